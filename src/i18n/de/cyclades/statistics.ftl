facts-sides = Siege nach Gott
facts-used = Genutzte Kreaturen
