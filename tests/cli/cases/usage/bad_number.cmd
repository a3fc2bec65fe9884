nonet solve --threads many
