nonet --help
