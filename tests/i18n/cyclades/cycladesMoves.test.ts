import { describe, expect, test } from 'vitest';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { CREATURES, type Creature } from '#games/cyclades/types.ts';
import type { Sentences } from '#i18n/index.ts';
import {
  built,
  fleets,
  metropolis,
  philosophers,
  priests,
  stateAfter,
  table,
  troops,
  turnOf,
} from '../../support/fakes/given.ts';
import { bought, discarded, figure, krakenAt, onTrack, use } from '../../support/fakes/givenCreatures.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('cyclades');
const names = ['Ada', 'Blaise', 'Carl'];
const name = (seat: number): string => names[seat] ?? '?';

type Position = readonly (Event | readonly Event[])[];

/** Three at the table, and Ada acts with Ares. */
const START: Position = [table(3), turnOf('ares')];

/** Ada's legal moves of a kind, as she reads them. */
const labels = (type: Command['type'], ...position: Position): readonly string[] => {
  const state = stateAfter(position.flat());
  const view = cyclades.view(state, 0);
  const moves = cyclades.legalMoves(state, 0).filter((move) => move.type === type);
  return moves.map((move) => words.move(view, move, name));
};

/** One of each creature: what is on the board, and a label that is offered then. */
const USES: { readonly [Name in Creature]: readonly [position: Position, label: string] } = {
  fates: [[], 'Fates (4 GP) – collect 2 GP again'],
  griffon: [[], 'Griffon (4 GP) – take half of Carl’s gold'],
  harpy: [[troops(1, 'is2', 1)], 'Harpy (4 GP) on island 2 – Blaise loses 1 of 2 troops'],
  pegasus: [[troops(0, 'is1', 1)], 'Pegasus (4 GP): 2 troops, island 1 to 2 – Blaise, 2 v 1: round 64%, battle 91%'],
  mermaid: [[], 'Mermaid (4 GP) in D4 – your fleet replaces Blaise’s'],
  giant: [[built(1, 'port', 'is2', 1)], 'Giant (4 GP): destroy the port on island 2 (Blaise’s), slot 2'],
  dryad: [[priests(1, 2)], 'Dryad (4 GP) – take 1 of Blaise’s 2 priests'],
  satyr: [[philosophers(2, 1)], 'Satyr (4 GP) – take Carl’s philosopher'],
  cyclops: [[built(0, 'port', 'is7', 0)], 'Cyclops (4 GP): port → temple on island 7, slot 1'],
  sphinx: [[], 'Sphinx (4 GP) – sell units, priests, philosophers (2 GP each)'],
  sylph: [[], 'Sylph (4 GP) – 10 steps for your fleets'],
  chimera: [[discarded('fates', 'griffon')], 'Chimera (4 GP) – use a discarded creature (2)'],
  minotaur: [[], 'Minotaur (4 GP) on island 7 (yours) – 1 troop there'],
  chiron: [[], 'Chiron (4 GP) on island 4 (no owner)'],
  medusa: [[figure(1, 'minotaur', 'is2')], 'Medusa (4 GP) on island 2 (Blaise’s) – destroys the Minotaur and itself'],
  polyphemus: [[], 'Polyphemus (4 GP) on island 3 (Carl’s) – pushes 2 fleets away'],
  kraken: [[fleets(1, 'D4')], 'Kraken (4 GP) in D4 – destroys Blaise’s 2 fleets'],
};

