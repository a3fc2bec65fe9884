nonet help --completions zsh
