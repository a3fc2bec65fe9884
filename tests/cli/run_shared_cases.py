#!/usr/bin/env python3
"""Runs the cases kept beside the repository (../shared, or $NONET_SHARED) when they are there."""
import os
import pathlib
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
shared = pathlib.Path(os.environ.get("NONET_SHARED", root.parent / "shared"))
runner = shared / "cases" / "run"
if not runner.exists():
    print(f"SKIPPED: no {runner}; set NONET_SHARED to the folder that holds cases/run")
    sys.exit(77)
sys.exit(subprocess.run([sys.executable, str(runner), sys.argv[1]]).returncode)
