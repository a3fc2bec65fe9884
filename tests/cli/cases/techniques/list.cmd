nonet techniques
