# Between parts of a line that are short sentences or lists themselves.
semicolon = { "; " }
