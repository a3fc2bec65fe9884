nonet check --minimal
