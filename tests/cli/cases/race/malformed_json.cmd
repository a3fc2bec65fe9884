nonet race --no-time --format json --algorithms singles
