fairness-intro = Ceci prouve que personne n’a pu choisir ni prévoir les dés et les cartes : un seul nombre secret les décide tous. J’en ai publié l’empreinte avant que quiconque rejoigne la partie :
fairness-committed = Hasard : SHA-256 du secret { $hash }
fairness-mark = { control-fairness } : { $mark }
fairness-awaited = Les dés attendent le numéro { $round } de la balise drand, publié { $when }.
fairness-silent = La balise ne répond pas. La partie attend son prochain numéro, et tous les chronos sont arrêtés. Vous pouvez tous voter pour lancer les dés sans elle : { COMMAND("match vote") }. Après { $hours } heures, un modérateur peut en décider.
fairness-secret-told = Hasard : le secret était { $secret }
fairness-words-given = Tes mots entrent dans le hasard de cette partie. Garde-les bien : je n’en conserve que le SHA-256, { $hash }. Tu peux les changer jusqu’au début de la partie.
fairness-check = Vérifie toi-même : copie les lignes « { $mark } » sous les images et, une fois la partie finie, récupère le fichier avec { COMMAND("match export") }.
