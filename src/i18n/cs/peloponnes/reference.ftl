reference-building-name = { TILE($tile) } { $tile }

reference-tile = **{ $name }** – { $kind ->
    [land] území
   *[building] budova
 } z hromádky { $stack }, moc { $power }.

reference-offers = - Nejnižší nabídka: { COINS($least) }; v řadě dobývání { $conquest }.

reference-cost = - Stojí { $cost }. Nebo na ni polož minci a zaplať v příštím zásobovacím kole.

reference-match = - Jde přiložit k území, které přináší { $choice }. Tvoje první území jde přiložit vždy.

reference-income = - Každé kolo dává { $kind ->
    [goods] { $goods }
    [choice] 1 jídlo, dřevo, kámen nebo minci (každé kolo si vybíráš)
   *[both] { $goods } a 1 jídlo, dřevo, kámen nebo minci (každé kolo si vybíráš)
 }.

reference-once = - Jednorázově: majitel { $changes }.

reference-protects = - Chrání tě před { DISASTER($disaster, case: "ins") }, i když je na ní mince.

reference-half = - Při porovnávání se tvoje nabídky počítají o půl mince výš, ale ne vůči nejnižší nabídce ani ceně. Víc než půl mince nikdy nezískáš.

reference-free-lands = - Každé území můžeš přiložit. Její mince dostaneš, až ji zaplatíš nebo označíš.

reference-supply = - Jakmile se odkryje, hned začíná zásobovací kolo. Koupit ji můžeš jako každou jinou.

reference-disaster-name =
    { $disaster ->
        [earthquake] Zemětřesení
        [drought] Sucho
        [plague] Mor
        [tempest] Bouře
       *[decline] Úpadek
    }

reference-disaster = **{ $name }** – přichází jednou, když se otočí třetí žeton.

reference-effect-earthquake =
    - Za každou budovu, i tu s mincí, zaplať { $cost }, jinak o ni přijdeš.
    - Vyber, které odhodíš (klidně víc, než musíš). Platíš jen za ty, které si necháš.
    - Co chybí, nahradí luxusní zboží, dva kusy za jeden.

reference-effect-drought =
    - Ztrácíš třetinu jídla, zaokrouhleno nahoru.
    - Luxusní zboží ho nenahradí.

reference-effect-plague =
    - Ztrácíš třetinu obyvatel, zaokrouhleno nahoru.
    - Luxusní zboží je nenahradí.

reference-effect-tempest =
    - Za každé území zaplať { $cost }, jinak o ně přijdeš. Tvoje civilizace území není.
    - Vyber, která odhodíš (klidně víc, než musíš). Platíš jen za ta, která si necháš. Zbylá se znovu neporovnávají.
    - Co chybí, nahradí luxusní zboží, dva kusy za jeden.

reference-effect-decline = - Ztrácíš { LUXURY($luxury, case: "acc") }, nebo všechno, máš-li méně.

reference-protector-first = { TILE($tile) }

reference-protector = { TILE($tile) }

reference-protectors = - Chrání tě { $tiles }, i když { $count ->
    [one] je na budově
    [few] je na nich
    [many] je na nich
   *[other] je na nich
 } mince.

reference-civilisation = **{ CIVILISATION($civilisation) }** – civilizace { $number } { Z($of) } { $of }. Přijít o ni nemůžeš.
    - Na začátku dostane { $start }.
    - Každé kolo dostane { $income }.
    - V prvním kole nabízejí hráči podle čísla civilizace, nejnižší první.
    - Není území ani budova. Tvoje první území k ní přiložíš vždy a žádná katastrofa ji nezničí.
