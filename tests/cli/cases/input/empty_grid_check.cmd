# An empty grid has many completions; the answer comes at once.
nonet check
