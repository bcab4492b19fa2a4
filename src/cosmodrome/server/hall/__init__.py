"""All tables together: finding and making them, several processes, and what goes on where nobody looks."""
