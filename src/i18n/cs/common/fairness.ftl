fairness-committed = -# Náhoda: SHA-256 tajemství { $hash }
fairness-mark = Záznam: { $mark }
fairness-awaited = Kostky čekají na kolo { $round } majáku drand, které vyjde { $when }.
fairness-silent = Maják neodpovídá. Partie čeká na jeho kolo a žádné hodiny neběží. Všichni můžete hlasovat, že se hodí bez něj: { COMMAND("match vote") }. Po { $hours } hodinách o tom může rozhodnout organizátor.
fairness-secret-told = -# Náhoda: tajemství bylo { $secret }
fairness-words-given = Tvoje slova vstoupí do náhody této partie. Uschovej si je: ukládá se jen jejich SHA-256: { $hash }. Do začátku partie je můžeš změnit.
