nonet generate many
