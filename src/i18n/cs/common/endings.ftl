### Jak partie skončila

ending-conceded = Všichni hráči se vzdali, takže nikdo nevyhrává.

ending-last =
    { $count ->
        [one] Ve hře zůstává už jen { $winners } a vyhrává.
        [few] Ve hře zůstávají už jen { $winners } a dělí se o vítězství.
        [many] Ve hře zůstávají už jen { $winners } a dělí se o vítězství.
       *[other] Ve hře zůstávají už jen { $winners } a dělí se o vítězství.
    }

ending-draw = Partie skončila remízou: { $winners }.

ending-standing =
    Partie skončila předčasně: { $winners } { $count ->
        [one] vede a vyhrává
        [few] vedou společně a dělí se o vítězství
        [many] vedou společně a dělí se o vítězství
       *[other] vedou společně a dělí se o vítězství
    }.

ending-abandoned = Partii už nikdo nehrál, takže nikdo nevyhrává.

event-GameEnded = **Konec partie.** { $outcome }
