nonet techniques --format svg
