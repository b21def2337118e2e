import { describe, expect, test } from 'vitest';
import { REJECTION_CODES, type RejectionCode, type RejectionParams } from '#games/peloponnes/rejections.ts';
import { PHASES } from '#games/peloponnes/types.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { BROKEN } from '../../support/laws/brokenSentence.ts';

const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';

/** One of each code, with facts as the rules give them, and what is said of it in English. */
const REFUSED: { readonly [Code in RejectionCode]: readonly [params: RejectionParams[Code], sentence: string] } = {
  notACommand: [{}, 'That isn’t a Peloponnes move. Choose one of those on offer.'],
  unknownCommand: [{ type: 'Castle' }, 'Peloponnes has no move called Castle. Choose one of those on offer.'],
  missingField: [{ command: 'PlaceBid', field: 'coins' }, 'Something is missing: fill in `coins:`.'],
  unknownField: [{ command: 'PlaceBid', field: 'price' }, 'You can’t use `price:` with this move. Leave it empty.'],
  wrongField: [
    { command: 'PlaceBid', field: 'tile', expected: 'tile' },
    '`tile:` must be a tile: its name or its number, such as Market or C04.',
  ],
  noSuchSeat: [{ seat: 7, seats: 4 }, 'This match has only 4 players. Choose one of them.'],
  notStarted: [{}, 'The match hasn’t started yet. Wait for the host to start it.'],
  gameOver: [{}, 'The match is over: you can’t make any more moves.'],
  notYourTurn: [{ active: [1, 2] }, 'You have nothing to choose now: the match is waiting for Blaise and Carl.'],
  alreadyChosen: [{ active: [1, 2] }, 'You’ve already chosen; the match is waiting for Blaise and Carl.'],
  notThisStep: [
    { command: 'PassBid', phase: 'income' },
    'You can’t do that now: players are choosing goods from the Port and the Temple of Apollo.',
  ],
  tileNotOffered: [{ tile: 'A13', tiles: ['A01', 'A14'] }, 'The Market isn’t on offer now. Choose Mountains A01 or the Street.'],
  bidTooLow: [{ tile: 'A13', least: 5 }, 'Bid at least 5 coins on the Market, or choose another tile.'],
  bidNotThePrice: [{ tile: 'A01', price: 6 }, 'Mountains A01 costs exactly 6 coins. Bid that amount.'],
  tileTaken: [
    { tile: 'A13', seat: 1 },
    'Blaise has already bid on the Market, and bids in the conquest row can’t be outbid. Choose another tile.',
  ],
  bidUnpayable: [{ most: 7 }, 'You can’t afford that. Bid up to 7 coins (luxury goods included), or pass.'],
  bidUnchangeable: [
    { coins: 4 },
    'You’ve been outbid, so your bid stays at 4 coins. Move all of it to a tile where it’s enough, or withdraw.',
  ],
  pushedOutFirst: [{ coins: 4 }, 'You can’t pass after you’ve been outbid. Move your 4 coins to another tile, or withdraw.'],
  notPushedOut: [{}, 'You can withdraw only after you’ve been outbid. Bid on a tile, or pass.'],
  notThisTile: [{ tile: 'A13', tiles: ['A14', 'C02'] }, 'You can’t choose the Market now. Choose the Street or Agriculture.'],
  buildingUnpayable: [
    { tile: 'A13', needed: 6, has: 1 },
    'You can’t pay for the Market: you need 6 luxury goods for what’s missing, and you have 1. If you’ve just won it, mark it with a coin; otherwise discard it.',
  ],
  markerUnpayable: [
    {},
    'Marking a building costs 1 coin, or 2 luxury goods if you have none. Pay for the building, or discard it.',
  ],
  tileNotForgoable: [
    { tile: 'A13' },
    'You must build the Market, because you need no luxury goods for it. Pay for it, or mark it with a coin.',
  ],
  disasterUnpayable: [{ tiles: 2 }, 'You can’t pay for all the tiles you keep. Discard at least 2 tiles first.'],
  feedingNotSo: [{ most: 6 }, 'Spend an even number of luxury goods, from 0 to 6: 2 feed 1 inhabitant.'],
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
    ['seat', 'the name of a player in this match'],
    ['countFromOne', 'a whole number, 1 or more'],
    ['countFromZero', 'a whole number, 0 or more'],
    ['incomeChoice', 'food, wood, stone or coin'],
    ['resource', 'wood, stone or food'],
  ] as const)('the English refusal of a wrong field says what a %s is', (expected, what) => {
    expect(said('wrongField', { command: 'PlaceBid', field: 'good', expected })).toBe(`\`good:\` must be ${what}.`);
  });

  test('the refusal of an offer suggests passing if there are no coins', () => {
    expect(said('bidUnpayable', { most: 0 })).toBe('You have no coins to bid. Pass instead.');
  });

  test('the refusal of a choice says that there is nothing to choose about the tile', () => {
    expect(said('notThisTile', { tile: 'A05', tiles: [] })).toBe('You have nothing to choose for Fields A05 now.');
  });

  test('the refusal of a feeding says that no luxury goods can be spent', () => {
    expect(said('feedingNotSo', { most: 0 })).toBe('You can’t spend luxury goods on food now. Choose 0.');
  });

  test('refusals of Peloponnes have singulars for one seat, one coin and one tile', () => {
    expect(said('noSuchSeat', { seat: 3, seats: 1 })).toBe('This match has only 1 player.');
    expect(said('disasterUnpayable', { tiles: 1 })).toBe(
      'You can’t pay for all the tiles you keep. Discard at least 1 tile first.',
    );
    expect(said('bidNotThePrice', { tile: 'A12', price: 1 })).toBe('The Bridge costs exactly 1 coin. Bid that amount.');
  });
});