describe('a move in English', () => {
  test.each(CREATURES)('the label of a creature says what it would do: %s', (creature) => {
    const [position, label] = USES[creature];
    expect(labels('UseCreature', ...START, ...position, onTrack(creature))).toContain(label);
  });

  test.each<[string, Position, string]>([
    ['the last troop', [onTrack('harpy')], 'Harpy (4 GP) on island 2 – Blaise loses their only troop'],
    ['nobody’s island', [onTrack('pegasus')], 'Pegasus (4 GP): 1 troop, island 1 to 4 – no owner'],
    [
      'the Minotaur on an island',
      [onTrack('pegasus'), figure(1, 'minotaur', 'is2')],
      'Pegasus (4 GP): 1 troop, island 1 to 2 – Blaise, 1 v 3: round 3%, battle <1%',
    ],
    [
      'the Minotaur alone',
      [onTrack('pegasus'), figure(1, 'minotaur', 'is4')],
      'Pegasus (4 GP): 1 troop, island 1 to 4 – Minotaur, 1 v 2: round 14%, battle 14%',
    ],
    [
      'where a fleet comes from that is not in reserve',
      [onTrack('mermaid'), fleets(0, 'G5', 6)],
      'Mermaid (4 GP) in D4 – your fleet from C2 replaces Blaise’s',
    ],
    [
      'an own building',
      [onTrack('giant'), built(0, 'port', 'is7', 0)],
      'Giant (4 GP): destroy the port on island 7 (yours), slot 1',
    ],
    ['an only priest', [onTrack('dryad'), priests(1, 1)], 'Dryad (4 GP) – take Blaise’s priest'],
    ['where an empty sea space lies', [onTrack('kraken')], 'Kraken (4 GP) in D5 – next to islands 2 and 4'],
    ['the islands beside a sea space by number', [onTrack('kraken')], 'Kraken (4 GP) in J2 – next to islands 7 and 8'],
    ['the income of a sea space', [onTrack('kraken')], 'Kraken (4 GP) in F7 – income 1 GP, next to island 7'],
    ['own fleets that would sink', [onTrack('kraken')], 'Kraken (4 GP) in C2 – destroys your fleet'],
    [
      'an island around which no fleets lie',
      [onTrack('polyphemus'), { type: 'FleetsSunk', by: 'kraken', owner: 0, sea: 'C2', fleets: 1 }],
      'Polyphemus (4 GP) on island 1 (yours) – no fleets around it',
    ],
  ])('the label of a creature mentions %s', (_, position, label) => {
    expect(labels('UseCreature', ...START, ...position)).toContain(label);
  });

  test('the label of a creature has its price after discounts, and “free” if the Chimera calls it', () => {
    const temples = [built(0, 'temple', 'is7', 0), metropolis(0, 'is1')];
    const track = onTrack('fates', 'sphinx', 'sylph');
    const prices = (uses: readonly string[]): readonly string[] => uses.map((use) => use.replace(/ – .*/, ''));
    expect(prices(labels('UseCreature', ...START, track))).toEqual(['Fates (4 GP)', 'Sphinx (3 GP)', 'Sylph (2 GP)']);
    expect(prices(labels('UseCreature', ...START, track, temples))).toEqual(['Fates (2 GP)', 'Sphinx (1 GP)', 'Sylph (1 GP)']);
    const called = labels('UseCreature', ...START, discarded('fates', 'sphinx'), bought('chimera', 4));
    expect(prices(called)).toEqual(['Fates (free)', 'Sphinx (free)']);
  });

  const polyphemus: Event = { type: 'FigurePlaced', seat: 0, creature: 'polyphemus', island: 'is3' };

  test.each<[Command['type'], string, Position, string]>([
    [
      'SwapCreature',
      'a swap',
      [table(3), turnOf('zeus'), onTrack('harpy')],
      'Replace the Harpy with the top card of the deck (1 GP)',
    ],
    ['SellPiece', 'a troop', [...START, bought('sphinx', 4)], 'Sell a troop on island 1 (+2 GP) – 1 troop there'],
    ['SellPiece', 'a fleet', [...START, fleets(0, 'C2'), bought('sphinx', 4)], 'Sell a fleet in C2 (+2 GP) – 2 fleets there'],
    ['SellPiece', 'a priest', [...START, priests(0, 2), bought('sphinx', 4)], 'Sell a priest (+2 GP) – you have 2 priests'],
    [
      'SellPiece',
      'a philosopher',
      [...START, philosophers(0, 1), bought('sphinx', 4)],
      'Sell a philosopher (+2 GP) – you have 1 philosopher',
    ],
    ['MoveFleets', 'a free step', [...START, bought('sylph', 4)], 'Move 1 fleet from C2 to C1 (free) – next to islands 1 and 3'],
    ['FinishCreature', 'steps given up', [...START, bought('sylph', 4)], 'Stop moving (10 steps left)'],
    ['MoveKraken', 'a step of the Kraken', [...START, krakenAt('D5')], 'Move the Kraken to D4 (1 GP) – destroys Blaise’s fleet'],
    ['FinishCreature', 'the Kraken left in peace', [...START, krakenAt('D5')], 'Leave the Kraken in D5'],
    [
      'FinishCreature',
      'a sale that ends',
      [...START, bought('sphinx', 4), { type: 'PieceSold', seat: 0, piece: 'fleet', at: 'C2', gold: 2 }],
      'Stop selling',
    ],
    ['PushFleets', 'a push', [...START, bought('polyphemus', 4), polyphemus], 'Push Carl’s fleet from F4 to G3'],
    [
      'PushFleets',
      'a push that joins others',
      [...START, fleets(2, 'F5', 2), bought('polyphemus', 4), polyphemus],
      'Push Carl’s fleet from F4 to F5 – 2 fleets already there',
    ],
  ])('the label of %s describes %s', (type, _, position, label) => {
    expect(labels(type, ...position)).toContain(label);
  });

  const viewOf = (...position: Position) => cyclades.view(stateAfter([...START, ...position].flat()), 0);

  test.each<[string, string, readonly Command[], Position, string]>([
    [
      'a creature',
      'creature',
      [use('griffon', { target: 1 }), use('griffon', { target: 2 })],
      [onTrack('griffon')],
      'Griffon (4 GP) – take half of an opponent’s gold',
    ],
    [
      'an island with several buildings',
      'island',
      [use('giant', { island: 'is2', slot: 0 }), use('giant', { island: 'is2', slot: 1 })],
      [onTrack('giant'), built(1, 'port', 'is2', 0), built(1, 'temple', 'is2', 1)],
      'Island 2 (Blaise’s) – port and temple',
    ],
    [
      'a building that may become several others',
      'slot',
      [
        use('cyclops', { island: 'is7', slot: 1, building: 'port' }),
        use('cyclops', { island: 'is7', slot: 1, building: 'temple' }),
      ],
      [onTrack('cyclops'), built(0, 'fortress', 'is7', 1)],
      'Slot 2 (fortress)',
    ],
    [
      'an island to fly from',
      'from',
      [use('pegasus', { from: 'is1', to: 'is2', troops: 1 }), use('pegasus', { from: 'is1', to: 'is4', troops: 1 })],
      [onTrack('pegasus')],
      'From island 1 (1 troop)',
    ],
    [
      'an island to fly to',
      'to',
      [use('pegasus', { from: 'is1', to: 'is2', troops: 1 }), use('pegasus', { from: 'is1', to: 'is2', troops: 2 })],
      [onTrack('pegasus'), troops(0, 'is1', 1)],
      'To island 2 – battle: Blaise, 1 troop',
    ],
    [
      'a lone fleet',
      'sea',
      [use('mermaid', { sea: 'D4', from: 'C2' }), use('mermaid', { sea: 'D4', from: 'G5' })],
      [onTrack('mermaid')],
      'D4 – Blaise’s fleet',
    ],
    [
      'a kind of piece',
      'piece',
      [
        { type: 'SellPiece', seat: 0, piece: 'fleet', at: 'C2' },
        { type: 'SellPiece', seat: 0, piece: 'fleet', at: 'G5' },
      ],
      [bought('sphinx', 4)],
      'A fleet – 2 sea spaces to choose from',
    ],
    [
      'a kind of piece that stands nowhere',
      'piece',
      [{ type: 'SellPiece', seat: 0, piece: 'priest' }],
      [priests(0, 2), bought('sphinx', 4)],
      'Sell a priest (+2 GP) – you have 2 priests',
    ],
    [
      'a space of fleets',
      'from',
      [
        { type: 'PushFleets', seat: 0, from: 'F4', to: 'F5' },
        { type: 'PushFleets', seat: 0, from: 'F4', to: 'G3' },
      ],
      [bought('polyphemus', 4), polyphemus],
      'F4 – Carl’s fleet',
    ],
  ])('a step of a move of Cyclades has a label for %s', (_, field, moves, position, label) => {
    expect(words.choice(viewOf(...position), field, moves, name)).toBe(label);
  });

  test.each<[Command['type'], Position, string]>([
    ['UseCreature', [], 'Buy a creature'],
    ['UseCreature', [discarded('fates'), bought('chimera', 4)], 'Use a discarded creature'],
    ['SwapCreature', [], 'Replace a creature (1 GP)'],
    ['SellPiece', [bought('sphinx', 4)], 'Sell to the Sphinx (+2 GP each)'],
    ['MoveFleets', [bought('sylph', 4)], 'Move fleets with the Sylph (10 steps left)'],
    ['PushFleets', [bought('polyphemus', 4), polyphemus], 'Push fleets away'],
    ['MoveKraken', [krakenAt('D5')], 'Move the Kraken (1 GP)'],
    ['FinishCreature', [krakenAt('D5')], 'Leave the Kraken in D5'],
  ])('the button for %s in Cyclades says what it does', (type, position, label) => {
    expect(words.moveKind(viewOf(...position), type)).toBe(label);
  });

  test.each<[Command['type'], readonly string[]]>([
    ['UseCreature', ['creature', 'target', 'island', 'slot', 'building', 'sea', 'from', 'to', 'troops']],
    ['SwapCreature', ['creature']],
    ['SellPiece', ['piece', 'at']],
    ['PushFleets', ['from', 'to']],
    ['MoveKraken', ['to']],
  ])('each field of %s has a question', (type, fields) => {
    const questions = fields.map((field) => words.ask(type, field));
    for (const question of questions) expect(question).toMatch(/\?$/);
    expect(new Set(questions).size).toBe(fields.length);
  });

  test('the label of a move of Cyclades fits on a button with the longest names', () => {
    const long = (): string => 'W'.repeat(20);
    const many = [troops(0, 'is1', 7), troops(2, 'is3', 7), figure(1, 'minotaur', 'is3'), onTrack('pegasus')];
    const state = stateAfter([...START, ...many].flat());
    const view = cyclades.view(state, 0);
    const moves = (say: Sentences): readonly string[] =>
      cyclades.legalMoves(state, 0).map((move) => say.game('cyclades').move(view, move, long));
    expect(moves(messagesFor())).toContain('Pegasus (4 GP): island 1 to 3 – WWWWWWWWWWW…, 8 v 10: round 3%, battle <1%');
    for (const label of LANGUAGES.flatMap(moves)) expect(label.length).toBeLessThanOrEqual(80);
  });

  test('what moves leave to pay with is said of a turn, and not of the last bid, whose reasons say it', () => {
    const bids: readonly Event[] = (['zeus', 'athena'] as const).map((god, seat) => ({
      type: 'BidPlaced',
      seat,
      god,
      amount: 1,
    }));
    const last = stateAfter([...table(3), ...bids]);
    const paid = (from: typeof last, command: Command): string => {
      const decided = cyclades.decide(from, command, seeded(1));
      if (decided.rejected) throw new Error(decided.rejected.code);
      return words.left(cyclades.view(from, command.seat), cyclades.view(decided.state, command.seat), command.seat);
    };
    expect(paid(last, { type: 'PlaceBid', seat: 2, god: 'ares', amount: 2 })).toBe('');
    const turn = stateAfter([...table(3), turnOf('ares')].flat());
    const [costly] = cyclades.legalMoves(turn, 0).filter(({ type }) => type === 'Build');
    expect(paid(turn, costly ?? expect.fail())).toBe('leaves you 18 GP');
  });
});
