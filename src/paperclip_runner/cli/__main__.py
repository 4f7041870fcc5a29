"""``python -m paperclip_runner.cli``: the ``prp`` command where its script is not on PATH."""

import sys

from paperclip_runner.cli.main import main

sys.exit(main())
