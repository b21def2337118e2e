fairness-intro = Das beweist, dass niemand die Würfel und Karten wählen oder vorhersehen konnte: Eine einzige geheime Zahl entscheidet über alle. Ihren Fingerabdruck habe ich veröffentlicht, bevor jemand mitspielte:
fairness-committed = Zufalls-Seed: SHA-256 des Geheimnisses { $hash }
fairness-mark = { control-fairness }: { $mark }
fairness-awaited = Die Würfel warten auf Runde { $round } des Zufallsdienstes drand; sie erscheint { $when }.
fairness-silent = Der Zufallsdienst antwortet nicht. Die Partie wartet auf seine Runde, und bis dahin läuft keine Bedenkzeit. Ihr könnt alle abstimmen, ob ohne ihn gewürfelt wird: { COMMAND("match vote") }. Nach { $hours } Stunden kann das die Moderation entscheiden.
fairness-secret-told = Zufalls-Seed: Das Geheimnis war { $secret }
fairness-words-given = Deine Worte stecken im Zufalls-Seed dieser Partie. Merk sie dir gut: Ich speichere nur ihren SHA-256, { $hash }. Bis zum Start der Partie kannst du sie ändern.
fairness-check = Prüf es selbst: Kopiere die Zeilen „{ $mark }“ unter den Bildern und hol dir nach dem Ende die Datei mit { COMMAND("match export") }.
