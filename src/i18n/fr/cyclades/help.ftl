### Cyclades : l’aide en direct

meaning-PlaceBid = Pose ton pion sur un dieu : il décide de ce que tu peux faire dans ce cycle, et quand.
meaning-Recruit = Une nouvelle unité de ton dieu : la première d’un tour est gratuite.
meaning-Build = Un bâtiment de ton dieu à un emplacement libre ; quatre types différents font une Métropole.
meaning-MoveFleets = Avance de trois cases au plus ; là où sont des flottes adverses, il y a combat.
meaning-MoveTroops = Débarque sur une autre île par une chaîne de tes flottes : prends-la, ou bats-toi pour elle.
meaning-PlaceProsperity = Le marqueur d’Apollon : 1 PO de plus par cycle pour qui possède cette île.
meaning-DiscardBuilding = Dis lequel de plusieurs bâtiments du même type part pour la Métropole.
meaning-PlaceMetropolis = Crée la Métropole sur une de tes îles.
meaning-Fight = Un nouvel assaut : chaque camp lance un dé et ajoute ses unités.
meaning-Retreat = Sauve ce qui reste ; la place revient à l’autre camp.
meaning-SwapCreature = Écarte une créature de la piste, et vois laquelle vient à sa place.
meaning-UseCreature = Appelle une créature et utilise-la aussitôt.
meaning-SellPiece = Vends des pièces au Sphinx pour 2 PO chacune.
meaning-PushFleets = Dis où sont repoussées les flottes autour de Polyphème.
meaning-MoveKraken = Une case de plus pour 1 PO ; toutes les flottes y coulent.
meaning-FinishCreature = Finis-en avec la créature, et continue ton tour.
meaning-EndTurn = Restes-en là. Qui termine en dernier fait la première offrande du prochain cycle.

costs-purse = **Tu as** { GOLD($gold) }.
costs-purse-priests = **Tu as** { GOLD($gold) } et { PRIESTS($priests) } : chacun retire 1 PO de ton offrande, sans descendre sous 1 PO.
costs-offerings = **Offrandes** – { $gods }.
costs-offering = { GOD($god) } dès { GOLD($least) }
costs-offering-apollo = { GOD("apollo") } sans rien payer
costs-god =
    { $piece ->
        [fleet] **{ GOD($god) }** – { PIECE($piece, case: "a") } : la première gratuite, puis { $later } PO ; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
        [troop] **{ GOD($god) }** – { PIECE($piece, case: "a") } : la première gratuite, puis { $later } PO ; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
       *[other] **{ GOD($god) }** – { PIECE($piece, case: "a") } : le premier gratuit, puis { $later } PO ; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
    }
costs-turn = **Ton tour avec { GOD($god) }** – { $unit } ; { BUILDING($building, case: "a") } { GOLD($price) }{ costs-special }.
costs-special =
    { $god ->
        [poseidon] { " ; " }un déplacement de flottes { GOLD($cost) }
        [ares] { " ; " }le déplacement des troupes d’une île { GOLD($cost) }
        [zeus] { " ; " }le remplacement d’une créature { GOLD($cost) }
       *[athena] { "" }
    }
costs-unit =
    { $next ->
        [0] { PIECE($piece, case: "a") } maintenant : rien à payer
       *[other] { PIECE($piece, case: "a") } maintenant : { GOLD($next) }
    }
costs-no-unit = tu as recruté tout ce que ce tour permet
costs-turn-apollo = **{ GOD("apollo") }** – ne coûte rien et ne vend rien.
costs-creatures = **Créatures** – { $creatures }, avec tout dieu sauf Apollon.
costs-creatures-discounts = **Créatures** – { $creatures }, avec tout dieu sauf Apollon ; réductions restantes dans ce cycle : { $discounts }.
costs-nothing = Terminer un tour, combattre et battre en retraite ne coûte rien.

winning-goal =
    { $tie ->
        [gold] Possède { METROPOLISES($goal) } à la fin d’un cycle. Si plusieurs y arrivent, le plus d’or l’emporte.
       *[metropolises] Possède { METROPOLISES($goal) } à la fin d’un cycle. Si plusieurs y arrivent, le plus de Métropoles l’emporte, puis le plus d’or.
    }
winning-metropolis = Une Métropole vient de quatre bâtiments différents sur tes îles, de quatre philosophes, ou d’une île que tu prends et qui en porte une.
winning-last-island = Qui perd sa dernière île est hors jeu ; qui reste en dernier l’emporte aussitôt.

legend-units = Les **boucliers** sont des troupes, les **voiles** des flottes ; le nombre dit combien.
legend-units-yours = { legend-units } Tu as { $units }.
legend-islands = **Îles** – le premier nombre est celui de l’île, le second, près de la pièce, ses revenus. Une case de mer au bord doré rapporte 1 PO à la flotte qui s’y trouve.
legend-slots = **Emplacements** – des carrés : une ancre est un port, une tour une forteresse, des colonnes un temple, un livre une université.
legend-metropolises = **Métropoles** – un château doré ; le pointillé montre où il peut y en avoir une. Sur le plateau : { $islands }. { METROPOLISES($goal) } pour gagner.
legend-no-metropolis = encore aucune
legend-gods = **Dieux** – à droite, du premier à agir au dernier ; le nombre est l’offrande, la marque dit de qui.
legend-gods-free = Personne n’est chez { $any }.
legend-god = { GOD($god) }
legend-gods-hidden = Une tuile à motif est face cachée.
legend-gods-acting = Le cadre doré entoure le dieu qui agit maintenant : { GOD($god) }. Ceux qui ont agi sont estompés.
legend-offerings = **À offrir** – les marques alignées, la prochaine d’abord.
legend-next-cycle = **Prochain cycle** – l’ordre du tour, rempli depuis la dernière place par qui a agi.
legend-battle = **Des épées dans un cadre** – { $battle }.
legend-creature = **Une créature dans un cadre** – { CREATURE($creature, case: "The") } est en jeu.
legend-track = **Créatures** – sous la carte, avec leurs prix ; un cadre en pointillé est vide jusqu’au prochain cycle. La pioche : { CARDS($cards) }.
legend-figures = **Figurines** – { $figures }. De petits rochers en mer marquent les cases où aucune flotte ne peut entrer.
legend-seats = **Places** – troupes, flottes, Métropoles et revenus ; en dessous prêtres, philosophes et réductions sur les créatures restantes dans ce cycle. L’or n’y figure que là où tu as le droit de le savoir.
legend-no-changes = **Signes des coups** – encore aucun : rien n’a changé sur le plateau.
legend-changes = **Signes des coups** – les flèches sont des trajets, en pointillé des retraites ; des épées marquent les combats, une côte colorée une île qui a changé de mains, un plus ce qui a été recruté ou construit.
