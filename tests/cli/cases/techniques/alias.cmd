nonet techniques 2-String Kite
