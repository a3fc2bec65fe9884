nonet analyze
