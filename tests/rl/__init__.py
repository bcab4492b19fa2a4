"""The environments of learning."""
