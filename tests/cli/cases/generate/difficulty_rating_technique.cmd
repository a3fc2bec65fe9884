nonet generate --seed 5 --difficulty easy-hard --rating 2.6-6 --technique naked-pair --format json 2
