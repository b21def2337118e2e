import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { from, given, owns, philosophers, priests, table, troops, turnOf } from '../../../support/fakes/given.ts';
import { bought, figure, onTrack, use } from '../../../support/fakes/givenCreatures.ts';

const sell = (piece: Extract<Command, { type: 'SellPiece' }>['piece'], at?: string): Command => ({
  type: 'SellPiece',
  seat: 0,
  piece,
  ...(at !== undefined && { at }),
});
const FINISH: Command = { type: 'FinishCreature', seat: 0 };
const sold = (piece: Extract<Event, { type: 'PieceSold' }>['piece'], at?: string): Event => ({
  type: 'PieceSold',
  seat: 0,
  piece,
  ...(at !== undefined && { at }),
  gold: 2,
});

/** Seat 0 has the turn of Athena; she lies at 4 GP. */
const withSphinx = (...more: readonly (Event | readonly Event[])[]) =>
  given(table(3), onTrack('sphinx'), ...more, turnOf('athena'));

/** Seat 0 has only the troop on is1 left. */
const bare: readonly Event[] = [
  { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'G5', gold: 0 },
  { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'C2', gold: 0 },
  { type: 'PieceSold', seat: 0, piece: 'troop', at: 'is7', gold: 0 },
];

describe('12 Sphinx', () => {
  const selling = (...more: readonly (Event | readonly Event[])[]) =>
    withSphinx(priests(0, 1), philosophers(0, 2), ...more)
      .when(use('sphinx'))
      .thenExactly([bought('sphinx', 4)]);

  test('12.13 the Sphinx pays 2 GP for each troop, fleet, priest and philosopher', () => {
    let state = selling();
    for (const [piece, at] of [['troop', 'is7'], ['fleet', 'G5'], ['priest'], ['philosopher'], ['philosopher']] as const) {
      state = from(state)
        .when(sell(piece, at))
        .thenExactly([sold(piece, at)]);
    }
    expect(cyclades.view(state, 0).seats[0]).toMatchObject({
      gold: 20 - 4 + 10,
      troops: 1,
      fleets: 1,
      priests: 0,
      philosophers: 0,
    });
    expect(cyclades.view(state, 0).islands[6]).toMatchObject({ id: 'is7', owner: 0, troops: 0 });
    expect(cyclades.view(state, 0).turn?.effect).toEqual({ creature: 'sphinx', sold: 5 });
    const done = from(state)
      .when(FINISH)
      .thenExactly([{ type: 'CreatureFinished', seat: 0 }]);
    expect(cyclades.view(done, 0).turn).not.toHaveProperty('effect');
    from(done).when({ type: 'EndTurn', seat: 0 }).thenAccepted();
  });

  test('12.13 a seat may sell the Sphinx only what it has', () => {
    expect(from(selling(troops(0, 'is1', 2))).choices(0, 'SellPiece')).toEqual(
      expect.arrayContaining([
        { piece: 'troop', at: 'is1' },
        { piece: 'troop', at: 'is7' },
        { piece: 'fleet', at: 'C2' },
        { piece: 'fleet', at: 'G5' },
        { piece: 'priest' },
        { piece: 'philosopher' },
      ]),
    );
    const asked = from(selling(owns(0, 'is6')));
    expect(asked.choices(0, 'SellPiece')).toHaveLength(6);
    asked.when(sell('troop', 'is6')).thenRejected('noTroopsThere', { island: 'is6' });
    asked.when(sell('troop', 'is2')).thenRejected('notYourIsland', { island: 'is2' });
    asked.when(sell('troop', 'is9')).thenRejected('noSuchIsland', { island: 'is9' });
    asked.when(sell('fleet', 'D4')).thenRejected('noFleetsThere', { sea: 'D4' });
    asked.when(sell('fleet', 'F5')).thenRejected('noFleetsThere', { sea: 'F5' });
    asked.when(sell('fleet', 'is7')).thenRejected('noSuchSea', { sea: 'is7' });
    from(withSphinx().when(use('sphinx')).thenAccepted())
      .when(sell('priest'))
      .thenRejected('nothingToSell', { piece: 'priest' });
    from(withSphinx().when(use('sphinx')).thenAccepted())
      .when(sell('philosopher'))
      .thenRejected('nothingToSell', { piece: 'philosopher' });
  });

  test('12.13 a sale names the place of a troop or fleet, and none of a priest or philosopher', () => {
    const asked = from(selling());
    asked.when(sell('troop')).thenRejected('missingField', { command: 'SellPiece', field: 'at' });
    asked.when(sell('fleet')).thenRejected('missingField', { command: 'SellPiece', field: 'at' });
    asked.when(sell('priest', 'is7')).thenRejected('unknownField', { command: 'SellPiece', field: 'at' });
    asked.when(sell('philosopher', 'is7')).thenRejected('unknownField', { command: 'SellPiece', field: 'at' });
  });

  test('4.5 after one of three philosophers is sold, Athena’s free one need not be taken', () => {
    const three = withSphinx(philosophers(0, 3));
    three.when({ type: 'EndTurn', seat: 0 }).thenRejected('freePhilosopherDue', {});
    const asked = three.when(use('sphinx')).thenAccepted();
    const sale = from(asked).when(sell('philosopher')).thenAccepted();
    const done = from(sale).when(FINISH).thenAccepted();
    from(done).when({ type: 'EndTurn', seat: 0 }).thenAccepted();
  });

  test('12.13 priests and philosophers sold return to stock', () => {
    const after = from(selling(philosophers(1, 15)))
      .when(sell('philosopher'))
      .thenAccepted();
    const done = from(after).when(FINISH).thenAccepted();
    from(done).when({ type: 'Recruit', seat: 0 }).thenAccepted();
  });

  test('12.14 at least one piece must be sold to the Sphinx', () => {
    from(selling()).when(FINISH).thenRejected('sellOneFirst', {});
    expect(from(selling()).choices(0, 'FinishCreature')).toEqual([]);
  });

  test('12.14 the price of the Sphinx is paid before the sale', () => {
    given(table(3, { gold: 3 }), onTrack('sphinx'), turnOf('athena'))
      .when(use('sphinx'))
      .thenRejected('goldShort', { cost: 4, gold: 3 });
  });

  test('12.14 troops bound by Medusa may be sold', () => {
    from(selling(figure(1, 'medusa', 'is7')))
      .when(sell('troop', 'is7'))
      .thenExactly([sold('troop', 'is7')]);
  });

  test('11.15 the Sphinx is finished when nothing is left to sell', () => {
    const two = withSphinx(bare, priests(0, 1))
      .when(use('sphinx'))
      .thenExactly([bought('sphinx', 4)]);
    expect(from(two).legal(0)).toEqual([sell('troop', 'is1'), sell('priest')]);
    const one = from(two)
      .when(sell('priest'))
      .thenExactly([sold('priest')]);
    from(one)
      .when(sell('troop', 'is1'))
      .thenExactly([sold('troop', 'is1'), { type: 'CreatureFinished', seat: 0 }]);
  });

  test('11.15 the only piece is sold automatically', () => {
    withSphinx(bare)
      .when(use('sphinx'))
      .thenExactly([bought('sphinx', 4), sold('troop', 'is1'), { type: 'CreatureFinished', seat: 0 }]);
  });
});
