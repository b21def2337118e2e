import { describe, expect, test } from 'vitest';
import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { peloponnes } from '#games/peloponnes/index.ts';
import { type Amounts, DISASTERS, type Disaster, type Options, type TileId } from '#games/peloponnes/types.ts';
import { buildings, chits, draws, faceUp, from, type Given, given, goodsOf, lands, marked, table } from './given.ts';

const pass: Command = { type: 'PassBid', seat: 1 };
const giveUp = (tile: TileId): Command => ({ type: 'GiveUpTile', seat: 0, tile });
const payAll: Command = { type: 'PayDisaster', seat: 0 };
const ROUND = 3;

/** Two chits of a kind are face up; seat 1 passes last in the round, and then the chits are turned up. */
const beforeChits = (disaster: Disaster, goods: Amounts, had: readonly Event[] = [], options: Partial<Options> = {}): Given =>
  given(
    table(2, { goods: [goods, { coins: 9 }], civilisations: ['arkadia', 'messene'], options }),
    had,
    chits(disaster, 2, ROUND),
    faceUp(['A14']),
    { type: 'BidPassed', seat: 0, gained: 0 },
  );

const strikes = (disaster: Disaster, goods: Amounts, had: readonly Event[] = [], options: Partial<Options> = {}) =>
  beforeChits(disaster, goods, had, options).when(pass, draws(disaster, 'blank'));

/** Seat 0 has to choose in the disaster. */
const asked = (disaster: Disaster, goods: Amounts, had: readonly Event[], options: Partial<Options> = {}): Given =>
  from(strikes(disaster, goods, had, options).thenIncludes({ type: 'ChoiceAsked', seats: [0] }));

const struck = (disaster: Disaster, ...safe: readonly number[]): Event => ({
  type: 'DisasterStruck',
  disaster,
  protected: safe,
});

