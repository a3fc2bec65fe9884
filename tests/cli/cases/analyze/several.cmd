nonet analyze --limit 20 --unavoidable 0
