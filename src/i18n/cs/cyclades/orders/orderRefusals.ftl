### Proč plánovaný tah nejde uložit nebo zahrát

illegal-notThatCycle-one = Nabídky pro kolo { $cycle } teď naplánovat nejde. Naplánuj je pro kolo { $first }.

illegal-notThatCycle-two = Nabídky pro kolo { $cycle } teď naplánovat nejde. Naplánuj je pro kolo { $first } nebo { $last }.

illegal-limitFalls = Po překonání by nabídka { GOD($god, case: "dat") } byla nižší ({ $raisedTo }) než předtím ({ $upTo }). Zvol { $upTo } nebo víc.

illegal-neverRaised = Podle tohoto plánu se po překonání nabídka u { GOD($god, case: "gen") } už neopakuje. Vynech druhou částku, nebo zvol, ať se zkusí všichni bohové znovu.

illegal-noSuchFront = Místo { $front } na mapě není. Napiš ostrov jako `is7`, námořní pole jako C3, nebo `všude`.

illegal-noWayTo = Z bitvy { $front } na { PLACE($to, case: "acc") } ustoupit nejde. Vyber jiné místo.

illegal-planExhausted = Žádný z bohů naplánovaných pro kolo { $cycle } nebyl za tvoje částky k mání.

illegal-retreatCutOff =
    Z { PLACE($at, case: "gen") } nešlo ustoupit na { $to }. { $open ->
        [0] Není kam ustoupit
       *[other] Ustoupit můžeš na { $places }
    }.
