import { describe, expect, test } from 'vitest';
import type { CreatureEvent, Event, EventOf } from '#games/cyclades/events.ts';
import { cyclades } from '#games/cyclades/index.ts';
import { messagesFor } from '../../support/languages.ts';

const words = messagesFor('en').game('cyclades');
const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';
const told = (event: Event): string | undefined => words.event(event, name);

type Fields<Type extends Event['type']> =
  EventOf<Type> extends infer Each ? (Each extends unknown ? Omit<Each, 'type'> : never) : never;
type Lines<Type extends Event['type']> = readonly (readonly [fields: Fields<Type>, line: string | undefined])[];

/** Of every kind at least one event, with the line that a log has for it. */
const TOLD: { readonly [Type in CreatureEvent['type']]: Lines<Type> } = {
  TrackFilled: [
    [{ track: ['harpy'] }, 'Creatures: Harpy 4 GP.'],
    [{ track: ['harpy', 'fates', 'pegasus'] }, 'Creatures: Harpy 4 GP, Fates 3 GP, Pegasus 2 GP.'],
    [
      { track: ['harpy', 'fates', 'pegasus'], discarded: 'minotaur', shuffled: true },
      'Creatures: Harpy 4 GP, Fates 3 GP, Pegasus 2 GP; discarded: Minotaur; the discard pile is shuffled into a new deck.',
    ],
    [{ track: [] }, 'No creatures are left.'],
  ],
  CreatureBought: [
    [{ seat: 0, creature: 'harpy', cost: 4, discount: 0 }, 'Ada buys the Harpy for 4 GP.'],
    [{ seat: 1, creature: 'medusa', cost: 1, discount: 2 }, 'Blaise buys Medusa for 1 GP (temple discount: 2 GP).'],
  ],
  CreatureCalled: [[{ seat: 0, creature: 'fates' }, 'Ada uses the Chimera to take the Fates from the discard pile.']],
  CreatureSwapped: [
    [{ seat: 0, discarded: 'harpy', drawn: 'pegasus', cost: 1 }, 'Ada pays 1 GP to replace the Harpy with Pegasus.'],
    [
      { seat: 0, discarded: 'chiron', drawn: 'sylph', cost: 1, shuffled: true },
      'Ada pays 1 GP to replace Chiron with the Sylph; first, the discard pile is shuffled into a new deck.',
    ],
  ],
  IncomeRepeated: [
    [{ seat: 0, gold: 5 }, 'Ada collects 5 GP with the Fates.'],
    [{ seat: 0, gold: 0 }, 'Ada uses the Fates, but has no income.'],
  ],
  GoldStolen: [
    [{ seat: 0, loser: 1 }, 'Ada takes half of Blaise’s gold with the Griffon.'],
    [{ seat: 0, loser: 1, gold: 3 }, 'Ada takes half of Blaise’s gold with the Griffon: 3 GP.'],
    [{ seat: 0, loser: 1, gold: 3, open: true }, 'Ada takes half of Blaise’s gold with the Griffon: 3 GP.'],
    [{ seat: 0, loser: 1, gold: 0 }, 'The Griffon takes nothing from Blaise.'],
  ],
  TroopKilled: [[{ seat: 0, island: 'is4', loser: 1 }, 'The Harpy removes one of Blaise’s troops from island 4.']],
  FleetReplaced: [
    [{ seat: 0, sea: 'C4', loser: 1 }, 'The Mermaid replaces Blaise’s fleet in C4 with one of Ada’s.'],
    [{ seat: 0, sea: 'C4', loser: 1, from: 'A1' }, 'The Mermaid replaces Blaise’s fleet in C4 with Ada’s fleet from A1.'],
  ],
  BuildingDestroyed: [
    [{ seat: 0, owner: 1, island: 'is4', slot: 1, building: 'port' }, 'The Giant destroys Blaise’s port on island 4, slot 2.'],
  ],
  PriestStolen: [[{ seat: 0, loser: 1 }, 'Ada takes one of Blaise’s priests with the Dryad.']],
  PhilosopherStolen: [[{ seat: 0, loser: 1 }, 'Ada takes one of Blaise’s philosophers with the Satyr.']],
  BuildingChanged: [
    [
      { seat: 0, island: 'is4', slot: 0, was: 'port', building: 'temple' },
      'The Cyclops turns Ada’s port on island 4, slot 1, into a temple.',
    ],
  ],
  PieceSold: [
    [{ seat: 0, piece: 'troop', at: 'is4', gold: 2 }, 'Ada sells a troop on island 4 to the Sphinx for 2 GP.'],
    [{ seat: 0, piece: 'fleet', at: 'C4', gold: 2 }, 'Ada sells a fleet in C4 to the Sphinx for 2 GP.'],
    [{ seat: 0, piece: 'philosopher', gold: 2 }, 'Ada sells a philosopher to the Sphinx for 2 GP.'],
  ],
  FigurePlaced: [
    [{ seat: 0, creature: 'minotaur', island: 'is4' }, 'Ada places the Minotaur on island 4.'],
    [{ seat: 1, creature: 'polyphemus', island: 'is12' }, 'Blaise places Polyphemus on island 12.'],
  ],
  FiguresVanished: [
    [
      { seat: 0, island: 'is4', arrived: 'medusa', stood: 'minotaur' },
      'Medusa and the Minotaur meet on island 4 and destroy each other.',
    ],
  ],
  FigureLeft: [[{ seat: 1, creature: 'chiron' }, 'Blaise’s Chiron leaves the board.']],
  FleetsPushed: [
    [{ owner: 1, from: 'C3', to: 'C4', fleets: 2 }, 'Polyphemus pushes Blaise’s 2 fleets from C3 to C4.'],
    [{ owner: 1, from: 'C3', to: 'C4', fleets: 1 }, 'Polyphemus pushes Blaise’s fleet from C3 to C4.'],
  ],
  FleetsSunk: [
    [{ by: 'kraken', owner: 1, sea: 'C4', fleets: 3 }, 'The Kraken destroys Blaise’s 3 fleets in C4.'],
    [{ by: 'polyphemus', owner: 1, sea: 'C4', fleets: 1 }, 'Blaise loses 1 fleet in C4: Polyphemus can’t push it anywhere.'],
  ],
  KrakenPlaced: [[{ seat: 0, sea: 'C4' }, 'The Kraken surfaces in C4.']],
  KrakenMoved: [[{ seat: 0, to: 'C5', cost: 1 }, 'Ada moves the Kraken to C5 for 1 GP.']],
  CreatureFinished: [[{ seat: 0 }, undefined]],
  DiscardsShuffled: [[{}, 'After the Chimera, the whole discard pile is shuffled into the deck.']],
};

