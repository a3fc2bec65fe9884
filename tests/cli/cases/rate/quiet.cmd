nonet rate --quiet
