nonet race --no-time --format svg --max-steps 20000
