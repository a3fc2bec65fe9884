nonet analyze --format json --unavoidable 6 --bare
