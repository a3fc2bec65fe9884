nonet help --man --completions bash
