### Proč plánovaný tah nejde uložit nebo zahrát

illegal-notThatCycle-one = Nabídky pro kolo { $cycle } teď naplánovat nejde. Naplánuj je pro kolo { $first }.

illegal-notThatCycle-two = Nabídky pro kolo { $cycle } teď naplánovat nejde. Naplánuj je pro kolo { $first } nebo { $last }.

illegal-limitFalls = Po překonání by nabídka { GOD($god, case: "dat") } byla nižší ({ $raisedTo }) než předtím ({ $upTo }). Zvol { $upTo } nebo víc.

illegal-neverRaised = Podle tohoto plánu se po překonání nabídka u { GOD($god, case: "gen") } už neopakuje. Vynech druhou částku, nebo zvol, ať se zkusí všichni bohové znovu.

illegal-noSuchFront = Místo { $front } na mapě není. Napiš ostrov jako `is7`, námořní pole jako C3, nebo `všude`.

illegal-noWayTo = Z bitvy { $front } na { PLACE($to, case: "acc") } ustoupit nejde. Vyber jiné místo.

illegal-planExhausted = Žádný z bohů naplánovaných pro kolo { $cycle } teď není možný.

illegal-planOutbid-only = U { GOD($god, case: "gen") } tě někdo překonal a stejnému bohu nesmíš nabídnout dvakrát za sebou.

illegal-planOutbid-last = U { GOD($god, case: "gen") } tě někdo překonal a v plánu už po něm žádný bůh není.

illegal-planTooDear = Tvoje částky nebo zlato už nestačí: bylo by potřeba nabídnout { $gods }.

illegal-planOutbidDear = U { GOD($god, case: "gen") } tě někdo překonal a na ostatní bohy tvoje částky nebo zlato nestačí: bylo by potřeba nabídnout { $gods }.

illegal-plan-least = { GOD($god, case: "dat") } { GOLD($least) }

illegal-retreatCutOff =
    Z { PLACE($at, case: "gen") } nešlo ustoupit na { $to }. { $open ->
        [0] Není kam ustoupit
       *[other] Ustoupit můžeš na { $places }
    }.
