nonet unavoidable --size 6
