## Turnaje a ligy: víc stolů jedné hry s pořadím

command-cup = Turnaje na tomto serveru: víc stolů jedné hry s pořadím
command-cup_create = Připravit turnaj v tomto kanálu (moderátoři)
command-cup_create__game = Která hra
command-cup_create__players = Kolik hráčů sedí u stolu
command-cup_create__pace = Kolik času je na rozhodnutí
command-cup_create__days = Kolik dní se dá přihlásit
command-cup_create__format = Jak stoly následují po sobě
command-cup_status = Pořadí, tvoje partie a příští termín
command-cup_end = Hned ukončit turnaj; platí stav, v jakém je (moderátoři)
command-cup_cancel = Zrušit turnaj bez výsledku (moderátoři)
command-cup_export = Získat turnaj jako soubor, aby mohl pořadí ověřit každý
command-cup__cup = Číslo turnaje; bez něj nejnovější
cup-name = Turnaj #{ $cup }
cup-setup = **Nový turnaj v tomto kanálu**
    Vyber a stiskni *{ cup-open }*. Hráči se přihlásí jedním stisknutím pod zprávou, která se tu objeví. Po uzávěrce rozlosuji stoly a zahájím partie.
cup-more = Další nastavení
cup-open = Otevřít přihlášky
cup-enter = Přihlásit se
cup-withdraw = Odhlásit se
cup-rules = Pravidla turnaje
cup-status = Pořadí a moje partie
cup-tables = Hráčů u stolu: { $count }
cup-closing = Uzávěrka přihlášek za { DAYS($days, case: "acc") }
cup-format-pools = Skupiny: všichni se utkají stejně často
cup-format-knockOut = Skupiny, potom finále nejlepších
cup-format-league = Liga s divizemi a sezonami
cup-role = Jen členové s touto rolí
cup-computers-no = Jen lidé
cup-computers-yes = Poslední stoly doplní AI hráči
cup-title = **{ $cup }: { $game }**
cup-terms = Hráčů u stolu: { $tables } · { $pace } na rozhodnutí · { $format }
cup-role-only = Přihlásit se mohou jen členové s rolí { $role }.
cup-entered = **{ PLAYERS($count) }**: { $people }
cup-nobody = Zatím se nikdo nepřihlásil.
cup-round-days = Kolo skončí za { DAYS($days, case: "acc") }
cup-rating-any = Jakékoli hodnocení
cup-rating = Hodnocení aspoň { $points }
cup-rule-points = Body od prvního do posledního místa: { $points }. Kdo je na stejném místě, dělí se o body těch míst.
cup-rule-ties = Při stejných bodech rozhodují postupně: body těch, které necháš za sebou (Sonneborn-Berger), tvůj podíl na tom, co se ve hře počítá, méně vypršení času, los.
cup-rule-leaving = Když se vzdáš, předáš své místo, na konci chybíš nebo zdržíš partii až do konce kola, nedostaneš za ni body. Všichni, kdo zůstali, jsou před tebou.
cup-rule-round = Kolo skončí nejpozději za { DAYS($days, case: "acc") }. Partie, které ještě běží, se hodnotí podle stavu.
cup-rule-computers-no = Když u stolu chybí hráči, dostane místo AI hráč, bez bodů.
cup-rule-computers-yes = AI hráči doplní stoly a dostávají body jako všichni.
cup-rule-pools = Ve skupině se všichni utkají stejně často, nebo co nejpodobněji.
cup-rule-knockOut = Nejdřív hrají všichni ve skupině. Nejlepší ({ $count }) pak hrají u stolů, z nichž postupuje vítěz.
cup-rule-league = Divize po { $size } hrají { $seasons ->
    [one] { $seasons } sezonu
    [few] { $seasons } sezony
    [many] { $seasons } sezony
   *[other] { $seasons } sezon
 }. Po každé si první a poslední ({ $moving }) ze sousedních divizí vymění místa.
cup-entries = Přihlásit se dá do { $until }.
cup-playing = Kolo { $round }: dohráno { $over } z { $matches } partií. Skončí do { $until }.
cup-ended = Turnaj skončil.
cup-cancelled = Turnaj je zrušený.
cup-tooFew = Turnaj je zrušený: na jeden stůl se přihlásilo málo hráčů.
cup-deadline = Kolo skončilo: { $cup }.
cup-table = Body (odehrané partie)
cup-division = Divize { $division }: body (odehráno)
cup-points = { $count ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
 }
