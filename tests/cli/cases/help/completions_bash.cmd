nonet help --completions bash
