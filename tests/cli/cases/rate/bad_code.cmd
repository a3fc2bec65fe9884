nonet rate --format '%r %z'
