# Old Mac line ends.
nonet solve
