"""What is kept: the form of the database and its migrations, the store, the log's writer, leases between processes."""
