# Each usual sign for a blank is read.
nonet solve
