import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../peloponnes/commandNames.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The rules of Peloponnes as this house plays them. */
export const peloponnes: PeloponnesMessages['sections'] = {
  goal: {
    title: 'Cómo se gana',
    text: lines(
      'Tras ocho rondas tu civilización tiene dos valores. Poder: los puntos de tus tierras y edificios, y 1 por cada 3 monedas. Población: 3 por cada habitante.',
      'Tu puntuación es el menor de los dos, así que tienen que crecer ambos. Gana la puntuación más alta.',
      'La madera, la piedra, la comida y los artículos de lujo no valen nada al final.',
      'Si hay empate decide el mayor de poder y población, después las monedas, después el último orden de turno.',
    ),
  },
  setUp: {
    title: 'Preparación',
    text: lines(
      'A cada cual le toca una de siete civilizaciones. Trae monedas, habitantes y quizá recursos para empezar, y unos ingresos cada ronda; no se puede perder.',
      'En la primera ronda ofrece primero la civilización con el número más bajo, y así sucesivamente.',
      'Hay 40 losetas en tres pilas: A (10 tierras, 5 edificios), B (7 y 8) y C (3 y 7).',
      'Hay 16 fichas de desastre: tres de cada uno de los cinco desastres, y una en blanco.',
      'Lo que tiene cada cual está a la vista. Nadie conoce el orden de lo que está boca abajo. El banco no se agota nunca.',
    ),
  },
  round: {
    title: 'Una ronda, paso a paso',
    text: [
      '1. Se revelan losetas: tres rondas de la pila A, tres de la B, dos de la C.',
      '2. Ofertas por orden de turno; después un nuevo orden de turno según lo ofrecido.',
      '3. Las losetas van a las civilizaciones: los edificios se pagan o se marcan, las tierras tienen que encajar.',
      '4. Lo que las losetas nuevas dan una vez.',
      '5. Ingresos.',
      '6. Dos fichas de desastre; con la tercera de un tipo ocurre el desastre.',
      '',
      'Tras la octava ronda hay una última ronda de suministro, y se cuenta la puntuación.',
    ].join('\n'),
  },
  rows: {
    title: 'Filas de subasta y de conquista',
    text: lines(
      'Cada ronda se revelan cinco losetas: tantas para subasta como jugadores, las demás para conquista. Con cinco jugadores no hay conquista.',
      'El número de una loseta es la oferta mínima; en la fila de conquista cuesta exactamente 3 monedas más.',
      'Dos tierras, B05 y C04, traen una ronda de suministro en cuanto se revelan, antes que nada. Se pueden comprar como cualquier otra.',
      'Lo que nadie se ha llevado al acabar las ofertas vuelve a la caja.',
    ),
  },
  offers: {
    title: 'Ofertas',
    text: lines(
      'Por orden de turno, cada cual pone monedas en una loseta de la fila de subasta, compra una de la fila de conquista, o pasa.',
      'Una oferta es al menos el número de la loseta, y más alta que la que ya está allí; a esa la sobrepuja.',
      'Cada cual consigue una loseta por ronda como mucho.',
      'Los artículos de lujo sustituyen las monedas que faltan, dos por una, cuando se acaban las tuyas.',
      'Cuando todos han ofrecido, lo que está puesto se paga al banco.',
      'Puedes ofrecer por una tierra que no encaja; pero entonces se pierde.',
    ),
  },
  conquest: {
    title: 'Conquista',
    text: lines(
      'Una loseta de la fila de conquista cuesta exactamente 3 monedas más de lo que lleva impreso.',
      'Allí nadie puede sobrepujar: es para ti.',
      'Una oferta sobrepujada se puede mover allí si basta. Se paga entera, también si es más que el precio.',
      'Para el siguiente orden de turno cuenta como cualquier otra oferta.',
    ),
  },
  pushedOut: {
    title: 'Si te sobrepujan',
    text: lines(
      'Si te sobrepujan, mueves enseguida las mismas monedas a otra loseta, ni más ni menos, o las retiras.',
      'Allí tienen que bastar: la oferta mínima y más de lo que haya, o al menos el precio en la fila de conquista.',
      'Con eso se puede sobrepujar a otra persona; se resuelve antes de que ofrezca el siguiente.',
      'Quien retira recupera sus monedas, y 1 más del banco, pero no tiene loseta esta ronda. Entonces no se puede pasar.',
      'Una orden puede responder por ti.',
    ),
  },
  passing: {
    title: 'Pasar y retirar',
    text: lines(
      'En vez de ofrecer puedes pasar: 3 monedas del banco, y ninguna loseta esta ronda.',
      'Una oferta que estaba puesta y han sobrepujado se puede retirar: vuelven sus monedas, y 1 más.',
      'Quienes han pasado o retirado van los últimos en el siguiente orden de turno, en el orden que tenían.',
    ),
  },
  turnOrder: {
    title: 'Orden de turno',
    text: lines(
      'Tras las ofertas, el siguiente orden de turno va por las monedas ofrecidas, primero la más alta. Cuentan también las ofertas de la fila de conquista.',
      'Las iguales siguen en el orden que tenían.',
      'Quien no tiene loseta va el último.',
      'La media moneda del Mercado y el Ágora cuenta aquí, pero no la de uno ganado esta misma ronda.',
    ),
  },
  halfCoin: {
    title: 'La media moneda',
    text: lines(
      'Quien tiene el Mercado (A13) o el Ágora (B02) cuenta con media moneda más siempre que se comparan ofertas.',
      'Así puede sobrepujar una oferta igual, una igual no sobrepuja la suya, y entre iguales va por delante en el orden de turno.',
      'No ayuda a llegar a una oferta mínima ni a un precio. Los dos edificios juntos siguen siendo media moneda; entre dos que la tienen hay igualdad.',
      'Vale también con una moneda sobre el edificio. Con la opción *Mercado y Ágora* puede no haberla.',
    ),
  },
  buildings: {
    title: 'Edificios',
    text: lines(
      'Un edificio ganado se paga en madera y piedra, o se marca con una moneda y se paga en la próxima ronda de suministro.',
      'Si ambas cosas son posibles, eliges tú. Los artículos de lujo sustituyen justo lo que falta, dos por uno.',
      'Lo que se puede pagar o marcar sin artículos de lujo hay que construirlo; si no, puedes renunciar. Se pierde si no es posible ninguna de las dos cosas.',
      'Desde entonces cuenta, da sus ingresos y protege, también si está marcado.',
      'Lo que da una sola vez llega justo después de pagarlo o marcarlo, así que no ayuda a pagarlo.',
      `${typed.command('peloponnes card')} dice qué cuesta y qué hace cada edificio.`,
    ),
  },
  markers: {
    title: 'Una moneda sobre un edificio',
    text: lines(
      'La moneda dice que el edificio aún no está pagado. Funciona igual.',
      'Solo si no tienes ninguna moneda puede salir de artículos de lujo, dos por ella.',
      'En la próxima ronda de suministro el edificio se paga o vuelve a la caja; nunca antes. La moneda vuelve a ti en ambos casos.',
      'Si sacrificas el edificio en un terremoto, la moneda se pierde; con la opción *Moneda de un edificio perdido* puede volver.',
    ),
  },
  lands: {
    title: 'Tierras',
    text: lines(
      'Una tierra se pone en el extremo. Encaja si sus ingresos y los de la última tierra tienen en común madera, piedra o comida. El dibujo de la loseta no importa.',
      'La primera encaja siempre. Con el Cuartel (A11) encaja cualquier tierra.',
      'Una tierra que no encaja se pierde, y no da nada.',
      'Si han desaparecido tierras, la siguiente se compara con la última que quede. Lo que ya está no se compara otra vez.',
    ),
  },
  stores: {
    title: 'Almacenes y lo que se da una vez',
    text: lines(
      'Caben 10 maderas, 10 piedras y 13 comidas. Lo que sobra se convierte en artículos de lujo, uno por uno.',
      'Una loseta nueva da enseguida lo que muestra una vez: habitantes, monedas, recursos. Eso se queda, pase lo que pase con la loseta.',
      'Algunos edificios quitan habitantes. Nunca hay menos de 0.',
      'Los habitantes, los artículos de lujo y las monedas no tienen límite.',
    ),
  },
  income: {
    title: 'Ingresos',
    text: lines(
      'Cada ronda da lo que muestran tu civilización, tus tierras y tus edificios, también los marcados. Lo que no cabe en los almacenes se convierte en artículos de lujo.',
      'Monedas según los habitantes: 1; desde 3 habitantes 2, desde 5 3, desde 8 4, desde 11 5.',
      'Artículos de lujo según los habitantes: desde 14 2, desde 17 4, desde 20 6.',
      'El Puerto (A15) y el Templo de Apolo (B15) dan una comida, madera, piedra o moneda; lo eliges cada ronda.',
      'El nuevo habitante de Arcadia llega primero y ya cuenta.',
    ),
  },
  luxury: {
    title: 'Artículos de lujo',
    text: lines(
      'Dos sustituyen una madera, piedra, comida o moneda que falta, nunca una que tienes.',
      'Ayudan con ofertas, edificios, la moneda de un edificio, terremoto, tempestad y al alimentar.',
      'No ayudan contra sequía ni plaga, y la disminución se lleva 10.',
      'No se pueden cambiar a voluntad, y no valen nada al final.',
    ),
  },
  disasters: {
    title: 'Desastres',
    text: lines(
      'Cada ronda se revelan dos fichas. Con la tercera de un tipo ocurre ese desastre, una vez. Así que antes del final ocurren los cinco.',
      'Terremoto: 1 madera y 1 piedra por cada edificio, o se pierde. Tempestad: 1 comida y 1 moneda por cada tierra, o se pierde.',
      'Sequía: un tercio de la comida, redondeando hacia arriba. Plaga: un tercio de los habitantes, redondeando hacia arriba. Disminución: 10 artículos de lujo, o todos si hay menos.',
      `Algunos edificios guardan del todo a su dueño de un desastre, también con una moneda encima; ${typed.command('peloponnes card')} dice cuáles.`,
      'La primera ficha se resuelve para todos antes de revelar la segunda.',
    ),
  },
  givingUp: {
    title: 'Terremoto y tempestad',
    text: lines(
      'Pagas un par por cada loseta que conservas: madera y piedra por edificios, comida y moneda por tierras. Por lo que sacrificas no se paga nada.',
      'Si los pares no bastan, dices qué losetas se sacrifican. Pueden ser más de las necesarias.',
      'Los artículos de lujo sustituyen lo que falta para las que conservas, dos por uno.',
      'La civilización no es edificio ni tierra.',
      'Todos eligen a la vez, y nadie ve antes lo que eligen los demás.',
    ),
  },
  supply: {
    title: 'Rondas de suministro',
    text: lines(
      'Hay tres: cuando sale B05, cuando sale C04, y una última tras la octava ronda.',
      'Primero cada habitante come 1 comida. Debes alimentar a tantos como permita tu comida; los demás mueren de hambre.',
      'Por la comida que falta puedes gastar artículos de lujo, dos por uno; tú eliges cuántos. Los habitantes que no reciben nada se pierden. Con la opción *Lujo por la comida que falta* se alimenta a tantos como se pueda.',
      'Después se pagan los edificios con una moneda encima, o vuelven a la caja.',
    ),
  },
  finishing: {
    title: 'Pagar los edificios marcados',
    text: lines(
      'En una ronda de suministro, después de alimentar, cada edificio con una moneda encima se paga en madera y piedra, o vuelve a la caja.',
      'Tú eliges cuáles se pagan, y puedes renunciar a uno aunque pudieras pagarlo.',
      'Los artículos de lujo sustituyen lo que falta, dos por uno.',
      'La moneda vuelve en ambos casos. Lo que el edificio dio una vez se queda.',
    ),
  },
  ending: {
    title: 'La última ronda',
    text: lines(
      'La octava ronda va como las demás, fichas de desastre incluidas.',
      'Después se alimenta a todos una vez más, y los edificios marcados se pagan o se pierden.',
      'Las monedas cuentan después de eso, también las de edificios marcados.',
      'La puntuación es el menor de poder y población.',
    ),
  },
  alone: {
    title: 'Jugar en solitario',
    text: lines(
      'Hay cinco losetas en la fila de subasta, y cada una cuesta exactamente lo impreso. Tomas una, o pasas por 3 monedas.',
      'Lo demás es como con otros; nadie espera a nadie, así que no hay órdenes.',
      'Una partida suelta acaba con tu puntuación. Una campaña tiene cinco niveles.',
      `Abre una partida y pulsa *${controls.start}* enseguida.`,
    ),
  },
  campaign: {
    title: 'La campaña',
    text: lines(
      'Cinco niveles con la misma civilización. Piden 24, 28, 32, 35 y 35 puntos; basta con llegar al número.',
      'La fila de subasta tiene 5, 4, 3, 2 y 1 losetas; las últimas en salir están en la fila de conquista, por 3 monedas más.',
      'Antes de cada nuevo nivel eliges madera, piedra o comida: desde entonces una más cada ronda. Puedes repetir.',
      'Cada nivel empieza de nuevo con todas las losetas y fichas; solo se quedan esos recursos.',
      `Un nivel perdido termina la partida. ${typed.command('match create')} con el ajuste *campaña* abre una.`,
    ),
  },
  options: {
    title: 'Opciones de una partida',
    text: lines(
      '*Mercado y Ágora*: las ofertas cuentan media moneda más, o no influyen en las ofertas.',
      '*Lujo por la comida que falta*: cuanto se quiera, o cuanto se pueda.',
      '*Moneda de un edificio perdido*: en un terremoto también se pierde, o vuelve.',
      '*En solitario*: una partida, o una campaña de cinco niveles.',
      `Las elige quien está a cargo, antes de empezar. ${typed.command('match status')} muestra lo que no es lo habitual.`,
    ),
  },
  plans: {
    title: 'Órdenes en Peloponnes',
    text: lines(
      'Ofertas de esta ronda o de la próxima: losetas en orden, cada una hasta un número de monedas. Ofreces por la primera que se pueda conseguir, con las menos monedas que basten; si no hay ninguna pasas, si lo dices, o se te pregunta. `A13 5, A01 7, pasar`',
      'Qué hacer si te sobrepujan: qué losetas después, o retirar.',
      'Cómo se construye un edificio, cuáles de los marcados se pagan, qué dan Puerto y Templo, qué se va en un desastre, a cuántos se alimenta con artículos de lujo.',
      `Dalas con *${controls.orders}* en tu panel, que ofrece las palabras una a una, o con ${typed.command('peloponnes orders')}.`,
      'La que se ha vuelto imposible se descarta, y se te pregunta como siempre.',
    ),
  },
};
