match-own-time = -# Tu as jusqu’au { $until }.
match-paused = La partie est en pause et reprend { $until }. Qui le veut peut jouer entre-temps.
match-paused-foot = -# La partie est en pause jusqu’au { $until }. Qui le veut peut jouer entre-temps.
match-whose-turn = La partie attend { $names }.
match-choice = #{ $number } { $game } – { $state ->
    [yourTurn] à toi de jouer
    [waiting] attend les autres
   *[lobby] pas commencée
 }
match-state-lobby = pas commencée
match-state-playing = en cours
match-state-ended = terminée
match-state-closed = fermée
match-state-setAside = mise de côté
match-state-yourTurn = à toi de jouer
match-line = **#{ $number }** { $game } – { $state }
match-line-link = **#{ $number }** { $game } – { $state } – { $link }
match-status = **#{ $number } { $game }** – { $state }
match-status-due = **#{ $number } { $game }** – { $state } ; elle attend { $due }
match-due-since = { $name } (appel { $since })
match-open-here = Ouvertes sur ce serveur
match-open-yours = Les tiennes
match-more = … et { $more } { $more ->
    [one] autre
   *[other] autres
 }
match-each = Chacun ({ $names })
log-title = **Journal de #{ $number }** – page { $page } sur { $pages }
log-title-round = **Journal de #{ $number }** – { $round } – page { $page } sur { $pages }
history-title = **#{ $number }**, état au début du { $round }
note-title = **Ta note sur #{ $number }**, que personne d’autre ne voit
by-order = { $line } *(par consigne)*
by-computer = { $line } *(par un ordinateur)*
confirm-move = **{ $move } ?** Tu ne pourrais rien faire d’autre.
confirm-move-others = **{ $move } ?** Tu pourrais encore { $others }.
confirmed = Oui, { $move }
