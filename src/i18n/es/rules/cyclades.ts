import type { CycladesMessages } from '../../cyclades/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../cyclades/commandNames.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The rules of Cyclades as this house plays them. */
export const cyclades: CycladesMessages['sections'] = {
  goal: {
    title: 'Cómo se gana',
    text: lines(
      'Gana quien tiene dos Metrópolis al final de un ciclo; en una partida de dos, tres.',
      'Tienen que seguir en pie cuando termina el ciclo: hasta que todos hayan actuado se las pueden quitar.',
      'Si varios las tienen, gana quien tenga más oro; con el mismo oro comparten la victoria. La opción *Empate al final* puede poner antes el número de Metrópolis.',
      'Quien pierde su última isla queda fuera. Si solo queda una persona, gana en el acto.',
    ),
  },
  setUp: {
    title: 'Preparación y piezas',
    text: lines(
      'Para dos y tres jugadores hay un mismo mapa; para cuatro y para cinco, otros.',
      'Todos empiezan con dos islas, una tropa en cada una, una flota junto a cada una, 5 MO y unos ingresos de 2 MO. Los lugares y el orden de turno se sortean.',
      'Una MO es una moneda de oro. Tu oro es secreto, salvo que la partida se haya abierto con el oro a la vista; todo lo demás está en la mesa.',
      'Cada color tiene 8 tropas y 8 flotas. Con todas en el tablero no reclutas más, ni siquiera gratis.',
      'En la caja hay 10 edificios de cada tipo, 10 Metrópolis, 16 marcadores de prosperidad, 18 sacerdotes, 17 filósofos y una carta de cada criatura. Lo que se ha agotado no se puede tomar; el oro no se agota nunca.',
    ),
  },
  places: {
    title: 'Islas, recuadros y casillas de mar',
    text: lines(
      'Las islas se llaman Is1, Is2 y así sucesivamente; las casillas de mar, por una letra y un número, como C2. La imagen muestra ambas cosas.',
      'Una isla tiene de uno a cuatro recuadros para edificios. Se cuentan desde 1.',
      'El cuadrado de puntos es el lugar de una Metrópolis: cubre dos de los recuadros, o el único.',
      'Una moneda en una isla o en una casilla de mar es un marcador de prosperidad: 1 MO por ciclo.',
      `${typed.command('board', 'detail')} muestra más grande una isla o una casilla de mar.`,
    ),
  },
  cycle: {
    title: 'Un ciclo, paso a paso',
    text: [
      '1. Criaturas: la que sigue sin usar en 2 MO se descarta, las demás bajan, y la fila se llena con nuevas.',
      '2. Dioses: se mezclan; Apolo va siempre el último.',
      '3. Ingresos: todos reciben 1 MO por cada marcador de prosperidad.',
      '4. Ofrendas: por orden de turno todos ofrecen a un dios, hasta que cada marcador tiene sitio. Después pagan todos.',
      '5. Acciones: desde el primer dios hacia abajo, juega su turno quien está allí; los de Apolo, al final.',
      '6. Final del ciclo: gana quien tenga las Metrópolis.',
      '',
      'Quien actúa el último en este ciclo ofrece el primero en el siguiente.',
    ].join('\n'),
  },
  gods: {
    title: 'Los dioses y su orden',
    text: lines(
      'Poseidón es para flotas y puertos, Ares para tropas y fortalezas, Zeus para sacerdotes y templos, Atenea para filósofos y universidades. Apolo trae oro.',
      'Cinco jugadores: los cuatro dioses están boca arriba, y se mezclan cada ciclo.',
      'Cuatro jugadores, o dos: tres están boca arriba. El cuarto es el primero del siguiente ciclo; los otros tres se mezclan detrás.',
      'Tres jugadores: dos están boca arriba. Los dos que están boca abajo son los del siguiente ciclo; después se mezclan otra vez los cuatro.',
      'El dios de arriba actúa primero. Un dios sin ofrenda se salta.',
    ),
  },
  income: {
    title: 'Ingresos',
    text: lines(
      'Al empezar cada ciclo recibes 1 MO por cada marcador de prosperidad de tus islas, impreso o puesto por Apolo.',
      'Una casilla de mar con una moneda da 1 MO más mientras haya allí una flota tuya.',
      'Una isla sin tropas sigue pagando a su dueño. Una casilla de mar que han dejado tus flotas no paga a nadie.',
      'Las Parcas traen lo mismo otra vez, con lo que tengas en ese momento.',
    ),
  },
  offerings: {
    title: 'Ofrendas',
    text: lines(
      'Por orden de turno cada marcador va a un dios que esté boca arriba, con al menos 1 MO, o a Apolo gratis.',
      'Donde ya hay alguien tienes que ofrecer más; con eso lo superas y se queda sin sitio. No hay límite.',
      'En Apolo no se puede superar a nadie, y caben todos los que quieran.',
      'Cuando cada marcador tiene sitio, pagan todos. Cada sacerdote quita 1 MO de lo que pagas, hasta un mínimo de 1 MO; las ofrendas se comparan sin sacerdotes.',
      'Puedes ofrecer tanto como podrías pagar: tu oro y tus sacerdotes juntos. Sin oro solo queda Apolo.',
    ),
  },
  displaced: {
    title: 'Si superan tu ofrenda',
    text: lines(
      'Si te superan, ofreces otra vez enseguida, antes que el siguiente en el orden de turno.',
      'Tiene que ser a otro dios, o a Apolo. No puedes subir tu ofrenda sin más.',
      'Puedes volver al primer dios más tarde, cuando te superen también en el segundo.',
      'Puedes superar a otra persona; esas cadenas se resuelven antes.',
      'Una orden puede responder por ti, y subir tus límites cuando te han superado.',
    ),
  },
  turn: {
    title: 'Un turno con un dios',
    text: lines(
      'Haz tanto como puedas pagar, en cualquier orden y mezcla: recluta y construye lo que da tu dios, y usa criaturas.',
      'Poseidón además te deja navegar, Ares mover tropas, Zeus cambiar una criatura de la fila; cada vez cuesta 1 MO.',
      'Las acciones de otro dios no son posibles, por mucho oro que tengas.',
      'Lo que ha empezado va primero: una batalla, una Metrópolis por fundar, una criatura que aún pide algo.',
      'Puedes terminar un turno sin haber hecho nada. Solo hay que tomar el cuarto filósofo, si tienes tres y queda alguno en la reserva.',
    ),
  },
  recruiting: {
    title: 'Reclutar',
    text: lines(
      'La primera unidad de un turno es gratis, y no es obligatoria.',
      'Poseidón: más flotas por 1, 2 y 3 MO, en una casilla de mar junto a una isla tuya que esté vacía o sea tuya.',
      'Ares: más tropas por 2, 3 y 4 MO, en tus islas.',
      'Zeus: un sacerdote más por 4 MO. Atenea: un filósofo más por 4 MO.',
      'Los sacerdotes abaratan tus ofrendas. Cuatro filósofos se convierten en una Metrópolis.',
      'No se puede reclutar ninguna flota donde está el Kraken ni junto a Polifemo.',
    ),
  },
  building: {
    title: 'Construir',
    text: lines(
      'Un edificio cuesta 2 MO. En un turno puedes construir cuantos quieras del tipo que da tu dios.',
      'Va en un recuadro libre de una isla tuya; el recuadro lo eliges tú. Un tipo puede repetirse, también en una misma isla.',
      'Bajo una Metrópolis no hay recuadros.',
      'Un puerto defiende tus flotas en todas las casillas de mar alrededor de su isla; una fortaleza, las tropas de su isla. Un templo quita 1 MO a una criatura por ciclo. Una universidad no tiene poder propio.',
      'Un edificio de cada uno de los cuatro tipos se convierte en el acto en una Metrópolis.',
    ),
  },
  sailing: {
    title: 'Navegar',
    text: lines(
      'Con Poseidón, por 1 MO, flotas de una misma casilla de mar navegan hasta tres pasos, de casilla en casilla.',
      'Por el camino puedes dejar flotas y recoger otras tuyas; las recogidas tienen solo los pasos que quedan.',
      'Donde hay flotas enemigas hay una batalla, y el viaje se acaba. Las flotas que se quedaron antes no participan.',
      'Cualquier otra cosa que hagas entretanto, o mover desde otra casilla, acaba el viaje.',
      'Ninguna flota puede entrar en la casilla del Kraken, ni en una junto a Polifemo.',
    ),
  },
  marching: {
    title: 'Mover tropas',
    text: lines(
      'Con Ares, por 1 MO, algunas o todas las tropas de una isla tuya van a otra isla.',
      'Tus flotas tienen que unir las dos con una cadena ininterrumpida de casillas de mar; basta una casilla que toque ambas.',
      'Una isla sin tropas se toma sin combatir, aunque tenga una fortaleza; solo el Minotauro la defiende él solo. Con tropas enemigas se combate.',
      'La isla que dejas sigue siendo tuya hasta que alguien desembarque.',
      'Medusa retiene todas las tropas de su isla. Una última isla está protegida.',
    ),
  },
  battle: {
    title: 'Batalla',
    text: lines(
      'Cada bando tira un dado con las caras 0, 1, 1, 2, 2, 3 y suma sus unidades en el lugar.',
      'El resultado más bajo pierde una unidad; si empatan, la pierden los dos.',
      'En tierra el defensor suma 1 por cada fortaleza de la isla, y 1 por una Metrópolis. En el mar suma 1 por cada puerto y cada Metrópolis suyos en las islas alrededor de la casilla.',
      'El Minotauro suma 2 a la defensa de su isla, y cae el último.',
      'Mientras a los dos les queden unidades puede retirarse el defensor, después el atacante; si no, hay otro asalto.',
      'El lugar es de quien queda en pie. Si no queda nadie, una isla sigue siendo del defensor y una casilla de mar queda vacía.',
    ),
  },
  retreat: {
    title: 'Retirada',
    text: lines(
      'Tras un asalto se pregunta primero al defensor, después al atacante. A quien no tiene adonde ir no se le pregunta.',
      'En tierra todas las tropas van a una misma isla tuya que tus flotas unan con la batalla. La isla de la que vino el ataque vale si tus flotas la unen, así que tras Pegaso casi nunca; una que no es de nadie, no.',
      'En el mar todas las flotas van a una misma casilla contigua, vacía o tuya, que no sea la del Kraken ni esté junto a Polifemo.',
      'Donde está Medusa no pueden retirarse tropas. El Minotauro no se retira nunca: sigue luchando.',
      'Quien se retira deja el lugar al otro bando.',
    ),
  },
  lastIsland: {
    title: 'La última isla',
    text: lines(
      'La última isla de alguien puede atacarse, también con Pegaso, solo si tomarla daría en el acto al atacante las Metrópolis con que se gana.',
      'Se cuenta como si el ataque saliera bien: una Metrópolis que haya allí, y cada juego de edificios que entonces se completaría y tendría sitio.',
      'Aun sin tropas, una última isla está protegida así.',
      'Quien la pierde queda fuera, también si el atacante al final no gana. Sus flotas, sacerdotes, filósofos, oro y figuras dejan la partida.',
      'Las flotas, las cartas y el oro de quien tiene una sola isla se pueden quitar como siempre.',
    ),
  },
  metropolis: {
    title: 'Fundar una Metrópolis',
    text: lines(
      'Un puerto, una fortaleza, un templo y una universidad en cualquiera de tus islas se convierten en el acto en una Metrópolis. Si tienes varios de un tipo, eliges cuál se descarta.',
      'Lo mismo hacen cuatro filósofos.',
      'O tomas una isla que ya tenga una.',
      'Ocurre por sí solo, también tras una conquista o por una criatura, y va antes que cualquier otra cosa de tu turno.',
      'Una Metrópolis tiene los poderes de los cuatro edificios, pero no cuenta para otro juego.',
      'Si te corresponden varias, se fundan una tras otra.',
      'Lo descartado vuelve a la caja.',
    ),
  },
  metropolisPlace: {
    title: 'Dónde va una Metrópolis',
    text: lines(
      'En una isla cabe una Metrópolis, en su cuadrado de puntos. El cuadrado está libre si no hay ningún edificio encima; los que descartas ya no cuentan.',
      'Mientras una isla tuya tenga el cuadrado libre, va a una de esas; tú eliges a cuál.',
      'Si no, eliges una isla tuya sin Metrópolis, y los edificios de su cuadrado se destruyen.',
      'Si todas tus islas tienen ya una, o no queda ninguna en la caja, los edificios o los filósofos se descartan a cambio de nada.',
    ),
  },
  apollo: {
    title: 'Apolo',
    text: lines(
      'Apolo no cuesta nada y está siempre. Trae 1 MO, o 4 MO si tienes exactamente una isla.',
      'Quien llega primero a él recibe además un marcador de prosperidad y tiene que ponerlo, en cualquier isla; puede haber varios en una. La opción *Marcador de Apolo* puede limitarlo a las islas propias.',
      'Con Apolo no reclutas ni construyes nada, ni usas criaturas.',
      'Quien llega después no tiene nada que elegir: ese turno va por sí solo.',
    ),
  },
  creatures: {
    title: 'Comprar criaturas',
    text: lines(
      'La fila tiene tres espacios, por 4, 3 y 2 MO, con la carta más nueva en el 4. El primer ciclo tiene una carta, el segundo dos.',
      'Con cualquier dios menos Apolo puedes comprar tantas como puedas pagar, en cualquier momento de tu turno.',
      'Cada templo y cada Metrópolis quita 1 MO a una criatura por ciclo, hasta un mínimo de 1 MO. Va por sí solo, y los nuevos ayudan enseguida.',
      'Un espacio que se vacía se llena en el siguiente ciclo.',
      'Con Zeus, por 1 MO, una carta de la fila deja su sitio a la primera del mazo, tantas veces como puedas pagar.',
      'Cuando se acaba el mazo, se barajan los descartes para formar uno nuevo.',
      `${typed.command('cyclades card')} dice qué hace cada criatura.`,
    ),
  },
  creatureUse: {
    title: 'Usar una criatura',
    text: lines(
      'Una criatura se usa en el acto. Después su carta se descarta, salvo la del Minotauro, Quirón, Medusa y Polifemo. No es posible nada más hasta que deje de pedir algo.',
      'Solo se puede comprar si hay algo sobre lo que pueda usarse.',
      'El Grifo quita a cualquier oponente, porque el oro es secreto: de quien tiene 0 o 1 MO no obtienes nada.',
      'La Arpía, la Sirena, la Dríade y el Sátiro quitan solo a oponentes. El Gigante puede golpear también tus edificios.',
      'Las ventas a la Esfinge y los pasos de la Sílfide o del Kraken acaban cuando tú lo dices.',
      `${typed.command('cyclades card')} dice las reglas de cada una.`,
    ),
  },
  figures: {
    title: 'Figuras en el tablero',
    text: lines(
      'El Minotauro, Quirón, Medusa y Polifemo se ponen en cualquier isla. La carta se queda con quien la compró.',
      'Se van cuando empieza el primer turno de esa persona en un ciclo posterior, también con Apolo.',
      'Dos de ellas en una misma isla se destruyen en el acto.',
      'El Minotauro la defiende, Quirón aleja a Pegaso, Gigante y Arpía, Medusa retiene todas las tropas, Polifemo aparta las flotas de alrededor.',
      'El Kraken está en el mar y hunde todas las flotas de su casilla. Se queda hasta que se usa otra vez su carta, y no es de nadie.',
      'Las flotas no pueden entrar en la casilla del Kraken ni junto a Polifemo.',
    ),
  },
  twoPlayers: {
    title: 'Una partida de dos',
    text: lines(
      'Cada cual tiene dos marcadores, así que hay cuatro puestos en el orden de turno, y dos turnos para cada uno en un ciclo. Tres dioses están boca arriba.',
      'Tu marcador puede superar a tu otro marcador.',
      'Tienes que poder pagar las dos ofrendas juntas. Un marcador superado no cuenta hasta que vuelve a tener sitio.',
      'Cada sacerdote quita 1 MO de la suma de las dos; cada ofrenda sigue costando al menos 1 MO. La opción *Sacerdotes con dos jugadores* tiene otros modos.',
      'Los dos marcadores en Apolo traen oro cada uno, pero un solo marcador de prosperidad.',
      'Se gana con tres Metrópolis.',
    ),
  },
  options: {
    title: 'Opciones de una partida',
    text: lines(
      '*Sacerdotes con dos jugadores*: 1 MO menos de la suma de las dos ofrendas, de cada una de ellas, o todo de una.',
      '*Reserva*: 17 filósofos y 18 sacerdotes, o 16 de cada como en la primera edición.',
      '*Marcador de Apolo*: en cualquier isla, o solo en islas propias.',
      '*Empate al final*: gana quien tiene más oro, o más Metrópolis y después oro.',
      '*Oro*: secreto, o a la vista de todos.',
      '*Criaturas mitológicas*: las 17, o ninguna.',
      `Las elige quien está a cargo, antes de empezar. ${typed.command('match status')} muestra lo que no es lo habitual.`,
    ),
  },
  plans: {
    title: 'Órdenes en Cyclades',
    text: lines(
      'Ofrendas de este ciclo o del próximo: dioses en orden, cada uno hasta una cantidad. Tu marcador va al primero en que puedas ir por delante, por lo mínimo; si no queda ninguno, a Apolo si lo dices. `ares 4, atenea 6, apolo`',
      'Si te superan, se intenta otra vez toda la lista, con límites más altos si los das, o solo lo que sigue, o se te pregunta.',
      'Batallas: cuándo y adónde retirarte, en un lugar o en todas partes. `retirada todas menos 2`',
      'La isla del próximo marcador de prosperidad, y el final de un turno en el que no se puede pagar nada.',
      `Dalas con *${controls.orders}* en tu panel, que ofrece las palabras una a una, o con ${typed.command('cyclades orders')}.`,
      'La que se ha vuelto imposible se descarta, y se te pregunta como siempre.',
    ),
  },
};
