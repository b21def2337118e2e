tutorial-hint = Tu découvres ces jeux ? { COMMAND("tutorial") } t’en montre un en quelques clics, pour toi uniquement.
tutorial-which = Quel jeu veux-tu découvrir ? Il faut une douzaine de clics, personne d’autre ne le voit, et tu peux t’arrêter à tout moment.
tutorial-heading = **{ $title }** – { $game }, première leçon, { $step } sur { $steps }
tutorial-now = Maintenant : **{ $move }**
tutorial-not-today = « { $move } » est possible, et dans une partie ce serait joué. Dans cette leçon, autre chose vient maintenant : { $why }
tutorial-left = La leçon est finie. { COMMAND("tutorial") } la recommence quand tu veux.
tutorial-go-on = Continuer
tutorial-begin = Découvrir { $game }
