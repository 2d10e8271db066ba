"""``python -m readyroom`` is the same as ``readyroom``."""

import sys

from readyroom.cli import main

if __name__ == "__main__":
    sys.exit(main())
