nonet techniques --format json x-wing
