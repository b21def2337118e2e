reference-building-name = { TILE($tile) } { $tile }

reference-tile = **{ $name }** – { $kind ->
    [land] území
   *[building] budova
 } z hromádky { $stack }, moc za { POINTS($power, case: "acc") }.

reference-offers = - Nabídky od: { COINS($least) }; v řadě dobývání { $conquest }.

reference-cost = - Stojí { $cost }; nebo na ni polož minci a zaplať v příštím zásobovacím kole.

reference-match = - Pasuje k území, které přináší: { $goods }{ $count ->
    [1] { "" }
   *[other] , nebo jedno z toho
 }; první území navazuje vždy.

reference-income = - Každé kolo přináší { $kind ->
    [goods] { $goods }
    [choice] 1 jídlo, dřevo, kámen nebo minci, pokaždé podle volby
   *[both] { $goods } a 1 jídlo, dřevo, kámen nebo minci, pokaždé podle volby
 }.

reference-once = - Jednou: majitel { $changes }.

reference-protects = - Chrání před { DISASTER($disaster, case: "ins") }, i když je na ní mince.

reference-half = - Tvoje nabídky při porovnávání platí o půl mince víc, ale ne vůči nejnižší nabídce ani ceně; nikdy víc než o půl.

reference-free-lands = - Tvoje území nemusejí navazovat. Mince dostaneš, až ji zaplatíš nebo označíš.

reference-supply = - Jakmile se odkryje, hned následuje zásobovací kolo. Koupit ji lze jako každou jinou.

reference-disaster-name =
    { $disaster ->
        [earthquake] Zemětřesení
        [drought] Sucho
        [plague] Mor
        [tempest] Bouře
       *[decline] Úpadek
    }

reference-disaster = **{ $name }** – přichází jednou, s otočením třetího žetonu.

reference-effect-earthquake =
    - Každá budova, i ta s mincí, stojí { $cost }, jinak je ztracena.
    - Které odevzdáš, je na tobě, klidně i víc, než musíš; platíš jen za ty, které si necháš.
    - Co chybí, nahradí luxusní zboží, dva kusy za jeden.

reference-effect-drought =
    - Ztrácíš třetinu jídla, zaokrouhleno nahoru.
    - Luxusním zbožím to nahradit nelze.

reference-effect-plague =
    - Ztrácíš třetinu obyvatel, zaokrouhleno nahoru.
    - Luxusním zbožím to nahradit nelze.

reference-effect-tempest =
    - Každé území stojí { $cost }, jinak je ztraceno; tvoje civilizace územím není.
    - Která odevzdáš, je na tobě, klidně i víc, než musíš; platíš jen za ta, která si necháš. Zbylá nemusejí navazovat.
    - Co chybí, nahradí luxusní zboží, dva kusy za jeden.

reference-effect-decline = - Ztrácíš { LUXURY($luxury, case: "acc") }, nebo všechno, máš-li méně.

reference-protector-first = { TILE($tile) }

reference-protector = { TILE($tile) }

reference-protectors = - Ochrana: { $tiles }, i s mincí.

reference-civilisation = **{ CIVILISATION($civilisation) }** – civilizace { $number } { Z($of) } { $of }; nelze o ni přijít.
    - Na začátku dostává { $start }.
    - Každé kolo přináší { $income }.
    - V prvním kole nabízí první ta s nejmenším číslem a tak dále.
    - Není územím ani budovou: první území vedle ní navazuje vždy a žádná katastrofa za ni nic nechce.
