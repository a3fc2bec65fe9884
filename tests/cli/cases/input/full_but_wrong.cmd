# A full grid that breaks a rule is a conflict, with all clashes.
nonet check
