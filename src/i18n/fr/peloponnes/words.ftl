### Peloponnes

civilisation =
    { $id ->
        [messene] Messène
        [patras] Patras
        [arkadia]
            { $case ->
                [the] l’Arcadie
                [The] L’Arcadie
               *[nom] Arcadie
            }
        [korinth] Corinthe
        [sparta] Sparte
        [pylos] Pylos
       *[argos] Argos
    }

disaster =
    { $id ->
        [earthquake]
            { $case ->
                [the] le tremblement de terre
                [The] Le tremblement de terre
                [of] du tremblement de terre
               *[nom] tremblement de terre
            }
        [drought]
            { $case ->
                [the] la sécheresse
                [The] La sécheresse
                [of] de la sécheresse
               *[nom] sécheresse
            }
        [plague]
            { $case ->
                [the] l’épidémie
                [The] L’épidémie
                [of] de l’épidémie
               *[nom] épidémie
            }
        [tempest]
            { $case ->
                [the] la tempête
                [The] La tempête
                [of] de la tempête
               *[nom] tempête
            }
       *[decline]
            { $case ->
                [the] le déclin
                [The] Le déclin
                [of] du déclin
               *[nom] déclin
            }
    }

good =
    { $id ->
        [coins] pièce
        [wood] bois
        [stone] pierre
        [food] nourriture
        [luxury] produit de luxe
       *[inhabitants] habitant
    }

coins =
    { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    }

wood = { $n } bois

stone =
    { $n ->
        [one] { $n } pierre
       *[other] { $n } pierres
    }

food =
    { $case ->
        [short] { $n } nourr.
       *[nom]
            { $n ->
                [one] { $n } nourriture
               *[other] { $n } nourritures
            }
    }

luxury =
    { $case ->
        [short] { $n } luxe
       *[nom]
            { $n ->
                [one] { $n } produit de luxe
               *[other] { $n } produits de luxe
            }
    }

inhabitants =
    { $case ->
        [short] { $n } hab.
       *[nom]
            { $n ->
                [one] { $n } habitant
               *[other] { $n } habitants
            }
    }

lands =
    { $n ->
        [one] { $n } terrain
       *[other] { $n } terrains
    }

buildings =
    { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }

tiles =
    { $n ->
        [one] { $n } tuile
       *[other] { $n } tuiles
    }

points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

luxury-short =
    { $case ->
        [short] { $n } luxe
       *[nom]
            { $n ->
                [one] { $n } produit de luxe
               *[other] { $n } produits de luxe
            }
    }

landscape =
    { $id ->
        [mountains] Montagnes
        [mountains-forest] Monts boisés
        [mountains-hills] Hautes terres
        [forest-hills] Collines boisées
        [forest] Forêt
        [fields] Champs
       *[fields-forest] Clairières
    }

