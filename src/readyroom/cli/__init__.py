"""The command line: ``readyroom serve | play | simulate | replay | games | bench | incidents | db``, and games' own
commands.

Exit codes: 0 success, 1 failure, 2 the command was not understood, 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from readyroom.cli.arguments import load_games, named_games
from readyroom.cli.commands import parser
from readyroom.core.errors import BadOptions, ReadyRoomError, UnknownGame
from readyroom.extras.commands import Failure, Misuse
from readyroom.needs import MissingExtra
from readyroom.server.settings import BadSetting

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code; errors are sentences on stderr."""
    try:
        given = sys.argv[1:] if argv is None else argv
        load_games(named_games(given))
        args = parser().parse_args(given)
        code: int = args.run(args)
        if sys.stdout:  # it may have been closed from the start
            sys.stdout.flush()
    except (Misuse, BadOptions, BadSetting, MissingExtra, UnknownGame) as wrong:
        return _say(wrong, 2)
    except (Failure, ReadyRoomError) as failed:
        return _say(failed, 1)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader (such as `head`) has seen enough; Python must not write its buffered output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _say(problem: Exception, code: int) -> int:
    print(f"readyroom: {problem}", file=sys.stderr)
    return code
