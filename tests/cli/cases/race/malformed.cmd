nonet race --no-time --algorithms singles
