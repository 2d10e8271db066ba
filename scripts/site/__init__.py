"""Parts of the documentation site besides its pages: notebooks that run, and rules stored with their games."""
