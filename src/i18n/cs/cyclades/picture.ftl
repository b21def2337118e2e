### Obrázek slovy a karta hráče

picture-island = { PLACE($island, case: "number") } ({ $contents })
picture-metropolis = metropole
several-buildings =
    { $building ->
        [port] { $n } přístavy
        [fortress] { $n } pevnosti
        [temple] { $n } chrámy
       *[university] { $n } univerzity
    }
picture-prosperity = rozkvět +{ $n }
picture-islands =
    { $count ->
        [one] ostrov:
        [few] ostrovy:
        [many] ostrovy:
       *[other] ostrovy:
    } { $islands }
picture-fleets =
    { $count ->
        [one] loď:
        [few] lodě:
        [many] lodě:
       *[other] lodě:
    } { $fleets }
picture-fleet = { PLACE($sea) } ({ $fleets })

picture-title = Cyclades, kolo { $cycle }.
picture-sentence = { $line }.
picture-due =
    { $count ->
        [one] Na tahu: { $seats }.
        [few] Na tahu: { $seats }.
        [many] Na tahu: { $seats }.
       *[other] Na tahu: { $seats }.
    }
picture-draw = Remíza: { $seats }.
picture-over = Partie skončila.
picture-won =
    { $count ->
        [one] Vyhrává { $seats }.
        [few] Vyhrávají společně: { $seats }.
        [many] Vyhrávají společně: { $seats }.
       *[other] Vyhrávají společně: { $seats }.
    }
picture-leads = Vede { $seat }: { $held }.

board-title = { table-goal }. { $due }
board-next-cycle = Pořadí v příštím kole: { $places }
board-free-place = volno
board-islands = - Ostrovy: { $islands }
board-fleets = - Lodě: { $fleets }
board-seat = **{ $seat }**: { $goods }
board-nobodys = **Bez majitele**
board-trade-seas = Námořní pole, která vynášejí 1 ZM: { $seas }
board-around = Okolí: { $place }
board-sea-income = { PLACE($sea) } ({ table-income })
board-empty-seas = Bez lodí: { $all }
board-around-islands = **Námořní pole kolem každého ostrova**
board-around-seas = **Sousední námořní pole**
board-place-seas = { PLACE($place, case: "start") }: { $seas }

card-purse = Máš { $purse }.
card-out = Nezbyl ti žádný ostrov, takže jsi mimo hru.
card-gold = **Máš { GOLD($gold) }** (kolo { $cycle }). Tvůj příjem je { $income }.
card-abbreviation = ZM jsou zlaté mince.
card-holds = Máš { $held }:
card-offerings = Tvoje nabídka: { $offerings }
card-offering = { GOD($god) } { $amount }
card-figures = Tvoje figurky: { $figures }
card-creatures = Za bytosti zaplatíš: { $creatures }

drawn-buildings =
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
drawn-toOffer = Ještě nabídnou
drawn-nextCycle = Příští kolo
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
