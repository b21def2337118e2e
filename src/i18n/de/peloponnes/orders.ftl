order-OfferPlan =
    Gebote in Runde { $round }: { $offers }{ $otherwise ->
        [ask] ; wenn nichts klappt, frage ich dich
       *[said] { "" }
    }; wenn überboten, { $afterwards }

order-ask-me = frage ich dich

order-then = { $first }, dann { $next }

order-else = { $first }, sonst { $next }

order-offer =
    { $limit ->
        [most] { TILE($tile) } für bis zu { COINS($upTo) }
        [exact] { TILE($tile) } für { COINS($upTo) }
       *[range] { TILE($tile) } für { $from } bis { COINS($upTo) }
    }

order-pass = passen

order-move = auf { TILE($tile, case: "den") } verschieben, für bis zu { COINS($upTo) }

order-withdraw = zurückziehen

order-PlaceBuilding = Neue Gebäude: { $ways }

order-way-pay = bezahlen

order-way-mark = mit einer Münze markieren

order-way-forgo = abgeben

order-FinishBuildings = Markierte Gebäude: { $steps }

order-pay = { TILE($tile, case: "den") } bezahlen

order-others-pay = so viele andere wie möglich bezahlen

order-others-abandon = die anderen abgeben

order-others-ask = bei den anderen frage ich dich

order-all-pay = so viele wie möglich bezahlen

order-all-abandon = alle abgeben

order-all-ask = ich frage dich

order-IncomeOf = Einkommen durch { TILE($tile, case: "den") }: { GOOD($good) }

order-BearDisasters = Erdbeben und Unwetter: zahlen; wenn das nicht geht, { $tiles } abgeben

order-BearDisasters-none = Erdbeben und Unwetter: für alle deine Plättchen zahlen

order-Feed = Wenn Nahrung fehlt: bis zu { LUXURY($upTo) } ausgeben

order-Feed-all = Wenn Nahrung fehlt: so viele Luxusgüter ausgeben wie nötig

order-name =
    { $order ->
        [OfferPlan] Gebotsplan
        [PlaceBuilding] Plan für neue Gebäude
        [FinishBuildings] Plan für markierte Gebäude
        [IncomeOf] Plan für das Einkommen
        [BearDisasters] Plan für Katastrophen
        [Feed] Plan für die Ernährung
       *[other] Plan
    }

order-label-plan = Gebote: Plättchen und die höchste Münzzahl für jedes

order-label-building = Neue Gebäude: bezahlen, markieren oder abgeben

order-label-marked = Markierte Gebäude: welche du bezahlst

order-label-income = Hafen und Apollontempel: ein Gut wählen

order-label-giveup = Erdbeben und Unwetter: was du abgibst

order-label-feed = Luxusgüter für fehlende Nahrung

order-label-round = Runde { $round }

order-label-all = Gleich das Maximum bieten

order-label-pass = Wenn nichts klappt: passen

order-label-move = Wenn überboten: auf ein Plättchen verschieben …

order-label-withdraw = Wenn überboten: zurückziehen

order-label-more = Dann: { TILE($tile) }

order-label-upTo = Bis zu { COINS($upTo) }

order-label-range = { $from } bis { COINS($upTo) }

order-label-way-pay = Bezahlen

order-label-way-mark = Mit einer Münze markieren

order-label-way-forgo = Abgeben

order-label-building-paid = { TILE($tile) } bezahlen

order-label-others-pay = Die anderen: so viele wie möglich bezahlen

order-label-others-abandon = Die anderen: abgeben

order-label-others-ask = Die anderen: mich fragen

order-label-good =
    { $good ->
        [food] Nahrung
        [wood] Holz
        [stone] Stein
       *[coins] Münze
    }

order-label-luxury = Bis zu { LUXURY($upTo) }

order-label-luxury-all = So viele wie nötig

order-asks-kind = Was willst du planen?

order-asks-round = Für welche Runde?

order-asks-offer = Auf welches Plättchen bietest du zuerst?

order-asks-more = Was kommt dann? Du kannst schon speichern. Wirst du überboten, frage ich dich, wenn du hier nichts anderes planst.

order-asks-tile = Auf welches Plättchen verschiebst du dein Gebot?

order-asks-coins = Wie viele Münzen höchstens? Mit { COMMAND("peloponnes orders") } kannst du einen Bereich angeben: „4 bis 8“ heißt mindestens 4 und höchstens 8.

order-asks-way = Was versuchst du zuerst?

order-asks-marked = Welches Gebäude bezahlst du zuerst? Danach wählst du, was mit den anderen passiert.

order-asks-income = Welches Gebäude?

order-asks-good = Welches Gut?

order-asks-giveup = Was gibst du zuerst ab, wenn du nicht alles bezahlen kannst? Du kannst schon speichern.

order-asks-luxury = Wie viele Luxusgüter höchstens?

order-meaning-plan = die Plättchen für eine Runde, in deiner Reihenfolge, jedes mit einem Höchstgebot

order-meaning-building = was du zuerst versuchst, und was, wenn das nicht geht

order-meaning-marked = welche Gebäude du in einer Versorgungsrunde bezahlst, und in welcher Reihenfolge

order-meaning-income = das Gut, das du von diesem Gebäude nimmst

order-meaning-giveup = in welcher Reihenfolge du Plättchen abgibst, bis der Rest bezahlbar ist

order-meaning-feed = wie viele Luxusgüter du ausgibst, 2 pro Einwohner

order-meaning-all = bietet beim letzten Plättchen gleich dein Höchstgebot; schwerer zu überbieten

order-meaning-pass = passt, wenn du keins dieser Plättchen bekommst; sonst frage ich dich

order-meaning-move = wirst du überboten, geht dein Gebot auf das Plättchen, das du jetzt wählst

order-meaning-withdraw = zieht zurück, wenn du überboten wirst und nicht verschieben kannst

order-meaning-way-pay = zahlt sofort alles

order-meaning-way-mark = zahlt jetzt 1 Münze und den Preis in einer Versorgungsrunde

order-meaning-way-forgo = geht nur, wenn Zahlen und Markieren beide Luxusgüter kosten würden

order-meaning-others-pay = bezahlt alle anderen, soweit es geht; beim Rest frage ich dich

order-meaning-others-abandon = gibt alle ab, die du nicht genannt hast

order-meaning-others-ask = ich frage dich bei jedem anderen

order-meaning-luxury-all = genug für alle Einwohner ohne Nahrung
