### What a player is asked

prompt-displaced = { $seat }, tu t’es fait déloger { GOD($god, case: "of") } : choisis un autre dieu.
prompt-offering = { $seat }, à toi de faire une offrande.
prompt-turn = { $seat }, à toi de jouer.
prompt-battle = { $seat }, le combat { PLACE($at, case: "at") } n’est pas fini : continues-tu, ou bats-tu en retraite ?
prompt-metropolis = { $seat }, tu obtiens une Métropole : où la places-tu ?
prompt-discard =
    { $seat }, tu obtiens une Métropole : { $building ->
        [port] quel port
        [fortress] quelle forteresse
        [temple] quel temple
       *[university] quelle université
    } défausses-tu pour elle ?
prompt-prosperity = { $seat }, Apollon te donne un marqueur prospérité : où le places-tu ?
prompt-voyage = { $seat }, tu agis avec { GOD($god) }. Tes flottes en { PLACE($at) } peuvent encore avancer de { STEPS($steps) }.
prompt-act =
    { $seat }, tu agis avec { GOD($god) }{ $god ->
        [poseidon] { "" } : flottes et ports
        [ares] { "" } : troupes et forteresses
        [zeus] { "" } : prêtres et temples
        [athena] { "" } : philosophes et universités
       *[apollo] { "" }
    }.
prompt-chimera = { $seat }, quelle créature de la défausse utilises-tu avec la Chimère ?
prompt-sphinx =
    { $seat }, { $sold ->
        [0] que vends-tu au Sphinx ? Il paie { GOLD($gold) } par vente.
       *[other] tu as vendu { $sold } fois au Sphinx : vends-tu encore, pour { GOLD($gold) } chaque fois ?
    }
prompt-sylph = { $seat }, tes flottes peuvent encore avancer de { STEPS($steps) } avec le Sylphe : continues-tu, ou les arrêtes-tu ?
prompt-polyphemus = { $seat }, Polyphème repousse les flottes autour { PLACE($island, case: "of") } : où vont-elles ?
prompt-kraken = { $seat }, le Kraken est en { PLACE($at) } : le déplaces-tu pour { GOLD($gold) } par case, ou reste-t-il là ?

## The small line below

outlook-next = ensuite { $seats }
outlook-then = Ensuite { $turns }
outlook-turn = { $seat } ({ GOD($god) })
outlook-creatures = créatures : { $creatures }
