nonet version --help
