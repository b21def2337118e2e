import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { bid, buildings, faceUp, given, lands, marked, struck, table } from '../../games/peloponnes/given.ts';
import { messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('peloponnes');
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
    ['a land that fits', [rich, lands(0, 'A05'), faceUp(['A06'])], 'Bid 3 on Glades A06 – fits'],
    ['a land without a match', [rich, lands(0, 'A05'), faceUp(['A01'])], 'Bid 3 on Mountains A01 – doesn’t fit: you’d lose it'],
    [
      'a land that needs no match beside the Barracks',
      [rich, lands(0, 'A05'), buildings(0, 'A11'), faceUp(['A01'])],
      'Bid 3 on Mountains A01 – fits',
    ],
    ['a building that can be paid', [rich, faceUp(['A13'])], 'Bid 3 on Market – build it for 3 wood'],
    [
      'a building that takes luxury goods',
      [table(3, { goods: [{ coins: 9, wood: 2, luxury: 3 }] }), faceUp(['A13'])],
      'Bid 4 on Market – build it for 2 wood + 2 luxury goods',
    ],
    [
      'a building that a coin must stand on',
      [rich, faceUp(['A15'])],
      'Bid 8 on Port – 1 coin to mark it; later 1 wood + 3 stone, or lose it',
    ],
    [
      'a building that takes the last coin',
      [rich, faceUp(['A15'])],
      'Bid 9 on Port – you’d lose it: no coin left to mark it, costs 1 wood + 3 stone',
    ],
    [
      'a building that takes luxury goods for its marker',
      [table(3, { goods: [{ coins: 2, luxury: 2 }] }), faceUp(['A15'])],
      'Bid 2 on Port – 2 luxury goods to mark it; later 1 wood + 3 stone, or lose it',
    ],
    [
      'luxury goods that stand in for coins',
      [table(3, { goods: [{ coins: 2, luxury: 5 }] }), faceUp(['A07'])],
      'Bid 4 on Forest A07 (using 4 luxury goods) – fits',
    ],
    [
      'an offer that is pushed out',
      [table(3, { order: [1, 0, 2] }), faceUp(['A07']), bid(1, 'A07', 4)],
      'Bid 5 on Forest A07 over Blaise’s 4 – fits',
    ],
    [
      'half a coin to be outdone',
      [table(3, { order: [1, 0, 2] }), buildings(1, 'A13'), faceUp(['A07']), bid(1, 'A07', 4)],
      'Bid 5 on Forest A07 over Blaise’s 4½ – fits',
    ],
    [
      'what the tile brings too, if no other sum can be offered',
      [table(3, { goods: [{ coins: 3 }] }), lands(0, 'A05'), faceUp(['A06'])],
      'Bid 3 on Glades A06 – fits – 1 power, +2 inhabitants, 1 wood + 2 food per round',
    ],
    [
      'the only sum that outdoes another',
      [table(3, { goods: [{ coins: 5 }], order: [1, 0, 2] }), faceUp(['A07']), bid(1, 'A07', 4)],
      'Bid 5 on Forest A07 over Blaise’s 4 – fits – 2 power, +2 inhabitants …',
    ],
    [
      'the price of the conquest row',
      [rich, faceUp(['A13'], ['A07'])],
      'Forest A07: bid 5 – fits – 2 power, +2 inhabitants, 3 wood per round',
    ],
    [
      'everything that a land brings, in short words if whole ones do not fit',
      [rich, faceUp(['A13'], ['A04'])],
      'Wooded Hills A04: bid 7 – fits – 2 power, +1 inhabitant, +2 coins …',
    ],
    [
      'that something is left out where even short words find no room',
      [table(3, { goods: [{ coins: 9, wood: 1, stone: 3 }] }), faceUp(['A13'], ['B01'])],
      'Aqueduct: bid 7 – build it for 1 wood + 3 stone – 4 power, +2 inhabitants …',
    ],
    ['what passing brings', [rich, faceUp(['A13'])], 'Pass (+3 coins)'],
    [
      'where pushed-out coins go',
      [rich, faceUp(['A14', 'A12'], ['A07']), ...pushedOut],
      'Move 4 to Bridge – build it for 2 wood – 4 power, +2 inhabitants, 1 food/round',
    ],
    ['what withdrawing brings', [rich, faceUp(['A14', 'A12']), ...pushedOut], 'Withdraw 4 coins (+1 coin)'],
    [
      'a building to pay for',
      [rich, faceUp(['A13']), bid(0, 'A13', 3), placing, asked],
      'Pay for Market: 3 wood – 3 power, +3 inhabitants, 1 food per round, +½ per bid',
    ],
    [
      'a building to mark',
      [rich, faceUp(['A13']), bid(0, 'A13', 3), placing, asked],
      'Mark Market: 1 coin; later 3 wood, or lose it – 3 power, +3 inhabitants …',
    ],
    [
      'a building that may go',
      [table(3, { goods: [{ coins: 3, luxury: 9 }] }), faceUp(['A13']), bid(0, 'A13', 3), placing, asked],
      'Discard Market, pay nothing – 3 power, 1 food per round, +½ per bid',
    ],
    [
      'a marker out of luxury goods',
      [table(3, { goods: [{ coins: 3, luxury: 9 }] }), faceUp(['A12']), bid(0, 'A12', 3), placing, asked],
      'Mark Bridge: 2 luxury goods; later 2 wood, or lose it – 4 power, 1 food/round …',
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
      'Discard Glades A06 – 1 power, 1 wood + 2 food per round',
    ],
    [
      'a building to give up with its coin',
      [rich, buildings(0, 'A13'), marked(0, 'B14'), struck('earthquake', [0])],
      'Discard Well and its coin – 3 power, 1 food per round, plague protection',
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
      'Spend 4 luxury goods: 1 inhabitant starves',
    ],
    [
      'that all starve who have nothing',
      [table(3, { goods: [{ food: 1, luxury: 4, inhabitants: 4 }] }), supply, asked],
      'Spend no luxury goods: 3 inhabitants starve',
    ],
    [
      'that nobody starves',
      [table(3, { goods: [{ food: 1, luxury: 6, inhabitants: 4 }] }), supply, asked],
      'Spend 6 luxury goods: no one starves',
    ],
    [
      'a marked building to pay for',
      [rich, marked(0, 'A13', 'A12'), finishing],
      'Pay for Market: 3 wood (1 coin back) – 3 power, 1 food per round, +½ per bid',
    ],
    [
      'what a second one takes after the first',
      [
        table(3, { goods: [{ wood: 4, luxury: 9 }] }),
        marked(0, 'A13', 'A12'),
        finishing,
        { type: 'ChoiceNoted', seat: 0, command: { type: 'PayBuilding', seat: 0, tile: 'A13' } },
      ],
      'Pay for Bridge: 1 wood + 2 luxury goods (1 coin back) – 4 power, 1 food/round',
    ],
    [
      'a marked building to let go',
      [rich, marked(0, 'A13', 'A12'), finishing],
      'Discard Bridge (1 coin back) – 4 power, 1 food per round',
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
  ])('the label of a move of Peloponnes describes %s', (_, position, label) => {
    expect(labels(...position)).toContain(label);
  });

  test('the labels to pay for a marked building and to let it go name the same facts', () => {
    for (const goods of [{ wood: 9, stone: 9 }, { luxury: 16 }]) {
      for (const { id } of TILES.filter(({ kind }) => kind === 'building')) {
        const offered = labels(table(3, { goods: [goods] }), marked(0, id), buildings(0, 'A12'), finishing);
        const named = offered.map((label) => label.split(' back)')[1]);
        expect(offered.map((label) => label.slice(0, 3)).toSorted()).toEqual(['Dis', 'Pay']);
        expect(named[0], offered.join()).toMatch(/ power| …$/);
        expect(named[1], offered.join()).toBe(named[0]);
      }
    }
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
      'Forest A07: bid 5–8 over Blaise’s 4 – fits – 2 power, +2 inhabitants …',
    ],
    [
      'a tile for one sum',
      'tile',
      [offer('A07', 5)],
      [table(3, { order: [1, 0, 2] }), faceUp(['A07']), bid(1, 'A07', 4)],
      'Forest A07: bid 5 over Blaise’s 4 – fits – 2 power, +2 inhabitants, 3 wood/round',
    ],
    [
      'a tile with a part that does not fit, and a later one that does',
      'tile',
      [offer('A04', 5), offer('A04', 8)],
      [table(3, { order: [1, 0, 2] }), faceUp(['A04']), bid(1, 'A04', 4)],
      'Wooded Hills A04: bid 5–8 over Blaise’s 4 – fits – 2 power, +1 inhabitant …',
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
  ])('a step of a move of Peloponnes has a label for %s', (_, field, moves, position, label) => {
    expect(words.choice(viewOf(...position), field, moves, name)).toBe(label);
  });

  test.each<[Command['type'], Position, string]>([
    ['PlaceBid', [rich, faceUp(['A14'])], 'Bid on a tile'],
    ['PlaceBid', [table(1), faceUp(['A14'])], 'Take a tile'],
    ['PlaceBid', [rich, faceUp(['A14']), ...pushedOut], 'Move your 4 coins'],
    ['PassBid', [rich], 'Pass (+3 coins)'],
    ['WithdrawBid', [rich, faceUp(['A14']), ...pushedOut], 'Withdraw 4 coins (+1 coin)'],
    ['GiveUpTile', [rich, buildings(0, 'A13'), struck('earthquake', [0])], 'Discard a building (optional)'],
    ['GiveUpTile', [table(2), buildings(0, 'A13'), struck('earthquake', [0])], 'Discard a building'],
    ['GiveUpTile', [rich, lands(0, 'A05'), struck('tempest', [0])], 'Discard a land (optional)'],
    ['GiveUpTile', [table(2), lands(0, 'A05'), struck('tempest', [0])], 'Discard a land'],
    ['PayDisaster', [rich, struck('tempest', [0])], 'Pay to keep tiles'],
  ])('the button for %s in Peloponnes says what it does', (type, position, label) => {
    expect(words.moveKind(viewOf(...position), type)).toBe(label);
  });
});
