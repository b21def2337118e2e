import { describe, expect, test } from 'vitest';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { Amounts } from '#games/peloponnes/types.ts';
import { bid, buildings, chits, faceUp, given, lands, marked, struck, table } from '../../games/peloponnes/given.ts';
import { messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('peloponnes');
const name = (seat: number): string => ['Ada', 'Blaise', 'Carl'][seat] ?? '?';

type Position = readonly (Event | readonly Event[])[];
const shared = (...position: Position) => peloponnes.view(given(...position).state, 'spectator');
const own = (...position: Position) => peloponnes.view(given(...position).state, 0);

const goods: Amounts = { coins: 8, wood: 1, stone: 2, food: 3, luxury: 4, inhabitants: 7 };
const three = table(3, { goods: [goods], round: 2 });
const rows = faceUp(['A13', 'A01', 'A14'], ['A12', 'A05']);
const inIncome: Position = [three, buildings(0, 'A15', 'B15'), { type: 'StepBegan', step: 'income' }];
const inFeeding: Position = [three, { type: 'SupplyRoundBegan' }];

test.each<[string, Position, string]>([
  ['an offer', [three, rows], 'Ada, it’s your turn to bid.'],
  ['a tile, alone at the table', [table(1), faceUp(['A13'])], 'Ada, take a tile at its printed price, or pass.'],
  [
    'where a pushed-out offer goes',
    [three, rows, bid(0, 'A13', 4), bid(1, 'A13', 5), { type: 'BidPushedOut', seat: 0, tile: 'A13', coins: 4 }],
    'Ada, you’ve been outbid on the Market: move your 4 coins to another tile, or withdraw.',
  ],
  [
    'whether to pay for a building',
    [three, rows, bid(0, 'A13', 4), { type: 'OrderSettled', order: [0, 1, 2] }],
    'Ada, you’ve won the Market: pay for it, or mark it with a coin?',
  ],
  [
    'a good of choice',
    [three, buildings(0, 'A15'), { type: 'StepBegan', step: 'income' }],
    'Ada, which good will you take from the Port this round?',
  ],
  ['two goods of choice', inIncome, 'Ada, which goods will you take from the Port and the Temple of Apollo this round?'],
  [
    'which buildings it keeps',
    [three, buildings(0, 'A13', 'A14'), struck('earthquake', [0])],
    'Ada, an earthquake has struck: which of your 2 buildings will you keep, for 1 wood and 1 stone each?',
  ],
  [
    'which lands it keeps, and how many that can be',
    [table(3, { goods: [{ coins: 2, food: 9 }] }), lands(0, 'A05', 'A06', 'A08'), struck('tempest', [0])],
    'Ada, a tempest has struck: which of your 3 lands will you keep, for 1 coin and 1 food each? You can pay for 2 at most.',
  ],
  [
    'whether it keeps its only building',
    [three, buildings(0, 'A13'), struck('earthquake', [0])],
    'Ada, an earthquake has struck: will you keep your building for 1 wood and 1 stone?',
  ],
  [
    'how many luxury goods are eaten for',
    inFeeding,
    'Ada, you’re 4 food short: how many luxury goods will you spend (2 per missing food)?',
  ],
  [
    'whether to pay for a marked building',
    [three, marked(1, 'A13'), marked(0, 'C02'), ...inFeeding.slice(1), { type: 'StepBegan', step: 'finishing' }],
    'Ada, you’ve marked Agriculture: pay for it now, or discard it?',
  ],
  [
    'which marked buildings to pay for',
    [
      three,
      marked(0, 'A13'),
      buildings(0, 'A14'),
      marked(0, 'C02'),
      ...inFeeding.slice(1),
      { type: 'StepBegan', step: 'finishing' },
    ],
    'Ada, you’ve marked the Market and Agriculture: which will you pay for now?',
  ],
  [
    'a good for the next level',
    [
      table(1, { options: { solo: 'campaign' } }),
      { type: 'LevelBegan', seat: 0, level: 2, target: 28, start: {} },
      { type: 'LevelEnded', seat: 0, level: 2, target: 28, score: 30, won: true },
    ],
    'Ada, you’ve won level 2. Choose wood, stone or food: from now on, you get 1 more each round.',
  ],
])('the prompt of a seat of Peloponnes asks for its decision: %s', (_, position, sentence) => {
  expect(words.prompt(shared(...position), 0, name)).toBe(sentence);
});

test.each<[string, Position, string]>([
  [
    'the rows with their offers, and who is next',
    [three, rows, bid(0, 'A13', 5)],
    'Market (Ada 5), Mountains A01 (3), Street (1) – conquest row: Bridge (4), Fields A05 (6) – bidding next: Carl',
  ],
  [
    'who offers after a seat that was pushed out',
    [three, faceUp(['A13']), bid(0, 'A13', 4), bid(1, 'A13', 5), { type: 'BidPushedOut', seat: 0, tile: 'A13', coins: 4 }],
    'Market (Blaise 5) – bidding next: Carl',
  ],
  [
    'an offer with half a coin more',
    [three, buildings(0, 'B02'), faceUp(['A13']), bid(0, 'A13', 5), bid(1, 'A14', 5)],
    'Market (Ada 5½) – ½ is a bonus from Market or Agora',
  ],
  ['nothing while only one seat has to choose', [...inIncome, { type: 'ChoiceAsked', seats: [0] }], ''],
  [
    'that several seats choose at once',
    [...inIncome, { type: 'ChoiceAsked', seats: [0, 1] }],
    'Choices are revealed once everyone has chosen; until then you can change yours.',
  ],
  [
    'who has chosen.',
    [...inIncome, { type: 'ChoiceAsked', seats: [0, 1] }, { type: 'Chosen', seat: 1 }],
    'Choices are revealed once everyone has chosen; until then you can change yours. Blaise has chosen.',
  ],
  [
    'who is protected',
    [three, { type: 'DisasterStruck', disaster: 'tempest', protected: [1, 2] }, { type: 'ChoiceAsked', seats: [0] }],
    'Protected: Blaise and Carl.',
  ],
  [
    'who is protected after what comes first',
    [three, { type: 'DisasterStruck', disaster: 'tempest', protected: [2] }, { type: 'ChoiceAsked', seats: [0, 1] }],
    'Choices are revealed once everyone has chosen; until then you can change yours. Protected: Carl.',
  ],
  [
    'what protects a seat',
    [three, buildings(2, 'A13', 'C06'), { type: 'DisasterStruck', disaster: 'tempest', protected: [2] }],
    'Protected: Carl (Workshop of Phidias).',
  ],
])('the outlook of Peloponnes shows %s', (_, position, line) => {
  expect(words.outlook(shared(...position), name)).toBe(line);
});

describe('the table of Peloponnes in words', () => {
  const position: Position = [
    table(2, { goods: [goods, { coins: 5, inhabitants: 12 }], round: 2, order: [1, 0] }),
    lands(0, 'A05', 'A06'),
    marked(0, 'A13'),
    buildings(0, 'A14'),
    chits('drought', 3, 2),
    chits('plague', 1, 2),
    faceUp(['A01', 'A07'], ['A12']),
    bid(1, 'A07', 4),
  ];

  test('the summary of Peloponnes has rows, order, scores, goods and chits', () => {
    expect(words.summary(shared(...position), name).split('\n')).toEqual([
      '**Round 2 of 8** – 12 tiles left in stack A',
      'Auction row: Mountains A01 (3), Forest A07 (Blaise 4)',
      'Conquest row: Bridge (4)',
      'Order: Blaise, Ada',
      'Still to bid: Ada',
      'Ada (Messene) – power 11, population 21 (11 points); 8 coins, 1 wood, 2 stone, 3 food, 4 luxury goods, 7 inhabitants; 2 lands; 2 buildings (1 marked)',
      'Blaise (Patras) – power 0, population 36 (0 points); 1 coin, 12 inhabitants',
      'Chits: drought 3 (struck), plague 1',
    ]);
  });

  test('the summary of a match of Peloponnes with one seat has no auction', () => {
    expect(words.summary(shared(table(1), faceUp(['A01', 'A07'])), name)).toContain(
      '\nFor sale: Mountains A01 (3), Forest A07 (2)\n',
    );
  });

  test('the summary says who has chosen, and what a campaign has brought', () => {
    const chosen = shared(...inIncome, { type: 'ChoiceAsked', seats: [0, 2] }, { type: 'Chosen', seat: 2 });
    expect(words.summary(chosen, name)).toContain('\nAlready chosen: Carl\n');
    const level = shared(
      table(1, { options: { solo: 'campaign' } }),
      { type: 'BonusChosen', seat: 0, good: 'wood' },
      { type: 'LevelBegan', seat: 0, level: 2, target: 28, start: { coins: 6 } },
      { type: 'BonusChosen', seat: 0, good: 'stone' },
    );
    expect(words.summary(level, name)).toContain('level 2: 28 points needed');
    expect(words.summary(level, name)).toMatch(/\nExtra income each round: (1 wood and )?1 stone$/);
  });

  test('the summary leaves out civilisations and tiles rather than a seat if names are long', () => {
    const brief = words.summary(shared(...position), (seat) => `${seat}${'W'.repeat(140)}`);
    expect(brief).not.toContain('Messene');
    expect(brief.length).toBeLessThanOrEqual(1200);
    expect(brief).toContain('power 11, population 21 (11 points); 8 coins');
  });

  test('the alternative text of Peloponnes names all tiles', () => {
    expect(words.altText(shared(...position), name)).toBe(
      [
        'Peloponnes, round 2 of 8. Bidding; Ada is choosing. Ada leads. Tiles: Mountains A01 (3), Forest A07 (Blaise 4) – conquest row: Bridge (4).',
        'Ada: power 11, population 21 (11 points); 8 coins, 1 wood, 2 stone, 3 food, 4 luxury goods, 7 inhabitants; lands: Fields A05 and Glades A06; buildings: Market (marked) and Street.',
        'Blaise: power 0, population 36 (0 points); 1 coin, 12 inhabitants.',
        'Chits: drought 3 (struck), plague 1.',
      ].join(' '),
    );
  });
});

describe('a card of Peloponnes', () => {
  test('the card of a seat shows stores, scores, income, tiles and coming payments', () => {
    const position: Position = [
      table(2, { goods: [goods], round: 2 }),
      lands(0, 'A05'),
      marked(0, 'A13', 'A15'),
      buildings(0, 'B14'),
      chits('drought', 2, 2),
      chits('earthquake', 2, 2),
      chits('plague', 2, 2),
    ];
    expect(words.card(own(...position), 0).split('\n')).toEqual([
      '**Messene has 8 coins, 1 of 10 wood, 2 of 10 stone, 3 of 13 food, 4 luxury goods and 7 inhabitants.** Round 2 of 8.',
      'Score so far – power 12, population 21 (12 points).',
      'Income per round: 3 coins, 7 food and 1 good of your choice from the Port.',
      'Lands in order: Fields A05.',
      'Buildings: Market (marked), Port (marked), Well.',
      'To pay in the next supply round: 7 food; 3 wood for the Market; 1 wood and 3 stone for the Port.',
      'One chit away: earthquake (3 wood and 3 stone), drought.',
      'Your bids count as half a coin higher.',
      'Protected from the plague and the decline.',
    ]);
  });

  test('the card of a seat shows a hidden choice only to its owner', () => {
    const position: Position = [
      ...inIncome,
      { type: 'ChoiceAsked', seats: [0, 1] },
      { type: 'ChoiceNoted', seat: 0, command: { type: 'ChooseIncome', seat: 0, tile: 'A15', good: 'wood' } },
    ];
    expect(words.card(own(...position), 0)).toContain('Chosen so far: take 1 wood from the Port.');
    expect(words.card(shared(...position), 0)).not.toContain('Chosen');
  });

  test('the card of a single seat shows no payments after a level, and no half coins', () => {
    const level: Position = [
      table(1, { goods: [{ coins: 8, inhabitants: 7 }], options: { solo: 'campaign' } }),
      { type: 'LevelBegan', seat: 0, level: 1, target: 24, start: { coins: 8, inhabitants: 7 } },
      marked(0, 'A13'),
      chits('earthquake', 2),
    ];
    const won: Event = { type: 'LevelEnded', seat: 0, level: 1, target: 24, score: 30, won: true };
    expect(words.card(own(...level), 0)).toMatch(/To pay in the next supply round: .*\nOne chit away/);
    expect(words.card(own(...level, won), 0)).not.toMatch(/To pay|One chit away/);
    expect(words.card(own(...level), 0)).not.toContain('half a coin');
  });

  test('the card of a seat that does not exist is empty', () => {
    expect(words.card(own(three), 7)).toBe('');
  });
});
