semicolon = { " ; " }
