facts-sides = Victorias por dios
facts-used = Criaturas usadas
