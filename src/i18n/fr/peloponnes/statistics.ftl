facts-sides = Victoires par civilisation
facts-used = Tuiles posées
