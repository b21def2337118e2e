import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { Expected, PeloponnesRejection, RejectionCode, RejectionParams } from '#games/peloponnes/rejections.ts';
import type { IncomeChoice, Phase, Resource } from '#games/peloponnes/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { ORDER_REFUSALS } from './orders.ts';
import { TheTile, theTile } from './tiles.ts';
import { any, coins, GOOD_NAMES, luxuryGoods, names, tiles } from './words.ts';

type Sentences = { readonly [Code in RejectionCode]: (params: RejectionParams[Code], name: NameSeat) => string };

const INCOME_CHOICES: readonly IncomeChoice[] = ['food', 'wood', 'stone', 'coins'];
const RESOURCES: readonly Resource[] = ['wood', 'stone', 'food'];

const EXPECTED: Readonly<Record<Expected, string>> = {
  seat: 'a player of this match, by name',
  tile: 'a tile, by its name or its number, such as Market or C04',
  countFromOne: 'a whole number from 1 up',
  countFromZero: 'a whole number from 0 up',
  incomeChoice: `one of ${any(INCOME_CHOICES.map((good) => GOOD_NAMES[good]))}`,
  resource: `one of ${any(RESOURCES.map((good) => GOOD_NAMES[good]))}`,
};

/** What is asked for at each step. */
const STEPS: Readonly<Record<Phase, string>> = {
  unstarted: 'the match has not started',
  revealing: 'tiles are being turned up',
  offers: 'offers are being made: bid, pass, or withdraw what was pushed out',
  placing: 'new buildings are being paid for or marked with a coin',
  income: 'the goods of Port and Temple of Apollo are being chosen',
  chits: 'disaster chits are being turned up',
  disaster: 'a disaster is being borne: give up tiles, or pay for those you keep',
  feeding: 'the inhabitants are being fed: say how many luxury goods you spend',
  finishing: 'buildings with a coin on them are being paid for or let go',
  scoring: 'the scores are being counted',
  bonus: 'the good of the next level is being chosen',
  ended: 'the match is over',
};

const SENTENCES: Sentences = {
  notACommand: () => 'That is not a move of Peloponnes.',
  unknownCommand: ({ type }) => `Peloponnes has no move called ${type}.`,
  missingField: ({ field }) => `Something is missing: please name ${field}.`,
  unknownField: ({ field }) => `This move does not take ${field}; leave it out.`,
  wrongField: ({ field, expected }) => `${field} must be ${EXPECTED[expected]}.`,
  noSuchSeat: ({ seats }) => (seats === 1 ? 'This match has one seat only.' : `This match has ${seats} seats only.`),

  notStarted: () => 'The match has not started yet.',
  gameOver: () => 'The match is over; nothing more can be played.',
  notYourTurn: ({ active }, name) => `There is nothing for you to choose now: the match waits for ${names(active, name)}.`,
  alreadyChosen: ({ active }, name) => `You have chosen already; it takes effect with the choices of ${names(active, name)}.`,
  notThisStep: ({ phase }) => `That is not asked for now: ${STEPS[phase]}.`,

  tileNotOffered: ({ tile, tiles: faceUp }) => `${TheTile(tile)} is not face up now; choose ${any(faceUp.map(theTile))}.`,
  bidTooLow: ({ tile, least }) => `${TheTile(tile)} takes ${coins(least)} at least; with fewer, choose another tile.`,
  bidNotThePrice: ({ tile, price }) => `${TheTile(tile)} costs exactly ${coins(price)}: offer neither more nor less.`,
  tileTaken: ({ tile, seat }, name) =>
    `${TheTile(tile)} is ${name(seat)}’s, and nobody can be pushed out there; choose another tile.`,
  bidUnpayable: ({ most }) =>
    most === 0
      ? 'You have no coins to offer; pass instead.'
      : `You can offer ${coins(most)} at most, luxury goods included; or pass.`,
  bidUnchangeable: ({ coins: offered }) =>
    `An offer that was pushed out keeps its ${coins(offered)}: move all of them to a tile for which they suffice, or withdraw.`,
  pushedOutFirst: ({ coins: offered }) =>
    `You cannot pass once your offer stood: move your ${coins(offered)} to another tile, or withdraw them.`,
  notPushedOut: () => 'Only an offer that was pushed out can be withdrawn; make an offer, or pass.',

  notThisTile: ({ tile, tiles: possible }) =>
    possible.length === 0
      ? `There is nothing to choose about ${theTile(tile)} now.`
      : `${TheTile(tile)} is not to be chosen now; it can be ${any(possible.map(theTile))}.`,
  buildingUnpayable: ({ tile, needed, has }) =>
    `You cannot pay for ${theTile(tile)}: what is missing would take ${luxuryGoods(needed)}, and you have ${has}. If you have just won it, put a coin on it; else let it go.`,
  markerUnpayable: () =>
    `It takes a coin to mark a building, or ${luxuryGoods(LUXURY_FOR_ONE)} where there is none; pay for it, or let it go.`,
  tileNotForgoable: ({ tile }) =>
    `${TheTile(tile)} must be built, since no luxury goods are needed for it: pay for it, or put a coin on it.`,

  disasterUnpayable: ({ tiles: more }) => `You cannot pay for all that you keep: give up ${tiles(more)} more first.`,
  feedingNotSo: ({ most }) =>
    most === 0
      ? 'No luxury goods can be spent on food now; say 0.'
      : `Spend an even number of luxury goods, two for each inhabitant: from 0 to ${most}.`,
};

const ALL_SENTENCES = { ...SENTENCES, ...ORDER_REFUSALS };

/** Why a command or an order was refused, and what would be legal; `undefined` for a code that is not of Peloponnes. */
export const peloponnesRefusal = (code: string, params: unknown, name: NameSeat): string | undefined =>
  Object.hasOwn(ALL_SENTENCES, code) ? sentence({ code, params } as PeloponnesRejection, name) : undefined;

const sentence = (rejection: PeloponnesRejection, name: NameSeat): string =>
  (ALL_SENTENCES[rejection.code] as (params: PeloponnesRejection['params'], name: NameSeat) => string)(rejection.params, name);
