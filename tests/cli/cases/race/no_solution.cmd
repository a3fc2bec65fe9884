nonet race --no-time --algorithms singles,exact-cover ..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..
