table-board-forms-picture = obrázek
table-board-forms-text = text
table-motion-kinds-pause = Pozastavit partii
table-motion-kinds-resume = Ukončit pauzu
table-motion-kinds-extend = Přidat hráči čas
table-motion-kinds-replace = Najít za hráče náhradu
table-motion-kinds-computer = Nechat za hráče hrát AI
table-motion-kinds-draw = Ukončit partii remízou
table-motion-kinds-standing = Ukončit partii za současného stavu
table-motion-kinds-rewind = Vrátit partii
table-motion-kinds-roll = Hodit bez majáku
table-which-motion = O čem chceš nechat hlasovat?
table-which-seat = Kterého hráče se to týká?
table-how-long = Na jak dlouho?
table-how-far-back = Ke kterému tahu se vrátit?
table-hour-words = h, hod, hodina, hodinu, hodiny, hodin
table-day-words = d, den, dny, dne, dní, dnů
table-week-words = t, týd, týden, týdny, týdne, týdnů
table-confirm-vote = Vyhlásit hlasování: **{ $motion }**? Ty tím hlasuješ pro.
table-vote-waits = { $match }: hlasuje se, jestli { $motion }. Hlasuj pro, nebo proti: { $link }
table-public-vote-waits = { $mention }, v partii { $match } se hlasuje, jestli { $motion }. Hlasuj výše pro, nebo proti.
table-vote-called = Hlasování je vyhlášené: { $motion }. Ty hlasuješ pro.
table-vote-stays-open = Hlasovat můžeš jen ty: { $motion }. Platit to začne s koncem hlasování, pokud hráč, kterého se to týká, předtím nezahraje.
table-vote-decided = Hlasovat můžeš jen ty, takže návrh rovnou prošel: { $motion }.
table-voted = Hlasuješ { $voice ->
    [yes] pro
   *[no] proti
 }. Do konce hlasování to můžeš změnit.
table-voted-last = Tvůj hlas rozhodl. Návrh { vote-result }: { $motion }.
table-vote-withdrawn = Tvoje hlasování je zrušené.
table-vote-is-open = Najednou může běžet jen jedno hlasování. Teď běží tohle:
table-seat-free = **Volné místo: { $name }.** { $by ->
    [anybody] Převzít ho tak, jak je, může každý, kdo tuto partii vidí.
   *[guests] Převzít ho tak, jak je, může každý, koho některý hráč pozve příkazem { COMMAND("match invite") }.
 } Do té doby na něm hraje AI.
table-seat-taken = Volné místo je obsazené, hraje na něm { $name }.
table-seat-not-free-any-more = Tohle místo už je obsazené.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] ostatní hráči odhlasovali
   *[organiser] moderátor rozhodl
 }, že { $to ->
    [computer] za tebe odteď hraje AI.
   *[replace] tvoje místo může převzít jiný hráč. Do té doby na něm hraje AI.
 }
table-seat-invitation = { $mention }, { $host } tě zve, ať převezmeš místo v této partii. Použij { COMMAND("match take") }, nebo stiskni tlačítko u nabídky místa.
table-heirs-substitute = Jiný hráč
table-heirs-computer = AI
table-hand-over-asked-substitute = Předat svoje místo? Bude na něm hrát AI, dokud ho nepřevezme jiný hráč i se vším, co k němu patří. Do té doby si ho můžeš vzít zpět.
table-hand-over-asked-computer = Nechat za sebe hrát AI? Místo si můžeš kdykoli vzít zpět.
table-handed-over-substitute = Tvoje místo je volné pro jiného hráče. Dokud ho nikdo nepřevezme, můžeš si ho vzít zpět příkazem { COMMAND("match take") }.
table-handed-over-computer = Teď za tebe hraje AI. Místo si kdykoli vezmeš zpět příkazem { COMMAND("match take") }.
table-took-seat = Místo je tvoje: partie #{ $number }.
table-guest-invited = { $mention } má pozvánku a může převzít volné místo.
table-computer-removed = { $name } už nehraje.
table-remove-computer = Odebrat AI
table-computer = { $name } (AI)
table-you = { $name } (ty)
table-gave-up = { $name } (vzdáno)
table-computers-play = Hraje AI: { $names }.
table-computers-play-free = Hraje AI: { $names }. Příkazem { COMMAND("match take") } můžeš převzít: { $free }.
table-organiser-decided = **{ $who } jako moderátor rozhoduje: { $motion }.**
table-decided = Rozhodnuto: { $motion }. Oznámil jsem to ve vlákně i s tvým důvodem.
table-stale = V partii { $match } nikdo netáhl od { $since }. Zavře se { $until } bez vítěze, pokud některý hráč nezahraje nebo nevyhlásí hlasování. Chcete-li hrát dál, stačí zahrát tah. Příkazem { COMMAND("match vote") } můžete najít za hráče náhradu.
vote-title = ### Hlasování: { $motion }?
vote-title-over = ### Hlasování: { $motion }
vote-over = **{ $result ->
    [carried] Návrh prošel.
    [failed] Návrh neprošel.
    [withdrawn] Hlasování bylo zrušeno.
   *[lapsed] Partie skončila dřív než hlasování.
 }**
vote-by = Navrhuje { $by }.
vote-yes = Pro: { $yes }
vote-no = Proti: { $no }
vote-silent = Ještě chybí: { $silent }
vote-nobody = –
vote-rule-all = -# Všichni, kdo můžou hlasovat, musí do { $until } hlasovat pro.
vote-rule-abstaining = -# Ke schválení { $needed ->
    [one] stačí { $needed } hlas
    [few] stačí { $needed } hlasy
    [many] stačí { $needed } hlasu
   *[other] stačí { $needed } hlasů
 } { Z($voters) } { $voters }, výsledek platí hned. Kdo do { $until } nehlasuje, zdržuje se.
vote-rule-silence = -# Do { $until } musí být pro { $needed } { Z($voters) } { VOICES($voters, case: "gen") }. Kdo nehlasuje, je proti.
table-reason = Důvod: { $reason }
table-seat-back = { $to ->
    [computer] Místo si můžeš kdykoli vzít zpět
   *[replace] Dokud ho nikdo nepřevezme, můžeš si místo vzít zpět
 } příkazem { COMMAND("match take") }: { $link }
length-of-time = { DURATION($hours) }
