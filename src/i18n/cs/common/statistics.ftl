statistics-own-headline = { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
    [many] { $matches } partie
   *[other] { $matches } partií
 } s lidmi od { $since }
statistics-server = Tento server
statistics-server-headline = { PLAYERS($people) }, { $matches ->
    [one] { $matches } partie
    [few] { $matches } partie
    [many] { $matches } partie
   *[other] { $matches } partií
 } od { $since }
statistics-won = výhry
statistics-answer = běžná odpověď
statistics-luck = štěstí na partii
statistics-left = opuštěno
statistics-matches = partie
statistics-of = { $part } z { $all }
statistics-minutes = { $n } min
statistics-hours = { $n } h
statistics-days = { $n } d
statistics-by-seats = Výhry podle počtu hráčů
statistics-by-game = Výhry podle hry
statistics-games = Hrané hry
statistics-encounters = Vzájemná bilance
statistics-board-wins = Nejvíc výher
statistics-board-answers = Nejrychlejší odpovědi
statistics-board-luck = Nejvíc štěstí
statistics-line = { $what }: { $values }
statistics-encounter = { $ahead } : { $behind }
statistics-met = { $name } ({ $matches })
statistics-own-note = -# Štěstí: body šance na výhru, které ti kostky a tažení daly nebo vzaly. Vzájemná bilance: kolikrát skončili za tebou a před tebou; v závorce počet společných partií. Vidíš to jen ty.
statistics-practised = -# { $matches ->
    [one] { $matches } partie jen proti hráčům AI se nepočítá.
    [few] { $matches } partie jen proti hráčům AI se nepočítají.
    [many] { $matches } partie jen proti hráčům AI se nepočítá.
   *[other] { $matches } partií jen proti hráčům AI se nepočítá.
 }
statistics-none = Zatím nemáš dohranou žádnou partii s jinými lidmi.
statistics-server-none = Na tomto serveru zatím nikdo nedohrál partii s jinými lidmi.
statistics-server-note = -# Žebříčky jmenují jen hráče, kteří si to zvolili v { COMMAND("me settings") } a dohráli tu 3 partie.
statistics-show-own = Moje bilance
statistics-show-server = Tento server
me-leaderboards-on = Žebříčky: ukazuj mě
me-leaderboards-off = Žebříčky: neukazuj mě
command-me_record = Tvoje partie s lidmi: výhry, rychlost, štěstí, vzájemná bilance. Vidíš to jen ty
command-server_record = Co se na tomto serveru hrálo, a jeho žebříčky
command-me_settings__leaderboards = Jestli tě žebříčky serveru smějí jmenovat
