import type { OfferPlan, Order, PlannedOffer } from '#games/peloponnes/orders/orders.ts';
import type { OrderRejectionCode, OrderRejectionParams } from '#games/peloponnes/orders/rejections.ts';
import type { RejectionParams } from '#games/peloponnes/rejections.ts';
import type { Good } from '#games/peloponnes/types.ts';
import { orderRefusals } from '../../common/orderRefusals.ts';
import type { NameSeat, OrderSentences } from '../../sentences.ts';
import { t } from './text.ts';
import { TheTile, theTile, tileName } from './tiles.ts';
import { coins, DISASTER_NAMES, GOOD_NAMES, luxuryGoods } from './words.ts';

/** Standing orders of Peloponnes. */

/** "the Market up to 5 coins", "the Market for 3 to 5 coins". */
const offerOf = ({ tile, from, upTo }: PlannedOffer): string => {
  if (from === undefined) return `${theTile(tile)} up to ${coins(upTo)}`;
  return `${theTile(tile)} for ${from === upTo ? coins(upTo) : `${from} to ${coins(upTo)}`}`;
};

const planOf = ({ round, offers, pass, moves, withdraw }: OfferPlan): string => {
  const firsts = [...offers.map(offerOf), ...(pass ? ['pass'] : [])];
  const movedTo = moves.map(({ tile, upTo }) => `move to ${theTile(tile)} up to ${coins(upTo)}`);
  const afterwards = [...movedTo, ...(withdraw ? ['withdraw'] : [])];
  return [
    `Offers of round ${round}: ${firsts.length === 0 ? 'ask me' : firsts.join(', then ')}`,
    ...(offers.length > 0 && !pass ? ['when none can be had, ask me'] : []),
    `pushed out: ${afterwards.length === 0 ? 'ask me' : afterwards.join(', then ')}`,
  ].join('; ');
};

const WAYS: Readonly<Record<string, string>> = { pay: 'pay for it', mark: 'put a coin on it', forgo: 'let it go' };

const OTHERS: Readonly<Record<string, string>> = {
  pay: 'as many others as can be paid',
  abandon: 'let the others go',
  ask: 'ask me about the others',
};

/** The same where none is named before. */
const ALL: Readonly<Record<string, string>> = { pay: 'pay for as many as can be', abandon: 'let all of them go', ask: 'ask me' };

const ORDERS: { readonly [Type in Order['type']]: (order: Extract<Order, { type: Type }>) => string } = {
  OfferPlan: planOf,
  PlaceBuilding: ({ by }) => `A building I win: ${by.map((way) => WAYS[way]).join(', else ')}`,
  FinishBuildings: ({ pay, others }) =>
    `Marked buildings: ${[...pay.map((tile) => `pay ${theTile(tile)}`), (pay.length === 0 ? ALL : OTHERS)[others]].join(', then ')}`,
  IncomeOf: ({ tile, good }) => `Income of ${theTile(tile)}: ${GOOD_NAMES[good]}`,
  BearDisasters: ({ giveUp }) =>
    giveUp.length === 0
      ? 'Earthquake and tempest: pay for all my tiles'
      : `Earthquake and tempest: pay; as long as I cannot, give up ${giveUp.map(theTile).join(', then ')}`,
  Feed: ({ upTo }) =>
    `Without food: feed with luxury goods${upTo === undefined ? ', as many as are needed' : `, ${luxuryGoods(upTo)} at most`}`,
};

const KINDS: Readonly<Record<string, string>> = {
  plan: 'Offers: which tiles, and up to how many coins',
  building: 'Buildings I win: pay, mark or let go',
  marked: 'Marked buildings: which are paid for',
  income: 'Port and Temple of Apollo: which good',
  giveup: 'Earthquake and tempest: what is given up',
  feed: 'Luxury goods for inhabitants without food',
};

const MORE: Readonly<Record<string, string>> = {
  all: 'Offer all of these coins at once',
  pass: 'When none can be had: pass',
  move: 'When pushed out: move to a tile …',
  withdraw: 'When pushed out: withdraw',
};

const ANSWERS: Readonly<Record<string, string>> = {
  pay: 'The others: pay for as many as can be',
  abandon: 'The others: let them go',
  ask: 'The others: ask me',
};

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** `7`, or `3to7`: no fewer than the first. */
const limitOf = (word: string): string => {
  const [first, last] = word.split('to');
  return last === undefined ? `Up to ${coins(Number(first))}` : `${first} to ${coins(Number(last))}`;
};

const WORDS: Readonly<Record<string, (word: string) => string>> = {
  kind: (word) => KINDS[word] ?? word,
  round: (word) => `Round ${word}`,
  offer: (word) => MORE[word] ?? tileName(word),
  more: (word) => MORE[word] ?? `Then: ${tileName(word)}`,
  coins: limitOf,
  way: (word) => sentence(WAYS[word] ?? word),
  marked: (word) => ANSWERS[word] ?? `Pay for ${theTile(word)}`,
  good: (word) => sentence(GOOD_NAMES[word as Good] ?? word),
  luxury: (word) => (word === 'all' ? 'As many as are needed' : `${luxuryGoods(Number(word))} at most`),
};

