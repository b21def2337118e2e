import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../peloponnes/commandNames.ts';

/** The first two rounds of Peloponnes, step by step. */
export const peloponnes: PeloponnesMessages['lesson'] = {
  goal: {
    title: 'Lo que buscas',
    text: [
      'Llevas una civilización durante ocho rondas. Al final se cuentan dos números: **poder** (lo que muestran tus losetas, y 1 por cada 3 monedas) y **población** (3 por habitante). **El menor de los dos** es tu puntuación, y gana la más alta.',
      'Cada ronda tiene las mismas partes: se revelan losetas, todos ofrecen monedas por una, después llegan los ingresos, y dos fichas de desastre. Llevas Esparta, con 7 monedas, 4 maderas y 3 habitantes; todo lo que hay en la mesa está a la vista.',
    ].join('\n'),
  },
  offer: {
    title: 'Una oferta',
    text: [
      'En cada ronda consigues una loseta como mucho. En la **fila de subasta** una oferta es al menos lo que muestra la loseta, y quien ofrece más sobrepuja la anterior. Una loseta de la **fila de conquista** cuesta exactamente 3 monedas más de lo que muestra, y allí nadie puede sobrepujarte.',
      'Las tierras dan ingresos, y tienen que compartir un recurso con tu última tierra; la primera encaja siempre. Los edificios cuestan, además de tus monedas, madera y piedra. Quien pasa toma a cambio 3 monedas.',
    ].join('\n'),
    why: 'estos Claros dan comida y madera cada ronda, y habitantes enseguida. La lección empieza con lo mínimo que basta.',
  },
  pushedOut: {
    title: 'Te han sobrepujado',
    text: [
      'Alguien ha ofrecido más que tú. Tu oferta tiene que moverse enseguida, **con las mismas monedas**, ni más ni menos, a otra loseta donde basten; allí puede sobrepujar a otra persona. O la retiras: entonces vuelven las monedas con 1 más, y no consigues loseta en esta ronda.',
      'El orden de la próxima ronda depende de las monedas ofrecidas: empieza la oferta más alta.',
    ].join('\n'),
    why: 'tienes la madera para el Puente, y da 2 habitantes y mucho poder.',
  },
  building: {
    title: 'Pagar, o marcar',
    text: [
      'Todas las ofertas están hechas, y el Puente es tuyo. Un edificio se paga en madera y piedra, ahora, o se **marca con una moneda**: entonces funciona enseguida, pero hay que pagarlo en la próxima ronda de suministro, o se pierde.',
      'Los artículos de lujo sustituyen lo que falte, dos por uno. Salen de lo que no cabe en tus almacenes.',
    ].join('\n'),
    why: 'tienes 4 maderas y solo hacen falta 2, así que no tiene que quedar nada pendiente.',
  },
  income: {
    title: 'Ingresos y fichas',
    text: [
      'El Puente ha traído a sus habitantes; después todos han recibido sus **ingresos**: lo que muestran civilización, tierras y edificios, y monedas según el número de habitantes.',
      'Luego se han revelado dos **fichas de desastre**, como en cada ronda. Hay tres de cada tipo, y con la tercera el desastre ocurre para todos: ya hay dos sequías a la vista. Lo que vendría a continuación está siempre en el tablero.',
    ].join('\n'),
  },
  conquest: {
    title: 'La fila de conquista',
    text: [
      'Una ronda nueva con losetas nuevas. La oferta más alta de la última ronda ha empezado (con muy pocas monedas, por cierto), y a ti te toca al final: ya hay una oferta en una loseta de la fila de subasta, y tendrías que superarla.',
      'La fila de conquista cuesta más, pero lo que tomas allí es tuyo con seguridad. Tienes 7 monedas.',
    ].join('\n'),
    why: 'las Colinas dan madera cada ronda, y monedas y un habitante enseguida; allí nadie te las puede quitar.',
  },
  drought: {
    title: 'La sequía',
    text: [
      'Ha llegado la tercera sequía: se pierde un tercio de la comida, redondeando hacia arriba. El **terremoto** se lleva edificios y la **tempestad** tierras si no pagas por ellos, la **plaga** un tercio de los habitantes, la **disminución** 10 artículos de lujo. Algunos edificios te protegen de uno de ellos.',
      'En una **ronda de suministro** cada habitante come 1 comida, o muere de hambre, y hay que pagar los edificios marcados. Dos losetas la traen cuando salen, y la última sigue a la ronda 8: ten comida para entonces.',
    ].join('\n'),
  },
  farewell: {
    title: 'Ese es el juego',
    text: [
      `En una partida pulsas «${controls.makeMove}» bajo el mensaje más reciente: lo que has visto aquí es tu panel, solo para ti. «${controls.undo}» retira lo que acabas de hacer, mientras nadie haya jugado desde entonces, y con «${controls.orders}» dices de antemano lo que jugarías.`,
      `${typed.command('board')} muestra la mesa cuando quieras, ${typed.command('gold')} lo que tienes, ${typed.command('rules')} busca una regla, ${typed.command('help')} dice qué puedes hacer ahora, ${typed.command('peloponnes card')} qué hace una loseta.`,
      `Tienes días para una jugada, no minutos: se te dice cuándo te toca, y se te recuerda si quieres (${typed.command('me settings')}). ${typed.command('match create')} abre una partida; con «${controls.addComputer}» puedes empezar enseguida, o jugar en solitario.`,
    ].join('\n'),
  },
};
