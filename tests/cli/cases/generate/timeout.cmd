nonet generate --seed 1 --givens 17 --timeout 0.2 2>&1 | sed 's/after [0-9]* tries/after N tries/; s/nearest had [0-9]* /nearest had N /; /nearest: /d'
