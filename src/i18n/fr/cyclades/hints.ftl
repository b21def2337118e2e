### Conseils

hint-metropolis =
    { $wins ->
        [yes] apporte la Métropole de la victoire
       *[no] apporte la Métropole numéro { $count }
    }

hint-buildings-new =
    construit { BUILDING($building, case: "a") }, ton { $kinds ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[other] quatrième
    } type de bâtiment

hint-buildings-more = construit encore { BUILDING($building, case: "a") }

hint-philosophers = te donne { PHILOSOPHERS($count) } en tout

hint-priests = te donne { PRIESTS($count) } en tout

hint-island-free = prend { PLACE($island) }

hint-island-taken = prend { PLACE($island) } à { $seat }

hint-attack-free = attaque { PLACE($at) }

hint-attack-seat = attaque { $seat } { PLACE($at, case: "at") }

hint-attack-odds = { $attack }, { $odds } de chances de gagner la bataille

hint-protects = protège mieux { PLACE($island) } contre { $seat }

hint-reach = met { PLACE($island) } à ta portée

hint-income = rapporte { $more } de revenu en plus à chaque cycle

hint-troops = ajoute { TROOPS($more) }

hint-fleets = ajoute { FLEETS($more) }

hint-gold = rapporte { GOLD($more) }

hint-weakens =
    coûte à { $seat } { $what ->
        [buildings] { $n ->
            [1] un bâtiment
           *[other] { $n } bâtiments
        }
        [fleets] { FLEETS($n) }
        [troops] { TROOPS($n) }
        [priests] { PRIESTS($n) }
        [philosophers] { PHILOSOPHERS($n) }
        [income] { $n } de revenu par cycle
       *[gold] de l’or
    }

hint-denies = prive { $seat } { DE(GOD($god)) }

hint-held =
    { $percent ->
        [100] presque sûr de ne pas être surenchéri
       *[other] { $percent } % de chances de ne pas être surenchéri
    }

hint-luck = dépend de la chance, mais en vaut la peine en moyenne

hint-left = te laisse { GOLD($gold) }

hint-keeps = te garde { GOLD($gold) }

hint-forTurn = te laisse { GOLD($gold) } pour ce tour
