help-control-why = Pourquoi ?
help-control-explain = Que vois-je ?
help-control-now = Que puis-je faire ?
help-control-costs = Combien ça coûte ?
help-control-winning = Comment gagner ?
help-control-contents = Toutes les sections
help-control-chooseSection = Choisir une section
help-house = Jouer ici
help-section = **{ $title }** – { $book }
help-contents = **Les règles : { $book }**
    Choisis une section, ou cherche avec { COMMAND("rules", "search") }.
help-nothing-found = Rien dans ces règles ne parle de « { $typed } ».
help-titles-now = **{ $match } – que puis-je faire maintenant ?**
help-titles-costs = **{ $match } – combien ça coûte ?**
help-titles-winning = **{ $match } – comment gagner ?**
help-titles-explain = **{ $match } – que vois-je ?**
help-possible = Voici ce que tu peux faire maintenant, avec *{ control-makeMove }* ou en tapant :
help-states-lobbySeated = Cette partie n’a pas commencé. Son hôte appuie sur *{ control-start }* sous son message dès qu’il y a assez de monde ; d’ici là, *{ control-leave }* rend une place.
help-states-lobbyOutside = Cette partie n’a pas commencé. *{ control-join }*, sous son message, te donne une place, si elle n’est pas sur invitation.
help-states-waiting = On ne te demande rien en ce moment ; on t’appellera le moment venu. Avec *{ control-orders }*, dans ton panneau, tu dis d’avance ce que tu jouerais, et { COMMAND("board") }, { COMMAND("gold") } et { COMMAND("log") } montrent où en sont les choses.
help-states-watching = Tu n’as pas de place dans cette partie, et peux volontiers la regarder : { COMMAND("board") } montre la table, { COMMAND("log") } ce qui s’est passé.
help-states-over = Cette partie est terminée. *{ control-again }*, sous son dernier message, ouvre la suivante ; { COMMAND("history") } la revoit.
help-lit = Dans ton panneau, ce que tu peux choisir a un bord clair sur l’image.
help-part = Cette image montre une partie du plateau, en plus grand. Ce qui est écrit à côté ne parle que de cette partie : ce qui s’y trouve, ce qu’elle rapporte, ce qui l’entoure. Ses marques sont celles du plateau entier :
help-seats = À qui est quoi : { $seats }.
help-seats-next = { $before } ; { $next }
help-begin = **Pour commencer** – de gros jeux de société par correspondance : { $games }.
    - { COMMAND("match create") } ouvre une partie dans ce salon. Tes amis appuient sur *{ control-join }*, puis toi sur *{ control-start }* ; *{ control-addComputer }* remplit une place.
    - { COMMAND("match list") } montre ce qui est ouvert ici, { COMMAND("match join") } prend une place.
    - La partie vit dans un fil. *{ control-makeMove }* y ouvre ton panneau, avec tout ce que tu peux faire ; tu joues quand tu as le temps.
    - { COMMAND("rules") } cherche une règle, { COMMAND("help") } dans une partie dit ce que tu peux faire, ce que cela coûte et comment gagner.
    - { COMMAND("me settings") } contient ton fuseau horaire, tes heures calmes et tes rappels.
help-seat-mark-1 = rouge avec une étoile
help-seat-mark-2 = ambre avec un taureau
help-seat-mark-3 = violet avec une lune
help-seat-mark-4 = noir avec une amphore
help-seat-mark-5 = ivoire avec une feuille
help-seat-marked = { $name }, { $mark }
help-course-chart = **Le graphique** – un cadre pour chaque chose : { $titles }. De gauche à droite, le début de chaque manche, avec son numéro, puis la fin. Chaque ligne est une place, de sa couleur ; à droite se trouvent sa marque et ce qu’elle avait à la fin. Les lignes qui se confondraient sont côte à côte. Ce qui était caché pendant la partie y est aussi.
help-course-title = « { $title } »
help-course-numbers = **En chiffres** – { $numbers }
help-course-animation = **L’animation** – le plateau du premier coup au dernier, tel que tout le monde le voyait alors : ce qui était caché le reste. D’une longue partie, elle saute des coups. La dernière image reste un moment, puis tout recommence. *{ control-board }* explique ses marques.

tutorial-hint = Tu découvres ces jeux ? { COMMAND("tutorial") } t’en montre un en quelques clics, pour toi uniquement.
tutorial-which = Quel jeu veux-tu découvrir ? Il faut une douzaine de clics, personne d’autre ne le voit, et tu peux t’arrêter à tout moment.
tutorial-heading = **{ $title }** – { $game }, première leçon, { $step } sur { $steps }
tutorial-now = Maintenant : **{ $move }**
tutorial-not-today = « { $move } » est possible, et dans une partie ce serait joué. Dans cette leçon, autre chose vient maintenant : { $why }
tutorial-left = La leçon est finie. { COMMAND("tutorial") } la recommence quand tu veux.
tutorial-go-on = Continuer
tutorial-begin = Découvrir { $game }
