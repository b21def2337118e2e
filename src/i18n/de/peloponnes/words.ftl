### Peloponnes
### Forms with an article are named by the masculine one: der, den, dem, beim. “Der” begins a sentence.

civilisation =
    { $id ->
        [messene] Messene
        [patras] Patras
        [arkadia] Arkadia
        [korinth] Korinth
        [sparta] Sparta
        [pylos] Pylos
       *[argos] Argos
    }

disaster =
    { $id ->
        [earthquake]
            { $case ->
                [der] das Erdbeben
                [Der] Das Erdbeben
                [den] das Erdbeben
                [dem] dem Erdbeben
               *[nom] Erdbeben
            }
        [drought]
            { $case ->
                [der] die Dürre
                [Der] Die Dürre
                [den] die Dürre
                [dem] der Dürre
               *[nom] Dürre
            }
        [plague]
            { $case ->
                [der] die Pest
                [Der] Die Pest
                [den] die Pest
                [dem] der Pest
               *[nom] Pest
            }
        [tempest]
            { $case ->
                [der] das Unwetter
                [Der] Das Unwetter
                [den] das Unwetter
                [dem] dem Unwetter
               *[nom] Unwetter
            }
       *[decline]
            { $case ->
                [der] der Verfall
                [Der] Der Verfall
                [den] den Verfall
                [dem] dem Verfall
               *[nom] Verfall
            }
    }

good =
    { $id ->
        [coins] Münze
        [wood] Holz
        [stone] Stein
        [food] Nahrung
        [luxury] Luxusgut
       *[inhabitants] Einwohner
    }

coins =
    { $n ->
        [one] { $n } Münze
       *[other] { $n } Münzen
    }

wood = { $n } Holz

stone = { $n } Stein

food = { $n } Nahrung

luxury =
    { $case ->
        [short] { $n } Luxus
        [dat]
            { $n ->
                [one] { $n } Luxusgut
               *[other] { $n } Luxusgütern
            }
       *[nom]
            { $n ->
                [one] { $n } Luxusgut
               *[other] { $n } Luxusgüter
            }
    }

inhabitants =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Einwohner
               *[other] { $n } Einwohnern
            }
       *[nom] { $n } Einwohner
    }

lands =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Gelände
               *[other] { $n } Geländen
            }
       *[nom]
            { $n ->
                [one] { $n } Gelände
               *[other] { $n } Gelände
            }
    }

buildings =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Gebäude
               *[other] { $n } Gebäuden
            }
       *[nom]
            { $n ->
                [one] { $n } Gebäude
               *[other] { $n } Gebäude
            }
    }

tiles = { $n } Plättchen

points =
    { $case ->
        [dat]
            { $n ->
                [one] { $n } Punkt
               *[other] { $n } Punkten
            }
       *[nom]
            { $n ->
                [one] { $n } Punkt
               *[other] { $n } Punkte
            }
    }

luxury-short =
    { $case ->
        [short] { $n } Luxus
        [dat]
            { $n ->
                [one] { $n } Luxusgut
               *[other] { $n } Luxusgütern
            }
       *[nom]
            { $n ->
                [one] { $n } Luxusgut
               *[other] { $n } Luxusgüter
            }
    }

landscape =
    { $id ->
        [mountains] Gebirge
        [mountains-forest] Bergwald
        [mountains-hills] Hochland
        [forest-hills] Waldhügel
        [forest] Wald
        [fields] Felder
       *[fields-forest] Lichtungen
    }

