import { describe, expect, test } from 'vitest';
import { fold } from '#engine/game.ts';
import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { Resource } from '#games/peloponnes/types.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import {
  atLastMeal,
  buildings,
  DEFAULTS,
  draws,
  eatLast,
  faceUp,
  from,
  given,
  goodsOf,
  lands,
  lastMeal,
  table,
} from './given.ts';

const pass: Command = { type: 'PassBid', seat: 0 };
const place = (tile: string, coins: number): Command => ({ type: 'PlaceBid', seat: 0, tile, coins });
const bonus = (good: Resource): Command => ({ type: 'ChooseBonus', seat: 0, good });
const START = { coins: 7, wood: 4, inhabitants: 3 };

const level = (number: number, target: number): Event => ({ type: 'LevelBegan', seat: 0, level: number, target, start: START });

/** The end of a level, with these tiles and this number of inhabitants. */
const endOf = (number: number, target: number, tiles: readonly string[], inhabitants: number) =>
  given(
    table(1, { civilisations: ['sparta'], goods: [START], options: { solo: 'campaign' } }),
    { type: 'LevelBegan', seat: 0, level: number, target, start: lastMeal([{ inhabitants }])[0] ?? {} },
    buildings(0, ...tiles),
    { type: 'RoundBegan', round: 8 },
    atLastMeal,
  ).when(eatLast);

