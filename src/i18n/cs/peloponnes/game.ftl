game-round = kolo { $round }

game-round-level = kolo { $round } na úrovni { $level }

game-standing = vítězí ten, kdo má nejvíc bodů, potom vyšší z hodnot moc a obyvatelstvo, potom nejvíc mincí

course-coins = Mince

course-population = Obyvatelstvo

course-power = Moc
