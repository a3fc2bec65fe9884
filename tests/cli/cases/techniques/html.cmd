nonet techniques --format html x-wing | grep -c '<svg'
