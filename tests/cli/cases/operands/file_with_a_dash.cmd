nonet check ./-dash.txt; nonet check -- -dash.txt; nonet check -dash.txt
