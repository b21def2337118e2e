import type { OfferPlan, Order, PlannedOffer } from '#games/peloponnes/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/peloponnes/orders/rejections.ts';
import type { RejectionParams } from '#games/peloponnes/rejections.ts';
import type { Good } from '#games/peloponnes/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import type { NameSeat, OrderSentences } from '../../sentences.ts';
import { ORDER_WORDS } from './orderWords.ts';
import { t } from './text.ts';
import { ofTile, TheTile, theTile, tileName, toTile } from './tiles.ts';
import { coins, GOOD_NAMES, luxuryGoods, theDisaster } from './words.ts';

/** Standing orders of Peloponnes. */

/** "el Mercado hasta 5 monedas", "el Mercado por entre 3 y 5 monedas". */
const offerOf = ({ tile, from, upTo }: PlannedOffer): string => {
  if (from === undefined) return `${theTile(tile)} hasta ${coins(upTo)}`;
  return `${theTile(tile)} por ${from === upTo ? coins(upTo) : `entre ${from} y ${coins(upTo)}`}`;
};

const planOf = ({ round, offers, pass, moves, withdraw }: OfferPlan): string => {
  const firsts = [...offers.map(offerOf), ...(pass ? ['pasar'] : [])];
  const movedTo = moves.map(({ tile, upTo }) => `mover ${toTile(tile)} hasta ${coins(upTo)}`);
  const afterwards = [...movedTo, ...(withdraw ? ['retirar'] : [])];
  return [
    `Ofertas de la ronda ${round}: ${firsts.length === 0 ? 'preguntarme' : firsts.join(', después ')}`,
    ...(offers.length > 0 && !pass ? ['si no puede ser ninguna, preguntarme'] : []),
    `si me sobrepujan: ${afterwards.length === 0 ? 'preguntarme' : afterwards.join(', después ')}`,
  ].join('; ');
};

const WAYS: Readonly<Record<string, string>> = { pay: 'pagarlo', mark: 'ponerle una moneda', forgo: 'renunciar a él' };

const OTHERS: Readonly<Record<string, string>> = {
  pay: 'todos los demás que se puedan pagar',
  abandon: 'renunciar a los demás',
  ask: 'preguntarme por los demás',
};

/** The same where none is named before. */
const ALL: Readonly<Record<string, string>> = {
  pay: 'pagar todos los que se pueda',
  abandon: 'renunciar a todos',
  ask: 'preguntarme',
};

const ORDERS: { readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>) => string } = {
  OfferPlan: planOf,
  PlaceBuilding: ({ by }) => `Un edificio que gano: ${by.map((way) => WAYS[way]).join(', y si no, ')}`,
  FinishBuildings: ({ pay, others }) =>
    `Edificios marcados: ${[...pay.map((tile) => `pagar ${theTile(tile)}`), (pay.length === 0 ? ALL : OTHERS)[others]].join(', después ')}`,
  IncomeOf: ({ tile, good }) => `Ingresos ${ofTile(tile)}: ${GOOD_NAMES[good]}`,
  BearDisasters: ({ giveUp }) =>
    giveUp.length === 0
      ? 'Terremoto y tempestad: pagar por todas mis losetas'
      : `Terremoto y tempestad: pagar; mientras no pueda, sacrificar ${giveUp.map(theTile).join(', después ')}`,
  Feed: ({ upTo }) =>
    `Sin comida: alimentar con artículos de lujo${upTo === undefined ? ', tantos como hagan falta' : `, ${luxuryGoods(upTo)} como mucho`}`,
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Ofertas: por qué losetas, y hasta cuántas monedas',
  building: 'Edificios que gano: pagar, marcar o renunciar',
  marked: 'Edificios marcados: cuáles se pagan',
  income: 'Puerto y Templo de Apolo: qué recurso',
  giveup: 'Terremoto y tempestad: qué se sacrifica',
  feed: 'Artículos de lujo para habitantes sin comida',
};

const MORE: Readonly<Record<string, string>> = {
  all: 'Ofrecer todas estas monedas de una vez',
  pass: 'Si no puede ser ninguna: pasar',
  move: 'Si me sobrepujan: mover a una loseta …',
  withdraw: 'Si me sobrepujan: retirar',
};

const ANSWERS: Readonly<Record<string, string>> = {
  pay: 'Los demás: pagar todos los que se pueda',
  abandon: 'Los demás: renunciar a ellos',
  ask: 'Los demás: preguntarme',
};

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `7`, or `3to7`: no fewer than the first. */
const limitOf = (word: string): string => {
  const [first, last] = word.split('to');
  return last === undefined ? `Hasta ${coins(Number(first))}` : `De ${first} a ${coins(Number(last))}`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  round: (word) => `Ronda ${word}`,
  offer: (word) => MORE[word] ?? tileName(word),
  more: (word) => MORE[word] ?? `Después: ${tileName(word)}`,
  coins: limitOf,
  way: (word) => sentence(WAYS[word] ?? word),
  marked: (word) => ANSWERS[word] ?? `Pagar ${theTile(word)}`,
  good: (word) => sentence(GOOD_NAMES[word as Good] ?? word),
  luxury: (word) => (word === 'all' ? 'Tantos como hagan falta' : `${luxuryGoods(Number(word))} como mucho`),
};

