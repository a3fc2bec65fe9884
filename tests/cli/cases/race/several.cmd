nonet race --no-time --max-steps 20000 --limit 2
