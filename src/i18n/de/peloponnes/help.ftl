meaning-PlaceBid = Biete Münzen auf ein Plättchen; in der Eroberungsreihe gehört es dir sofort.
meaning-PassBid = Nimm Münzen aus der Bank statt eines Plättchens.
meaning-WithdrawBid = Nimm deine überbotenen Münzen zurück und 1 dazu.
meaning-PayBuilding = Bezahle das Gebäude mit Holz und Stein und behalte es für immer.
meaning-MarkBuilding = Lege jetzt eine Münze darauf und bezahle es in der nächsten Versorgungsrunde.
meaning-ForgoTile = Gib das Gebäude ab und behalte deine Luxusgüter.
meaning-ChooseIncome = Wähle, was dir das Gebäude in dieser Runde bringt.
meaning-GiveUpTile = Gib ein Plättchen ab und zahle nur für die, die du behältst.
meaning-PayDisaster = Zahle für alle Plättchen, die du behältst.
meaning-FeedInhabitants = Wähle, wie viele Luxusgüter du für fehlende Nahrung ausgibst.
meaning-AbandonBuilding = Gib ein Gebäude ab, das noch nicht bezahlt ist; seine Münze bekommst du zurück.
meaning-ChooseBonus = Wähle, wovon du ab der nächsten Stufe jede Runde mehr bekommst.

help-purse = **Du hast** { $goods }.
help-luxury = { LUXURY($luxury) } als Ersatz für { $missing ->
        [one] { $missing } fehlendes Gut
       *[other] { $missing } fehlende Güter
    }
help-offers = **Gebote** – { $tiles }.
help-offer-from = { TILE($tile) }: ab { COINS($coins) }
help-offer-exactly = { TILE($tile) }: genau { COINS($coins) }
help-offer-over = { TILE($tile) }: mehr als { $offer }
help-offer-taken = { TILE($tile) }: vergeben, für { $offer }
help-offer =
    { $half ->
        [yes] { COINS($coins) } und eine halbe ({ $seat })
       *[no] { COINS($coins) } ({ $seat })
    }
help-pass = Passt du, bekommst du { COINS($coins) }, aber kein Plättchen.
help-withdraw = Ziehst du zurück, bekommst du deine { COINS($coins) } wieder und { $extra } dazu, aber kein Plättchen.
help-unpaid = **In der nächsten Versorgungsrunde zu zahlen** – { $tiles }.
help-unpaid-tile = { TILE($tile) }: { $cost }
help-supply = **Eine Versorgungsrunde** kostet { FOOD($food) } (1 pro Einwohner).
help-supply-missing = **Eine Versorgungsrunde** kostet { FOOD($food) } (1 pro Einwohner). { $missing ->
        [one] Dir fehlt { $missing }.
       *[other] Dir fehlen { $missing }.
    }
help-disaster = **Kommt { DISASTER($disaster, case: "der") }** (Chips: { $chits } von { $needed }), zahlst du { $cost }, um { $disaster ->
    [earthquake] { $tiles ->
        [1] dein Gebäude
       *[other] deine { BUILDINGS($tiles) }
    }
   *[tempest] { $tiles ->
        [1] dein Gelände
       *[other] deine { LANDS($tiles) }
    }
 } zu behalten.
help-card = { COMMAND("peloponnes card") } zeigt, was ein Gebäude an Holz und Stein kostet.

help-winning = Nach Runde 8 zählt der niedrigere Wert: Macht (Punkte auf Plättchen und 1 pro { $coins } Münzen) oder Bevölkerung ({ $points } pro Einwohner).
help-winning-campaign = Für Stufe { $level } brauchst du { POINTS($target) }. Wenn du 5 Stufen schaffst, gewinnst du die Kampagne.
help-winning-alone = Allein spielst du gegen deine eigene Bestleistung.
help-winning-table = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet der höhere der beiden Werte, dann die Münzen.
help-winning-both = Steigere beides: { INHABITANTS(1) } zählt so viel wie { $points } Macht. Spare Nahrung für die Versorgungsrunden.

help-legend-head = **Oben** – die Runde und ihr Buchstabe (A, B oder C), die Plättchen im Stapel und die Zugreihenfolge. Darunter: wer noch wählt und auf wen die Partie wartet.
help-legend-chits = **Chips** – eine Reihe mit { $dots } Punkten für jede Katastrophe: { $disasters }. Der dritte Chip löst sie aus.
help-legend-chits-none = Noch keiner ist aufgedeckt.
help-legend-chits-turned = Aufgedeckt: { $chits }.
help-legend-tiles = **Plättchen** – eine goldene Zahl mit Plus ist das Mindestgebot{ $conquest ->
        [yes] , eine dunkle Scheibe der genaue Preis
       *[no] { "" }
    }; eine dunkelrote Scheibe zeigt die Macht. Der Hammer zeigt die Kosten eines Gebäudes, die Pfeile sein Einkommen pro Runde, ein Plus die einmaligen Gewinne. Ein Schild heißt, dass das Gebäude vor einer Katastrophe schützt. Darunter steht das höchste Gebot mit dem Zeichen des Spielers.
help-legend-goods = **Güter** – Münzen, Holz, Stein, Nahrung, Luxusgüter und Einwohner, mit deinem nächsten Einkommen. Deine Lager fassen { $stores }; wenn Platz ist, zeigen Balken, wie voll sie sind.
help-legend-values = **Werte** – die Person rechts ist die Bevölkerung ({ $points } pro Einwohner), die Krone die Macht. Der niedrigere zählt: Er ist golden und unterstrichen.
help-legend-worth = Du hast { $power } Macht und { $population } Bevölkerung: { POINTS($score) }.
help-legend-row = **Deine Reihe** – in der Mitte deine Zivilisation, links Gebäude, rechts Gelände. Ein gestrichelter Rahmen mit Münze heißt, dass ein Gebäude noch nicht bezahlt ist; wenn Platz ist, zeigt der Hammer seine Kosten.
help-legend-frame = **Goldener Rahmen** – der Spieler, der am Zug ist.
help-legend-signs = **Zeichen** – Stempel und kleine Zeichen zeigen, was passiert ist: was neu, bezahlt oder verloren ist und was eine Katastrophe genommen hat. Ein Schild zeigt, dass dich ein Gebäude geschützt hat. Ein Pfeil nach oben zeigt die Güter, die seit der letzten Runde gekommen sind, ein Pfeil nach unten die ausgegebenen.
help-legend-no-signs = **Zeichen** – noch keine: Kein Plättchen ist gekommen oder gegangen, und die Güter sind gleich geblieben.
