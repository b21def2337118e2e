help-control-why = Pourquoi ?
help-control-explain = Expliquer l’image
help-control-now = Que puis-je faire ?
help-control-costs = Combien ça coûte ?
help-control-winning = Comment gagner ?
help-control-contents = Toutes les sections
help-control-chooseSection = Choisir une section
help-house = Jouer ici
help-section = **{ $title }** – { $book }
help-contents = **Les règles : { $book }**
    Choisis une section, ou cherche avec { COMMAND("rules", "search") }.
help-nothing-found = Je n’ai rien trouvé sur « { $typed } » dans ces règles.
help-titles-now = **{ $match } – que puis-je faire maintenant ?**
help-titles-costs = **{ $match } – combien ça coûte ?**
help-titles-winning = **{ $match } – comment gagner ?**
help-titles-explain = **{ $match } – l’image expliquée**
help-possible = Voici ce que tu peux faire maintenant. Appuie sur *{ control-makeMove }*, ou tape :
help-states-lobbySeated = Cette partie n’a pas commencé. Quand il y a assez de joueurs, l’hôte appuie sur *{ control-start }* sous son message. D’ici là, tu peux appuyer sur *{ control-leave }*.
help-states-lobbyOutside = Cette partie n’a pas commencé. Pour jouer, appuie sur *{ control-join }* sous son message, sauf si elle est sur invitation.
help-states-waiting = Ce n’est pas ton tour ; je te préviendrai. Appuie sur *{ control-orders }* dans ton panneau pour planifier des coups. { COMMAND("board") }, { COMMAND("gold") } et { COMMAND("log") } montrent où en est la partie.
help-states-watching = Tu ne joues pas dans cette partie, mais tu peux la regarder. { COMMAND("board") } montre le plateau, { COMMAND("log") } ce qui s’est passé.
help-states-over = Cette partie est terminée. Appuie sur *{ control-again }* sous son dernier message pour en ouvrir une autre. Revois-la avec { COMMAND("history") }.
help-lit = Dans ton panneau, l’image entoure d’un bord clair ce que tu peux choisir.
help-part = Cette image montre un endroit du plateau, agrandi. Le texte à côté ne décrit que cet endroit : ce qui s’y trouve, ce qu’il rapporte et ce qui l’entoure. Les symboles sont les mêmes que sur le plateau entier :
help-seats = Couleurs des joueurs : { $seats }. Dans mes messages, le signe devant un nom est la marque de ce joueur sur l’image.
help-seats-next = { $before }, { $next }
help-begin = **Pour commencer** – des jeux de plateau par correspondance : { $games }.
    - { COMMAND("match create") } ouvre une partie dans ce salon. Tes amis appuient sur *{ control-join }*, puis toi sur *{ control-start }*. Il manque des joueurs ? Appuie sur *{ control-addComputer }*.
    - { COMMAND("play") } te cherche des joueurs sur ce serveur.
    - { COMMAND("match list") } montre les parties ouvertes ici, et { COMMAND("match join") } te permet d’en rejoindre une. { COMMAND("cup status") } montre le tournoi d’ici.
    - Chaque partie a son fil. Appuie sur *{ control-makeMove }* dans ce fil quand tu as le temps, pour voir tout ce que tu peux faire. Seulement contre des IA, *{ control-hint }* te montre de bons coups.
    - { COMMAND("rules") } cherche une règle. Dans une partie, { COMMAND("help") } te dit ce que tu peux faire, ce que ça coûte et comment gagner.
    - Choisis ton fuseau horaire, tes heures calmes et tes rappels avec { COMMAND("me settings") }.
help-welcome =
    ### Joue ici à { $games }, à ton rythme
    Chaque partie a son propre fil. Quand c’est ton tour, je te mentionne. Joue dès que tu as une minute.
help-start = Ouvrir { $game }
help-welcome-posted = J’ai publié un message d’accueil dans { $channel }. Épingle-le pour qu’on le retrouve facilement.
help-seat-mark-1 = rouge avec une étoile
help-seat-mark-2 = ambre avec un taureau
help-seat-mark-3 = violet avec une lune
help-seat-mark-4 = noir avec une amphore
help-seat-mark-5 = ivoire avec une feuille
help-seat-marked = { $name } en { $mark }
help-course-chart = **Le graphique** a un cadre pour chacun de ces éléments : { $titles }. Il montre, de gauche à droite, le début de chaque manche avec son numéro, puis la fin. Chaque courbe est un joueur, à sa couleur et à son motif. À droite se trouvent sa marque et sa valeur finale. Les courbes qui se recouvrent sont dessinées côte à côte. Le graphique montre aussi ce qui était caché pendant la partie.
help-course-title = « { $title } »
help-course-numbers = **En chiffres** – { $numbers }
help-course-animation = **L’animation** montre le plateau du premier coup au dernier, tel que tout le monde pouvait le voir. Ce qui était caché le reste. Dans les longues parties, elle saute des coups. Elle s’arrête sur la dernière image, puis recommence. *{ control-board }* explique ses symboles.
tutorial-hint = Tu découvres ces jeux ? { COMMAND("tutorial") } t’en apprend un en quelques étapes, visibles uniquement par toi.
tutorial-which = Quelle leçon veux-tu jouer ? Chacune dure quelques minutes et n’est visible que par toi. Tu peux t’arrêter à tout moment.
tutorial-heading = **{ $title }** – { $lesson }, { $step } sur { $steps }
tutorial-now = Maintenant : **{ $move }**
tutorial-rules = Règles : { $title }
tutorial-not-today = « { $move } » est un coup permis, et dans une partie tu pourrais le jouer. Dans cette leçon, essaie autre chose : { $why }
tutorial-left = Tu as quitté la leçon. Recommence-la quand tu veux avec { COMMAND("tutorial") }.
tutorial-go-on = Continuer
tutorial-begin = { $game } : { $lesson }
tutorial-practise = Jouer contre 3 IA débutantes
tutorial-practise-hint = Tu hésites dans cette partie ? Appuie sur *{ control-hint }* dans ton panneau : il montre les deux meilleurs coups et pourquoi.
