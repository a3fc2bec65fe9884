nonet unavoidable --size 4 --list
