meaning-PlaceBid = Biete auf einen Gott. Er bestimmt, was du in diesem Zyklus tun kannst, und wann.
meaning-Recruit = Wirb eine Einheit, einen Priester oder Philosophen an. Die erste Anwerbung pro Zug ist gratis.
meaning-Build = Baue auf einem freien Bauplatz deiner Inseln. Vier verschiedene Gebäude ergeben eine Metropole.
meaning-MoveFleets = Bewege Flotten bis zu drei Felder weit. Bei gegnerischen Flotten kommt es zum Kampf.
meaning-MoveTroops = Bewege Truppen über eine Kette deiner Flotten auf eine andere Insel, wenn nötig mit Kampf.
meaning-PlaceProsperity = Lege Apollons Marker. Er bringt dem Besitzer der Insel pro Zyklus 1 GS mehr.
meaning-DiscardBuilding = Wähle, welches von mehreren gleichen Gebäuden du für die Metropole abgibst.
meaning-PlaceMetropolis = Platziere die Metropole auf einer deiner Inseln.
meaning-Fight = Kämpfe noch eine Runde. Beide Seiten würfeln und addieren ihre Stärke.
meaning-Retreat = Rette deine übrigen Einheiten. Die andere Seite behält den Ort.
meaning-SwapCreature = Wirf eine Kreatur von der Leiste ab und zieh eine neue.
meaning-UseCreature = Kaufe eine Kreatur und setze sie sofort ein.
meaning-SellPiece = Verkaufe der Sphinx Truppen, Flotten, Priester oder Philosophen für je 2 GS.
meaning-PushFleets = Wähle, wohin die Flotten neben Polyphem geschoben werden.
meaning-MoveKraken = Bewege den Kraken für 1 GS ein Feld weit. Er versenkt dort alle Flotten.
meaning-FinishCreature = Beende den Einsatz der Kreatur und mach mit deinem Zug weiter.
meaning-EndTurn = Beende deinen Zug. Wer zuletzt handelt, bietet im nächsten Zyklus zuerst.

costs-purse = **Du hast** { GOLD($gold) }.
costs-purse-priests = **Du hast** { GOLD($gold) } und { PRIESTS($priests) }. Jeder Priester spart dir beim Bieten 1 GS, aber mindestens 1 GS zahlst du immer.
costs-offerings = **Gebote** – { $gods }.
costs-offering = { GOD($god) } ab { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } gratis
costs-god = **{ GOD($god) }** – { PIECE($piece) }: erst gratis, dann { $later } GS; { BUILDING($building) }: { GOLD($price) }{ costs-special }.
costs-turn = **Dein Zug mit { GOD($god) }** – { $unit }; { BUILDING($building) }: { GOLD($price) }{ costs-special }.
costs-special =
    { $god ->
        [poseidon] ; Flotten bewegen: { GOLD($cost) }
        [ares] ; Truppen von einer Insel bewegen: { GOLD($cost) }
        [zeus] ; eine Kreatur ersetzen: { GOLD($cost) }
       *[athena] { "" }
    }
costs-unit =
    { $piece ->
        [troop] nächste
        [fleet] nächste
       *[other] nächster
    } { PIECE($piece) }: { $next ->
        [0] gratis
       *[other] { GOLD($next) }
    }
costs-no-unit = mehr anwerben kannst du in diesem Zug nicht
costs-turn-apollo = **{ GOD("apollo") }** – gratis, aber du kannst nichts kaufen.
costs-creatures = **Kreaturen** – { $creatures }. Kreaturen kannst du mit jedem Gott außer Apollon kaufen.
costs-creatures-discounts = **Kreaturen** – { $creatures }. Kreaturen kannst du mit jedem Gott außer Apollon kaufen. Übrige Rabatte in diesem Zyklus: { $discounts }.
costs-nothing = Weiterkämpfen, Rückzug und Zugende sind gratis.

