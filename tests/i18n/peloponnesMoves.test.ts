import { describe, expect, test } from 'vitest';
import type { AnyGame } from '#engine/game.ts';
import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { State } from '#games/peloponnes/state.ts';
import { GOODS } from '#games/peloponnes/types.ts';
import { sentencesOf } from '#i18n/index.ts';
import { bid, buildings, faceUp, given, lands, marked, struck, table } from '../games/peloponnes/given.ts';
import { playOut } from '../support/playout.ts';

const words = sentencesOf('en').game('peloponnes');
const names = ['Ada', 'Blaise', 'Carl', 'Dora'];
const name = (seat: number): string => names[seat] ?? '?';

type Position = readonly (Event | readonly Event[])[];

/** Ada's legal moves, as she reads them. */
const labels = (...position: Position): readonly string[] => {
  const { state, legal } = given(...position);
  const view = peloponnes.view(state, 0);
  return legal(0).map((move) => words.move(view, move, name));
};

const rich = table(3, { goods: [{ coins: 9, wood: 3, stone: 1, food: 3, inhabitants: 4 }] });
const pushedOut: Position = [bid(0, 'A14', 4), bid(1, 'A14', 5), { type: 'BidPushedOut', seat: 0, tile: 'A14', coins: 4 }];
const placing: Event = { type: 'OrderSettled', order: [0, 1, 2] };
const asked: Event = { type: 'ChoiceAsked', seats: [0, 1] };
const supply: Event = { type: 'SupplyRoundBegan' };
const finishing: readonly Event[] = [supply, { type: 'StepBegan', step: 'finishing' }, asked];

