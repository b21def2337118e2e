### What a player is asked

prompt-displaced = { $seat }, tu as perdu la faveur { GOD($god, case: "of") } : choisis un autre dieu.

prompt-offering = { $seat }, à toi de faire une offrande.

prompt-turn = { $seat }, à toi de jouer.

prompt-battle = { $seat }, le combat { PLACE($at, case: "at") } continue : tiens-tu bon, ou bats-tu en retraite ?

prompt-metropolis = { $seat }, tu dois créer une Métropole : où ?

prompt-discard =
    { $seat }, tu dois créer une Métropole : { $building ->
        [port] quel port
        [fortress] quelle forteresse
        [temple] quel temple
       *[university] quelle université
    } retires-tu pour elle ?

prompt-prosperity = { $seat }, Apollon te donne un marqueur prospérité : où va-t-il ?

prompt-voyage = { $seat }, tu agis avec { GOD($god) } ; tes flottes en { PLACE($at) } peuvent encore avancer de { STEPS($steps) }.

prompt-act =
    { $seat }, tu agis avec { GOD($god) }{ $god ->
        [poseidon] { "" } : flottes et ports
        [ares] { "" } : troupes et forteresses
        [zeus] { "" } : prêtres et temples
        [athena] { "" } : philosophes et universités
       *[apollo] { "" }
    }.

prompt-chimera = { $seat }, quelle créature de la défausse la Chimère appelle-t-elle ?

prompt-sphinx =
    { $seat }, { $sold ->
        [0] que vends-tu au Sphinx ? Il paye { GOLD($gold) } par pièce.
       *[other] le Sphinx t’a acheté { PIECES($sold) } : en vends-tu encore, pour { GOLD($gold) } chacune ?
    }

prompt-sylph = { $seat }, le Sylphe accorde encore { STEPS($steps) } à tes flottes : continues-tu, ou est-ce fini ?

prompt-polyphemus = { $seat }, où vont les flottes autour { PLACE($island, case: "of") } ? Polyphème les repousse.

prompt-kraken = { $seat }, le Kraken est en { PLACE($at) } : avance-t-il pour { GOLD($gold) } par case, ou reste-t-il là ?

## The small line below

outlook-next = ensuite { $seats }

outlook-then = Ensuite { $turns }

outlook-turn = { $seat } ({ GOD($god) })

outlook-creatures = créatures : { $creatures }
