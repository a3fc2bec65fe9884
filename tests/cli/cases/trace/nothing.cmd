nonet trace
