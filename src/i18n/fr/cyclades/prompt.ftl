### What a player is asked

prompt-displaced = { $seat }, tu t’es fait déloger { GOD($god, case: "of") } : choisis un autre dieu.
prompt-offering = { $seat }, à toi de faire une offrande.
prompt-turn = { $seat }, à toi de jouer.
prompt-battle = { $seat }, le combat { PLACE($at, case: "at") } n’est pas fini : continuer, ou battre en retraite ?
prompt-metropolis = { $seat }, tu obtiens une Métropole : où la placer ?
prompt-discard =
    { $seat }, tu obtiens une Métropole : { $building ->
        [port] quel port
        [fortress] quelle forteresse
        [temple] quel temple
       *[university] quelle université
    } défausser pour la placer ?
prompt-prosperity = { $seat }, Apollon te donne un marqueur prospérité : où le placer ?
prompt-voyage = { $seat }, tu agis avec { GOD($god) }. Tes flottes en { PLACE($at) } peuvent encore avancer de { STEPS($steps) }.
prompt-act =
    { $seat }, tu agis avec { GOD($god) }{ $god ->
        [poseidon] { "" } : flottes et ports
        [ares] { "" } : troupes et forteresses
        [zeus] { "" } : prêtres et temples
        [athena] { "" } : philosophes et universités
       *[apollo] { "" }
    }.
prompt-chimera = { $seat }, quelle créature de la défausse utiliser avec la Chimère ?
prompt-sphinx =
    { $seat }, { $sold ->
        [0] que vendre au Sphinx ? Il paie { GOLD($gold) } par vente. Après la première, tu peux continuer ou t’arrêter.
       *[other] tu as déjà vendu { $sold } fois au Sphinx : continuer, pour { GOLD($gold) } par vente ?
    }
prompt-sylph = { $seat }, tes flottes peuvent encore avancer de { STEPS($steps) } avec le Sylphe : continuer, ou arrêter là ?
prompt-polyphemus = { $seat }, Polyphème repousse les flottes autour { PLACE($island, case: "of") } : où les envoyer ?
prompt-kraken = { $seat }, le Kraken est en { PLACE($at) } : le déplacer pour { GOLD($gold) } par case, ou le laisser là ?

## The small line below

outlook-next = prochaines offrandes : { $seats }
outlook-twice = { $seat } (deux fois)
outlook-then = prochains tours : { $turns }
outlook-turn = { $seat } ({ GOD($god) })
outlook-creatures = créatures : { $creatures }
