nonet --version; nonet -V