describe('a label of a move of Peloponnes', () => {
  test.each<[string, Position, string]>([
    ['a land that fits', [rich, lands(0, 'A05'), faceUp(['A06'])], 'Offer 3 for Glades A06 – fits'],
    ['a land without a match', [rich, lands(0, 'A05'), faceUp(['A01'])], 'Offer 3 for Mountains A01 – no match: lost'],
    [
      'a land that needs no match beside the Barracks',
      [rich, lands(0, 'A05'), buildings(0, 'A11'), faceUp(['A01'])],
      'Offer 3 for Mountains A01 – fits',
    ],
    ['a building that can be paid', [rich, faceUp(['A13'])], 'Offer 3 for Market – payable: 3 wood'],
    [
      'a building that takes luxury goods',
      [table(3, { goods: [{ coins: 9, wood: 2, luxury: 3 }] }), faceUp(['A13'])],
      'Offer 4 for Market – payable: 2 wood + 2 luxury goods',
    ],
    ['a building that a coin must stand on', [rich, faceUp(['A15'])], 'Offer 8 for Port – to pay later: 1 wood + 3 stone'],
    ['a building that takes the last coin', [rich, faceUp(['A15'])], 'Offer 9 for Port – would be lost (costs 1 wood + 3 stone)'],
    [
      'luxury goods that stand in for coins',
      [table(3, { goods: [{ coins: 2, luxury: 5 }] }), faceUp(['A07'])],
      'Offer 4 for Forest A07 (4 luxury) – fits',
    ],
    [
      'an offer that is pushed out',
      [table(3, { order: [1, 0, 2] }), faceUp(['A07']), bid(1, 'A07', 4)],
      'Offer 5 for Forest A07 over Blaise’s 4 – fits',
    ],
    [
      'half a coin to be outdone',
      [table(3, { order: [1, 0, 2] }), buildings(1, 'A13'), faceUp(['A07']), bid(1, 'A07', 4)],
      'Offer 5 for Forest A07 over Blaise’s 4½ – fits',
    ],
    [
      'what the tile brings too, where no other sum can be offered',
      [table(3, { goods: [{ coins: 3 }] }), lands(0, 'A05'), faceUp(['A06'])],
      'Offer 3 for Glades A06 – fits – 1 wood + 2 food a round, +2 inhabitants, 1 power',
    ],
    [
      'the only sum that outdoes another',
      [table(3, { goods: [{ coins: 5 }], order: [1, 0, 2] }), faceUp(['A07']), bid(1, 'A07', 4)],
      'Offer 5 for Forest A07 over Blaise’s 4 – fits – 3 wood a round, +2 inhabitants',
    ],
    [
      'the price of the conquest row',
      [rich, faceUp(['A13'], ['A07'])],
      'Forest A07 for 5 – fits – 3 wood a round, +2 inhabitants, 2 power',
    ],
    ['what passing brings', [rich, faceUp(['A13'])], 'Pass (+3 coins)'],
    [
      'where pushed-out coins go',
      [rich, faceUp(['A14', 'A12'], ['A07']), ...pushedOut],
      'Move 4 to Bridge – payable: 2 wood – 1 food a round, +2 inhabitants, 4 power',
    ],
    ['what withdrawing brings', [rich, faceUp(['A14', 'A12']), ...pushedOut], 'Withdraw 4 coins (+1 coin)'],
    [
      'a building to pay for',
      [rich, faceUp(['A13']), bid(0, 'A13', 3), placing, asked],
      'Pay for Market: 3 wood – 1 food a round, +3 inhabitants, offers +½, 3 power',
    ],
    [
      'a building to mark',
      [rich, faceUp(['A13']), bid(0, 'A13', 3), placing, asked],
      'Put 1 coin on Market: 3 wood due later – 1 food a round, +3 inhabitants',
    ],
    [
      'a building that may go',
      [table(3, { goods: [{ coins: 3, luxury: 9 }] }), faceUp(['A13']), bid(0, 'A13', 3), placing, asked],
      'Let Market go, for nothing – 3 power, 1 food a round, offers +½',
    ],
    [
      'a marker out of luxury goods',
      [table(3, { goods: [{ coins: 3, luxury: 9 }] }), faceUp(['A12']), bid(0, 'A12', 3), placing, asked],
      'Put 2 luxury goods on Bridge: 2 wood due later – 1 food a round, +2 inhabitants',
    ],
    [
      'a good of choice with the room there is',
      [rich, buildings(0, 'A15'), { type: 'StepBegan', step: 'income' }, asked],
      'Port: 1 wood – you have 3 of 10',
    ],
    ['a coin of choice', [rich, buildings(0, 'A15'), { type: 'StepBegan', step: 'income' }, asked], 'Port: 1 coin – you have 9'],
    [
      'a land to give up',
      [rich, lands(0, 'A05', 'A06'), struck('tempest', [0])],
      'Give up Glades A06 – 1 power, 1 wood + 2 food a round',
    ],
    [
      'a building to give up with its coin',
      [rich, buildings(0, 'A13'), marked(0, 'B14'), struck('earthquake', [0])],
      'Give up Well and its coin – 3 power, 1 food a round, no plague',
    ],
    ['what keeping all lands takes', [rich, lands(0, 'A05', 'A06'), struck('tempest', [0])], 'Keep 2 lands for 2 coins + 2 food'],
    [
      'what keeping the others takes',
      [
        rich,
        lands(0, 'A05', 'A06', 'A08'),
        struck('tempest', [0]),
        { type: 'ChoiceNoted', seat: 0, command: { type: 'GiveUpTile', seat: 0, tile: 'A05' } },
        { type: 'ChoiceNoted', seat: 0, command: { type: 'GiveUpTile', seat: 0, tile: 'A06' } },
      ],
      'Keep 1 land for 1 coin + 1 food',
    ],
    [
      'luxury goods in a disaster',
      [table(3, { goods: [{ coins: 1, food: 3, luxury: 2 }] }), lands(0, 'A05', 'A06'), struck('tempest', [0])],
      'Keep 2 lands for 1 coin + 2 food + 2 luxury goods',
    ],
    [
      'who starves',
      [table(3, { goods: [{ food: 1, luxury: 4, inhabitants: 4 }] }), supply, asked],
      'Spend 4 luxury goods – 1 inhabitant starves',
    ],
    [
      'that all starve who have nothing',
      [table(3, { goods: [{ food: 1, luxury: 4, inhabitants: 4 }] }), supply, asked],
      'Spend no luxury goods – 3 inhabitants starve',
    ],
    [
      'that nobody starves',
      [table(3, { goods: [{ food: 1, luxury: 6, inhabitants: 4 }] }), supply, asked],
      'Spend 6 luxury goods – nobody starves',
    ],
    [
      'a marked building to pay for',
      [rich, marked(0, 'A13', 'A12'), finishing],
      'Pay for Market: 3 wood (1 coin back) – 3 power, 1 food a round, offers +½',
    ],
    [
      'what a second one takes after the first',
      [
        table(3, { goods: [{ wood: 4, luxury: 9 }] }),
        marked(0, 'A13', 'A12'),
        finishing,
        { type: 'ChoiceNoted', seat: 0, command: { type: 'PayBuilding', seat: 0, tile: 'A13' } },
      ],
      'Pay for Bridge: 1 wood + 2 luxury goods (1 coin back) – 4 power, 1 food a round',
    ],
    [
      'a marked building to let go',
      [rich, marked(0, 'A13', 'A12'), finishing],
      'Let Bridge go (1 coin back) – 4 power, 1 food a round',
    ],
    [
      'a good for all rounds',
      [
        table(1, { options: { solo: 'campaign' } }),
        { type: 'LevelBegan', seat: 0, level: 1, target: 24, start: {} },
        { type: 'LevelEnded', seat: 0, level: 1, target: 24, score: 24, won: true },
      ],
      '1 stone more each round',
    ],
  ])('tells %s', (_, position, label) => {
    expect(labels(...position)).toContain(label);
  });

  const viewOf = (...position: Position) => peloponnes.view(given(...position).state, 0);
  const offer = (tile: string, coins: number): Command => ({ type: 'PlaceBid', seat: 0, tile, coins });
  const good = (tile: string, of: 'wood' | 'food'): Command => ({ type: 'ChooseIncome', seat: 0, tile, good: of });

  test.each<[string, string, readonly Command[], Position, string]>([
    [
      'a tile for several sums',
      'tile',
      [offer('A07', 5), offer('A07', 8)],
      [table(3, { order: [1, 0, 2] }), faceUp(['A07']), bid(1, 'A07', 4)],
      'Forest A07: 5 to 8 over Blaise’s 4 – fits – 3 wood a round, +2 inhabitants',
    ],
    [
      'a sum for several tiles',
      'coins',
      [offer('A07', 5), offer('A12', 5)],
      [rich, faceUp(['A07', 'A12'])],
      '5 coins – for one of 2 tiles',
    ],
    [
      'a building of several goods',
      'tile',
      [good('A15', 'wood'), good('A15', 'food')],
      [rich, buildings(0, 'A15')],
      'Port – wood or food',
    ],
    [
      'a good of several buildings',
      'good',
      [good('A15', 'wood'), good('B15', 'wood')],
      [rich, buildings(0, 'A15', 'B15')],
      '1 wood – from Port or Temple of Apollo',
    ],
  ])('is chosen step by step: %s', (_, field, moves, position, label) => {
    expect(words.choice(viewOf(...position), field, moves, name)).toBe(label);
  });

  test.each<[Command['type'], Position, string]>([
    ['PlaceBid', [rich, faceUp(['A14'])], 'Make an offer'],
    ['PlaceBid', [table(1), faceUp(['A14'])], 'Take a tile'],
    ['PlaceBid', [rich, faceUp(['A14']), ...pushedOut], 'Move your 4 coins'],
    ['PassBid', [rich], 'Pass (+3 coins)'],
    ['WithdrawBid', [rich, faceUp(['A14']), ...pushedOut], 'Withdraw 4 coins (+1 coin)'],
    ['GiveUpTile', [rich, struck('earthquake', [0])], 'Give up a building'],
    ['GiveUpTile', [rich, struck('tempest', [0])], 'Give up a land'],
    ['PayDisaster', [rich, struck('tempest', [0])], 'Pay for what you keep'],
  ])('is a button for its kind: %s', (type, position, label) => {
    expect(words.moveKind(viewOf(...position), type)).toBe(label);
  });
});

