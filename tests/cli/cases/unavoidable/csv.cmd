nonet unavoidable --size 6 --format csv
