import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CIVILISATION_TILES } from '#games/peloponnes/data/civilisations.ts';
import {
  CHIT_COUNTS,
  CHITS_PER_ROUND,
  CHITS_TO_STRIKE,
  COINS_PER_POINT,
  CONQUEST_SURCHARGE,
  LEVELS,
  LUXURY_FOR_ONE,
  MARKER_COINS,
  PASS_COINS,
  POINTS_PER_INHABITANT,
  POPULATION_COINS,
  POPULATION_LUXURY,
  STACK_OF_ROUND,
  STORES,
  TILES_FACE_UP,
  WITHDRAW_COINS,
} from '#games/peloponnes/data/figures.ts';
import { FULL_STACKS, TILES, type Tile, tileOf } from '#games/peloponnes/data/tiles.ts';
import { named } from '#games/peloponnes/goods.ts';
import { type Amounts, GOODS } from '#games/peloponnes/types.ts';
import { describeWith } from '../../support/setup/missingTools.ts';
import { PRINTED_CIVILISATIONS, PRINTED_TILES } from './printed.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** "1 wood 2 stone"; nothing where there are none. */
const goodsOf = (amounts: Amounts): string =>
  GOODS.flatMap((good) => (amounts[good] ? [`${amounts[good]} ${good}`] : [])).join(' ');
const some = (words: string, amounts: Amounts): readonly string[] =>
  goodsOf(amounts) === '' ? [] : [`${words} ${goodsOf(amounts)}`];

const inWords = (tile: Tile): string =>
  [
    `${tile.id} ${tile.kind} ${tile.least}/${tile.power}`,
    ...some('costs', tile.cost),
    ...some('each round', tile.income),
    ...(tile.ofChoice ? ['of choice'] : []),
    ...some('once', tile.once),
    ...(tile.terrain.length > 0 ? [tile.terrain.join('+')] : []),
    ...(tile.supply ? ['supply'] : []),
    ...(tile.half ? ['half'] : []),
    ...(tile.freeLands ? ['free lands'] : []),
    ...(tile.protects ? [`against ${tile.protects}`] : []),
  ].join(', ');

describe('the tiles', () => {
  test('the tiles are as printed', () => {
    expect(TILES.map(inWords)).toEqual(PRINTED_TILES);
  });

  test.each([
    { stack: 'A', power: 36, inhabitants: 18, least: 38 },
    { stack: 'B', power: 59, inhabitants: 22, least: 57 },
    { stack: 'C', power: 55, inhabitants: 12, least: 55 },
  ] as const)('the tiles of stack $stack have the printed totals', ({ stack, ...figures }) => {
    const tiles = FULL_STACKS[stack].map(tileOf);
    expect({
      power: sum(tiles.map(({ power }) => power)),
      inhabitants: sum(tiles.map(({ once }) => once.inhabitants)),
      least: sum(tiles.map(({ least }) => least)),
    }).toEqual(figures);
  });

  test('the total income, gains and cost of all tiles are as printed', () => {
    const total = (of: (tile: (typeof TILES)[number]) => Amounts): Amounts => {
      const goods: Record<string, number> = {};
      for (const tile of TILES) for (const [good, amount] of Object.entries(of(tile))) goods[good] = (goods[good] ?? 0) + amount;
      return named(goods as never);
    };
    expect(total(({ income }) => income)).toEqual({ wood: 21, stone: 18, food: 24 });
    expect(total(({ once }) => once)).toEqual({ coins: 23, food: 3, luxury: 8, inhabitants: 52 });
    expect(total(({ cost }) => cost)).toEqual({ wood: 31, stone: 53 });
  });

  test('an unknown tile id throws', () => {
    expect(() => tileOf('A16')).toThrow('There is no entry for A16.');
  });
});

test('the civilisations are as printed', () => {
  const ours = Object.entries(CIVILISATION_TILES).map(
    ([name, { number, start, income }]) => `${number} ${name}, begins with ${goodsOf(start)}, each round ${goodsOf(income)}`,
  );
  expect(ours).toEqual(PRINTED_CIVILISATIONS);
});

test('the levels of the campaign ask for more and more, with fewer and fewer tiles for sale', () => {
  expect(LEVELS.map(({ target, auctionRow }) => [target, auctionRow])).toEqual([
    [24, 5],
    [28, 4],
    [32, 3],
    [35, 2],
    [35, 1],
  ]);
});

describe('inhabitants', () => {
  /** The numbers of inhabitants at which their income rises, each with that income. */
  const steps = (amounts: readonly number[]) =>
    amounts.flatMap((amount, inhabitants) => (amount === amounts[inhabitants - 1] ? [] : [[inhabitants, amount]]));

  test('inhabitants bring coins and luxury goods by their number', () => {
    expect(steps(POPULATION_COINS)).toEqual([
      [0, 1],
      [3, 2],
      [5, 3],
      [8, 4],
      [11, 5],
    ]);
    expect(steps(POPULATION_LUXURY)).toEqual([
      [0, 0],
      [14, 2],
      [17, 4],
      [20, 6],
    ]);
  });
});

