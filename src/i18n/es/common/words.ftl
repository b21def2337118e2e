### Palabras de todos los juegos

hours =
    { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }

days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }

people =
    { $n ->
        [one] { $n } persona
       *[other] { $n } personas
    }

minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }

characters =
    { $n ->
        [one] { $n } carácter
       *[other] { $n } caracteres
    }

players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }

voices =
    { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    }
