nonet unavoidable --size 4 --format json
