import type { Rejection } from '#engine/game.ts';
import type { BaseOrder } from '#engine/orders.ts';
import type { OfferingPlan, Order, PlannedOffer, RetreatFrom } from '#games/cyclades/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/cyclades/orders/rejections.ts';
import type { RejectionParams } from '#games/cyclades/rejections.ts';
import type { Patron } from '#games/cyclades/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import { isElsewhere } from '../../cyclades/elsewhere.ts';
import type { OrderSentences } from '../../sentences.ts';
import { t } from './text.ts';
import { all, any, gold, PATRONS, place, units } from './words.ts';

/** Standing orders of Cyclades. */

/** All that the owner of one has. */
type Standing = readonly BaseOrder[];

const front = (at: string, standing: Standing = []): string => {
  if (at !== 'everywhere') return `at ${place(at)}`;
  return isElsewhere(standing) ? 'everywhere else' : 'everywhere';
};

/** "Ares up to 4 GP", "Ares up to 4 GP (displaced: 6 GP)". */
const offerOf = ({ god, upTo, raisedTo }: PlannedOffer): string =>
  `${PATRONS[god]} up to ${gold(upTo)}${raisedTo === undefined ? '' : ` (displaced: ${gold(raisedTo)})`}`;

const DISPLACED: Readonly<Record<OfferingPlan['displaced'], string>> = {
  again: 'when displaced, the same again',
  next: 'when displaced, only the gods after that one',
  ask: 'when displaced, ask me',
};

const planOf = ({ cycle, offers, displaced, apollo }: OfferingPlan): string =>
  [
    `Offerings of cycle ${cycle}: ${[...offers.map(offerOf), ...(apollo ? [PATRONS.apollo] : [])].join(', then ')}`,
    ...(offers.length === 0 ? [] : [DISPLACED[displaced]]),
    ...(apollo ? [] : ['when none can be had, ask me']),
  ].join('; ');

const perilOf = ({ when }: RetreatFrom): string => {
  if (when === undefined) return 'at once';
  return 'oddsBelow' in when
    ? `once the next round is won in less than ${when.oddsBelow} of 100 throws`
    : `once outnumbered by ${units(when.outnumberedBy)}`;
};

const ORDERS: {
  readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>, standing: Standing) => string;
} = {
  OfferingPlan: planOf,
  FightOn: (order, standing) => `Battles ${front(order.front, standing)}: fight on`,
  RetreatFrom: (order, standing) => {
    const to = order.to === undefined ? 'where most of my units are' : any(order.to.map(place));
    return `Battles ${front(order.front, standing)}: retreat ${perilOf(order)}, to ${to}`;
  },
  ProsperityIsland: ({ island }) => `The next prosperity marker goes on ${place(island)}`,
  EndSpentTurn: () => 'End my turn when nothing else can be done or paid',
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Offerings: which gods, and up to how much',
  retreat: 'Battles: when to retreat, and where to',
  fight: 'Battles: fight on',
  marker: 'Apollo: where my next prosperity marker goes',
  end: 'End my turn when nothing is payable',
};

const WAYS: Readonly<Record<string, string>> = {
  apollo: 'At last: Apollo',
  again: 'When displaced: all of these again',
  again2: 'When displaced: all again, each up to 2 GP more',
  again4: 'When displaced: all again, each up to 4 GP more',
  next: 'When displaced: only the gods after that one',
  ask: 'When displaced: ask me',
};

const PERILS: Readonly<Record<string, string>> = {
  now: 'At once',
  fewer1: 'Once outnumbered by 1 unit',
  fewer2: 'Once outnumbered by 2 units',
  fewer3: 'Once outnumbered by 3 units',
  odds50: 'Once I win less than 50 of 100 rounds',
  odds25: 'Once I win less than 25 of 100 rounds',
  odds10: 'Once I win less than 10 of 100 rounds',
};

const god = (word: string): string => PATRONS[word as Patron] ?? word;

/** `4`, or `4to7`: after being displaced, up to the second. */
const limitOf = (word: string): string => {
  const [upTo, raisedTo] = word.split('to');
  return raisedTo === undefined ? `Up to ${upTo} GP` : `Up to ${upTo} GP, displaced up to ${raisedTo} GP`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  cycle: (word) => `Cycle ${word}`,
  god: (word) => (word === 'apollo' ? 'Apollo at once' : god(word)),
  more: (word) => WAYS[word] ?? `Then: ${god(word)}`,
  limit: limitOf,
  front: (word) => (word === 'everywhere' ? 'Everywhere' : place(word)),
  peril: (word) => PERILS[word] ?? word,
};

