### Palabras de Cyclades

god =
    { $id ->
        [poseidon] Poseidón
        [ares] Ares
        [zeus] Zeus
        [athena] Atenea
       *[apollo] Apolo
    }

building =
    { $id ->
        [port]
            { $case ->
                [a] un puerto
                [the] el puerto
               *[nom] puerto
            }
        [fortress]
            { $case ->
                [a] una fortaleza
                [the] la fortaleza
               *[nom] fortaleza
            }
        [temple]
            { $case ->
                [a] un templo
                [the] el templo
               *[nom] templo
            }
       *[university]
            { $case ->
                [a] una universidad
                [the] la universidad
               *[nom] universidad
            }
    }

piece =
    { $id ->
        [troop]
            { $case ->
                [a] una tropa
               *[nom] tropa
            }
        [fleet]
            { $case ->
                [a] una flota
               *[nom] flota
            }
        [priest]
            { $case ->
                [a] un sacerdote
               *[nom] sacerdote
            }
       *[philosopher]
            { $case ->
                [a] un filósofo
               *[nom] filósofo
            }
    }

creature =
    { $id ->
        [fates]
            { $case ->
                [the] las Parcas
                [The] Las Parcas
                [to] a las Parcas
               *[nom] Parcas
            }
        [griffon]
            { $case ->
                [the] el Grifo
                [The] El Grifo
                [to] al Grifo
               *[nom] Grifo
            }
        [harpy]
            { $case ->
                [the] la Arpía
                [The] La Arpía
                [to] a la Arpía
               *[nom] Arpía
            }
        [pegasus]
            { $case ->
                [to] a Pegaso
               *[nom] Pegaso
            }
        [mermaid]
            { $case ->
                [the] la Sirena
                [The] La Sirena
                [to] a la Sirena
               *[nom] Sirena
            }
        [giant]
            { $case ->
                [the] el Gigante
                [The] El Gigante
                [to] al Gigante
               *[nom] Gigante
            }
        [dryad]
            { $case ->
                [the] la Dríade
                [The] La Dríade
                [to] a la Dríade
               *[nom] Dríade
            }
        [satyr]
            { $case ->
                [the] el Sátiro
                [The] El Sátiro
                [to] al Sátiro
               *[nom] Sátiro
            }
        [cyclops]
            { $case ->
                [the] el Cíclope
                [The] El Cíclope
                [to] al Cíclope
               *[nom] Cíclope
            }
        [sphinx]
            { $case ->
                [the] la Esfinge
                [The] La Esfinge
                [to] a la Esfinge
               *[nom] Esfinge
            }
        [sylph]
            { $case ->
                [the] la Sílfide
                [The] La Sílfide
                [to] a la Sílfide
               *[nom] Sílfide
            }
        [chimera]
            { $case ->
                [the] la Quimera
                [The] La Quimera
                [to] a la Quimera
               *[nom] Quimera
            }
        [minotaur]
            { $case ->
                [the] el Minotauro
                [The] El Minotauro
                [to] al Minotauro
               *[nom] Minotauro
            }
        [chiron]
            { $case ->
                [to] a Quirón
               *[nom] Quirón
            }
        [medusa]
            { $case ->
                [to] a Medusa
               *[nom] Medusa
            }
        [polyphemus]
            { $case ->
                [to] a Polifemo
               *[nom] Polifemo
            }
       *[kraken]
            { $case ->
                [the] el Kraken
                [The] El Kraken
                [to] al Kraken
               *[nom] Kraken
            }
    }

gold = { $n } MO

for-gold =
    { $n ->
        [0] { "" }
       *[other] { " " }por { GOLD($n) }
    }

price =
    { $n ->
        [0] (gratis)
       *[other] ({ GOLD($n) })
    }

troops =
    { $n ->
        [0] sin tropas
        [one] { $n } tropa
       *[other] { $n } tropas
    }

fleets =
    { $n ->
        [0] sin flotas
        [one] { $n } flota
       *[other] { $n } flotas
    }

units =
    { $n ->
        [one] { $n } unidad
       *[other] { $n } unidades
    }

priests =
    { $n ->
        [one] { $n } sacerdote
       *[other] { $n } sacerdotes
    }

philosophers =
    { $n ->
        [one] { $n } filósofo
       *[other] { $n } filósofos
    }

metropolises =
    { $n ->
        [0] ninguna Metrópolis
       *[other] { $n } Metrópolis
    }

steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }

islands =
    { $n ->
        [one] { $n } isla
       *[other] { $n } islas
    }

buildings =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }

cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }

sea-spaces =
    { $n ->
        [one] { $n } casilla de mar
       *[other] { $n } casillas de mar
    }

free-slots =
    { $n ->
        [one] { $n } recuadro libre
       *[other] { $n } recuadros libres
    }

# Cuántos pasos quedan: «queda 1 paso», «quedan 2 pasos».
steps-left =
    { $n ->
        [0] no quedan pasos
        [one] queda { $n } paso
       *[other] quedan { $n } pasos
    }

slot = recuadro { $n }

# «en la isla 3». "The" al principio de una frase, "start" de una etiqueta; "number" en listas, "short" donde falta sitio.
island =
    { $case ->
        [start] Isla { $n }
        [number] { $n }
        [short] isla { $n }
        [The] La isla { $n }
       *[nom] la isla { $n }
    }

sea = { $id }

creature-is =
    { CREATURE($id, case: "The") } { $id ->
        [fates] están
       *[other] está
    }

creature-is-not =
    { CREATURE($id, case: "The") } no { $id ->
        [fates] están
       *[other] está
    }
