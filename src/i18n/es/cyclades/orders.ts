import type { Rejection } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { OfferingPlan, Order, PlannedOffer, RetreatFrom } from '#games/cyclades/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/cyclades/orders/rejections.ts';
import type { RejectionParams } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import { isElsewhere } from '../../cyclades/elsewhere.ts';
import type { OrderSentences } from '../../sentences.ts';
import { ORDER_WORDS, SYNONYMS } from './orderWords.ts';
import { t } from './text.ts';
import { any, gold, PATRONS, place, units } from './words.ts';

/** Standing orders of Cyclades. */

/** All that the owner of one has. */
type Standing = readonly BaseOrder[];

const front = (at: string, standing: Standing = []): string => {
  if (at !== 'everywhere') return `en ${place(at)}`;
  return isElsewhere(standing) ? 'en todos los demás lugares' : 'en todas partes';
};

/** "Ares hasta 4 MO", "Ares hasta 4 MO (si me superan: 6 MO)". */
const offerOf = ({ god, upTo, raisedTo }: PlannedOffer): string =>
  `${PATRONS[god]} hasta ${gold(upTo)}${raisedTo === undefined ? '' : ` (si me superan: ${gold(raisedTo)})`}`;

const DISPLACED: Readonly<Record<OfferingPlan['displaced'], string>> = {
  again: 'si me superan, otra vez lo mismo',
  next: 'si me superan, solo los dioses que vienen después de ese',
  ask: 'si me superan, preguntarme',
};

const planOf = ({ cycle, offers, displaced, apollo }: OfferingPlan): string =>
  [
    `Ofrendas del ciclo ${cycle}: ${[...offers.map(offerOf), ...(apollo ? [PATRONS.apollo] : [])].join(', después ')}`,
    ...(offers.length === 0 ? [] : [DISPLACED[displaced]]),
    ...(apollo ? [] : ['si no puede ser ninguno, preguntarme']),
  ].join('; ');

const perilOf = ({ when }: RetreatFrom): string => {
  if (when === undefined) return 'enseguida';
  return 'oddsBelow' in when
    ? `cuando gane el próximo asalto en menos de ${when.oddsBelow} de cada 100 tiradas`
    : `cuando el otro bando tenga ${units(when.outnumberedBy)} más que yo`;
};

const ORDERS: {
  readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>, standing: Standing) => string;
} = {
  OfferingPlan: planOf,
  FightOn: (order, standing) => `Batallas ${front(order.front, standing)}: seguir luchando`,
  RetreatFrom: (order, standing) => {
    const to = order.to === undefined ? 'adonde tenga más unidades' : `a ${any(order.to.map(place))}`;
    return `Batallas ${front(order.front, standing)}: retirarme ${perilOf(order)}, ${to}`;
  },
  ProsperityIsland: ({ island }) => `El próximo marcador de prosperidad va en ${place(island)}`,
  EndSpentTurn: () => 'Terminar mi turno cuando no se pueda hacer ni pagar nada más',
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Ofrendas: a qué dioses, y hasta cuánto',
  retreat: 'Batallas: cuándo retirarme, y adónde',
  fight: 'Batallas: seguir luchando',
  marker: 'Apolo: dónde va mi próximo marcador de prosperidad',
  end: 'Terminar mi turno cuando no se pueda pagar nada',
};

const WAYS: Readonly<Record<string, string>> = {
  apollo: 'Al final: Apolo',
  again: 'Si me superan: otra vez todos',
  again2: 'Si me superan: otra vez todos, hasta 2 MO más cada uno',
  again4: 'Si me superan: otra vez todos, hasta 4 MO más cada uno',
  next: 'Si me superan: solo los dioses que vienen después',
  ask: 'Si me superan: preguntarme',
};

const PERILS: Readonly<Record<string, string>> = {
  now: 'Enseguida',
  fewer1: 'Cuando tengan 1 unidad más que yo',
  fewer2: 'Cuando tengan 2 unidades más que yo',
  fewer3: 'Cuando tengan 3 unidades más que yo',
  odds50: 'Cuando gane menos de 50 de 100 asaltos',
  odds25: 'Cuando gane menos de 25 de 100 asaltos',
  odds10: 'Cuando gane menos de 10 de 100 asaltos',
};

const god = (word: string): string => PATRONS[word as Patron] ?? word;

/** `4`, or `4to7`: after being displaced, up to the second. */
const limitOf = (word: string): string => {
  const [upTo, raisedTo] = word.split('to');
  return raisedTo === undefined ? `Hasta ${upTo} MO` : `Hasta ${upTo} MO, y hasta ${raisedTo} MO si me superan`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  cycle: (word) => `Ciclo ${word}`,
  god: (word) => (word === 'apollo' ? 'Apolo enseguida' : god(word)),
  more: (word) => WAYS[word] ?? `Después: ${god(word)}`,
  limit: limitOf,
  front: (word) => (word === 'everywhere' ? 'En todas partes' : place(word)),
  peril: (word) => PERILS[word] ?? word,
};

