"""A game as it is played: its log and record, what each answer changes for who looks on, taking back, leaving."""
