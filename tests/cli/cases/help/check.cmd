nonet help check
