nonet help --completions fish
