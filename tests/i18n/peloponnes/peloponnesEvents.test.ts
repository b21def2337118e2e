import { describe, expect, test } from 'vitest';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { OPTIONS, REASONS } from '#games/peloponnes/types.ts';
import { messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('peloponnes');
const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';
const told = (event: Event): string | undefined => words.event(event, name);

type Fields<Type extends Event['type']> =
  EventOf<Type> extends infer Each ? (Each extends unknown ? Omit<Each, 'type'> : never) : never;
type Lines<Type extends Event['type']> = readonly (readonly [fields: Fields<Type>, line: string | undefined])[];

/** Of every kind at least one event, with the line that a log has for it. */
const TOLD: { readonly [Type in Event['type']]: Lines<Type> } = {
  GameBegan: [
    [
      {
        seats: 3,
        options: { halfCoin: OPTIONS.halfCoin[0], feeding: OPTIONS.feeding[0], marker: OPTIONS.marker[0], solo: OPTIONS.solo[0] },
      },
      undefined,
    ],
  ],
  CivilisationDealt: [
    [
      { seat: 0, civilisation: 'sparta', start: { coins: 7, wood: 4, inhabitants: 3 } },
      'Ada plays Sparta and starts with 7 coins, 4 wood and 3 inhabitants.',
    ],
  ],
  OrderSettled: [
    [{ order: [2, 0, 1] }, 'Turn order: Carl, Ada, Blaise.'],
    [{ order: [0] }, undefined],
  ],
  LevelBegan: [
    [
      { seat: 0, level: 2, target: 28, start: { coins: 6, inhabitants: 2 } },
      '**Campaign level 2** – reach 28 points. Ada starts with 6 coins and 2 inhabitants.',
    ],
  ],
  RoundBegan: [[{ round: 3 }, '**Round 3 of 8**']],
  TilesRevealed: [
    [{ auction: ['A13', 'A01'], conquest: ['A12'] }, 'Revealed: Market (3), Mountains A01 (3). Conquest row: Bridge (4).'],
    [{ auction: ['B05'], conquest: [] }, 'Revealed: Fields B05 (5).'],
    [{ auction: [], conquest: ['C01', 'C05'] }, 'Conquest row: Cyclopean Masonry (9), Highlands C05 (8).'],
  ],
  StepBegan: [[{ step: 'offers' }, undefined]],
  BidPlaced: [
    [{ seat: 0, tile: 'A13', coins: 5, paid: { coins: 5 } }, 'Ada bids 5 coins on the Market.'],
    [{ seat: 0, tile: 'A01', coins: 1, paid: { coins: 1 } }, 'Ada bids 1 coin on Mountains A01.'],
    [
      { seat: 0, tile: 'C01', coins: 8, paid: { coins: 6, luxury: 4 } },
      'Ada bids 8 coins on Cyclopean Masonry, using 4 luxury goods in place of missing coins.',
    ],
  ],
  BidPushedOut: [[{ seat: 1, tile: 'A13', coins: 4 }, 'Blaise is outbid on the Market (4 coins).']],
  BidMoved: [[{ seat: 1, tile: 'A14', coins: 4 }, 'Blaise moves 4 coins to the Street.']],
  BidWithdrawn: [[{ seat: 1, coins: 4, gained: 1 }, 'Blaise withdraws 4 coins and takes 1 more from the bank.']],
  BidPassed: [[{ seat: 2, gained: 3 }, 'Carl passes and takes 3 coins.']],
  ChoiceAsked: [[{ seats: [0, 1] }, undefined]],
  ChoiceNoted: [[{ seat: 0, command: { type: 'GiveUpTile', seat: 0, tile: 'A13' } }, 'You chose to discard the Market.']],
  Chosen: [
    [{ seat: 0 }, undefined],
    [{ seat: 0, command: { type: 'PayBuilding', seat: 0, tile: 'C02' } }, 'You chose to pay for Agriculture.'],
    [{ seat: 0, command: { type: 'MarkBuilding', seat: 0, tile: 'A13' } }, 'You chose to mark the Market with a coin.'],
    [{ seat: 0, command: { type: 'ForgoTile', seat: 0, tile: 'A13' } }, 'You chose to discard the Market.'],
    [
      { seat: 0, command: { type: 'ChooseIncome', seat: 0, tile: 'A15', good: 'coins' } },
      'You chose to take 1 coin from the Port.',
    ],
    [{ seat: 0, command: { type: 'PayDisaster', seat: 0 } }, 'You chose to pay to keep tiles.'],
    [{ seat: 0, command: { type: 'FeedInhabitants', seat: 0, luxury: 4 } }, 'You chose to spend 4 luxury goods on food.'],
    [{ seat: 0, command: { type: 'FeedInhabitants', seat: 0, luxury: 0 } }, 'You chose to spend no luxury goods on food.'],
    [{ seat: 0, command: { type: 'AbandonBuilding', seat: 0, tile: 'A13' } }, 'You chose to discard the Market.'],
  ],
  LandPlaced: [[{ seat: 0, tile: 'A06' }, 'Ada places Glades A06.']],
  BuildingPaid: [
    [{ seat: 0, tile: 'A13', paid: { wood: 3 } }, 'Ada builds the Market for 3 wood.'],
    [
      { seat: 0, tile: 'A11', paid: { wood: 1, stone: 1, luxury: 2 } },
      'Ada builds the Barracks for 1 wood, 1 stone and 2 luxury goods.',
    ],
  ],
  BuildingMarked: [
    [
      { seat: 0, tile: 'A13', paid: { coins: 1 } },
      'Ada marks the Market with a coin and must pay 3 wood for it in the next supply round, or lose it.',
    ],
    [
      { seat: 0, tile: 'A13', paid: { luxury: 2 } },
      'Ada marks the Market with a coin (paid with 2 luxury goods) and must pay 3 wood for it in the next supply round, or lose it.',
    ],
  ],
  TileLost: [
    [{ seat: 0, tile: 'A05', why: 'noMatch' }, 'Fields A05 doesn’t fit next to Ada’s outermost land and is lost.'],
    [{ seat: 0, tile: 'C08', why: 'notPayable' }, 'Ada can’t pay for or mark the Statue of Zeus and loses it.'],
    [{ seat: 0, tile: 'C08', why: 'forgone' }, 'Ada discards the Statue of Zeus.'],
  ],
  GainsTaken: [
    [{ seat: 0, tile: 'A11', gains: { coins: 4, inhabitants: -2 } }, 'Barracks: Ada gains 4 coins and loses 2 inhabitants.'],
    [{ seat: 0, tile: 'C10', gains: { inhabitants: -1 } }, 'Tiryns Fortress: Ada loses 1 inhabitant.'],
    [
      { seat: 0, tile: 'B12', gains: { food: 1, luxury: 2 }, overflow: 2 },
      'Granary: Ada gains 1 food and 2 luxury goods (for goods that didn’t fit in the stores).',
    ],
    [
      { seat: 0, tile: 'B03', gains: { luxury: 5, inhabitants: 3 }, overflow: 2 },
      'Epidauros Odeon: Ada gains 5 luxury goods (2 for goods that didn’t fit in the stores) and 3 inhabitants.',
    ],
    [{ seat: 0, tile: 'B13', gains: {} }, undefined],
  ],
  IncomeCollected: [
    [{ seat: 0, gains: { coins: 2, wood: 1 } }, 'Ada’s income: 2 coins and 1 wood.'],
    [
      {
        seat: 0,
        gains: { coins: 3, luxury: 1 },
        overflow: 1,
        chosen: [
          { tile: 'A15', good: 'coins' },
          { tile: 'B15', good: 'food' },
        ],
      },
      'Ada’s income, including 1 coin from the Port and 1 food from the Temple of Apollo: 3 coins and 1 luxury good (for goods that didn’t fit in the stores).',
    ],
    [{ seat: 0, gains: {} }, 'Ada gets no income.'],
  ],
  ChitTurned: [
    [{ chit: 'drought' }, 'Disaster chit revealed: drought.'],
    [{ chit: 'blank' }, 'The revealed disaster chit is blank: nothing happens.'],
  ],
  DisasterStruck: [
    [{ disaster: 'plague', protected: [] }, '**Disaster strikes: plague!**'],
    [{ disaster: 'plague', protected: [0, 2] }, '**Disaster strikes: plague!** But a building protects Ada and Carl.'],
  ],
  LossSuffered: [
    [{ seat: 0, disaster: 'drought', paid: { food: 3 } }, 'Ada loses 3 food to the drought.'],
    [{ seat: 0, disaster: 'decline', paid: {} }, 'Ada loses nothing to the decline.'],
  ],
  DisasterPaid: [
    [
      { seat: 0, disaster: 'earthquake', tiles: [], kept: 2, paid: { wood: 2, stone: 2 } },
      'Ada pays 2 wood and 2 stone to keep 2 buildings.',
    ],
    [
      { seat: 0, disaster: 'earthquake', tiles: ['A13', 'C01'], kept: 1, paid: { wood: 1, luxury: 2 } },
      'Ada pays 1 wood and 2 luxury goods to keep 1 building and discards the Market and Cyclopean Masonry.',
    ],
    [{ seat: 0, disaster: 'tempest', tiles: ['A05'], kept: 0, paid: {} }, 'Ada discards Fields A05.'],
    [{ seat: 0, disaster: 'earthquake', tiles: ['A13'], kept: 0, paid: {}, coins: 1 }, 'Ada discards the Market (1 coin back).'],
    [
      { seat: 0, disaster: 'earthquake', tiles: ['A13', 'A14'], kept: 0, paid: {}, coins: 2 },
      'Ada discards the Market and the Street (2 coins back).',
    ],
  ],
  DisasterEnded: [[{ disaster: 'plague' }, undefined]],
  SupplyRoundBegan: [
    [{ tile: 'B05' }, '**Supply round**, triggered by Fields B05'],
    [{}, '**The last supply round**'],
  ],
  InhabitantsFed: [
    [{ seat: 0, paid: { food: 4 }, starved: 0 }, 'Ada spends 4 food to feed their inhabitants.'],
    [
      { seat: 0, paid: { food: 2, luxury: 2 }, starved: 1 },
      'Ada spends 2 food and 2 luxury goods to feed their inhabitants, but 1 starves.',
    ],
    [{ seat: 0, paid: {}, starved: 2 }, 'Ada has no food: 2 inhabitants starve.'],
    [{ seat: 0, paid: {}, starved: 0 }, 'Ada has no inhabitants to feed.'],
  ],
  BuildingFinished: [[{ seat: 0, tile: 'A13', paid: { wood: 3 }, coins: 1 }, 'Ada pays 3 wood for the Market (1 coin back).']],
  BuildingAbandoned: [[{ seat: 0, tile: 'A13', coins: 1 }, 'Ada discards the Market (1 coin back).']],
  SupplyRoundEnded: [[{}, undefined]],
  ScoresCounted: [
    [
      {
        scores: [
          { power: 24, population: 30, score: 24 },
          { power: 26, population: 21, score: 21 },
        ],
      },
      'Scores: Ada **24** (power 24, population 30), Blaise **21** (power 26, population 21).',
    ],
    [
      {
        scores: [
          { power: 0, population: 6, score: 0 },
          { power: 10, population: 0, score: 0 },
        ],
      },
      'Scores: Blaise **0** (power 10, population 0), Ada **0** (power 0, population 6).',
    ],
  ],
  LevelEnded: [
    [{ seat: 0, level: 1, target: 24, score: 26, won: true }, '**Level 1 won** with 26 points (24 needed).'],
    [{ seat: 0, level: 1, target: 24, score: 1, won: false }, '**Level 1 lost** with 1 point (24 needed).'],
  ],
  BonusChosen: [[{ seat: 0, good: 'wood' }, 'From now on: 1 more wood each round.']],
  GameEnded: [
    [{ winners: [1], reason: 'score' }, '**The match is over.** Blaise wins on points.'],
    [
      { winners: [], reason: 'campaignLost' },
      '**The match is over.** The campaign is lost. Press “Play again” to start again at level 1.',
    ],
  ],
};

const lines = Object.entries(TOLD).flatMap(([type, each]) =>
  (each as Lines<Event['type']>).map(([fields, line]) => [{ type, ...fields } as Event, line] as const),
);

describe('the log of Peloponnes in English', () => {
  test.each(lines)('the English log of Peloponnes says what happened: %o', (event, line) => {
    expect(told(event)).toBe(line);
  });

  test.each<[Event, string]>([
    [{ type: 'BidPassed', seat: 1, gained: 3 }, 'Blaise has nothing to bid, so they pass and take 3 coins.'],
    [
      { type: 'BidWithdrawn', seat: 0, coins: 4, gained: 1 },
      'Ada can’t bid on another tile, so they withdraw 4 coins and take 1 more from the bank.',
    ],
  ])('the English log of Peloponnes marks a move without a choice: %o', (event, line) => {
    expect(words.event(event, name, true)).toBe(line);
    expect(told(event)).not.toBe(line);
  });

  test('the expected lines cover every kind of event of Peloponnes', () => {
    expect(Object.keys(TOLD).toSorted()).toEqual(Object.keys(peloponnes.eventShapes).toSorted());
  });

  test('the English log shows a hidden choice to its owner, and to others only that it was made', () => {
    const noted: Event = { type: 'ChoiceNoted', seat: 1, command: { type: 'GiveUpTile', seat: 1, tile: 'A13' } };
    const chosen: Event = { type: 'Chosen', seat: 1, command: { type: 'PayDisaster', seat: 1 } };
    const seen = ([1, 0, 'spectator'] as const).map((viewer) =>
      [noted, chosen].map((event) => {
        const shown = peloponnes.redact(event, viewer);
        return shown && told(shown);
      }),
    );
    const others = [undefined, undefined];
    expect(seen).toEqual([['You chose to discard the Market.', 'You chose to pay to keep tiles.'], others, others]);
  });

  test.each([
    [[1], 'score', 'Blaise wins on points.'],
    [[0, 1], 'score', 'Ada and Blaise share the win on points.'],
    [[0], 'soloScore', 'Ada has finished the solo match. Only the score counts.'],
    [[0], 'campaignWon', 'Ada has won all 5 levels of the campaign.'],
    [[], 'campaignLost', 'The campaign is lost. Press “Play again” to start again at level 1.'],
    [[], 'conceded', 'All players resigned, so no one wins.'],
    [[2], 'conceded', 'Carl is the last player left and wins.'],
  ])('the English outcome of Peloponnes has the winners %o by %s', (winners, reason, sentence) => {
    expect(words.outcome({ winners, reason }, name)).toBe(sentence);
  });

  test('each way to end a match of Peloponnes has a sentence of its own', () => {
    const said = REASONS.map((reason) => words.outcome({ winners: [0], reason }, name));
    expect(new Set(said).size).toBe(REASONS.length);
    for (const sentence of said) expect(sentence).not.toBe(words.outcome({ winners: [0], reason: 'conceded' }, name));
  });
});
