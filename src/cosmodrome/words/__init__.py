"""Events and questions in words, in every language."""