cup-winner = 🏆 { $winner } vyhrává { $cup }!
cup-mine = **Nejsi na tahu**: { $matches }
cup-mine-none = Teď v něm nemáš žádnou partii.
cup-opened = Přihlášky na { $cup } jsou v tomto kanálu otevřené. Příkazem { COMMAND("cup status") } je můžeš uzavřít dřív. { COMMAND("cup cancel") } turnaj zruší, { COMMAND("cup end") } ho ukončí dřív.
cup-entered-you = Účastníš se: { $cup }. Až začne tvoje partie, její vlákno tě zmíní.
cup-withdrawn = Už se neúčastníš: { $cup }. Tvoje rozehrané partie pokračují.
cup-ask-end = Ukončit { $cup } hned? Pořadí bude konečné a rozehrané partie se už nepočítají.
cup-ask-cancel = Zrušit { $cup }? Nebude mít výsledek. Rozehrané partie pokračují mimo něj.
cup-yes-end = Ano, ukončit
cup-yes-cancel = Ano, zrušit
cup-exported = { $cup } jako soubor. Pořadí z něj může přepočítat každý: `npm run verify -- --cup SOUBOR`
cup-none = Na tomto serveru takový turnaj není. Moderátor ho může připravit příkazem { COMMAND("cup create") }.
cup-unposted = V kanálu { $channel } už nemůžu psát, takže tam není nic o { $cup }. Turnaj pokračuje. Dovol mi tam zase psát a při příští změně budu pokračovat; { COMMAND("server check") } ukáže, co mi chybí.
cup-free-seat = { $cup } ({ $game }) má volné místo, které odpovídá tvému hledání. Jestli ho chceš, stiskni tam do { $until } *{ cup-enter }*: { $link }
cup-computer = AI { $number }
cup-forgotten = smazaný hráč
cup-places = Počet míst: { $count }. Kdo se přihlásí později, je náhradník.
cup-most = Počet míst: { $count }
cup-most-any = Hrají všichni přihlášení
cup-plan = { PLAYERS($count) }: každý hraje { $each ->
    [one] { $each } partii
    [few] { $each } partie
    [many] { $each } partie
   *[other] { $each } partií
 } { $format ->
    [league] za sezonu
    [knockOut] ve skupině
   *[pools] celkem
 }, všechny zároveň. Turnaj trvá nejvýš { DAYS($days, case: "acc") }.
cup-place = **Tvoje místo: { $place } { Z($count) } { $count }**, { $points }. Dohrané partie: { $played } { Z($matches) } { $matches }.
cup-points-by-place = Body podle místa: { $points }
cup-division-size = Divize po { $size } (každý { $each ->
    [one] { $each } partii
    [few] { $each } partie
    [many] { $each } partie
   *[other] { $each } partií
 })
cup-close = Hned uzavřít přihlášky
cup-ask-close = Uzavřít přihlášky hned ({ $cup })? Ihned rozlosuji stoly a zahájím partie. Kdo se přihlásí později, bude náhradník.
cup-ask-close-few = Uzavřít přihlášky hned ({ $cup })? Na jeden stůl je málo hráčů, takže by se turnaj zrušil.
cup-yes-close = Ano, uzavřít
cup-refusal-cupOver = Tento turnaj už skončil. { COMMAND("cup status") } ukáže nejnovější.
cup-refusal-cupEntered = V turnaji už jsi. Odhlásí tě *{ cup-withdraw }*.
cup-refusal-cupNotEntered = V turnaji nejsi. Přihlásí tě *{ cup-enter }*.
cup-refusal-cupNotDrawn = Přihlášky jsou ještě otevřené, takže není žádné pořadí. { COMMAND("cup cancel") } turnaj zruší.
cup-refusal-cupBanned = Moderátor tě tu vyloučil z turnajů a hodnocených partií. { COMMAND("me record") } ukáže proč a do kdy.
cup-refusal-cupRole = Turnaj je pro členy s rolí { $role }. Požádej o ni moderátora.
cup-refusal-cupRating = Turnaj je pro hráče s hodnocením aspoň { $least }. { COMMAND("me record") } ukáže tvoje a jak ho získat.
cup-refusal-recordNeeded = Turnaj je pro hráče s bilancí a ty na tomhle serveru zatím žádnou nemáš. Nejdřív dohraj partii s jinými lidmi.
cup-refusal-recordBelowGate = Turnaj je pro hráče s bilancí aspoň { $least } %. Tvoje je { $percent } %. { COMMAND("me record") } ukáže, jak ji zlepšit.
cup-entered-reserve = Jsi náhradník ({ $cup }): budeš hrát, až se uvolní místo.