const lines = Object.entries(TOLD).flatMap(([type, each]) =>
  (each as Lines<Event['type']>).map(([fields, line]) => [{ type, ...fields } as Event, line] as const),
);

describe('the log in English', () => {
  test.each(lines)('the English log of Cyclades says what a creature did: %o', (event, line) => {
    expect(told(event)).toBe(line);
  });

  test.each<[string, Event, string]>([
    [
      'the Sylph’s steps when fleets attack',
      { type: 'SeaBattleBegan', seat: 0, defender: 1, from: 'C3', at: 'C4', fleets: 2, cost: 0, stepsLeft: 4 },
      '**Battle in C4:** Ada attacks Blaise with 2 fleets from C3 (4 steps remaining).',
    ],
    [
      'no steps when an ordinary voyage ends in a battle',
      { type: 'SeaBattleBegan', seat: 0, defender: 1, from: 'C3', at: 'C4', fleets: 2, cost: 1 },
      '**Battle in C4:** Ada attacks Blaise with 2 fleets from C3 for 1 GP.',
    ],
    [
      'the Minotaur as the defender of nobody’s island',
      { type: 'LandBattleBegan', seat: 0, from: 'is3', at: 'is4', troops: 3, cost: 1 },
      '**Battle on island 4:** Ada attacks the Minotaur with 3 troops from island 3 for 1 GP.',
    ],
    [
      'that the Minotaur falls',
      { type: 'BattleRound', dice: [2, 0], strength: [4, 2], lost: [0, 0], minotaurFell: true },
      'Attacker’s total 4 (die 2), defender’s 2 (die 0): the Minotaur is defeated.',
    ],
    [
      'that the Minotaur falls together with an attacker',
      { type: 'BattleRound', dice: [1, 1], strength: [3, 3], lost: [1, 0], minotaurFell: true },
      'Attacker’s total 3 (die 1), defender’s 3 (die 1): the attacker loses 1 unit and the Minotaur is defeated.',
    ],
    [
      'that both sides lose',
      { type: 'BattleRound', dice: [1, 1], strength: [3, 3], lost: [1, 1] },
      'Attacker’s total 3 (die 1), defender’s 3 (die 1): each side loses 1 unit.',
    ],
    ['an island that nobody loses', { type: 'IslandConquered', seat: 0, island: 'is4' }, 'Ada conquers island 4.'],
    [
      'an island that somebody loses',
      { type: 'IslandConquered', seat: 0, island: 'is4', loser: 1 },
      'Ada conquers island 4 from Blaise.',
    ],
    ['a battle that leaves a place to nobody', { type: 'BattleEnded' }, 'The battle is over: no one holds the area.'],
  ])('the English log describes a battle: %s', (_, event, line) => {
    expect(told(event)).toBe(line);
  });

  test('the English log shows the gold that the Griffon took only to the two seats involved', () => {
    const stolen: Event = { type: 'GoldStolen', seat: 0, loser: 1, gold: 7 };
    const told = ([0, 1, 2, 'spectator'] as const).map((viewer) => {
      const seen = cyclades.redact(stolen, viewer);
      return seen && words.event(seen, name);
    });
    const whole = 'Ada takes half of Blaise’s gold with the Griffon: 7 GP.';
    const part = 'Ada takes half of Blaise’s gold with the Griffon.';
    expect(told).toEqual([whole, whole, part, part]);
  });
});
