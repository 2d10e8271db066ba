"""What the documentation site is made of besides pages: notebooks that run, rules that lie with their games."""