named-tile =
    { $id ->
        [A11]
            { $case ->
                [the] la Caserne
                [obj] la Caserne
                [The] La Caserne
                [of] de la Caserne
                [to] à la Caserne
               *[nom] Caserne
            }
        [A12]
            { $case ->
                [the] le Pont
                [obj] le Pont
                [The] Le Pont
                [of] du Pont
                [to] au Pont
               *[nom] Pont
            }
        [A13]
            { $case ->
                [the] le Marché
                [obj] le Marché
                [The] Le Marché
                [of] du Marché
                [to] au Marché
               *[nom] Marché
            }
        [A14]
            { $case ->
                [the] la Route
                [obj] la Route
                [The] La Route
                [of] de la Route
                [to] à la Route
               *[nom] Route
            }
        [A15]
            { $case ->
                [the] le Port
                [obj] le Port
                [The] Le Port
                [of] du Port
                [to] au Port
               *[nom] Port
            }
        [B01]
            { $case ->
                [the] l’Aqueduc
                [obj] l’Aqueduc
                [The] L’Aqueduc
                [of] de l’Aqueduc
                [to] à l’Aqueduc
               *[nom] Aqueduc
            }
        [B02]
            { $case ->
                [the] l’Agora
                [obj] l’Agora
                [The] L’Agora
                [of] de l’Agora
                [to] à l’Agora
               *[nom] Agora
            }
        [B03]
            { $case ->
                [the] l’Odéon d’Épidaure
                [obj] l’Odéon d’Épidaure
                [The] L’Odéon d’Épidaure
                [of] de l’Odéon d’Épidaure
                [to] à l’Odéon d’Épidaure
               *[nom] Odéon d’Épidaure
            }
        [B08]
            { $case ->
                [the] le Léonidaion
                [obj] le Léonidaion
                [The] Le Léonidaion
                [of] du Léonidaion
                [to] au Léonidaion
               *[nom] Léonidaion
            }
        [B12]
            { $case ->
                [the] le Grenier
                [obj] le Grenier
                [The] Le Grenier
                [of] du Grenier
                [to] au Grenier
               *[nom] Grenier
            }
        [B13]
            { $case ->
                [the] la Carrière
                [obj] la Carrière
                [The] La Carrière
                [of] de la Carrière
                [to] à la Carrière
               *[nom] Carrière
            }
        [B14]
            { $case ->
                [the] le Puits
                [obj] le Puits
                [The] Le Puits
                [of] du Puits
                [to] au Puits
               *[nom] Puits
            }
        [B15]
            { $case ->
                [the] le Temple d’Apollon
                [obj] le Temple d’Apollon
                [The] Le Temple d’Apollon
                [of] du Temple d’Apollon
                [to] au Temple d’Apollon
               *[nom] Temple d’Apollon
            }
        [C01]
            { $case ->
                [the] le Mur cyclopéen
                [obj] le Mur cyclopéen
                [The] Le Mur cyclopéen
                [of] du Mur cyclopéen
                [to] au Mur cyclopéen
               *[nom] Mur cyclopéen
            }
        [C02]
            { $case ->
                [the] l’Agriculture
                [obj] l’Agriculture
                [The] L’Agriculture
                [of] de l’Agriculture
                [to] à l’Agriculture
               *[nom] Agriculture
            }
        [C06]
            { $case ->
                [the] l’Atelier de Phidias
                [obj] l’Atelier de Phidias
                [The] L’Atelier de Phidias
                [of] de l’Atelier de Phidias
                [to] à l’Atelier de Phidias
               *[nom] Atelier de Phidias
            }
        [C07]
            { $case ->
                [the] la Stoa
                [obj] la Stoa
                [The] La Stoa
                [of] de la Stoa
                [to] à la Stoa
               *[nom] Stoa
            }
        [C08]
            { $case ->
                [the] la Statue de Zeus
                [obj] la Statue de Zeus
                [The] La Statue de Zeus
                [of] de la Statue de Zeus
                [to] à la Statue de Zeus
               *[nom] Statue de Zeus
            }
        [C09]
            { $case ->
                [the] la Porte des Lions
                [obj] la Porte des Lions
                [The] La Porte des Lions
                [of] de la Porte des Lions
                [to] à la Porte des Lions
               *[nom] Porte des Lions
            }
       *[C10]
            { $case ->
                [the] la Forteresse de Tirynthe
                [obj] la Forteresse de Tirynthe
                [The] La Forteresse de Tirynthe
                [of] de la Forteresse de Tirynthe
                [to] à la Forteresse de Tirynthe
               *[nom] Forteresse de Tirynthe
            }
    }

land-tile =
    { $case ->
        [the] le terrain { LANDSCAPE($landscape) } { $id }
        [The] Le terrain { LANDSCAPE($landscape) } { $id }
        [of] du terrain { LANDSCAPE($landscape) } { $id }
        [to] au terrain { LANDSCAPE($landscape) } { $id }
       *[nom] { LANDSCAPE($landscape) } { $id }
    }