named-tile =
    { $id ->
        [A11]
            { $case ->
                [der] die Kaserne
                [Der] Die Kaserne
                [den] die Kaserne
                [dem] der Kaserne
                [beim] bei der Kaserne
               *[nom] Kaserne
            }
        [A12]
            { $case ->
                [der] die Brücke
                [Der] Die Brücke
                [den] die Brücke
                [dem] der Brücke
                [beim] bei der Brücke
               *[nom] Brücke
            }
        [A13]
            { $case ->
                [der] der Markt
                [Der] Der Markt
                [den] den Markt
                [dem] dem Markt
                [beim] beim Markt
               *[nom] Markt
            }
        [A14]
            { $case ->
                [der] die Straße
                [Der] Die Straße
                [den] die Straße
                [dem] der Straße
                [beim] bei der Straße
               *[nom] Straße
            }
        [A15]
            { $case ->
                [der] der Hafen
                [Der] Der Hafen
                [den] den Hafen
                [dem] dem Hafen
                [beim] beim Hafen
               *[nom] Hafen
            }
        [B01]
            { $case ->
                [der] der Aquädukt
                [Der] Der Aquädukt
                [den] den Aquädukt
                [dem] dem Aquädukt
                [beim] beim Aquädukt
               *[nom] Aquädukt
            }
        [B02]
            { $case ->
                [der] die Agora
                [Der] Die Agora
                [den] die Agora
                [dem] der Agora
                [beim] bei der Agora
               *[nom] Agora
            }
        [B03]
            { $case ->
                [der] das Odeon von Epidauros
                [Der] Das Odeon von Epidauros
                [den] das Odeon von Epidauros
                [dem] dem Odeon von Epidauros
                [beim] beim Odeon von Epidauros
               *[nom] Odeon von Epidauros
            }
        [B08]
            { $case ->
                [der] das Leonidaion
                [Der] Das Leonidaion
                [den] das Leonidaion
                [dem] dem Leonidaion
                [beim] beim Leonidaion
               *[nom] Leonidaion
            }
        [B12]
            { $case ->
                [der] der Kornspeicher
                [Der] Der Kornspeicher
                [den] den Kornspeicher
                [dem] dem Kornspeicher
                [beim] beim Kornspeicher
               *[nom] Kornspeicher
            }
        [B13]
            { $case ->
                [der] der Steinbruch
                [Der] Der Steinbruch
                [den] den Steinbruch
                [dem] dem Steinbruch
                [beim] beim Steinbruch
               *[nom] Steinbruch
            }
        [B14]
            { $case ->
                [der] der Brunnen
                [Der] Der Brunnen
                [den] den Brunnen
                [dem] dem Brunnen
                [beim] beim Brunnen
               *[nom] Brunnen
            }
        [B15]
            { $case ->
                [der] der Apollontempel
                [Der] Der Apollontempel
                [den] den Apollontempel
                [dem] dem Apollontempel
                [beim] beim Apollontempel
               *[nom] Apollontempel
            }
        [C01]
            { $case ->
                [der] die Zyklopenmauer
                [Der] Die Zyklopenmauer
                [den] die Zyklopenmauer
                [dem] der Zyklopenmauer
                [beim] bei der Zyklopenmauer
               *[nom] Zyklopenmauer
            }
        [C02]
            { $case ->
                [der] der Ackerbau
                [Der] Der Ackerbau
                [den] den Ackerbau
                [dem] dem Ackerbau
                [beim] beim Ackerbau
               *[nom] Ackerbau
            }
        [C06]
            { $case ->
                [der] die Werkstatt des Phidias
                [Der] Die Werkstatt des Phidias
                [den] die Werkstatt des Phidias
                [dem] der Werkstatt des Phidias
                [beim] bei der Werkstatt des Phidias
               *[nom] Werkstatt des Phidias
            }
        [C07]
            { $case ->
                [der] die Stoa
                [Der] Die Stoa
                [den] die Stoa
                [dem] der Stoa
                [beim] bei der Stoa
               *[nom] Stoa
            }
        [C08]
            { $case ->
                [der] die Zeusstatue
                [Der] Die Zeusstatue
                [den] die Zeusstatue
                [dem] der Zeusstatue
                [beim] bei der Zeusstatue
               *[nom] Zeusstatue
            }
        [C09]
            { $case ->
                [der] das Löwentor
                [Der] Das Löwentor
                [den] das Löwentor
                [dem] dem Löwentor
                [beim] beim Löwentor
               *[nom] Löwentor
            }
       *[C10]
            { $case ->
                [der] die Festung Tiryns
                [Der] Die Festung Tiryns
                [den] die Festung Tiryns
                [dem] der Festung Tiryns
                [beim] bei der Festung Tiryns
               *[nom] Festung Tiryns
            }
    }

land-tile =
    { $case ->
        [beim] bei { LANDSCAPE($landscape) } { $id }
       *[nom] { LANDSCAPE($landscape) } { $id }
    }