const ASKS: Readonly<Record<string, string>> = {
  kind: '¿De qué se trata?',
  round: '¿Para qué ronda?',
  offer: '¿Por qué loseta primero?',
  more: '¿Y después? Ya se puede guardar así. Si te sobrepujan se te pregunta, salvo que digas otra cosa.',
  tile: '¿A qué loseta?',
  coins: '¿Hasta cuántas monedas? Escrito, «4 a 8» es no menos de 4 y no más de 8.',
  way: '¿Qué primero, si es posible?',
  marked: '¿Cuál se paga primero? Al final di qué se hace con los demás.',
  income: '¿Qué edificio?',
  good: '¿Qué recurso?',
  giveup: '¿Qué se sacrifica primero, si no se puede pagar todo? Ya se puede guardar así.',
  luxury: '¿Cuántos artículos de lujo como mucho?',
};

const OFFER_MEANINGS: Readonly<Record<string, string>> = {
  all: 'ofrece de una vez todas las monedas que has dicho, para que cueste más sobrepujar',
  pass: 'pasa si no puede ser ninguna de estas losetas; si no, se te pregunta',
  move: 'si te sobrepujan, la oferta va a la loseta que nombres a continuación',
  withdraw: 'si te sobrepujan, la oferta se retira cuando no se puede mover',
};

/** What the words do that name nothing on the table, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'las losetas de una ronda en el orden que quieras, cada una hasta una cantidad',
    building: 'qué haces primero, y qué si eso no se puede',
    marked: 'en una ronda de suministro: qué edificios se pagan, y en qué orden',
    income: 'el recurso a elegir que da uno de esos edificios',
    giveup: 'en qué orden se van las losetas mientras no puedas pagar todas',
    feed: 'cuántos artículos se gastan, dos por habitante',
  },
  offer: OFFER_MEANINGS,
  more: OFFER_MEANINGS,
  way: {
    pay: 'todo el coste de una vez',
    mark: 'una moneda ahora, el coste en una ronda de suministro',
    forgo: 'posible solo si las otras dos vías piden artículos de lujo',
  },
  marked: {
    pay: 'cada uno de los demás que se pueda pagar; por el resto se te pregunta',
    abandon: 'renuncia a todos los que no has nombrado',
    ask: 'se te pregunta por cada uno de los demás',
  },
  luxury: { all: 'tantos como pidan los habitantes por alimentar' },
};

const NAMES: Readonly<Record<string, string>> = {
  OfferPlan: 'plan de ofertas',
  PlaceBuilding: 'orden para edificios nuevos',
  FinishBuildings: 'orden para edificios marcados',
  IncomeOf: 'orden de ingresos',
  BearDisasters: 'orden para desastres',
  Feed: 'orden de alimentar',
};

export const orders: OrderSentences = {
  order: (order) => (ORDERS[(order as Order).type] as (order: never) => string)(order as never),
  asks: (asks) => ASKS[asks] ?? '',
  typed: ORDER_WORDS,
  word: (asks, word) => (WORDS[asks] ?? tileName)(word),
  meaning: (asks, word) => MEANINGS[asks]?.[word],
};

type Own = Exclude<OrderRejectionCode, keyof RejectionParams>;

const nameOf = (order: string): string => NAMES[order] ?? 'orden';

/** Why orders are refused or skipped, in codes that no refused command has. */
export const ORDER_REFUSALS: {
  readonly [Code in Own]: (params: OrderRejectionParams[Code], name: NameSeat) => string;
} = {
  ...orderRefusals(t, { nameOf, wordOf: (word) => WAYS[word] ?? tileName(word), command: 'peloponnes orders' }),
  ordersNeedOthers: () => 'En solitario nadie te espera, así que no hay nada que ordenar de antemano.',
  notThatRound: ({ round, first, last }) => {
    if (first > last) return 'No quedan ofertas por planear.';
    const rounds = first === last ? `la ronda ${first}` : `las rondas ${first} y ${last}`;
    return `Ahora no se pueden planear ofertas para la ronda ${round}; sí para ${rounds}.`;
  },
  tileNotToCome: ({ tile, round }) => `${TheTile(tile)} no puede salir en la ronda ${round}; nombra una loseta que pueda.`,
  limitsCross: ({ tile, from, upTo }) =>
    `Para ${theTile(tile)} el mínimo de monedas (${from}) es mayor que el máximo (${upTo}); pon primero el número menor.`,
  tileOfAnother: ({ tile, seat }, name) =>
    `${TheTile(tile)} es de ${name(seat)}; nombra una loseta tuya, o una que no tenga nadie.`,
  notABuilding: ({ tile }) => `${TheTile(tile)} es una tierra, y las tierras nunca se marcan; nombra un edificio.`,
  alreadyPaid: ({ tile }) => `${TheTile(tile)} ya está en pie sin deuda; nombra un edificio marcado, o uno que pueda llegar.`,
  incomeNotOfChoice: ({ tile }) =>
    `${TheTile(tile)} no da ningún recurso a elegir; sí lo dan ${theTile('A15')} y ${theTile('B15')}.`,
  luxuryByTwos: ({ luxury }) => `Dos artículos de lujo alimentan a un habitante: di un número par, no ${luxury}.`,
  feedingIsForced: () => 'En esta partida no se pregunta cómo alimentar: los artículos de lujo se gastan según hacen falta.',
  planExhausted: ({ round }) =>
    `No se podía conseguir ninguna de las losetas planeadas para la ronda ${round} dentro de tus límites.`,
  noWayLeft: ({ tile }) => `Ninguna de las vías que nombraste era posible para ${theTile(tile)}.`,
  markedUnpayable: ({ tile }) => `No se podía pagar ${theTile(tile)}.`,
  nothingToGiveUp: ({ disaster }) =>
    `No quedaba ninguna de las losetas que nombraste para sacrificarla con ${theDisaster(disaster)}.`,
};
