fairness-committed = -# Hasard : SHA-256 du secret { $hash }
fairness-mark = Journal : { $mark }
fairness-awaited = Les dés attendent le tour { $round } de la balise drand, publié { $when }.
fairness-silent = La balise ne répond pas. La partie attend son tour, et aucune horloge ne tourne. Vous pouvez tous voter pour lancer sans elle : { COMMAND("match vote") }. Après { $hours } heures, un organisateur peut en décider.
fairness-secret-told = -# Hasard : le secret était { $secret }
fairness-words-given = Tes mots entrent dans le hasard de cette partie. Garde-les bien : seul leur SHA-256 est conservé : { $hash }. Tu peux les changer jusqu’au début de la partie.
