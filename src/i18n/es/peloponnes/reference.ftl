reference-building-name = { TILE($tile) } { $tile }

reference-tile = **{ $name }** – { $kind ->
    [land] tierra
   *[building] edificio
 } de la pila { $stack }, vale { POINTS($power) } de poder.

reference-offers = - Ofertas desde { COINS($least) }; { $conquest } en la fila de conquista.

reference-cost = - Cuesta { $cost }; o pon una moneda encima y paga en la próxima ronda de suministro.

reference-match = - Encaja junto a una tierra que da { $choice }; la primera tierra encaja siempre.

reference-income = - Cada ronda: { $kind ->
    [goods] { $goods }
    [choice] 1 comida, madera, piedra o moneda, a elegir cada vez
   *[both] { $goods }, y 1 comida, madera, piedra o moneda, a elegir cada vez
 }.

reference-once = - Una vez: su dueño { $changes }.

reference-protects = - Protege { DISASTER($disaster, case: "of") }, también con una moneda encima.

reference-half = - Tus ofertas cuentan media moneda más al compararlas, no para el mínimo ni para un precio; nunca más de media.

reference-free-lands = - Tus tierras no tienen que encajar. Sus monedas llegan después de pagarlo o marcarlo.

reference-supply = - Cuando sale, hay enseguida una ronda de suministro. Se puede comprar como cualquier otra.

reference-disaster-name =
    { $disaster ->
        [earthquake] Terremoto
        [drought] Sequía
        [plague] Plaga
        [tempest] Tempestad
       *[decline] Disminución
    }

reference-disaster = **{ $name }** – ocurre una vez, cuando sale su tercera ficha.

reference-effect-earthquake =
    - Cada edificio cuesta { $cost }, también con una moneda encima, o se pierde.
    - Tú dices cuáles se sacrifican, más de los necesarios si quieres; pagas solo por los que conservas.
    - Los artículos de lujo sustituyen lo que falta, dos por uno.

reference-effect-drought =
    - Pierdes un tercio de tu comida, redondeando hacia arriba.
    - Los artículos de lujo no la sustituyen.

reference-effect-plague =
    - Pierdes un tercio de tus habitantes, redondeando hacia arriba.
    - Los artículos de lujo no los sustituyen.

reference-effect-tempest =
    - Cada tierra cuesta { $cost }, o se pierde; tu civilización no es una tierra.
    - Tú dices cuáles se sacrifican, más de las necesarias si quieres; pagas solo por las que conservas. Las demás no tienen que encajar.
    - Los artículos de lujo sustituyen lo que falta, dos por uno.

reference-effect-decline = - Pierdes { LUXURY($luxury) }, o todos si tienes menos.

reference-protector-first = { TILE($tile, case: "the") }

reference-protector = { TILE($tile, case: "the") }

reference-protectors = - { $count ->
    [one] Protege
   *[other] Protegen
 } de ello { $tiles }, también con una moneda encima.

reference-civilisation = **{ CIVILISATION($civilisation) }** – civilización { $number } de { $of }; no se puede perder.
    - Empieza con { $start }.
    - Cada ronda: { $income }.
    - En la primera ronda ofrece primero el número más bajo, y así sucesivamente.
    - No es tierra ni edificio: la primera tierra a su lado encaja siempre, y ningún desastre pide nada por ella.
