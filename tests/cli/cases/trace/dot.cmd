nonet trace --format dot --algorithm singles --depth 5 --nodes 20 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
