reference-building-name = { TILE($tile) } { $tile }

reference-tile = **{ $name }** – { $kind ->
    [land] tierra
   *[building] edificio
 } de la pila { $stack }, { POINTS($power) } de poder.

reference-offers = - Oferta mínima: { COINS($least) }; { $conquest } en la fila de conquista.

reference-cost = - Cuesta { $cost }. O ponle una moneda y paga en la próxima ronda de suministro.

reference-match = - Encaja junto a una tierra que produzca { $choice }. Tu primera tierra encaja siempre.

reference-income = - Cada ronda: { $kind ->
    [goods] { $goods }
    [choice] 1 comida, madera, piedra o moneda (la eliges cada ronda)
   *[both] { $goods }, y 1 comida, madera, piedra o moneda (la eliges cada ronda)
 }.

reference-once = - Efecto inmediato: { $change ->
    [gain] ganas { $gained }
    [loss] pierdes { $lost }
   *[both] ganas { $gained } y pierdes { $lost }
 }.

reference-protects = - Te protege { DISASTER($disaster, case: "of") }, incluso con una moneda encima.

reference-half = - Tus ofertas cuentan media moneda más al compararlas, pero no para llegar a una oferta mínima o a un precio. Nunca es más de media moneda.

reference-free-lands = - Todas tus tierras encajan. Recibes sus monedas después de pagar o marcar el edificio.

reference-supply = - Cuando sale, empieza enseguida una ronda de suministro. Puedes comprarla como cualquier otra loseta.

reference-disaster-name =
    { $disaster ->
        [earthquake] Terremoto
        [drought] Sequía
        [plague] Plaga
        [tempest] Tempestad
       *[decline] Decadencia
    }

reference-disaster = **{ $name }** – se desata una vez, cuando sale su tercera ficha.

reference-effect-earthquake =
    - Paga { $cost } por cada edificio, incluso si tiene una moneda encima, o lo pierdes.
    - Elige cuáles descartas (más de los necesarios, si quieres) y paga solo por los que conservas.
    - Los artículos de lujo sustituyen lo que falta, dos por uno.

reference-effect-drought =
    - Pierdes un tercio de tu comida, redondeando hacia arriba.
    - Los artículos de lujo no la sustituyen.

reference-effect-plague =
    - Pierdes un tercio de tus habitantes, redondeando hacia arriba.
    - Los artículos de lujo no los sustituyen.

reference-effect-tempest =
    - Paga { $cost } por cada tierra, o la pierdes. Tu civilización no es una tierra.
    - Elige cuáles descartas (más de las necesarias, si quieres) y paga solo por las que conservas. Las demás no tienen que volver a encajar.
    - Los artículos de lujo sustituyen lo que falta, dos por uno.

reference-effect-decline = - Pierdes { LUXURY($luxury) }, o todos si tienes menos.

reference-protector-first = { TILE($tile, case: "the") }

reference-protector = { TILE($tile, case: "the") }

reference-protectors = - { $count ->
    [one] Te protege
   *[other] Te protegen
 } de este desastre { $tiles }, incluso con una moneda encima.

reference-civilisation = **{ CIVILISATION($civilisation) }** – civilización { $number } de { $of }. No puedes perderla.
    - Empieza con { $start }.
    - Cada ronda: { $income }.
    - En la primera ronda, los jugadores ofrecen según el número de su civilización, de menor a mayor.
    - No es tierra ni edificio. Tu primera tierra encaja siempre a su lado, y ningún desastre puede destruirla.
