"""Read when a Python starts: one that a test started tells by which faults it comes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

if "MUTANTS_LISTED" in os.environ:
    sys.path.append(str(Path(__file__).parents[3]))
    from tools.mutants.started import tell

    tell()
