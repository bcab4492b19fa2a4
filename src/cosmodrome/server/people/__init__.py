"""People: accounts, passwords and programs, what belongs to whom, whom they like to meet, how they are called."""