describeWith('reference', 'the data beside their printed facts', (folder) => {
  const read = (name: string) => JSON.parse(readFileSync(join(folder, `rules/peloponnes-${name}.json`), 'utf8'));

  interface TileFacts {
    readonly id: string;
    readonly type: string;
    readonly minBid: number;
    readonly power: number;
    readonly income: Amounts & { readonly any?: number };
    readonly once: Amounts;
    readonly cost?: Amounts;
    readonly terrain?: readonly string[];
    readonly supplyRound?: boolean;
    readonly special?: string;
    readonly protects?: string;
  }

  test('every tile equals the recorded one', () => {
    const printed: readonly TileFacts[] = read('tiles').tiles;
    const facts = printed.map(
      ({ id, type, minBid, power, income, once, cost = {}, terrain = [], supplyRound = false, special, protects }) => {
        const { any = 0, ...goods } = income;
        return {
          id,
          kind: type,
          least: minBid,
          power,
          income: goods,
          once,
          cost,
          terrain,
          supply: supplyRound,
          ofChoice: any === 1,
          half: special === 'bidPlusHalf',
          freeLands: special === 'freeLandPlacement',
          protects,
        };
      },
    );
    const ours = TILES.map(({ icons: _, emoji: __, income, once, cost, ...tile }) => ({
      ...tile,
      income: named(income),
      once: named(once),
      cost: named(cost),
    }));
    expect(ours).toEqual(facts);
  });

  test('every civilisation equals the recorded one', () => {
    const facts = read('civilizations').civilizations.map(
      ({ order, name, start, income }: { order: number; name: string; start: Amounts; income: Amounts }) => {
        return { name: name.toLowerCase(), number: order, start, income };
      },
    );
    const ours = Object.entries(CIVILISATION_TILES).map(([name, { number, start, income }]) => ({
      name,
      number,
      start,
      income: named(income),
    }));
    expect(ours).toEqual(facts);
  });

  test('the numbers of the rulebook equal the recorded ones', () => {
    const facts = read('rules');
    const stacks = { A: 0, B: 0, C: 0 };
    for (const stack of STACK_OF_ROUND) stacks[stack]++;
    expect({
      rounds: STACK_OF_ROUND.length,
      roundsPerStack: stacks,
      tilesPerRound: TILES_FACE_UP,
      conquestSurcharge: CONQUEST_SURCHARGE,
      passCoins: PASS_COINS,
      withdrawCoins: WITHDRAW_COINS,
      creditCoin: MARKER_COINS,
      luxuryTrade: LUXURY_FOR_ONE,
      disasterChits: CHIT_COUNTS,
      chitsPerRound: CHITS_PER_ROUND,
      chitsToTrigger: CHITS_TO_STRIKE,
    }).toEqual({
      rounds: facts.rounds,
      roundsPerStack: facts.roundsPerStack,
      tilesPerRound: facts.tilesPerRound,
      conquestSurcharge: facts.conquestSurcharge,
      passCoins: facts.passCoins,
      withdrawCoins: facts.withdrawCoins,
      creditCoin: facts.creditCoin,
      luxuryTrade: facts.luxuryTrade,
      disasterChits: facts.disasterChits,
      chitsPerRound: facts.chitsPerRound,
      chitsToTrigger: facts.chitsToTrigger,
    });
    const { luxuryChit: _, ...stores } = facts.store;
    expect(STORES).toEqual(stores);
    expect([POINTS_PER_INHABITANT, COINS_PER_POINT]).toEqual([facts.scoring.inhabitantFactor, facts.scoring.coinsPerPoint]);
    expect(LEVELS.map(({ target }) => target)).toEqual(facts.solo.targets);
    expect(LEVELS.map(({ auctionRow }) => auctionRow)).toEqual(facts.solo.auctionRowByLevel);
  });

  test('the income of inhabitants equals the recorded one', () => {
    interface Row {
      readonly min: number;
      readonly max: number | null;
      readonly coins: number;
      readonly luxury: number;
    }
    const rows: readonly Row[] = read('rules').populationIncome;
    const rowOf = (inhabitants: number): Row | undefined =>
      rows.find(({ min, max }) => min <= inhabitants && inhabitants <= (max ?? 999));
    expect(POPULATION_COINS).toEqual(POPULATION_COINS.map((_, inhabitants) => rowOf(inhabitants)?.coins));
    expect(POPULATION_LUXURY).toEqual(POPULATION_LUXURY.map((_, inhabitants) => rowOf(inhabitants)?.luxury));
    expect(rowOf(POPULATION_COINS.length - 1)).toMatchObject({ max: null });
  });
});
