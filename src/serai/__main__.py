"""`python -m serai`."""

import sys

from serai.cli import main

sys.exit(main())
