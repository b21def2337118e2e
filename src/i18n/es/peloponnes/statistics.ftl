facts-sides = Victorias por civilización
facts-used = Losetas colocadas
