nonet trace -
