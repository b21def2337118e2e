### Palabras de Peloponnes

civilisation =
    { $id ->
        [messene] Mesene
        [patras] Patras
        [arkadia] Arcadia
        [korinth] Corinto
        [sparta] Esparta
        [pylos] Pilos
       *[argos] Argos
    }

disaster =
    { $id ->
        [earthquake]
            { $case ->
                [the] el terremoto
                [of] del terremoto
               *[nom] terremoto
            }
        [drought]
            { $case ->
                [the] la sequía
                [of] de la sequía
               *[nom] sequía
            }
        [plague]
            { $case ->
                [the] la plaga
                [of] de la plaga
               *[nom] plaga
            }
        [tempest]
            { $case ->
                [the] la tempestad
                [of] de la tempestad
               *[nom] tempestad
            }
       *[decline]
            { $case ->
                [the] la decadencia
                [of] de la decadencia
               *[nom] decadencia
            }
    }

good =
    { $id ->
        [coins] moneda
        [wood] madera
        [stone] piedra
        [food] comida
        [luxury] artículo de lujo
       *[inhabitants] habitante
    }

coins =
    { $case ->
        [short] { $n } mon.
       *[nom]
            { $n ->
                [one] { $n } moneda
               *[other] { $n } monedas
            }
    }

wood =
    { $n ->
        [one] { $n } madera
       *[other] { $n } maderas
    }

stone =
    { $n ->
        [one] { $n } piedra
       *[other] { $n } piedras
    }

food =
    { $n ->
        [one] { $n } comida
       *[other] { $n } comidas
    }

luxury =
    { $case ->
        [short] { $n } de lujo
       *[nom]
            { $n ->
                [one] { $n } artículo de lujo
               *[other] { $n } artículos de lujo
            }
    }

inhabitants =
    { $case ->
       *[nom]
            { $n ->
                [one] { $n } habitante
               *[other] { $n } habitantes
            }
    }

lands =
    { $n ->
        [one] { $n } tierra
       *[other] { $n } tierras
    }

buildings =
    { $n ->
        [one] { $n } edificio
       *[other] { $n } edificios
    }

tiles =
    { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }

points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }

luxury-short =
    { $case ->
        [short] { $n } de lujo
       *[nom]
            { $n ->
                [one] { $n } artículo de lujo
               *[other] { $n } artículos de lujo
            }
    }

landscape =
    { $id ->
        [mountains] Montañas
        [mountains-forest] Bosque Alto
        [mountains-hills] Tierras Altas
        [forest-hills] Colinas
        [forest] Bosque
        [fields] Campos
       *[fields-forest] Claros
    }

named-tile =
    { $id ->
        [A11]
            { $case ->
                [the] el Cuartel
                [The] El Cuartel
                [of] del Cuartel
                [to] al Cuartel
               *[nom] Cuartel
            }
        [A12]
            { $case ->
                [the] el Puente
                [The] El Puente
                [of] del Puente
                [to] al Puente
               *[nom] Puente
            }
        [A13]
            { $case ->
                [the] el Mercado
                [The] El Mercado
                [of] del Mercado
                [to] al Mercado
               *[nom] Mercado
            }
        [A14]
            { $case ->
                [the] la Calle
                [The] La Calle
                [of] de la Calle
                [to] a la Calle
               *[nom] Calle
            }
        [A15]
            { $case ->
                [the] el Puerto
                [The] El Puerto
                [of] del Puerto
                [to] al Puerto
               *[nom] Puerto
            }
        [B01]
            { $case ->
                [the] el Acueducto
                [The] El Acueducto
                [of] del Acueducto
                [to] al Acueducto
               *[nom] Acueducto
            }
        [B02]
            { $case ->
                [the] el Ágora
                [The] El Ágora
                [of] del Ágora
                [to] al Ágora
               *[nom] Ágora
            }
        [B03]
            { $case ->
                [the] el Odeón de Epidauro
                [The] El Odeón de Epidauro
                [of] del Odeón de Epidauro
                [to] al Odeón de Epidauro
               *[nom] Odeón de Epidauro
            }
        [B08]
            { $case ->
                [the] el Leonideo
                [The] El Leonideo
                [of] del Leonideo
                [to] al Leonideo
               *[nom] Leonideo
            }
        [B12]
            { $case ->
                [the] el Granero
                [The] El Granero
                [of] del Granero
                [to] al Granero
               *[nom] Granero
            }
        [B13]
            { $case ->
                [the] la Cantera
                [The] La Cantera
                [of] de la Cantera
                [to] a la Cantera
               *[nom] Cantera
            }
        [B14]
            { $case ->
                [the] el Pozo
                [The] El Pozo
                [of] del Pozo
                [to] al Pozo
               *[nom] Pozo
            }
        [B15]
            { $case ->
                [the] el Templo de Apolo
                [The] El Templo de Apolo
                [of] del Templo de Apolo
                [to] al Templo de Apolo
               *[nom] Templo de Apolo
            }
        [C01]
            { $case ->
                [the] el Muro Ciclópeo
                [The] El Muro Ciclópeo
                [of] del Muro Ciclópeo
                [to] al Muro Ciclópeo
               *[nom] Muro Ciclópeo
            }
        [C02]
            { $case ->
                [the] la Agricultura
                [The] La Agricultura
                [of] de la Agricultura
                [to] a la Agricultura
               *[nom] Agricultura
            }
        [C06]
            { $case ->
                [the] el Taller de Fidias
                [The] El Taller de Fidias
                [of] del Taller de Fidias
                [to] al Taller de Fidias
               *[nom] Taller de Fidias
            }
        [C07]
            { $case ->
                [the] la Estoa
                [The] La Estoa
                [of] de la Estoa
                [to] a la Estoa
               *[nom] Estoa
            }
        [C08]
            { $case ->
                [the] la Estatua de Zeus
                [The] La Estatua de Zeus
                [of] de la Estatua de Zeus
                [to] a la Estatua de Zeus
               *[nom] Estatua de Zeus
            }
        [C09]
            { $case ->
                [the] la Puerta de los Leones
                [The] La Puerta de los Leones
                [of] de la Puerta de los Leones
                [to] a la Puerta de los Leones
               *[nom] Puerta de los Leones
            }
       *[C10]
            { $case ->
                [the] la Fortaleza de Tirinto
                [The] La Fortaleza de Tirinto
                [of] de la Fortaleza de Tirinto
                [to] a la Fortaleza de Tirinto
               *[nom] Fortaleza de Tirinto
            }
    }

land-tile =
    { $case ->
        [of] de { LANDSCAPE($landscape) } { $id }
        [to] a { LANDSCAPE($landscape) } { $id }
       *[nom] { LANDSCAPE($landscape) } { $id }
    }
