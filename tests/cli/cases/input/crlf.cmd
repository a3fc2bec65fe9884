# Windows line ends.
nonet solve
