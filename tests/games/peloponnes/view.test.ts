import { describe, expect, test } from 'vitest';
import { peloponnes } from '#games/peloponnes/index.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { bid, buildings, chits, DEFAULTS, faceUp, from, given, lands, marked, struck, table } from './given.ts';

const seen = (state: Parameters<typeof peloponnes.view>[0], viewer: View['viewer'] = 'spectator'): View =>
  peloponnes.view(state, viewer);

describe('the view', () => {
  test('the view of a match that has not begun is empty', () => {
    expect(seen(peloponnes.initialState())).toEqual({
      viewer: 'spectator',
      options: DEFAULTS,
      round: 0,
      phase: 'unstarted',
      active: [],
      seats: [],
      order: [],
      queue: [],
      auction: [],
      conquest: [],
      stacks: { A: 15, B: 15, C: 10 },
      chits: { earthquake: 0, drought: 0, plague: 0, tempest: 0, decline: 0, blank: 0 },
      asked: [],
      chosen: [],
      own: [],
    });
  });

  test('the view of a match before the deal has seats without goods', () => {
    const state = given({ type: 'GameBegan', seats: 2, options: DEFAULTS }).state;
    expect(seen(state).seats[1]).toEqual({
      seat: 1,
      goods: { coins: 0, wood: 0, stone: 0, food: 0, luxury: 0, inhabitants: 0 },
      lands: [],
      buildings: [],
      income: { coins: 1 },
      incomeChoices: [],
      protectedFrom: [],
      half: false,
      worth: { power: 0, population: 0, score: 0 },
    });
  });

  test('the view of the offers shows prices, offers, waiting seats and the pushed-out one', () => {
    const view = seen(
      given(
        table(3, { order: [1, 0, 2], round: 2 }),
        buildings(0, 'B02'),
        faceUp(['A05', 'A13', 'A14'], ['A01', 'A10']),
        bid(1, 'A14', 3),
        bid(0, 'A14', 3),
        { type: 'BidPushedOut', seat: 1, tile: 'A14', coins: 3 },
      ).state,
      2,
    );
    expect(view).toMatchObject({
      viewer: 2,
      round: 2,
      phase: 'offers',
      active: [1],
      order: [1, 0, 2],
      queue: [2],
      pushedOut: { seat: 1, tile: 'A14', coins: 3 },
      auction: [
        { tile: 'A05', least: 3, fixed: false },
        { tile: 'A13', least: 3, fixed: false },
        { tile: 'A14', least: 1, fixed: false, offer: { seat: 0, coins: 3, half: true } },
      ],
      conquest: [
        { tile: 'A01', least: 6, fixed: true },
        { tile: 'A10', least: 5, fixed: true },
      ],
    });
  });

  test('the view of a seat shows its goods, income and score', () => {
    const { state } = given(
      table(2, { goods: [{ coins: 7, wood: 2, inhabitants: 5 }], civilisations: ['argos', 'sparta'] }),
      lands(0, 'A07', 'A06'),
      buildings(0, 'A15'),
      marked(0, 'B01'),
    );
    expect(seen(state).seats[0]).toEqual({
      seat: 0,
      civilisation: 'argos',
      goods: { coins: 7, wood: 2, stone: 0, food: 0, luxury: 0, inhabitants: 5 },
      lands: ['A07', 'A06'],
      buildings: [
        { tile: 'A15', marked: false },
        { tile: 'B01', marked: true },
      ],
      income: { coins: 3, wood: 5, stone: 1, food: 3 },
      incomeChoices: ['A15'],
      protectedFrom: ['plague', 'decline'],
      half: false,
      worth: { power: 2 + 1 + 3 + 4 + 2, population: 15, score: 12 },
    });
  });

  test('the view of a disaster shows which seats are asked and which are protected', () => {
    const { state } = given(table(3), chits('tempest', 3), struck('tempest', [0, 2]));
    expect(seen(state)).toMatchObject({
      phase: 'disaster',
      disaster: { disaster: 'tempest', protected: [] },
      chits: { tempest: 3 },
      active: [0, 2],
      asked: [0, 2],
    });
  });

  test('the view of a supply round shows whether it is the last', () => {
    expect(seen(given(table(2), { type: 'SupplyRoundBegan' }).state).supply).toBe('final');
    const { state } = given(table(2), { type: 'SupplyRoundBegan', tile: 'B05' }, { type: 'StepBegan', step: 'finishing' });
    expect(seen(state)).toMatchObject({ phase: 'finishing', supply: 'tile' });
    expect(seen(given(table(2)).state)).not.toHaveProperty('supply');
  });

  test('the view of a campaign shows its level', () => {
    const { state } = given(
      table(1, { options: { solo: 'campaign' } }),
      { type: 'LevelBegan', seat: 0, level: 2, target: 28, start: {} },
      { type: 'BonusChosen', seat: 0, good: 'food' },
    );
    expect(seen(state).campaign).toEqual({ level: 2, target: 28, bonuses: ['food'] });
    expect(seen(given(table(2)).state)).not.toHaveProperty('campaign');
  });

  test('the view of an ended match shows the outcome', () => {
    const { state } = given(table(2), { type: 'GameEnded', winners: [1], reason: 'score' });
    expect(seen(state)).toMatchObject({ phase: 'ended', active: [], outcome: { winners: [1], reason: 'score' } });
    expect(from(state).legal(1)).toEqual([]);
  });

  test('the milestones of a match are its rounds and changes of many seats’ goods', () => {
    const { moment } = peloponnes;
    expect(moment({ type: 'StepBegan', step: 'offers' })).toBe('round');
    expect(moment({ type: 'StepBegan', step: 'income' })).toBeUndefined();
    expect(moment({ type: 'IncomeCollected', seat: 0, gains: {} })).toBe('card');
    expect(moment({ type: 'DisasterEnded', disaster: 'plague' })).toBe('card');
    expect(moment({ type: 'SupplyRoundEnded' })).toBe('card');
    expect(moment({ type: 'RoundBegan', round: 2 })).toBe('chapter');
    expect(moment({ type: 'LevelBegan', seat: 0, level: 2, target: 28, start: {} })).toBe('chapter');
    expect(moment({ type: 'TilesRevealed', auction: [], conquest: [] })).toBeUndefined();
  });
});
