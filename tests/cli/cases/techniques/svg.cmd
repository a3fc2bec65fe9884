nonet techniques --format svg x-wing | head -3
