# Words above a grid name it, as in collections that count their grids, and in letters for help.
nonet check
