facts-sides = Siege nach Zivilisation
facts-used = Ausgelegte Plättchen
