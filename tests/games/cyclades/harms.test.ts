import { expect, test } from 'vitest';
import { type AnyGame, fold, type Seat } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import { harms } from '#games/cyclades/harms.ts';
import { cyclades } from '#games/cyclades/index.ts';
import type { State } from '#games/cyclades/state.ts';
import { type PlayedStep, playOut, randomOptions } from '../../support/players/playout.ts';

type Havings = Readonly<Record<string, number>>;

/** Returns what each seat has. */
const havingsIn = (state: State): readonly Havings[] => {
  const { seats, islands } = cyclades.view(state, 'spectator');
  return seats.map(({ seat, troops, fleets, priests, philosophers, metropolises }) => {
    const own = islands.filter(({ owner }) => owner === seat);
    const buildings = own.flatMap(({ slots }) => slots).filter((slot) => slot !== 'free').length;
    const gold = state.seats[seat]?.gold ?? 0;
    return { gold, troops, fleets, priests, philosophers, metropolises, buildings, islands: own.length };
  });
};

/** Returns the seats that have less of something after an event, other than by paying what they offered. */
const losersIn = (before: readonly Havings[], after: readonly Havings[], { type }: Event): readonly Seat[] =>
  before.flatMap((had, seat) => {
    const isLess = (what: string): boolean => (after[seat]?.[what] ?? 0) < (had[what] ?? 0);
    return Object.keys(had).some((what) => isLess(what) && !(what === 'gold' && type === 'OfferingsPaid')) ? seat : [];
  });

interface Harm {
  readonly seat: Seat;
  readonly by: Event['type'];
}

/** What a move took from other seats, and what the events name, as everybody sees them. */
interface Compared {
  readonly lost: readonly Harm[];
  readonly named: readonly Harm[];
}

const comparedIn = ({ before, command, events }: PlayedStep): Compared => {
  const [lost, named]: [Harm[], Harm[]] = [[], []];
  let state = before as State;
  let havings = havingsIn(state);
  for (const event of events as readonly Event[]) {
    const [now, had] = [fold(cyclades, state, [event]), havings];
    const shown = cyclades.redact(event, 'spectator');
    const inShort = (seats: readonly Seat[]) => seats.map((seat): Harm => ({ seat, by: event.type }));
    [state, havings] = [now, havingsIn(now)];
    lost.push(...inShort(losersIn(had, havings, event)));
    named.push(...inShort(shown === undefined ? [] : harms(shown, () => cyclades.view(now, 'spectator'))));
  }
  const isOther = ({ seat }: Harm) => seat !== (command as Command).seat;
  return { lost: lost.filter(isOther), named: named.filter(isOther) };
};

const compared = Array.from({ length: 24 }, (_, seed) => {
  const options = { ...randomOptions(cyclades as AnyGame, seed), creatures: 'all' };
  return playOut(cyclades as AnyGame, 2 + (seed % 4), seed, options, 500).steps.map(comparedIn);
}).flat();

test('a seat that loses something in another seat’s move is named by an event of that move, in random matches', () => {
  const missing = compared.flatMap(({ lost, named }) => lost.filter(({ seat }) => named.every((harm) => harm.seat !== seat)));
  expect(missing).toEqual([]);
  const types = new Set(compared.flatMap(({ lost }) => lost.map(({ by }) => by)));
  expect([...types].toSorted()).toEqual([
    'BattleEnded',
    'BattleRound',
    'BuildingDestroyed',
    'FleetReplaced',
    'FleetsSunk',
    'GoldStolen',
    'IslandLanded',
    'PhilosopherStolen',
    'PriestStolen',
    'SeatEliminated',
    'TroopKilled',
  ]);
});

test('a seat that loses nothing in another seat’s move is named only where it is attacked, driven away or too poor for the Griffon', () => {
  const unharmed = compared.flatMap(({ lost, named }) => named.filter(({ seat }) => lost.every((harm) => harm.seat !== seat)));
  const types = new Set(unharmed.map(({ by }) => by));
  expect([...types].toSorted()).toEqual(['FleetsPushed', 'GoldStolen', 'LandBattleBegan', 'SeaBattleBegan']);
});