winning-goal =
    { $tie ->
        [gold] Du gewinnst, wenn du am Ende eines Zyklus { METROPOLISES($goal) } besitzt. Schaffen das mehrere, gewinnt, wer das meiste Gold hat.
       *[metropolises] Du gewinnst, wenn du am Ende eines Zyklus { METROPOLISES($goal) } besitzt. Schaffen das mehrere, zählen erst die Metropolen, dann das Gold.
    }
winning-metropolis = Eine Metropole bekommst du für alle vier Gebäudearten, für vier Philosophen oder wenn du eine Insel mit Metropole eroberst.
winning-last-island = Wer seine letzte Insel verliert, scheidet aus. Wer als Einziger übrig bleibt, gewinnt sofort.

legend-units = **Schilde** sind Truppen, **Segel** sind Flotten, jeweils mit ihrer Anzahl. Eine Insel ohne Truppen hat keinen Schild.
legend-units-yours = { legend-units } Du hast { $units }.
legend-islands = **Inseln** – die Küste hat Farbe und Muster des Besitzers. Die Zahl auf dem blauen Schild ist der Name der Insel, die auf der Münze ihr Einkommen; hat Apollon es erhöht, ist die Münze dunkler. Ein goldener Rand zeigt ein Seefeld, das 1 GS bringt, wenn du dort Flotten hast.
legend-slots = **Bauplätze** – Quadrate. Ein Anker ist ein Hafen, ein Turm eine Festung, Säulen sind ein Tempel, ein Buch ist eine Universität.
legend-metropolises = **Metropolen** – Burgen in der Farbe ihres Besitzers, golden umrahmt. Gestrichelte Linien zeigen, wo noch Platz für eine Metropole ist. Auf dem Spielplan: { $islands }. Du brauchst { METROPOLISES($goal) } zum Sieg.
legend-no-metropolis = noch keine
legend-gods = **Götter** – in der Reihenfolge, in der sie handeln. Die Zahl ist das Gebot, das Zeichen steht für den Spieler. Solange niemand geboten hat, zeigen zwei Symbole, was der Gott gibt.
legend-gods-free = Noch kein Gebot auf { $any }.
legend-god = { GOD($god) }
legend-gods-hidden = Ein gemustertes Plättchen ist ein verdeckter Gott.
legend-gods-acting = Der goldene Rahmen zeigt den Gott, der gerade dran ist: { GOD($god) }. Wer schon gehandelt hat, ist abgedunkelt.
legend-offerings = **Noch ohne Gebot** – die Zeichen in einer Reihe, vorn der nächste Spieler.
legend-next-cycle = **Nächster Zyklus** – die Zugreihenfolge. Wer gehandelt hat, besetzt sie vom letzten Platz aus.
legend-battle = **Gerahmte Schwerter** – { $battle }.
legend-creature = **Gerahmte Kreatur** – gerade im Einsatz: { CREATURE($creature) }.
legend-track = **Kreaturen** – mit ihren Preisen. Ein gestrichelter Rahmen bleibt bis zum nächsten Zyklus leer. { $cards ->
        [0] Der Nachziehstapel ist leer
       *[other] Der Nachziehstapel hat { CARDS($cards) }
    }.
legend-figures = **Figuren** – { $figures }. Kleine Felsen im Meer zeigen Felder, in die keine Flotte kommt.
legend-seats = **Spieler** – Einkommen, Metropolen, Priester, Philosophen und übrige Kreaturenrabatte in diesem Zyklus, dann Truppen und Flotten, wenn Platz ist. Nullen werden nicht gezeigt. Gold siehst du nur, wenn du es sehen darfst.
legend-no-changes = **Bewegungen** – noch keine; auf dem Spielplan hat sich nichts geändert.
legend-changes = **Bewegungen** – Pfeile zeigen Bewegungen, gestrichelte Pfeile Rückzüge. Gekreuzte Schwerter zeigen Kämpfe, ein weißer Ring um die Küste eine eroberte Insel, ein Plus etwas Angeworbenes oder Gebautes.
