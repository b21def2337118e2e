facts-sides = Výhry podle boha
facts-used = Využité bytosti
