match-own-time = -# Tu as jusqu’au { $until }, réserve de temps comprise.
match-paused = La partie est en pause et reprend { $until }. Tu peux jouer en attendant.
match-paused-foot = -# La partie est en pause jusqu’au { $until }. Tu peux jouer en attendant.
match-whose-turn = La partie attend { $names }.
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] à toi de jouer
    [waiting] attend les autres joueurs
   *[lobby] pas commencée
 }
match-state-lobby = pas commencée
match-state-playing = en cours
match-state-ended = terminée
match-state-closed = fermée
match-state-setAside = à l’arrêt
match-state-yourTurn = à toi de jouer
match-line = **#{ $number }** { $game } – { $state }
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
match-status = **#{ $number } { $game }** – { $state }
match-status-due = **#{ $number } { $game }** – { $state }, attend { $due }
match-due-since = { $name } (tour commencé { $since })
match-open-here = Ouvertes sur ce serveur
match-open-yours = Tes parties
match-more = … et { $more } { $more ->
    [one] autre
   *[other] autres
 }
match-each = Chacun ({ $names })
log-title = **Journal de #{ $number }** – page { $page } sur { $pages }
log-title-round = **Journal de #{ $number }** – { $round } – page { $page } sur { $pages }
history-title = **#{ $number }** – { $round }, au tout début
note-title = **Ta note privée sur #{ $number }**
by-order = { $line } *(planifié)*
by-computer = { $line } *(IA)*
confirm-move = **{ $move } ?** Tu n’as pas d’autre coup possible.
confirm-move-others = **{ $move } ?** Tu pourrais encore { $others }.
confirm-risk = **{ $move } ?** { $risk }
confirmed = Oui, { $move }
quick-choice = Choix rapide : { $move }
other-amount = { $choice } : autre montant
other-choices = Autres choix
move-in-sentence = { LOWER($move) }
