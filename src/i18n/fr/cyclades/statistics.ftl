facts-sides = Victoires par dieu
facts-used = Créatures utilisées
