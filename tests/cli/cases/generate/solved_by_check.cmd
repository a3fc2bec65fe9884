nonet generate --seed 12 3000 | nonet check --minimal | sort | uniq -c | sed 's/^ *//'
