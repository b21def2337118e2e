table-board-forms-picture = obrázek
table-board-forms-text = text
table-motion-kinds-pause = Pozastavit partii
table-motion-kinds-resume = Ukončit pauzu
table-motion-kinds-extend = Dát někomu víc času
table-motion-kinds-replace = Najít na místo někoho jiného
table-motion-kinds-computer = Nechat za místo hrát počítač
table-motion-kinds-draw = Ukončit partii remízou
table-motion-kinds-standing = Ukončit partii za daného stavu
table-motion-kinds-rewind = Vrátit se v partii
table-motion-kinds-roll = Hodit bez majáku
table-which-motion = O čem mají ostatní hlasovat?
table-which-seat = Čí místo?
table-how-long = Na jak dlouho?
table-how-far-back = Kam se vrátit?
table-hour-words = h, hod, hodina, hodinu, hodiny, hodin
table-day-words = d, den, dny, dne, dní, dnů
table-week-words = t, týd, týden, týdny, týdne, týdnů
table-confirm-vote = Dát všem hlasovat: **{ $motion }**? Tvůj vlastní hlas je ano.
table-vote-waits = { $match }: máš hlasovat – { $motion }. Ano, nebo ne: { $link }
table-public-vote-waits = { $mention }, v { $match } se hlasuje – { $motion }: ano, nebo ne, výše.
table-vote-called = Ostatní teď hlasují: { $motion }. Tvůj vlastní hlas je ano.
table-vote-stays-open = Kromě tebe tu nemá hlas nikdo: { $motion }. Stane se to, až čas hlasování vyprší, pokud předtím nezahraje ten, koho se to týká.
table-vote-decided = Kromě tebe tu nemá hlas nikdo, je tedy rozhodnuto: { $motion }.
table-voted = Tvůj hlas je { $voice ->
    [yes] ano
   *[no] ne
 }. Do konce hlasování ho můžeš změnit.
table-voted-last = Tvůj hlas rozhodl, návrh { vote-result }: { $motion }.
table-vote-withdrawn = Tvůj návrh je stažen.
table-vote-is-open = Vždy jen jedno hlasování: probíhá toto.
table-seat-free = **Místo, které má { $name }, je volné.** Převzít ho, jak je, může { $by ->
    [anybody] každý, kdo tuto partii vidí
   *[guests] ten, koho někdo od stolu pozve příkazem { COMMAND("match invite") }
 }. Do té doby tam hraje počítač.
table-seat-taken = Volné místo je obsazeno: teď tam hraje { $name }.
table-seat-not-free-any-more = Bylo tu volné místo, ale už není.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] ostatní odhlasovali
   *[organiser] pořadatel rozhodl
 }, že { $to ->
    [computer] na tvém místě hraje odteď počítač
   *[replace] tvoje místo smí převzít někdo jiný; do té doby tam hraje počítač
 }.
table-seat-invitation = { $mention }, { $host } tě zve převzít místo v této partii: { COMMAND("match take") }, nebo tlačítko tam, kde se místo nabízí.
table-heirs-substitute = Někdo jiný
table-heirs-computer = Počítač
table-hand-over-asked-substitute = Tvoje místo se uvolní: dokud ho někdo nepřevezme se vším, co má, hraje tam počítač. Do té doby si ho můžeš vzít zpět. Opravdu?
table-hand-over-asked-computer = Na tvém místě bude hrát počítač. Kdykoli si ho můžeš vzít zpět. Opravdu?
table-handed-over-substitute = Tvoje místo je volné pro někoho jiného. Dokud ho nikdo nepřevzal, vezmeš si ho zpět příkazem { COMMAND("match take") }.
table-handed-over-computer = Na tvém místě teď hraje počítač. Zpět si ho vezmeš příkazem { COMMAND("match take") }.
table-took-seat = Místo je tvoje: partie #{ $number }.
table-guest-invited = { $mention } má pozvání a může obsadit volné místo.
table-computer-seated = { $name }, počítač, má teď místo.
table-computer-removed = { $name } je pryč.
table-remove-computer = Odebrat počítač
table-computer = { $name } (počítač)
table-gave-up = { $name } (vzdáno)
table-computers-play = Počítač hraje na těchto místech: { $names }.
table-computers-play-free = Počítač hraje na těchto místech: { $names }. Převzít příkazem { COMMAND("match take") } lze: { $free }.
table-organiser-decided = **Rozhodnutí pořadatele ({ $who }): { $motion }.**
table-decided = Tvoje rozhodnutí platí: { $motion }. Vlákno se ho dozví i s důvodem.
table-stale = V { $match } nikdo netáhl od { $since }. Partie se sama uzavře { $until } a nikdo nevyhraje, pokud někdo netáhne nebo nedá hlasovat. Kdo chce pokračovat, ať prostě táhne; { COMMAND("match vote") } může na místo najít někoho jiného.
vote-title = ### Hlasování: { $motion }?
vote-title-over = ### Hlasování: { $motion }
vote-over = **{ $result ->
    [carried] Návrh prošel.
    [failed] Návrh neprošel.
    [withdrawn] Návrh byl stažen.
   *[lapsed] Partie mezitím skončila.
 }**
vote-by = Navrhuje { $by }.
vote-yes = Ano: { $yes }
vote-no = Ne: { $no }
vote-silent = Ještě nehlasovali: { $silent }
vote-nobody = –
vote-rule-all = -# Je třeba, aby do { $until } řekli ano všichni.
vote-rule-abstaining = -# K přijetí je třeba { $needed } { Z($voters) } { VOICES($voters, case: "gen") }, stačí hned. Kdo do { $until } nic neřekne, zdržuje se.
vote-rule-silence = -# K přijetí je třeba { $needed } { Z($voters) } { VOICES($voters, case: "gen") }, do { $until }. Mlčení není souhlas.
table-reason = Důvod: { $reason }
table-seat-back = { $to ->
    [computer] Kdykoli si ho můžeš vzít zpět
   *[replace] Dokud ho nikdo nepřevzal, můžeš si ho vzít zpět
 } příkazem { COMMAND("match take") }: { $link }
length-of-time = { DURATION($hours) }
