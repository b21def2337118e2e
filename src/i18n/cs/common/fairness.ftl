fairness-intro = Tohle dokazuje, že kostky a karty nemohl nikdo ovlivnit ani předvídat: o všech rozhoduje jediné tajné číslo. Jeho otisk jsem zveřejnil dřív, než se kdokoli přidal:
fairness-committed = Losování: SHA-256 tajemství { $hash }
fairness-mark = { control-fairness }: { $mark }
fairness-awaited = Kostky čekají na kolo { $round } majáku drand, které vyjde { $when }.
fairness-silent = Maják neodpovídá. Partie čeká na jeho kolo a nikomu neběží čas. Všichni můžete hlasovat, že se hodí bez něj: { COMMAND("match vote") }. Po { $hours } hodinách o tom může rozhodnout moderátor.
fairness-secret-told = Losování: tajemství bylo { $secret }
fairness-words-given = Tvoje slova jsou součástí losování v této partii. Uschovej si je: já si ukládám jen jejich SHA-256, { $hash }. Do začátku partie je můžeš změnit.
fairness-check = Ověř si to: zkopíruj si řádky „{ $mark }“, které jsou pod obrázky, a po konci partie stáhni soubor příkazem { COMMAND("match export") }.
