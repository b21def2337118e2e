### Cyclades : l'aide en direct

meaning-PlaceBid = Fais une offrande à un dieu. Il décide de ce que tu peux faire ce cycle, et quand.
meaning-Recruit = Recrute une unité, un prêtre ou un philosophe. Chaque tour, le premier recrutement est gratuit.
meaning-Build = Construis à un emplacement libre de tes îles. Quatre bâtiments différents font une Métropole.
meaning-MoveFleets = Avance tes flottes de trois cases au plus. Si tu entres dans une case avec des flottes adverses, il y a combat.
meaning-MoveTroops = Déplace des troupes vers une autre île par une chaîne de tes flottes, pour la prendre ou l’attaquer.
meaning-PlaceProsperity = Place le marqueur d’Apollon. Il rapporte 1 PO de plus par cycle au propriétaire de l’île.
meaning-DiscardBuilding = Si tu as plusieurs bâtiments du même type, choisis lequel défausser pour la Métropole.
meaning-PlaceMetropolis = Place la Métropole sur une de tes îles.
meaning-Fight = Engage un nouvel assaut. Chaque camp lance un dé et ajoute sa force.
meaning-Retreat = Sauve les unités qui te restent. L’autre camp contrôle alors la zone.
meaning-SwapCreature = Défausse une créature de la piste et pioches-en une autre.
meaning-UseCreature = Invoque une créature et utilise-la aussitôt.
meaning-SellPiece = Vends au Sphinx des troupes, flottes, prêtres ou philosophes, pour 2 PO chacun.
meaning-PushFleets = Choisis où vont les flottes voisines de Polyphème.
meaning-MoveKraken = Déplace le Kraken d’une case pour 1 PO. Il y détruit toutes les flottes.
meaning-FinishCreature = Arrête d’utiliser la créature et continue ton tour.
meaning-EndTurn = Termine ton tour. Le dernier joueur à agir fait la première offrande du prochain cycle.
costs-purse = **Tu as** { GOLD($gold) }.
costs-purse-priests = **Tu as** { GOLD($gold) } et { PRIESTS($priests) }. Chaque prêtre réduit une offrande de 1 PO, jusqu’à un minimum de 1 PO.
costs-offerings = **Offrandes** – { $gods }.
costs-offering = { GOD($god) } dès { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } gratuit
costs-god =
    { $piece ->
        [fleet] **{ GOD($god) }** – { PIECE($piece, case: "a") } : la première gratuite, puis { $later } PO ; { BUILDING($building, case: "a") } : { GOLD($price) }{ costs-special }.
        [troop] **{ GOD($god) }** – { PIECE($piece, case: "a") } : la première gratuite, puis { $later } PO ; { BUILDING($building, case: "a") } : { GOLD($price) }{ costs-special }.
       *[other] **{ GOD($god) }** – { PIECE($piece, case: "a") } : le premier gratuit, puis { $later } PO ; { BUILDING($building, case: "a") } : { GOLD($price) }{ costs-special }.
    }
costs-turn = **Ton tour avec { GOD($god) }** – { $unit } ; { BUILDING($building, case: "a") } : { GOLD($price) }{ costs-special }.
costs-special =
    { $god ->
        [poseidon] { "" } ; déplacer des flottes : { GOLD($cost) }
        [ares] { "" } ; déplacer les troupes d’une île : { GOLD($cost) }
        [zeus] { "" } ; remplacer une créature : { GOLD($cost) }
       *[athena] { "" }
    }
costs-unit =
    { $next ->
        [0] { PIECE($piece, case: "a") } { $piece ->
            [troop] gratuite
            [fleet] gratuite
           *[other] gratuit
        }
       *[other] { PIECE($piece, case: "a") } : { GOLD($next) }
    }