const game = peloponnes as unknown as AnyGame;
const matches = [2, 3, 4].flatMap((seats) => [1, 2, 3, 4].map((seed) => playOut(game, seats, seed * 7)));

/** What labels promised of tiles, by seat and tile, in the order of play; and what came of it. */
const promises = matches.flatMap(({ steps }) => {
  const promised = new Map<string, string>();
  return steps.flatMap(({ before, command, events }) => {
    const view = peloponnes.view(before as State, command.seat);
    const label = words.move(view, command, name);
    if ('tile' in command) promised.set(`${command.seat} ${command.tile}`, label);
    return (events as readonly Event[]).flatMap((event) => {
      const told = 'tile' in event && 'seat' in event ? promised.get(`${event.seat} ${event.tile}`) : undefined;
      return told === undefined ? [] : [{ event, told }];
    });
  });
});

describe('labels of Peloponnes promise what the rules then do', () => {
  const toldOf = (is: (event: Event) => boolean): readonly string[] =>
    promises.filter(({ event }) => is(event)).map(({ told }) => told);

  test('a land that fits is placed, and one that does not is lost', () => {
    const placed = toldOf(({ type }) => type === 'LandPlaced');
    const unmatched = toldOf((event) => event.type === 'TileLost' && event.why === 'noMatch');
    expect(placed.length).toBeGreaterThan(20);
    expect(unmatched.length).toBeGreaterThan(0);
    for (const told of placed) expect(told).toMatch(/ – fits/);
    for (const told of unmatched) expect(told).toMatch(/ – no match: lost/);
  });

  test('a building that can neither be paid nor marked is lost', () => {
    const unpaid = toldOf((event) => event.type === 'TileLost' && event.why === 'notPayable');
    expect(unpaid.length).toBeGreaterThan(0);
    for (const told of unpaid) expect(told).toMatch(/ – would be lost/);
  });

  test('what is paid for a building is what its label asked', () => {
    const paid = promises.filter(({ event, told }) => /^Building(Paid|Finished)$/.test(event.type) && told.startsWith('Pay for'));
    expect(paid.length).toBeGreaterThan(10);
    for (const { event, told } of paid) {
      const amounts = 'paid' in event ? event.paid : {};
      for (const good of GOODS) {
        const asked = new RegExp(`: [^–(]*\\b(\\d+) ${good === 'luxury' ? 'luxury' : good.replace(/s$/, '')}`).exec(told)?.[1];
        expect(Number(asked ?? 0), told).toBe(amounts[good] ?? 0);
      }
    }
  });
});
