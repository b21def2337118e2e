semicolon = { "; " }
