nonet techniques | sed '12,$d'