const ASKS: Readonly<Record<string, string>> = {
  kind: 'What is it about?',
  round: 'For which round?',
  offer: 'On which tile first?',
  more: 'And then? It can be saved as it stands. Once pushed out you are asked unless you say otherwise.',
  tile: 'To which tile?',
  coins: 'Up to how many coins? Typed, “4 to 8” is no fewer than 4 and no more than 8.',
  way: 'What first, if it is possible?',
  marked: 'Which is paid for first? At last say what is done about the others.',
  income: 'Which building?',
  good: 'Which good?',
  giveup: 'What is given up first, when not all can be paid for? It can be saved as it stands.',
  luxury: 'How many luxury goods at most?',
};

const OFFER_MEANINGS: Readonly<Record<string, string>> = {
  all: 'offers as many coins as you named last at once, to be harder to push out',
  pass: 'passes when none of these tiles can be had; else you are asked',
  move: 'pushed out, the offer moves to the tile you name next',
  withdraw: 'pushed out, the offer is taken back when it cannot be moved',
};

/** What the words do that name nothing on the table, by what is asked. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: {
    plan: 'the tiles of one round in your order, each up to an amount',
    building: 'what you do first, and what if that cannot be done',
    marked: 'in a supply round: which buildings are paid for, in which order',
    income: 'the good of choice that such a building brings',
    giveup: 'in which order tiles go while you cannot pay for all',
    feed: 'how many goods go for it, two for each inhabitant',
  },
  offer: OFFER_MEANINGS,
  more: OFFER_MEANINGS,
  way: {
    pay: 'the whole cost at once',
    mark: 'one coin now, the cost in a supply round',
    forgo: 'possible only where both other ways take luxury goods',
  },
  marked: {
    pay: 'each other one that can be paid for; about the rest you are asked',
    abandon: 'gives up all you have not named',
    ask: 'you are asked about each other one',
  },
  luxury: { all: 'as many as there are inhabitants to be fed' },
};

const NAMES: Readonly<Record<string, string>> = {
  OfferPlan: 'plan of offers',
  PlaceBuilding: 'order for new buildings',
  FinishBuildings: 'order for marked buildings',
  IncomeOf: 'order for income',
  BearDisasters: 'order for disasters',
  Feed: 'order for feeding',
};

export const orders: OrderSentences = {
  order: (order) => (ORDERS[(order as Order).type] as (order: never) => string)(order as never),
  asks: (asks) => ASKS[asks] ?? '',
  typed: {},
  word: (asks, word) => (WORDS[asks] ?? tileName)(word),
  meaning: (asks, word) => MEANINGS[asks]?.[word],
};

type Own = Exclude<OrderRejectionCode, keyof RejectionParams>;

/** Why orders are refused or skipped, in codes that no refused command has. */
export const ORDER_REFUSALS: {
  readonly [Code in Own]: (params: OrderRejectionParams[Code], name: NameSeat) => string;
} = {
  ...orderRefusals(t, {
    nameOf: (order) => NAMES[order] ?? 'order',
    wordOf: (word) => WAYS[word] ?? tileName(word),
    command: 'peloponnes orders',
  }),
  ordersNeedOthers: () => 'Nobody waits for you when you play alone, so there is nothing to order beforehand.',
  notThatRound: ({ round, first, last }) => {
    if (first > last) return 'No offers are left to be planned.';
    const rounds = first === last ? `round ${first}` : `rounds ${first} and ${last}`;
    return `Offers cannot be planned for round ${round} now; they can for ${rounds}.`;
  },
  tileNotToCome: ({ tile, round }) => `${TheTile(tile)} cannot come up in round ${round}; name one that can.`,
  limitsCross: ({ tile, from, upTo }) =>
    `For ${theTile(tile)} the fewest coins (${from}) are more than the most (${upTo}); name the smaller number first.`,
  tileOfAnother: ({ tile, seat }, name) => `${TheTile(tile)} is ${name(seat)}’s; name a tile of yours, or one that nobody has.`,
  notABuilding: ({ tile }) => `${TheTile(tile)} is a land, and lands are never marked; name a building.`,
  alreadyPaid: ({ tile }) => `${TheTile(tile)} is paid for already; name a marked building, or one that may come.`,
  incomeNotOfChoice: ({ tile }) => `${TheTile(tile)} brings no good of choice; the Port and the Temple of Apollo do.`,
  luxuryByTwos: ({ luxury }) => `Two luxury goods feed one inhabitant, so say an even number, not ${luxury}.`,
  feedingIsForced: () => 'In this match nobody is asked about feeding: luxury goods are spent as needed.',
  planExhausted: ({ round }) => `No tile planned for round ${round} could be had within your limits.`,
  noWayLeft: ({ tile }) => `None of the ways you named was possible for ${theTile(tile)}.`,
  markedUnpayable: ({ tile }) => `${TheTile(tile)} could not be paid for.`,
  nothingToGiveUp: ({ disaster }) => `None of the tiles you named was left to give up in the ${DISASTER_NAMES[disaster]}.`,
};
