# Nothing that the terminal would take for a command.
nonet solve $'\x1b[31m\nx'
