nonet rate --bare
