import type { CycladesMessages } from '../../cyclades/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../cyclades/commandNames.ts';

/** The first cycle of Cyclades, step by step. */
export const cyclades: CycladesMessages['lesson'] = {
  goal: {
    title: 'Lo que buscas',
    text: [
      'Gana quien tenga **dos Metrópolis** al final de un ciclo. Se funda una con cuatro filósofos, o con un edificio de cada tipo: puerto, fortaleza, templo y universidad.',
      'Cada ciclo tiene las mismas partes: ingresos, ofrendas a los dioses, y después todos actúan con el dios que han conseguido. En el color junto a tu nombre tienes dos islas, una tropa en cada una, y dos flotas.',
    ].join('\n'),
  },
  offering: {
    title: 'Ofrendas',
    text: [
      'Primero llegaron los ingresos: 1 MO por cada marcador de prosperidad de tus islas y por cada casilla de mar con una moneda donde está tu flota. Con ellos tienes 7 MO, que solo ves tú.',
      'Ahora todos ofrecen por un dios. En una partida de tres solo dos de los cuatro están boca arriba, y Apolo, que no cuesta nada. **Poseidón** da flotas y puertos, **Ares** tropas y fortalezas, **Zeus** sacerdotes y templos, **Atenea** filósofos y universidades.',
    ].join('\n'),
    why: 'la lección prueba primero con Poseidón, por poco, para ver qué hacen los demás.',
  },
  displaced: {
    title: 'Te han superado',
    text: [
      'Alguien ha ofrecido más que tú, y tu marcador vuelve a estar libre. No te cuesta nada: las ofrendas se pagan solo cuando todas tienen sitio.',
      'Tienes que elegir enseguida **otro dios**; a Poseidón solo podrías volver después de que te superen otra vez. Quien va con Apolo no paga nada y actúa el último.',
    ].join('\n'),
    why: 'nadie ha ofrecido aún a Ares, así que basta 1 MO, y guardas el resto para tu turno.',
  },
  recruiting: {
    title: 'Tu turno: reclutar',
    text: [
      'Las ofrendas están pagadas. Los dioses actúan de arriba abajo, así que primero fue Poseidón: una flota y un puerto. Ahora te toca a ti, con **Ares**.',
      'Con Ares puedes reclutar tropas (la primera es gratis, después 2, 3 y 4 MO), construir fortalezas a 2 MO cada una, y mover tropas por 1 MO cada vez, en cualquier orden y tantas veces como puedas pagar. Los lugares que puedes elegir están iluminados en el tablero.',
    ].join('\n'),
    why: 'con una segunda tropa aquí, una puede salir y otra quedarse. Una isla vacía sigue siendo tuya, pero sin defensa.',
  },
  marching: {
    title: 'Tomar una isla',
    text: [
      'Las tropas van de isla en isla por una cadena ininterrumpida de **flotas tuyas**. Tu flota junto a tu isla grande toca una pequeña que no es de nadie, con dos marcadores de prosperidad: 2 MO más en cada ciclo.',
      'Donde hay un enemigo hay en cambio una batalla: cada bando tira un dado y suma sus tropas, el defensor también sus fortalezas; el más bajo pierde una tropa. Tu panel dice las probabilidades antes de luchar.',
    ].join('\n'),
    why: 'la isla pequeña no es de nadie: es tuya sin batalla, y una tropa se queda en casa.',
  },
  creature: {
    title: 'Una criatura',
    text: [
      'Quien actúa con uno de los cuatro dioses puede comprar las **criaturas mitológicas** que se ven debajo del mapa, por 4, 3 o 2 MO. La mayoría ayuda enseguida, y una vez.',
      `Las Parcas traen tus ingresos otra vez: con la isla que acabas de tomar son 4 MO, así que hoy no te cuestan nada. ${typed.command('cyclades card')} dice qué hace cada criatura.`,
    ].join('\n'),
    why: 'las Parcas devuelven ahora lo que cuestan, y la fortaleza se puede pagar igual después.',
  },
  building: {
    title: 'Construir',
    text: [
      'Cada edificio ayuda donde está: las fortalezas defienden islas y los puertos las flotas a su lado, los templos abaratan criaturas, las universidades solas no hacen nada; pero uno de cada tipo forma una **Metrópolis**.',
      'Cada uno va en un recuadro de una isla. Una Metrópolis va sobre el cuadrado de puntos, y lo que hay debajo se pierde: mejor construir antes a su lado.',
    ].join('\n'),
    why: 'este recuadro de tu isla grande está junto al cuadrado de la Metrópolis, que sigue libre.',
  },
  ending: {
    title: 'Terminar tu turno',
    text: [
      'Podrías seguir mientras tengas oro; lo que guardas lo tienes en el próximo ciclo.',
      `Antes de terminar un turno se te pregunta otra vez, con lo que aún podrías hacer. En una partida, «${controls.undo}» retira lo que acabas de hacer, mientras no haya sacado a la luz nada oculto, y con «${controls.orders}» dices de antemano lo que jugarías cuando no estás.`,
    ].join('\n'),
    why: 'tres MO son más útiles en el próximo ciclo, cuando haya que hacer una ofrenda.',
  },
  cycle: {
    title: 'El próximo ciclo',
    text: [
      '**Apolo** fue el último: 1 MO (4 MO para quien tiene una sola isla), y para quien llega primero a él un marcador de prosperidad: 1 MO de ingresos para siempre.',
      'Con eso acabó el ciclo. Nadie tiene dos Metrópolis, así que ha empezado el siguiente: están boca arriba los otros dioses, han llegado criaturas nuevas (las que nadie compra se abaratan), y tus ingresos son ya de 4 MO. También el orden ha dado la vuelta: quien actuó el último ofrece primero.',
    ].join('\n'),
  },
  farewell: {
    title: 'Ese es el juego',
    text: [
      `En una partida pulsas «${controls.makeMove}» bajo el mensaje más reciente: lo que has visto aquí es tu panel, solo para ti.`,
      `${typed.command('board')} muestra el tablero cuando quieras, ${typed.command('gold')} lo que tienes, ${typed.command('rules')} busca una regla, ${typed.command('help')} dice qué puedes hacer ahora.`,
      `Tienes días para una jugada, no minutos: se te dice cuándo te toca, y se te recuerda si quieres (${typed.command('me settings')}). ${typed.command('match create')} abre una partida; con «${controls.addComputer}» puedes empezar enseguida.`,
    ].join('\n'),
  },
};