const ASKS: Readonly<Record<string, string>> = {
  kind: 'What is it about?',
  cycle: 'For which cycle?',
  god: 'To which god first?',
  more: 'And then? It can be saved as it stands. A displaced marker tries all of these again unless you say otherwise.',
  limit: 'Up to how much? Typed, “4 to 6” is up to 4 GP, and up to 6 GP once displaced.',
  front: 'Where?',
  peril: 'When do you retreat?',
  to: 'Where to, first of all? By default where most of your units are.',
  island: 'On which island?',
};

/** What the words do that name nothing on the board, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'the gods of one cycle in your order, each up to an amount',
    retreat: 'leaves battles that stand badly, for the places you name',
    fight: 'leaves no battle, whatever it looks like',
    marker: 'the island on which the next marker from Apollo goes',
    end: 'ends your turn, or the use of a creature, when that is all you can do',
  },
  god: { apollo: 'to Apollo at once, for nothing' },
  more: {
    apollo: 'to Apollo when none of these gods can be had; else you are asked',
    again: 'a displaced marker tries all of these gods again, by the same limits',
    again2: 'a displaced marker tries all again, each for up to 2 GP more',
    again4: 'a displaced marker tries all again, each for up to 4 GP more',
    next: 'a displaced marker tries only the gods named after the one it lost',
    ask: 'you are asked where a displaced marker goes',
  },
  front: { everywhere: 'all places that have no order of their own' },
  peril: {
    now: 'the first time you may retreat',
    fewer1: 'when the other side has at least 1 unit more than you',
    fewer2: 'when the other side has 2 units more; any other number can be typed',
    fewer3: 'when the other side has 3 units more; any other number can be typed',
    odds50: 'when you win the next round in less than half of all throws',
    odds25: 'when you win it in less than a quarter; any other number can be typed',
    odds10: 'when you win it in less than a tenth; any other number can be typed',
  },
};

const NAMES: Readonly<Record<string, string>> = {
  OfferingPlan: 'offering plan',
  FightOn: 'order for battles',
  RetreatFrom: 'order for battles',
  ProsperityIsland: 'order for the prosperity marker',
  EndSpentTurn: 'order to end the turn',
};

export const orders: OrderSentences = {
  order: (order, standing) =>
    (ORDERS[(order as Order).type] as (order: never, standing: Standing) => string)(order as never, standing),
  asks: (asks) => ASKS[asks] ?? '',
  typed: {},
  word: (asks, word) => (WORDS[asks] ?? place)(word),
  meaning: (asks, word) => MEANINGS[asks]?.[word],
};

type Own = Exclude<OrderRejectionCode, keyof RejectionParams>;

/** Why orders are refused or skipped, in codes that no refused command has. */
const ORDER_REFUSALS: { readonly [Code in Own]: (params: OrderRejectionParams[Code]) => string } = {
  ...orderRefusals(t, {
    nameOf: (order) => NAMES[order] ?? 'order',
    wordOf: (word) => PATRONS[word as Patron] ?? place(word),
    command: 'cyclades orders',
  }),
  notThatCycle: ({ cycle, first, last }) =>
    `Offerings cannot be planned for cycle ${cycle} now; they can for ${first === last ? `cycle ${first}` : `cycles ${first} and ${last}`}.`,
  limitFalls: ({ god: to, upTo, raisedTo }) =>
    `After being displaced you would offer ${PATRONS[to]} less (${raisedTo}) than before (${upTo}); name ${upTo} or more.`,
  neverRaised: ({ god: to }) =>
    `A displaced marker never comes to try ${PATRONS[to]} again in this plan; leave the raised limit out, or let it try all again.`,
  noSuchFront: ({ front: at }) =>
    `There is no place called ${at} on this board; name an island such as is7, a sea space such as C3, or everywhere.`,
  noWayTo: ({ front: at, to }) => `From a battle ${front(at)} nobody can retreat to ${place(to)}.`,
  planExhausted: ({ cycle }) => `None of the gods planned for cycle ${cycle} could be led within your limits.`,
  retreatCutOff: ({ front: at, to, places }) =>
    `${all(to.map(place))} ${to.length === 1 ? 'was' : 'were'} closed to a retreat from ${place(at)}; ${places.length === 0 ? 'no place is open' : `${any(places.map(place))} would be open`}.`,
};

export const orderRefusal = ({ code, params }: Rejection): string | undefined =>
  Object.hasOwn(ORDER_REFUSALS, code) ? (ORDER_REFUSALS[code as Own] as (params: unknown) => string)(params) : undefined;
