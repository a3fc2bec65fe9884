# Full-width digits are read.
nonet solve