describe('11 A single seat', () => {
  test('11.1 five tiles lie in the auction row, and each costs exactly what is printed', () => {
    const begun = fold(peloponnes, peloponnes.initialState(), peloponnes.begin({ seats: 1, options: DEFAULTS }));
    const state = fold(peloponnes, begun, peloponnes.deal(begun, seeded(1)));
    expect([state.auction.length, state.conquest.length]).toEqual([5, 0]);
    const position = given(table(1), faceUp(['A05', 'A13', 'A14', 'A01', 'A10']));
    expect(position.legal(0)).toEqual([
      place('A05', 3),
      place('A13', 3),
      place('A14', 1),
      place('A01', 3),
      place('A10', 2),
      pass,
    ]);
    position.when(place('A05', 4)).thenRejected('bidNotThePrice', { tile: 'A05', price: 3 });
    position.when(place('A05', 2)).thenRejected('bidTooLow', { tile: 'A05', least: 3 });
    position.when(pass).thenFirst([{ type: 'BidPassed', seat: 0, gained: 3 }]);
    expect(peloponnes.view(position.state, 0).auction[0]).toEqual({ tile: 'A05', least: 3, fixed: true });
  });

  test('11.2 a single game ends with its score', () => {
    const state = given(table(1, { round: 8 }), faceUp(['C08']))
      .when(pass, draws('blank', 'plague'))
      .thenIncludes({ type: 'GameEnded', winners: [0], reason: 'soloScore' });
    expect(peloponnes.outcome(state)).toEqual({ winners: [0], reason: 'soloScore' });
    expect(state.campaign).toBeUndefined();
  });

  test('11.2 the option for one seat has no effect with two seats', () => {
    const options = { ...DEFAULTS, solo: 'campaign' } as const;
    const begun = fold(peloponnes, peloponnes.initialState(), peloponnes.begin({ seats: 2, options }));
    expect(fold(peloponnes, begun, peloponnes.deal(begun, seeded(1))).campaign).toBeUndefined();
  });

  test('11.2 a campaign begins with its first level', () => {
    const options = { ...DEFAULTS, solo: 'campaign' } as const;
    const begun = fold(peloponnes, peloponnes.initialState(), peloponnes.begin({ seats: 1, options }));
    const events = peloponnes.deal(begun, seeded(1));
    expect(events.map(({ type }) => type).slice(0, 4)).toEqual(['CivilisationDealt', 'OrderSettled', 'LevelBegan', 'RoundBegan']);
    expect(fold(peloponnes, begun, events).campaign).toEqual({ level: 1, target: 24, bonuses: [] });
  });

  test.each([
    { number: 1, auction: 5 },
    { number: 2, auction: 4 },
    { number: 3, auction: 3 },
    { number: 4, auction: 2 },
    { number: 5, auction: 1 },
  ])('11.3 in level $number the auction row has $auction tiles', ({ number, auction }) => {
    const state = given(
      table(1, { civilisations: ['sparta'], goods: [START], options: { solo: 'campaign' } }),
      level(number, 1),
      { type: 'RoundBegan', round: 1 },
      faceUp(['A14']),
    )
      .when(pass)
      .thenAccepted();
    expect([state.auction.length, state.conquest.length]).toEqual([auction, 5 - auction]);
    expect(state.seats[0]?.civilisation).toBe('sparta');
  });

  test('11.3 the last tiles drawn lie in the conquest row, at 3 coins more', () => {
    const state = given(
      table(1, { civilisations: ['sparta'], goods: [START], options: { solo: 'campaign' } }),
      level(4, 35),
      { type: 'RoundBegan', round: 1 },
      faceUp(['A14']),
    )
      .when(pass, draws('blank', 'plague', 'A01', 'A02', 'A05', 'A06', 'A07'))
      .thenIncludes({ type: 'TilesRevealed', auction: ['A01', 'A02'], conquest: ['A05', 'A06', 'A07'] });
    from(state).when(place('A05', 3)).thenRejected('bidTooLow', { tile: 'A05', least: 6 });
    expect(from(state).legal(0)).toContainEqual(place('A05', 6));
  });

  /** 8 + 7 + 7 + 7 + 6 points. */
  const MOST = ['C08', 'C01', 'C10', 'B03', 'C07'];

  test('11.4 a score equal to the target wins the level', () => {
    const reached = endOf(1, 24, MOST, 8);
    reached.thenIncludes({ type: 'LevelEnded', seat: 0, level: 1, target: 24, score: 24, won: true });
    endOf(1, 24, MOST, 7).thenIncludes({ type: 'LevelEnded', seat: 0, level: 1, target: 24, score: 21, won: false });
  });

  test('11.4 the levels must score 24, 28, 32, 35 and 35', () => {
    const targets = [1, 2, 3, 4].map((number) => {
      const won = given(table(1, { civilisations: ['sparta'], options: { solo: 'campaign' } }), level(number, 1), {
        type: 'LevelEnded',
        seat: 0,
        level: number,
        target: 1,
        score: 9,
        won: true,
      });
      return won.when(bonus('food')).thenAccepted().campaign?.target;
    });
    expect(targets).toEqual([28, 32, 35, 35]);
  });

  const won = given(
    table(1, { civilisations: ['sparta'], goods: [START], options: { solo: 'campaign' } }),
    level(1, 24),
    { type: 'RoundBegan', round: 8 },
    lands(0, 'A01'),
    { type: 'ChitTurned', chit: 'plague' },
    { type: 'BonusChosen', seat: 0, good: 'wood' },
    { type: 'LevelEnded', seat: 0, level: 1, target: 24, score: 30, won: true },
  );

  test('11.5 a seat chooses wood, stone or food before the next level', () => {
    expect(peloponnes.active(won.state)).toEqual([0]);
    expect(won.legal(0)).toEqual([bonus('wood'), bonus('stone'), bonus('food')]);
    won.when(pass).thenRejected('notThisStep', { command: 'PassBid', phase: 'bonus' });
    won
      .when(bonus('stone'))
      .thenFirst([{ type: 'BonusChosen', seat: 0, good: 'stone' }, level(2, 28), { type: 'RoundBegan', round: 1 }]);
  });

  test('11.5 each round brings the chosen goods, two of a good chosen twice', () => {
    const next = won.when(bonus('wood')).thenAccepted();
    expect(next.campaign?.bonuses).toEqual(['wood', 'wood']);
    from(next)
      .when(pass)
      .thenIncludes({ type: 'IncomeCollected', seat: 0, gains: { coins: 2, wood: 3 } });
    expect(peloponnes.view(next, 0).seats[0]?.income).toEqual({ coins: 2, wood: 3 });
  });

  test('11.6 each level begins with all tiles and chits and the same civilisation', () => {
    const next = won.when(bonus('stone'), draws('A01', 'A02', 'A03', 'A04', 'A05')).thenAccepted();
    expect(next).toMatchObject({
      round: 1,
      auction: ['A01', 'A02', 'A03', 'A04'],
      conquest: ['A05'],
      chits: { plague: 0 },
      offers: [],
      campaign: { level: 2, target: 28, bonuses: ['wood', 'stone'] },
    });
    expect(next.stacks.B).toHaveLength(15);
    expect(next.seats[0]).toMatchObject({ civilisation: 'sparta', lands: [], buildings: [], marked: [] });
    expect(goodsOf(next, 0)).toEqual({ ...START, stone: 0, food: 0, luxury: 0 });
  });

  test('11.7 a lost level ends the match without a winner', () => {
    const state = endOf(3, 32, ['C08'], 10).thenIncludes({ type: 'GameEnded', winners: [], reason: 'campaignLost' });
    expect(peloponnes.outcome(state)).toEqual({ winners: [], reason: 'campaignLost' });
    expect(peloponnes.active(state)).toEqual([]);
  });

  test('11.7 winning the fifth level ends the match with a winner, and no earlier level does', () => {
    endOf(5, 35, MOST, 12).thenIncludes({ type: 'GameEnded', winners: [0], reason: 'campaignWon' });
    endOf(4, 35, MOST, 12).thenWithout('GameEnded');
  });

  test('11.1 a single seat places and pays tiles as usual', () => {
    given(table(1, { goods: [{ coins: 5, stone: 1 }] }), faceUp(['A14']))
      .when(place('A14', 1))
      .thenIncludes({ type: 'ChoiceAsked', seats: [0] });
  });
});
