import {
  CHITS_TO_STRIKE,
  COINS_PER_POINT,
  LUXURY_FOR_ONE,
  PASS_COINS,
  POINTS_PER_INHABITANT,
  STORES,
  WITHDRAW_COINS,
} from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { RowTileView, SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { DISASTERS } from '../../peloponnes/lists.ts';
import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { exposedTo, faceUp, pairsFor } from '../../peloponnes/reckoning.ts';
import type { NameSeat } from '../../sentences.ts';
import { asList } from '../changes.ts';
import { typed } from '../peloponnes/commandNames.ts';
import { changesIn } from '../peloponnes/picture.ts';
import { chitsInShort } from '../peloponnes/table.ts';
import { tileName } from '../peloponnes/tiles.ts';
import {
  all,
  amountsOf,
  coins,
  DISASTER_NAMES,
  inhabitants,
  luxuryGoods,
  points,
  some,
  theDisaster,
  tiles,
} from '../peloponnes/words.ts';

/** "Mercado desde 3 monedas", "Mercado: más que las 5 monedas de Ada", "Puente exactamente 4 monedas". */
const offerFor = ({ tile, least, fixed, offer }: RowTileView, name: NameSeat): string => {
  if (offer !== undefined) {
    const standing = `${coins(offer.coins)}${offer.half ? ' y media' : ''} de ${name(offer.seat)}`;
    return fixed ? `${tileName(tile)}: ya no, por ${standing}` : `${tileName(tile)}: más que ${standing}`;
  }
  return `${tileName(tile)} ${fixed ? 'exactamente' : 'desde'} ${coins(least)}`;
};

const offerLines = (view: View, name: NameSeat): readonly string[] =>
  view.phase !== 'offers'
    ? []
    : [
        `**Ofertas** – ${faceUp(view)
          .map((tile) => offerFor(tile, name))
          .join('; ')}.`,
        view.pushedOut === undefined
          ? `Pasar da ${coins(PASS_COINS)} y ninguna loseta.`
          : `Retirar devuelve ${coins(view.pushedOut.coins)} y da ${WITHDRAW_COINS} más, y ninguna loseta.`,
      ];

const purseLine = ({ goods }: SeatView): string => {
  const more = Math.floor(goods.luxury / LUXURY_FOR_ONE);
  return `**Tienes** ${all([coins(goods.coins), ...(more > 0 ? [`${luxuryGoods(goods.luxury)}, que sustituyen ${more} de lo que falte`] : [])])}.`;
};

const markedLine = ({ buildings }: SeatView): readonly string[] => {
  const marked = buildings.flatMap(({ tile, marked: isMarked }) =>
    isMarked ? [`${tileName(tile)} ${amountsOf(tileOf(tile).cost)}`] : [],
  );
  return marked.length === 0 ? [] : [`**Aún sin pagar**, en la próxima ronda de suministro – ${marked.join('; ')}.`];
};

const supplyLine = ({ goods }: SeatView): string => {
  const missing = goods.inhabitants - goods.food;
  const rest = missing > 0 ? `: ${missing} más de lo que tienes` : '';
  return `**Una ronda de suministro** consume ${some('food', goods.inhabitants)}, 1 por habitante${rest}.`;
};

/** What the two disasters that are paid would ask, as long as they are to come. */
const disasterLines = ({ chits }: View, own: SeatView): readonly string[] =>
  (['earthquake', 'tempest'] as const).flatMap((disaster) => {
    const exposed = exposedTo(disaster, own).length;
    if (chits[disaster] >= CHITS_TO_STRIKE || exposed === 0 || own.protectedFrom.includes(disaster)) return [];
    return [
      `**Si ocurre ${theDisaster(disaster)}** (fichas: ${chits[disaster]} de ${CHITS_TO_STRIKE}), conservar ${tiles(exposed)} cuesta ${amountsOf(pairsFor(disaster, exposed))}.`,
    ];
  });

const chitLine = (view: View): string => {
  const turned = chitsInShort(view);
  return `**Fichas de desastre** – una fila de ${CHITS_TO_STRIKE} puntos por desastre: ${all(DISASTERS.map((each) => DISASTER_NAMES[each]))}; ocurre con la tercera. ${turned === undefined ? 'Aún no ha salido ninguna.' : `Han salido: ${turned}.`}`;
};

const worthLine = (view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  const yours =
    own?.civilisation === undefined
      ? ''
      : ` Tienes poder ${own.worth.power} y población ${own.worth.population}: ${points(own.worth.score)}.`;
  return `**Valores** – la persona gris es la población, ${POINTS_PER_INHABITANT} por habitante, la corona el poder; el menor está subrayado y es el que cuenta.${yours}`;
};

/** What the signs of the last moves tell. */
const changed = (told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(told, name);
  if (lines.length === 0) return ['**Señales de lo ocurrido** – aún ninguna: no ha llegado ni se ha ido ninguna loseta.'];
  return [
    '**Señales de lo ocurrido** – sellos y señales pequeñas: nuevo, pagado, perdido; y lo que se llevó un desastre, o un escudo donde un edificio lo impidió.',
    ...asList(lines),
  ];
};

/** What to do, what it costs and what is drawn in Peloponnes. */
export const peloponnes: PeloponnesMessages['help'] = {
  moves: {
    PlaceBid: 'Ofrece monedas por una loseta; en la fila de conquista es tuya enseguida.',
    PassBid: 'Toma monedas del banco en vez de una loseta.',
    WithdrawBid: 'Recupera las monedas sobrepujadas, y una más.',
    PayBuilding: 'Paga el edificio en madera y piedra, y es tuyo del todo.',
    MarkBuilding: 'Ponle ahora una moneda, y págalo en la próxima ronda de suministro.',
    ForgoTile: 'Renuncia al edificio, y conserva tus artículos de lujo.',
    ChooseIncome: 'Di qué te da el edificio esta ronda.',
    GiveUpTile: 'Sacrifica una loseta, y paga solo por las que conservas.',
    PayDisaster: 'Paga por todas las losetas que conservas.',
    FeedInhabitants: 'Di cuántos artículos de lujo alimentan a quienes no tienen comida.',
    AbandonBuilding: 'Renuncia a un edificio aún sin pagar; su moneda vuelve.',
    ChooseBonus: 'Elige qué te da cada ronda a partir del próximo nivel.',
  },
  costs: (view, seat, name) => {
    const own = seat === undefined ? undefined : view.seats[seat];
    return [
      ...(own === undefined ? [] : [purseLine(own)]),
      ...offerLines(view, name),
      ...(own === undefined ? [] : [...markedLine(own), supplyLine(own), ...disasterLines(view, own)]),
      `${typed.command('peloponnes card')} dice qué cuesta un edificio en madera y piedra.`,
    ];
  },
  winning: ({ campaign, seats }) => [
    `Tras la octava ronda tu puntuación es el menor de tus dos valores: el poder, los puntos de tus losetas y 1 por cada ${COINS_PER_POINT} monedas, y la población, ${POINTS_PER_INHABITANT} por habitante.`,
    campaign !== undefined
      ? `El nivel ${campaign.level} pide ${points(campaign.target)}; cinco niveles ganan la campaña.`
      : seats.length === 1
        ? 'En solitario, la puntuación es tu recompensa.'
        : 'Gana la puntuación más alta; si hay empate, quien tenga mayor el otro valor, después más monedas.',
    `Haz crecer ambos: ${inhabitants(1)} vale para uno tanto como ${points(POINTS_PER_INHABITANT)} de poder para el otro. Guarda comida para las rondas de suministro.`,
  ],
  legend: (view, seat, name, told) => [
    '**Cabecera** – la ronda entre A, B y C, cuántas losetas le quedan a la pila, y el orden de turno; debajo, quienes aún eligen, y a quién espera la partida.',
    chitLine(view),
    `**Losetas** – el oro con un más es la oferta mínima${view.conquest.length > 0 ? ', un disco oscuro el precio exacto' : ''}; el rojo vino es el poder. El martillo es lo que cuesta un edificio, las flechas lo que da cada ronda, un más lo que da una vez; un escudo impide un desastre. Debajo está la oferta, con la marca de quien la hizo.`,
    `**Recursos** – monedas, madera, piedra, comida, artículos de lujo y habitantes, con lo que añaden los próximos ingresos; la barra es el almacén: ${amountsOf(STORES)}.`,
    worthLine(view, seat),
    '**Tu fila** – la civilización en el centro, los edificios a la izquierda, las tierras a la derecha. Un marco discontinuo con una moneda está sin pagar; el martillo dice cuánto falta.',
    '**Marco dorado** – a quien se pregunta ahora.',
    ...changed(told, name),
  ],
};
