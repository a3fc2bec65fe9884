nonet trace --format heat --algorithm singles
