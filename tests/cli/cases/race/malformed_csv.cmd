nonet race --no-time --format csv --algorithms singles
