nonet help help