const ASKS: Readonly<Record<string, string>> = {
  kind: '¿De qué se trata?',
  cycle: '¿Para qué ciclo?',
  god: '¿A qué dios primero?',
  more: '¿Y después? Ya se puede guardar así. Si te superan, el marcador los intenta todos otra vez, salvo que digas otra cosa.',
  limit: '¿Hasta cuánto? Escrito, «4 a 6» es hasta 4 MO, y hasta 6 MO cuando te superan.',
  front: '¿Dónde?',
  peril: '¿Cuándo te retiras?',
  to: '¿Adónde, ante todo? Si no dices nada, donde haya más unidades tuyas.',
  island: '¿En qué isla?',
};

/** What the words do that name nothing on the board, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'los dioses de un ciclo en el orden que quieras, cada uno hasta una cantidad',
    retreat: 'deja las batallas que van mal, en los lugares que nombres',
    fight: 'no deja ninguna batalla, vaya como vaya',
    marker: 'la isla en la que va el próximo marcador de Apolo',
    end: 'termina tu turno, o el uso de una criatura, cuando no puedes hacer otra cosa',
  },
  god: { apollo: 'con Apolo enseguida, gratis' },
  more: {
    apollo: 'con Apolo si no puede ser ninguno de estos dioses; si no, se te pregunta',
    again: 'si te superan, se intentan otra vez todos, con los mismos límites',
    again2: 'si te superan, se intentan otra vez todos, con hasta 2 MO más cada uno',
    again4: 'si te superan, se intentan otra vez todos, con hasta 4 MO más cada uno',
    next: 'si te superan, se intentan solo los dioses que nombras después del perdido',
    ask: 'si te superan, se te pregunta adónde va el marcador',
  },
  front: { everywhere: 'todos los lugares que no tengan una orden propia' },
  peril: {
    now: 'la primera vez que puedas retirarte',
    fewer1: 'cuando el otro bando tiene al menos 1 unidad más que tú',
    fewer2: 'cuando el otro bando tiene 2 unidades más; se puede escribir cualquier número',
    fewer3: 'cuando el otro bando tiene 3 unidades más; se puede escribir cualquier número',
    odds50: 'cuando ganas el próximo asalto en menos de la mitad de las tiradas',
    odds25: 'cuando lo ganas en menos de un cuarto; se puede escribir cualquier número',
    odds10: 'cuando lo ganas en menos de un décimo; se puede escribir cualquier número',
  },
};

const NAMES: Readonly<Record<string, string>> = {
  OfferingPlan: 'plan de ofrendas',
  FightOn: 'orden de batalla',
  RetreatFrom: 'orden de batalla',
  ProsperityIsland: 'orden del marcador de prosperidad',
  EndSpentTurn: 'orden de terminar el turno',
};

export const orders: OrderSentences = {
  order: (order, standing) =>
    (ORDERS[(order as Order).type] as (order: never, standing: Standing) => string)(order as never, standing),
  asks: (asks) => ASKS[asks] ?? '',
  typed: ORDER_WORDS,
  synonyms: SYNONYMS,
  word: (asks, word) => (WORDS[asks] ?? place)(word),
  meaning: (asks, word) => MEANINGS[asks]?.[word],
};

type Own = Exclude<OrderRejectionCode, keyof RejectionParams>;

const nameOf = (order: string): string => NAMES[order] ?? 'orden';

/** Why orders are refused or skipped, in codes that no refused command has. */
const ORDER_REFUSALS: { readonly [Code in Own]: (params: OrderRejectionParams[Code]) => string } = {
  ...orderRefusals(t, { nameOf, wordOf: (word) => PATRONS[word as Patron] ?? place(word), command: 'cyclades orders' }),
  notThatCycle: ({ cycle, first, last }) =>
    `Ahora no se pueden planear ofrendas para el ciclo ${cycle}; sí para ${first === last ? `el ciclo ${first}` : `los ciclos ${first} y ${last}`}.`,
  limitFalls: ({ god: to, upTo, raisedTo }) =>
    `Después de que te superen ofrecerías a ${PATRONS[to]} menos (${raisedTo}) que antes (${upTo}); indica ${upTo} o más.`,
  neverRaised: ({ god: to }) =>
    `Con este plan, cuando te superan no se vuelve a intentar ${PATRONS[to]}; quita el límite más alto, o haz que se intenten otra vez todos.`,
  noSuchFront: ({ front: at }) =>
    `En este tablero no hay ningún lugar llamado ${at}; indica una isla como is7, una casilla de mar como C3, o \`${ORDER_WORDS.everywhere}\` para todas partes.`,
  noWayTo: ({ front: at, to }) => `De una batalla ${front(at)} nadie puede retirarse a ${place(to)}.`,
  planExhausted: ({ cycle }) =>
    `Con ninguno de los dioses planeados para el ciclo ${cycle} se podía ir por delante dentro de tus límites.`,
  retreatCutOff: ({ front: at, to, places }) =>
    `No era posible retirarse de ${place(at)} a ${any(to.map(place))}; ${places.length === 0 ? 'no hay ningún lugar abierto' : `sería posible a ${any(places.map(place))}`}.`,
};

export const orderRefusal = ({ code, params }: Rejection): string | undefined =>
  Object.hasOwn(ORDER_REFUSALS, code) ? (ORDER_REFUSALS[code as Own] as (params: unknown) => string)(params) : undefined;
