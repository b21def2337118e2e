table-board-forms-picture = image
table-board-forms-text = texte
table-motion-kinds-pause = Mettre la partie en pause
table-motion-kinds-resume = Mettre fin à la pause
table-motion-kinds-extend = Donner du temps à quelqu’un
table-motion-kinds-replace = Chercher quelqu’un d’autre pour une place
table-motion-kinds-computer = Laisser un ordinateur jouer une place
table-motion-kinds-draw = Terminer la partie par une égalité
table-motion-kinds-standing = Arrêter la partie telle quelle
table-motion-kinds-rewind = Revenir en arrière dans la partie
table-motion-kinds-roll = Lancer sans la balise
table-which-motion = Sur quoi les autres doivent-ils voter ?
table-which-seat = La place de qui ?
table-how-long = Pour combien de temps ?
table-how-far-back = Jusqu’où revenir ?
table-hour-words = h, heure, heures
table-day-words = j, jour, jours
table-week-words = sem, semaine, semaines
table-confirm-vote = Faire voter tout le monde : **{ $motion }** ? Ta propre voix est un oui.
table-vote-waits = { $match } : on te demande de voter – { $motion }. Oui ou non : { $link }
table-public-vote-waits = { $mention }, { $match } te demande de voter : { $motion }. Oui ou non, ci-dessus.
table-vote-called = On demande aux autres de voter : { $motion }. Ta propre voix est un oui.
table-vote-stays-open = Ta voix est la seule : { $motion }. Ce sera fait quand le temps du vote sera écoulé, sauf si la personne joue avant.
table-vote-decided = Ta voix est la seule, donc c’est décidé : { $motion }.
table-voted = Tu as voté { $voice ->
    [yes] oui
   *[no] non
 }. Tu peux changer d’avis jusqu’à la fin du vote.
table-voted-last = Ta voix a décidé : le vote { vote-result } – { $motion }.
table-vote-withdrawn = Ton vote est retiré.
table-vote-is-open = Un seul vote à la fois : celui-ci est ouvert.
table-seat-free = **La place { DE($name) } est libre.** { $by ->
    [anybody] Qui voit cette partie peut la prendre telle quelle.
   *[guests] Peut la prendre telle quelle qui reçoit une invitation de quelqu’un de la table, avec { COMMAND("match invite") }.
 } D’ici là, un ordinateur la joue.
table-seat-taken = Une place libre est prise : { $name } la joue maintenant.
table-seat-not-free-any-more = Une place était libre ici et ne l’est plus.
table-seat-given-away = **{ $match }** – { $by ->
    [vote] les autres ont voté
   *[organiser] l’organisation a décidé
 } { $to ->
    [computer] qu’un ordinateur joue désormais ta place
   *[replace] que quelqu’un d’autre peut prendre ta place ; d’ici là, un ordinateur la joue
 }.
table-seat-invitation = { $mention }, { $host } t’invite à prendre une place dans cette partie : { COMMAND("match take") }, ou le bouton là où la place est proposée.
table-heirs-substitute = Quelqu’un d’autre
table-heirs-computer = Un ordinateur
table-hand-over-asked-substitute = Ta place devient libre : un ordinateur la joue jusqu’à ce que quelqu’un la prenne, avec tout ce qu’elle a. Tu peux la reprendre tant que personne ne l’a fait. Vraiment ?
table-hand-over-asked-computer = Un ordinateur jouera désormais ta place. Tu peux la reprendre à tout moment. Vraiment ?
table-handed-over-substitute = Ta place est libre pour quelqu’un d’autre. { COMMAND("match take") } la reprend tant que personne ne l’a fait.
table-handed-over-computer = Un ordinateur joue maintenant ta place. { COMMAND("match take") } la reprend.
table-took-seat = La place est à toi : partie #{ $number }.
table-guest-invited = { $mention } a reçu une invitation et peut prendre une place libre.
table-computer-seated = { $name }, un ordinateur, a maintenant une place.
table-computer-removed = { $name } s’en va.
table-remove-computer = Renvoyer un ordinateur
table-computer = { $name } (ordinateur)
table-gave-up = { $name } (abandon)
table-computers-play = Des ordinateurs jouent pour { $names }.
table-computers-play-free = Des ordinateurs jouent pour { $names }. À prendre avec { COMMAND("match take") } : { $free }.
table-organiser-decided = **{ $who } a décidé, au nom de l’organisation : { $motion }.**
table-decided = Tu as décidé : { $motion }. Le fil l’apprend, avec la raison.
table-stale = Personne n’a joué dans { $match } depuis le { $since }. La partie se ferme d’elle-même { $until }, sans que personne ne l’emporte, sauf si quelqu’un joue ou lance un vote. Pour continuer, il suffit de jouer un coup ; { COMMAND("match vote") } peut trouver quelqu’un d’autre pour une place.
vote-title = ### Vote : { $motion } ?
vote-title-over = ### Vote : { $motion }
vote-over = **{ $result ->
    [carried] Il est adopté.
    [failed] Il est rejeté.
    [withdrawn] Il a été retiré.
   *[lapsed] La partie s’est terminée entre-temps.
 }**
vote-by = À la demande { DE($by) }.
vote-yes = Oui : { $yes }
vote-no = Non : { $no }
vote-silent = Votes attendus : { $silent }
vote-nobody = –
vote-rule-all = -# Il faut le oui de tout le monde d’ici au { $until }.
vote-rule-abstaining = -# { $needed } { $needed ->
    [one] voix suffit
   *[other] voix suffisent
 } sur { $voters }, aussitôt. Qui ne dit rien d’ici au { $until } s’abstient.
vote-rule-silence = -# { $needed } { $needed ->
    [one] voix suffit
   *[other] voix suffisent
 } sur { $voters }, d’ici au { $until }. Le silence n’est pas un oui.
table-reason = Raison : { $reason }
table-seat-back = { $to ->
    [computer] Tu peux la reprendre à tout moment
   *[replace] Tant que personne ne l’a prise, tu peux la reprendre
 }, avec { COMMAND("match take") } : { $link }
length-of-time = { DURATION($hours) }
