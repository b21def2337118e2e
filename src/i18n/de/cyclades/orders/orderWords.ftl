order-asks-kind = Was willst du planen?

order-asks-cycle = Für welchen Zyklus?

order-asks-god = Auf welchen Gott bietest du zuerst? Ich biete so wenig, wie zum Führen nötig ist, nie mehr als dein Höchstgebot.

order-asks-more = Was kommt dann? Du kannst den Plan so speichern. Nennst du mehrere Götter und wirst überboten, versuche ich sie alle erneut, wenn du nichts anderes wählst.

order-asks-limit = Was ist dein Höchstgebot? Mit { COMMAND("cyclades orders") } getippt heißt „4 bis 6“: höchstens 4 GS, und höchstens 6 GS, nachdem du überboten wurdest.

order-asks-front = Wo?

order-asks-peril = Wann ziehst du dich zurück?

order-asks-to = Wohin ziehst du dich zuerst zurück? (Standard: wo die meisten deiner Einheiten sind)

order-asks-island = Welche Insel?

order-label-plan = Gebote: welche Götter und bis zu welchem Gebot

order-label-retreat = Kämpfe: wann und wohin du dich zurückziehst

order-label-fight = Kämpfe: weiterkämpfen

order-label-marker = Apollon: wohin mein nächster Wohlstandsmarker kommt

order-label-end = Meinen Zug beenden, wenn ich mir nichts mehr leisten kann

order-label-cycle = Zyklus { $cycle }

order-label-apollo-first = Gleich zu Apollon

order-label-apollo = Zuletzt: Apollon

order-label-again = Wenn überboten: alle noch einmal

order-label-again2 = Wenn überboten: alle noch einmal, je bis zu 2 GS mehr

order-label-again4 = Wenn überboten: alle noch einmal, je bis zu 4 GS mehr

order-label-next = Wenn überboten: nur die Götter danach

order-label-ask = Wenn überboten: mich fragen

order-label-then = Dann: { GOD($god) }

order-label-limit = Bis { GOLD($upTo) }

order-label-limit-raised = Bis { GOLD($upTo) }, wenn überboten bis { GOLD($raisedTo) }

order-label-everywhere = Überall

order-label-now = Sofort

order-label-fewer1 = Bei 1 Einheit Rückstand

order-label-fewer2 = Bei 2 Einheiten Rückstand

order-label-fewer3 = Bei 3 Einheiten Rückstand

order-label-odds50 = Wenn ich von 100 Würfen weniger als 50 gewinne

order-label-odds25 = Wenn ich von 100 Würfen weniger als 25 gewinne

order-label-odds10 = Wenn ich von 100 Würfen weniger als 10 gewinne

order-meaning-plan = bietet in einem Zyklus auf Götter in deiner Reihenfolge, je bis zu einem Höchstgebot

order-meaning-retreat = verlässt Kämpfe, die schlecht laufen, zu Orten deiner Wahl

order-meaning-fight = zieht sich nie zurück, egal wie die Chancen stehen

order-meaning-marker = die Insel für deinen nächsten Wohlstandsmarker

order-meaning-end = beendet Zug oder Kreatur, wenn sonst nichts mehr geht

order-meaning-apollo-first = direkt zu Apollon gehen (gratis)

order-meaning-apollo = zu Apollon, wenn keiner dieser Götter zu haben ist; sonst frage ich dich

order-meaning-again = versucht alle diese Götter noch einmal, mit denselben Höchstgeboten

order-meaning-again2 = versucht alle noch einmal, je für bis zu 2 GS mehr

order-meaning-again4 = versucht alle noch einmal, je für bis zu 4 GS mehr

order-meaning-next = nur die Götter nach dem, bei dem du überboten wurdest

order-meaning-ask = ich frage dich, auf welchen Gott du bietest

order-meaning-everywhere = alle Orte ohne eigenen Plan

order-meaning-now = sobald du dich zurückziehen kannst

order-meaning-fewer1 = wenn die Gegenseite mindestens 1 Einheit mehr hat als du

order-meaning-fewer2 = wenn die Gegenseite 2 Einheiten mehr hat; du kannst jede Zahl tippen

order-meaning-fewer3 = wenn die Gegenseite 3 Einheiten mehr hat; du kannst jede Zahl tippen

order-meaning-odds50 = wenn du weniger als die Hälfte aller Würfe gewinnst

order-meaning-odds25 = wenn du weniger als ein Viertel gewinnst; jede Zahl geht

order-meaning-odds10 = wenn du weniger als ein Zehntel gewinnst; jede Zahl geht

order-typed-plan = plan

order-typed-retreat = rückzug

order-typed-fight = kampf

order-typed-marker = marker

order-typed-end = ende

order-typed-poseidon = poseidon

order-typed-ares = ares

order-typed-zeus = zeus

order-typed-athena = athene

order-typed-apollo = apollon

order-typed-again = nochmal

order-typed-next = weiter

order-typed-ask = fragen

order-typed-everywhere = überall

order-typed-now = sofort

order-typed-fewer = unterzahl

order-typed-odds = chance

order-synonyms-retreat = zurückziehen

order-synonyms-fight = kämpfen, weiterkämpfen
