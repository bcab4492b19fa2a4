"""Tests of bots: they play legally, by their seed alone, and well."""
