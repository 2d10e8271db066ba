"""What the command line itself can complain about; the message is the sentence to show."""


class Failure(Exception):
    """The thing that was asked for failed."""


class Misuse(Exception):
    """The command cannot be understood."""
