### Cyclades: obrázek slovy a karta hráče

picture-island = { PLACE($island) } ({ $contents })
picture-metropolis = metropole
picture-prosperity = rozkvět +{ $n }
picture-islands = ostrovy { $islands }
picture-fleets = lodě na { $fleets }
picture-fleet = { PLACE($sea) } ({ $fleets })

picture-title = Kykladés, kolo { $cycle }.
picture-sentence = { $line }.
picture-due = Na tahu: { $seats }.
picture-draw = Remíza: { $seats }.
picture-over = Konec hry.
picture-won =
    { $count ->
        [one] Vítězí { $seats }.
        [few] Vítězové: { $seats }.
       *[other] Vítězové: { $seats }.
    }
picture-leads = Vede { $seat }: { $held }.

board-title = { table-goal }. { $due }
board-next-cycle = Pořadí v příštím kole: { $places }
board-free-place = volno
board-islands = - Ostrovy: { $islands }
board-fleets = - Lodě: { $fleets }
board-seat = **{ $seat }**: { $goods }
board-nobodys = **Nikomu nepatří**
board-trade-seas = Námořní pole, která vynášejí 1 ZM: { $seas }
board-free-slots = volná místa: { $n }
board-around = Kolem: { $place }

card-purse = Máš { $purse }.
card-out = Tvůj poslední ostrov padl: jsi mimo hru a nic už nevlastníš.
card-gold = **Máš { GOLD($gold) }**, je kolo { $cycle } a tvůj příjem je { $income }.
card-holds = Vlastníš { $held }:
card-offerings = Tvoje nabídka: { $offerings }
card-offering = { GOD($god) } { $amount }
card-figures = Tvoje figurky: { $figures }
card-creatures = Bytosti tě stojí: { $creatures }

drawn-building =
    { $building ->
        [port] Přístav
        [fortress] Pevnost
        [temple] Chrám
       *[university] Univerzita
    }
drawn-cycle = Kolo { $n }
drawn-victory = Vítězství
drawn-draw = Remíza
drawn-over = Konec
drawn-to-offer = Ještě nabídnou
drawn-next-cycle = Příští kolo
drawn-way = Přesun
drawn-fought = Boj
drawn-taken = Dobyto
drawn-added = Nové
drawn-island = Ostrov { $n }
drawn-troops = Vojáci
drawn-fleets = Lodě
drawn-income = Příjem
drawn-metropolis = Metropole
drawn-around = Kolem
