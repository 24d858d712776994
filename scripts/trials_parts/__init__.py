"""The trials of scripts/trials."""
