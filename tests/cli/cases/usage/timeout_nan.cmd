nonet solve --timeout nan
