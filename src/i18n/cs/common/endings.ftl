### How a match ended

ending-conceded = Všichni to vzdali a nikdo nevítězí.

ending-last =
    { $count ->
        [one] U stolu zůstává už jen { $winners } a vítězí.
        [few] U stolu zůstávají { $winners } a dělí se o vítězství.
       *[other] U stolu zůstávají { $winners } a dělí se o vítězství.
    }

ending-draw = Partie skončila remízou: { $winners }.

ending-standing =
    Partie byla ukončena za daného stavu: { $winners } { $count ->
        [one] vede a vítězí
        [few] vedou společně a dělí se o vítězství
       *[other] vedou společně a dělí se o vítězství
    }.

ending-abandoned = Partii všichni opustili a nikdo nevítězí.

event-GameEnded = **Konec hry.** { $outcome }
