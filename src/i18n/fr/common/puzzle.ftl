### L’énigme du jour

puzzle-heading = **Énigme du jour** – { $game } : trouve le meilleur coup.
puzzle-question = Tu es { $seat }. { $prompt }
puzzle-ask = Ta réponse : **{ $move }** ? Tu as une réponse par jour.
puzzle-sure = Oui, c’est ma réponse
puzzle-solve = Résoudre
puzzle-right = **Trouvé !** { $days ->
        [one] Ta série commence : { $days } jour.
       *[other] Ta série : { $days } jours.
    } Le meilleur coup et le suivant :
puzzle-wrong = **Ce n’est pas le meilleur coup :** { $move }. Le meilleur coup et le suivant :
puzzle-wrong-by = **Ce n’est pas le meilleur coup :** { $move } ({ $points ->
        [0] presque aussi bien
        [one] environ { $points } point de chances de gagner en moins
       *[other] environ { $points } points de chances de gagner en moins
    }). Le meilleur coup et le suivant :
puzzle-chances = Chances de gagner : { $best } % avec le meilleur coup, { $second } % avec le suivant.
puzzle-others =
    { $players ->
        [1] Personne n’a répondu avant toi aujourd’hui.
       *[other] { $players } personnes ont répondu aujourd’hui : { $answers }.
    }
puzzle-answer = { $move } { $percent } %
puzzle-tomorrow = La prochaine énigme arrive à minuit UTC.
puzzle-over = Cette énigme est terminée. Voici celle d’aujourd’hui.
puzzle-none = Il n’y a pas d’énigme aujourd’hui.
server-puzzle = Énigme du jour : { $channel }
server-puzzle-none = Énigme du jour : pas publiée
server-choose-puzzle = Énigme du jour : choisis un salon
