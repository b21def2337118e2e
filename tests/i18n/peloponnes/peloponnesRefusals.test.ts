import { describe, expect, test } from 'vitest';
import { REJECTION_CODES, type RejectionCode, type RejectionParams } from '#games/peloponnes/rejections.ts';
import { PHASES } from '#games/peloponnes/types.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { BROKEN } from '../../support/laws/brokenSentence.ts';

const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';

/** One of each code, with facts as the rules give them, and what is said of it in English. */
const REFUSED: { readonly [Code in RejectionCode]: readonly [params: RejectionParams[Code], sentence: string] } = {
  notACommand: [{}, 'That is not a move of Peloponnes.'],
  unknownCommand: [{ type: 'Castle' }, 'Peloponnes has no move called Castle.'],
  missingField: [{ command: 'PlaceBid', field: 'coins' }, 'Something is missing: please name coins.'],
  unknownField: [{ command: 'PlaceBid', field: 'price' }, 'This move does not take price; leave it out.'],
  wrongField: [
    { command: 'PlaceBid', field: 'tile', expected: 'tile' },
    'tile must be a tile, by its name or its number, such as Market or C04.',
  ],
  noSuchSeat: [{ seat: 7, seats: 4 }, 'This match has 4 seats only.'],
  notStarted: [{}, 'The match has not started yet.'],
  gameOver: [{}, 'The match is over; nothing more can be played.'],
  notYourTurn: [{ active: [1, 2] }, 'There is nothing for you to choose now: the match waits for Blaise and Carl.'],
  alreadyChosen: [{ active: [1, 2] }, 'You have chosen already; it takes effect with the choices of Blaise and Carl.'],
  notThisStep: [
    { command: 'PassBid', phase: 'income' },
    'That is not asked for now: the goods of Port and Temple of Apollo are being chosen.',
  ],
  tileNotOffered: [{ tile: 'A13', tiles: ['A01', 'A14'] }, 'The Market is not face up now; choose Mountains A01 or the Street.'],
  bidTooLow: [{ tile: 'A13', least: 5 }, 'The Market takes 5 coins at least; with fewer, choose another tile.'],
  bidNotThePrice: [{ tile: 'A01', price: 6 }, 'Mountains A01 costs exactly 6 coins: offer neither more nor less.'],
  tileTaken: [{ tile: 'A13', seat: 1 }, 'The Market is Blaise’s, and nobody can be pushed out there; choose another tile.'],
  bidUnpayable: [{ most: 7 }, 'You can offer 7 coins at most, luxury goods included; or pass.'],
  bidUnchangeable: [
    { coins: 4 },
    'An offer that was pushed out keeps its 4 coins: move all of them to a tile for which they suffice, or withdraw.',
  ],
  pushedOutFirst: [{ coins: 4 }, 'You cannot pass once your offer stood: move your 4 coins to another tile, or withdraw them.'],
  notPushedOut: [{}, 'Only an offer that was pushed out can be withdrawn; make an offer, or pass.'],
  notThisTile: [
    { tile: 'A13', tiles: ['A14', 'C02'] },
    'The Market is not to be chosen now; it can be the Street or Agriculture.',
  ],
  buildingUnpayable: [
    { tile: 'A13', needed: 6, has: 1 },
    'You cannot pay for the Market: what is missing would take 6 luxury goods, and you have 1. If you have just won it, put a coin on it; else let it go.',
  ],
  markerUnpayable: [{}, 'It takes a coin to mark a building, or 2 luxury goods where there is none; pay for it, or let it go.'],
  tileNotForgoable: [
    { tile: 'A13' },
    'The Market must be built, since no luxury goods are needed for it: pay for it, or put a coin on it.',
  ],
  disasterUnpayable: [{ tiles: 2 }, 'You cannot pay for all that you keep: give up 2 tiles more first.'],
  feedingNotSo: [{ most: 6 }, 'Spend an even number of luxury goods, two for each inhabitant: from 0 to 6.'],
};

const paramsOf = (code: RejectionCode): RejectionParams[RejectionCode] => REFUSED[code][0];

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('Peloponnes in %s', (_, say) => {
  const words = say.game('peloponnes');

  test.each(REJECTION_CODES)(`a refusal of Peloponnes in ${say.locale} says why: %s`, (code) => {
    const sentence = words.rejection({ code, params: paramsOf(code) }, name);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(BROKEN);
    expect(sentence).not.toContain(code);
  });

  test(`Peloponnes has no sentence in ${say.locale} for an unknown code`, () => {
    for (const code of ['godFaceDown', 'constructor', 'toString'])
      expect(words.rejection({ code, params: {} }, name)).toBeUndefined();
  });

  test.each(PHASES)(`a refusal of Peloponnes in ${say.locale} says what is expected in phase %s`, (phase) => {
    const sentence = words.rejection({ code: 'notThisStep', params: { command: 'PassBid', phase } }, name);
    expect(sentence).toMatch(/: .+\.$/);
    expect(sentence).not.toMatch(BROKEN);
  });
});

describe('a refusal of Peloponnes in English', () => {
  const said = <Code extends RejectionCode>(code: Code, params: RejectionParams[Code]): string | undefined =>
    messagesFor('en').game('peloponnes').rejection({ code, params }, name);

  test.each(REJECTION_CODES)('the English refusal of Peloponnes says what is wrong and what is possible: %s', (code) => {
    expect(said(code, paramsOf(code))).toBe(REFUSED[code][1]);
  });

  test.each([
    ['seat', 'a player of this match, by name'],
    ['countFromOne', 'a whole number from 1 up'],
    ['countFromZero', 'a whole number from 0 up'],
    ['incomeChoice', 'one of food, wood, stone or coin'],
    ['resource', 'one of wood, stone or food'],
  ] as const)('the English refusal of a wrong field says what a %s is', (expected, what) => {
    expect(said('wrongField', { command: 'PlaceBid', field: 'good', expected })).toBe(`good must be ${what}.`);
  });

  test('the refusal of an offer suggests passing if there are no coins', () => {
    expect(said('bidUnpayable', { most: 0 })).toBe('You have no coins to offer; pass instead.');
  });

  test('the refusal of a choice says that there is nothing to choose about the tile', () => {
    expect(said('notThisTile', { tile: 'A05', tiles: [] })).toBe('There is nothing to choose about Fields A05 now.');
  });

  test('the refusal of a feeding says that no luxury goods can be spent', () => {
    expect(said('feedingNotSo', { most: 0 })).toBe('No luxury goods can be spent on food now; say 0.');
  });

  test('refusals of Peloponnes have singulars for one seat, one coin and one tile', () => {
    expect(said('noSuchSeat', { seat: 3, seats: 1 })).toBe('This match has one seat only.');
    expect(said('disasterUnpayable', { tiles: 1 })).toBe('You cannot pay for all that you keep: give up 1 tile more first.');
    expect(said('bidNotThePrice', { tile: 'A12', price: 1 })).toBe(
      'The Bridge costs exactly 1 coin: offer neither more nor less.',
    );
  });
});
