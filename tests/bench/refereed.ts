import type { BaseCommand, Chance } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import type { State } from '#games/cyclades/state.ts';
import { anyCommand, anyUse, nearMiss } from '../support/asking.ts';
import { seeded } from '../support/seeded.ts';
import { type Beginning, begun } from './beginnings.ts';
import { accepted, dueIn, expectComplete, expectSecret, isRefused, watched } from './laws.ts';
import { creatureUse, type Use } from './uses.ts';

/** How a match ended. */
export type Ending = 'metropolises' | 'shared' | 'lastSeat';

/** What came of a match. */
export interface Refereed {
  readonly seats: number;
  readonly beginning: Beginning;
  readonly moves: number;
  readonly cycles: number;
  /** Absent when it still went on after the most moves. */
  readonly ending?: Ending;
  readonly uses: readonly Use[];
  /** Commands that were given besides the moves, and how many of them were refused. */
  readonly asked: number;
  readonly refused: number;
}

const MOST_MOVES = 20_000;
/** In one of so many positions all that is listed is tried, and secrets are looked for. */
const LOOKED_INTO = 16;

/**
 * Plays a match at random, creatures and all, under the eyes of a referee, who throws when a law is broken (`laws.ts`). Beside each
 * move four other commands are given, most of which must be refused.
 */
export const referee = (seats: number, seed: number, beginning: Beginning = 'dealt'): Refereed => {
  const chance = seeded(seed);
  let state = begun(beginning, seats, seed, chance);
  const uses: Use[] = [];
  const played: Command[] = [];
  let [moves, asked, refused] = [0, 0, 0];
  for (; moves < MOST_MOVES && state.phase !== 'ended'; moves++) {
    const { seat, listed } = dueIn(state);
    const command = pickByKind(listed, chance);
    if (moves % LOOKED_INTO === 0) {
      expectComplete(state, seat, listed, chance);
      expectSecret(state, command, chance.pick([...state.seats.keys()]), seed + moves);
    }
    for (const other of others(state, listed, played, chance)) {
      asked++;
      if (isRefused(state, other, listed, chance)) refused++;
    }
    const use = creatureUse(state, command);
    if (use) uses.push(use);
    state = watched(state, accepted(state, command, chance));
    played.push(command);
  }
  return { seats, beginning, moves, cycles: state.cycle, ...endingOf(state), uses, asked, refused };
};

/** A move with one field changed, a move of before, a use of a card that lies there, and any command at all. */
const others = (state: State, listed: readonly Command[], played: readonly Command[], chance: Chance): readonly BaseCommand[] => {
  const seats = state.seats.length;
  const [{ seat }] = listed as readonly [Command];
  const cards = state.phase === 'actions' && state.turn?.effect?.creature === 'chimera' ? state.discards : state.track;
  return [
    nearMiss(pickByKind(listed, chance), seats, chance),
    { ...chance.pick(played.length > 0 ? played : listed), seat },
    { ...anyUse(cards, seats, chance), seat },
    anyCommand(seats, chance),
  ];
};

/**
 * A kind of move first, each creature being one, so that the many offerings and flights do not drown the rest. What a creature
 * allows is seldom broken off: else the Sylph would hardly come to her last steps.
 */
const pickByKind = (listed: readonly Command[], chance: Chance): Command => {
  const kinds = [...new Set(listed.map(kindOf))];
  const going = kinds.filter((kind) => kind !== 'FinishCreature');
  const kind = chance.pick(going.length > 0 && chance.die([1, 2, 3, 4]) > 1 ? going : kinds);
  return chance.pick(listed.filter((move) => kindOf(move) === kind));
};

const kindOf = (move: Command): string => (move.type === 'UseCreature' ? move.creature : move.type);

const endingOf = (state: State): { readonly ending?: Ending } => {
  if (state.phase !== 'ended') return {};
  const { reason, winners } = state.outcome;
  return { ending: reason === 'lastSeat' ? reason : winners.length > 1 ? 'shared' : 'metropolises' };
};