describe('8 Disasters', () => {
  test.each(DISASTERS)('8.1 the third chit of %s strikes, and no earlier one does', (disaster) => {
    strikes(disaster, {}).thenIncludes({ type: 'ChitTurned', chit: disaster }, struck(disaster), {
      type: 'DisasterEnded',
      disaster,
    });
    given(table(2), chits(disaster, 1, ROUND), faceUp(['A14']), { type: 'BidPassed', seat: 0, gained: 0 })
      .when(pass, draws(disaster, 'blank'))
      .thenWithout('DisasterStruck');
  });

  test('8.1 two chits are turned up each round, one after the other; the blank one is not replaced', () => {
    const events = peloponnes.decide(beforeChits('plague', {}).state, pass, draws('blank', 'decline')).events ?? [];
    expect(events.filter(({ type }) => type === 'ChitTurned')).toEqual([
      { type: 'ChitTurned', chit: 'blank' },
      { type: 'ChitTurned', chit: 'decline' },
    ]);
  });

  test('8.1 a disaster affects all seats before the next chit is turned up', () => {
    const position = asked('earthquake', { wood: 2, stone: 2 }, buildings(0, 'A14'));
    expect(position.state.chitsOfRound).toBe(1);
    position.when(payAll, draws('drought')).thenFirst([
      { type: 'Chosen', seat: 0, command: payAll as never },
      { type: 'DisasterPaid', seat: 0, disaster: 'earthquake', tiles: [], kept: 1, paid: { wood: 1, stone: 1 } },
      { type: 'DisasterEnded', disaster: 'earthquake' },
      { type: 'ChitTurned', chit: 'drought' },
      { type: 'RoundBegan', round: ROUND + 1 },
    ]);
  });

  test('8.1 both chits of a round may make a disaster strike', () => {
    const state = given(
      table(2, { goods: [{ food: 6, inhabitants: 6, coins: 1 }] }),
      chits('plague', 2),
      chits('drought', 2, ROUND),
      faceUp(['A14']),
      { type: 'BidPassed', seat: 0, gained: 0 },
    )
      .when(pass, draws('plague', 'drought'))
      .thenIncludes(struck('plague'), struck('drought'));
    expect(goodsOf(state, 0)).toMatchObject({ inhabitants: 4, food: 6 + 2 - 3 });
  });

  test('8.1 the last chit face down is turned up too, and none after it', () => {
    const last = given(
      table(2),
      DISASTERS.flatMap((disaster) => chits(disaster, 3, ROUND)),
      faceUp(['A14']),
      { type: 'BidPassed', seat: 0, gained: 0 },
    );
    const events = peloponnes.decide(last.state, pass, draws('blank')).events ?? [];
    expect(events.filter(({ type }) => type === 'ChitTurned' || type === 'RoundBegan')).toEqual([
      { type: 'ChitTurned', chit: 'blank' },
      { type: 'RoundBegan', round: ROUND + 1 },
    ]);
  });

  test('8.1 a chit that is face up is not turned up again', () => {
    expect(() => beforeChits('plague', {}).when(pass, draws('plague', 'plague'))).toThrow('cannot be drawn');
  });

  test.each([
    ['earthquake', 'C01'],
    ['drought', 'C09'],
    ['plague', 'B01'],
    ['plague', 'B14'],
    ['tempest', 'C06'],
    ['decline', 'C07'],
  ] as const)('8.2 %s does not affect the owner of %s, marked or not', (disaster, tile) => {
    const goods = { coins: 5, wood: 5, stone: 5, food: 6, luxury: 12, inhabitants: 6 };
    for (const protection of [buildings(0, tile), marked(0, tile)]) {
      const had = [...lands(0, 'A01', 'A02'), ...buildings(0, 'A12'), ...protection];
      const strike = strikes(disaster, goods, had);
      strike.thenIncludes(struck(disaster, 0));
      strike.thenWithout('DisasterPaid', 'ChoiceAsked');
      expect(strike.thenTold('LossSuffered', 0)).toEqual([]);
      expect(peloponnes.view(beforeChits(disaster, goods, had).state, 0).seats[0]?.protectedFrom).toEqual([disaster]);
    }
  });

  test.each([
    ['drought', 'B15'],
    ['decline', 'A15'],
  ] as const)('8.2 %s does not affect the owner of %s, which has an income of choice', (disaster, tile) => {
    const position = from(
      beforeChits(disaster, { food: 6, luxury: 12 }, buildings(0, tile))
        .when(pass)
        .thenIncludes({ type: 'ChoiceAsked', seats: [0] }),
    );
    const told = position.when({ type: 'ChooseIncome', seat: 0, tile, good: 'coins' }, draws(disaster, 'blank'));
    told.thenIncludes(struck(disaster, 0));
    expect(goodsOf(told.thenAccepted(), 0)).toMatchObject({ food: 6, luxury: 12 });
  });

  test('8.2 a building that protects from another disaster does not protect', () => {
    strikes('plague', { inhabitants: 5 }, buildings(0, 'C01', 'C06', 'C09')).thenIncludes(struck('plague'), {
      type: 'LossSuffered',
      seat: 0,
      disaster: 'plague',
      paid: { inhabitants: 2 },
    });
  });

  test('8.3 an earthquake takes one wood and one stone for each building, marked ones included', () => {
    asked('earthquake', { wood: 3, stone: 4 }, [...buildings(0, 'A12', 'A13'), ...marked(0, 'A14'), ...lands(0, 'A05')])
      .when(payAll)
      .thenIncludes({ type: 'DisasterPaid', seat: 0, disaster: 'earthquake', tiles: [], kept: 3, paid: { wood: 3, stone: 3 } });
  });

  test('8.3 a seat without buildings is not asked in an earthquake', () => {
    strikes('earthquake', { wood: 3, stone: 4 }, lands(0, 'A05')).thenWithout('DisasterPaid', 'ChoiceAsked');
  });

  test('8.4 a tempest takes one food and one coin for each land', () => {
    asked('tempest', { food: 2, coins: 3 }, [...lands(0, 'A07', 'A10'), ...buildings(0, 'A11')])
      .when(payAll)
      .thenIncludes({ type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: [], kept: 2, paid: { food: 2, coins: 2 } });
  });

  test('8.4 a seat without lands is not asked in a tempest', () => {
    strikes('tempest', { food: 3, coins: 4 }, buildings(0, 'A11')).thenWithout('DisasterPaid', 'ChoiceAsked');
  });

  const THREE = ['A12', 'A11', 'A14'] as const;

  test.each([
    { lacks: '2 stone', goods: { wood: 3, stone: 1 }, gone: 2 },
    { lacks: '1 wood and 1 stone', goods: { wood: 2, stone: 2 }, gone: 1 },
    { lacks: '2 wood and 1 stone', goods: { wood: 1, stone: 2 }, gone: 2 },
  ])(
    '8.5 a seat short of $lacks in an earthquake loses $gone buildings, as in the example of the rulebook',
    ({ goods, gone }) => {
      const position = asked('earthquake', goods, buildings(0, ...THREE));
      position.when(payAll).thenRejected('disasterUnpayable', { tiles: gone });
      expect(position.legal(0)).toEqual(THREE.map(giveUp));
      let state = position.state;
      for (const tile of THREE.slice(0, gone)) state = from(state).when(giveUp(tile)).thenAccepted();
      const kept = 3 - gone;
      from(state)
        .when(payAll)
        .thenIncludes({
          type: 'DisasterPaid',
          seat: 0,
          disaster: 'earthquake',
          tiles: THREE.slice(0, gone),
          kept,
          paid: { wood: kept, stone: kept },
        });
    },
  );

  test.each([
    { lacks: '2 food', goods: { food: 1, coins: 9 }, gone: 2 },
    { lacks: '1 food and 1 coin', goods: { food: 2, coins: 1 }, gone: 1 },
  ])('8.5 a seat short of $lacks in a tempest loses $gone lands, as in the example of the rulebook', ({ goods, gone }) => {
    const three = ['A07', 'A10', 'A03'] as const;
    const position = asked('tempest', goods, lands(0, ...three));
    position.when(payAll).thenRejected('disasterUnpayable', { tiles: gone });
    const lost = three.slice(3 - gone);
    const chosen = lost.reduce((now, tile) => from(now.when(giveUp(tile)).thenAccepted()), position);
    const kept = 3 - gone;
    chosen
      .when(payAll)
      .thenIncludes({ type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: lost, kept, paid: { food: kept, coins: kept } });
  });

  test('8.5 the owner chooses the tiles to give up, one after the other', () => {
    const position = asked('earthquake', { wood: 1, stone: 1 }, buildings(0, ...THREE));
    const one = from(
      position.when(giveUp('A11')).thenExactly([{ type: 'ChoiceNoted', seat: 0, command: giveUp('A11') as never }]),
    );
    one.when(giveUp('A11')).thenRejected('notThisTile', { tile: 'A11', tiles: ['A12', 'A14'] });
    one.when(payAll).thenRejected('disasterUnpayable', { tiles: 1 });
    expect(one.legal(0)).toEqual([giveUp('A12'), giveUp('A14')]);
    const two = from(one.when(giveUp('A14')).thenAccepted());
    expect(two.legal(0)).toEqual([payAll, giveUp('A12')]);
    expect(two.when(payAll).thenAccepted().seats[0]?.buildings).toEqual(['A12']);
  });

  test('8.5 a seat may give up more tiles than it must, even all of them', () => {
    const position = asked('tempest', { food: 5, coins: 5 }, lands(0, 'A07', 'A10'));
    const one = from(position.when(giveUp('A07')).thenAccepted());
    const state = one
      .when(giveUp('A10'))
      .thenIncludes({ type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: ['A07', 'A10'], kept: 0, paid: {} });
    expect(state.seats[0]?.lands).toEqual([]);
  });

  test('8.5 all tiles go automatically when nothing can be paid', () => {
    strikes('earthquake', { wood: 5, luxury: 1 }, buildings(0, ...THREE)).thenIncludes({
      type: 'DisasterPaid',
      seat: 0,
      disaster: 'earthquake',
      tiles: [...THREE],
      kept: 0,
      paid: {},
    });
  });

  test('8.6 luxury goods replace missing goods for the tiles kept', () => {
    const position = asked('earthquake', { wood: 3, stone: 1, luxury: 3 }, buildings(0, ...THREE));
    position.when(payAll).thenRejected('disasterUnpayable', { tiles: 1 });
    const one = from(position.when(giveUp('A12')).thenAccepted());
    one.when(payAll).thenIncludes({
      type: 'DisasterPaid',
      seat: 0,
      disaster: 'earthquake',
      tiles: ['A12'],
      kept: 2,
      paid: { wood: 2, stone: 1, luxury: 2 },
    });
    asked('tempest', { luxury: 4 }, lands(0, 'A07'))
      .when(payAll)
      .thenIncludes({ type: 'DisasterPaid', seat: 0, disaster: 'tempest', tiles: [], kept: 1, paid: { coins: 1, luxury: 2 } });
  });

  describe('8.7 the marker of a building given up', () => {
    const had = [...marked(0, 'A14'), ...buildings(0, 'A12')];
    const gone = (tile: TileId, options: Partial<Options>) =>
      from(asked('earthquake', { coins: 20, wood: 1, stone: 1 }, had, options).when(giveUp(tile)).thenAccepted()).when(payAll);

    test('8.7 the marker of a building given up is lost', () => {
      const state = gone('A14', {}).thenAccepted();
      expect(goodsOf(state, 0)).toMatchObject({ coins: 20 + 1 });
      expect(state.seats[0]?.marked).toEqual([]);
    });

    test('8.7 the marker of a building given up comes back with the option', () => {
      const state = gone('A14', { marker: 'returned' }).thenIncludes({
        type: 'DisasterPaid',
        seat: 0,
        disaster: 'earthquake',
        tiles: ['A14'],
        kept: 1,
        paid: { wood: 1, stone: 1 },
        coins: 1,
      });
      expect(goodsOf(state, 0)).toMatchObject({ coins: 20 + 1 + 1 });
      gone('A12', { marker: 'returned' }).thenIncludes({
        type: 'DisasterPaid',
        seat: 0,
        disaster: 'earthquake',
        tiles: ['A12'],
        kept: 1,
        paid: { wood: 1, stone: 1 },
      });
    });
  });
});