costs-no-unit = tu ne peux plus recruter ce tour-ci
costs-turn-apollo = **{ GOD("apollo") }** – gratuit, mais tu ne peux rien acheter.
costs-creatures = **Créatures** – { $creatures }. Tu peux acheter des créatures avec n’importe quel dieu sauf Apollon.
costs-creatures-discounts = **Créatures** – { $creatures }. Tu peux acheter des créatures avec n’importe quel dieu sauf Apollon. Réductions restantes ce cycle : { $discounts }.
costs-nothing = Terminer ton tour, combattre et battre en retraite ne coûtent rien.
winning-goal =
    { $tie ->
        [gold] Il faut posséder { METROPOLISES($goal) } à la fin d’un cycle. Si plusieurs joueurs y parviennent, celui qui a le plus d’or gagne.
       *[metropolises] Il faut posséder { METROPOLISES($goal) } à la fin d’un cycle. Si plusieurs joueurs y parviennent, celui qui a le plus de Métropoles gagne ; à égalité, celui qui a le plus d’or.
    }
winning-metropolis = Tu obtiens une Métropole avec les quatre types de bâtiment, avec quatre philosophes, ou en conquérant une île qui en a une.
winning-last-island = Un joueur qui perd sa dernière île est hors jeu. Le dernier joueur en jeu gagne aussitôt.
legend-units = Les **boucliers** sont des troupes et les **voiles** des flottes ; le chiffre indique leur nombre. Une île sans troupes n’a pas de bouclier.
legend-units-yours = { legend-units } Tu as { $units }.
legend-islands = **Îles** – la côte a la couleur et le motif de son propriétaire. Le nombre sur la plaque bleue est le numéro de l’île ; celui sur la pièce, ses revenus, d’un or plus foncé si Apollon les a augmentés. Un bord doré marque une case de mer qui rapporte 1 PO au joueur dont les flottes s’y trouvent.
legend-slots = **Emplacements** – les carrés. Une ancre est un port, une tour une forteresse, des colonnes un temple et un livre une université.
legend-metropolises = **Métropoles** – des châteaux à la couleur de leur propriétaire, bordés d’or. Un tireté montre où l’on peut en placer une. Sur le plateau : { $islands }. Il te faut { METROPOLISES($goal) } pour gagner.
legend-no-metropolis = encore aucune
legend-gods = **Dieux** – dans l’ordre où ils agissent. Le nombre est l’offrande, le symbole indique le joueur. Tant qu’un dieu n’a pas reçu d’offrande, deux signes montrent ce qu’il donne.
legend-gods-free = Sans offrande pour l’instant : { $all }.
legend-god = { GOD($god) }
legend-gods-hidden = Une tuile à motif est un dieu face cachée.
legend-gods-acting = Le cadre doré entoure le dieu qui agit maintenant : { GOD($god) }. Les joueurs qui ont déjà agi sont estompés.
legend-offerings = **À offrir** – les symboles alignés, à partir du prochain joueur.
legend-next-cycle = **Prochain cycle** – l’ordre du tour. Chaque joueur qui a agi y prend la dernière place libre.
legend-battle = **Épées encadrées** – { $battle }.
legend-creature = **Créature encadrée** – { CREATURE($creature, case: "the") } est en jeu.
legend-track = **Créatures** – avec leurs prix. Un cadre en pointillé reste vide jusqu’au prochain cycle. { $cards ->
        [0] La pioche est vide
       *[other] La pioche contient { CARDS($cards) }
    }.
legend-figures = **Figurines** – { $figures }. De petits rochers en mer marquent les cases où aucune flotte ne peut entrer.
legend-seats = **Joueurs** – revenus, Métropoles, prêtres, philosophes et réductions qui restent pour les créatures de ce cycle, puis troupes et flottes s’il y a la place. Les zéros ne sont pas affichés. Tu ne vois l’or que si tu y as droit.
legend-no-changes = **Traces des coups** – encore aucune : rien n’a changé sur le plateau.
legend-changes = **Traces des coups** – les flèches montrent les déplacements, en pointillé les retraites. Des épées croisées marquent les combats, un anneau blanc autour de la côte une île conquise, un plus ce qui a été recruté ou construit.
