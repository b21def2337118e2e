picture-island = { PLACE($island, case: "number") } ({ $contents })
picture-metropolis = Metropole
several-buildings =
    { $building ->
        [port] { $n } Häfen
        [fortress] { $n } Festungen
        [temple] { $n } Tempel
       *[university] { $n } Universitäten
    }
picture-prosperity = +{ $n } Wohlstand
picture-islands =
    { $count ->
        [one] Insel
       *[other] Inseln
    } { $islands }
picture-fleets =
    { $count ->
        [one] Flotte in
       *[other] Flotten in
    } { $fleets }
picture-fleet = { PLACE($sea) } ({ $fleets })

picture-title = Cyclades, Zyklus { $cycle }.
picture-sentence = { $line }.
picture-due =
    { $count ->
        [one] Am Zug: { $seats }.
       *[other] Am Zug: { $seats }.
    }
picture-draw = Unentschieden zwischen { $seats }.
picture-over = Die Partie ist vorbei.
picture-won = Gewonnen von { $seats }.
picture-leads = { $seat } führt mit { $held }.

board-title = { table-goal }. { $due }
board-next-cycle = Reihenfolge im nächsten Zyklus: { $places }
board-free-place = frei
board-islands = - Inseln: { $islands }
board-fleets = - Flotten: { $fleets }
board-seat = **{ $seat }**: { $goods }
board-nobodys = **Herrenlos**
board-trade-seas = Seefelder, die 1 GS bringen: { $seas }
board-around = Ringsum: { $place }
board-sea-income = { PLACE($sea) } ({ table-income })
board-empty-seas = Keine Flotten in { $all }
board-around-islands = **Seefelder rings um jede Insel**
board-around-seas = **Benachbarte Seefelder**
board-place-seas = { PLACE($place, case: "start") }: { $seas }

card-purse = Du hast { $purse }.
card-out = Du hast deine letzte Insel verloren und bist ausgeschieden.
card-gold = **Du hast { GOLD($gold) }** in Zyklus { $cycle }. Dein Einkommen: { $income }.
card-abbreviation = GS steht für Goldstücke.
card-holds = Du besitzt { $held }:
card-offerings = Dein Gebot: { $offerings }
card-offering = { GOD($god) } { $amount }
card-figures = Deine Figuren: { $figures }
card-creatures = Preise der Kreaturen für dich: { $creatures }

drawn-buildings =
    { $building ->
        [port] Hafen
        [fortress] Festung
        [temple] Tempel
       *[university] Universität
    }
drawn-cycle = Zyklus { $n }
drawn-victory = Sieg
drawn-draw = Remis
drawn-over = Ende
drawn-toOffer = Zu bieten
drawn-nextCycle = Nächster Zyklus
drawn-way = Bewegt
drawn-fought = Kampf
drawn-taken = Erobert
drawn-added = Neu
drawn-island = Insel { $n }
drawn-troops = Truppen
drawn-fleets = Flotten
drawn-income = Einkommen
drawn-metropolis = Metropole
drawn-around = Ringsum
