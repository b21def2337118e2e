facts-sides = Výhry podle civilizace
facts-used = Vyložené destičky
