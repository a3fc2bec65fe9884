# What a player added makes no given redundant, and makes up for none that is missing.
nonet check --minimal ':0000:x:8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.+2:::'
nonet check --minimal ':0000:x:+8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..:::'
nonet convert --to pencil 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 | nonet check --minimal --format json
