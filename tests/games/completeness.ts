import type { AnyGame, BaseCommand, Chance } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import { type Asking, keyOf } from '../support/builders/mistakenCommand.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { type PlayedStep, playOut } from '../support/players/playout.ts';

/** The numbers of positions, commands and accepted commands. */
export interface Asked {
  readonly positions: number;
  readonly commands: number;
  readonly accepted: number;
  /** Listed moves with one field changed. */
  readonly changed: number;
  readonly changedAccepted: number;
}

const POSITIONS_OF_A_MATCH = 25;
/** Number of pairs in each position: a listed move with one field changed, and a command of another kind. */
const PAIRS = 10;

/**
 * Tries commands in positions of random matches, for each seat count in turn, with all options: half of them listed moves with one
 * field changed, the others listed moves as they are, moves of other positions of the match, and whatever the vocabulary allows.
 * Throws when one is accepted and not listed, or listed and not accepted.
 */
export const askAll = (game: AnyGame, asking: Asking, positions: number, seed: number): Asked => {
  const { min, max } = game.seats;
  let asked: Asked = { positions: 0, commands: 0, accepted: 0, changed: 0, changedAccepted: 0 };
  for (let match = 0; asked.positions < positions; match++) {
    const seats = min + (match % (max - min + 1));
    const { steps } = playOut(game, seats, seed + match);
    const every = Math.max(1, Math.floor(steps.length / POSITIONS_OF_A_MATCH));
    for (let at = match % every; at < steps.length && asked.positions < positions; at += every) {
      asked = sumOf(asked, askIn(game, asking, steps, at, seats, seeded(seed + match * 1_000 + at)));
    }
  }
  return asked;
};

const askIn = (
  game: AnyGame,
  { nearMiss, anyCommand }: Asking,
  steps: readonly PlayedStep[],
  at: number,
  seats: number,
  chance: Chance,
): Asked => {
  const state = steps[at]?.before;
  const listed = [...Array(seats).keys()].flatMap((seat) => game.legalMoves(state, seat));
  const keys = new Set(listed.map(keyOf));
  const isAccepted = (command: BaseCommand): boolean => {
    const decision = game.decide(state, command, chance);
    const accepted = decision.rejected === undefined;
    if (accepted === keys.has(keyOf(command))) return accepted;
    const said = accepted ? 'accepted, but not listed' : `listed, but refused (${decision.rejected?.code})`;
    throw new Error(`${said}: ${JSON.stringify(command)} at ${JSON.stringify(state)}`);
  };
  const count = (commands: readonly BaseCommand[]): number => commands.filter(isAccepted).length;
  const changed = Array.from({ length: PAIRS }, () => nearMiss(randomMove(listed, chance), seats, chance, listed));
  const others = Array.from({ length: PAIRS }, (_, index) => {
    if (index % 3 === 0) return randomMove(listed, chance);
    return index % 3 === 1 ? chance.pick(steps).command : anyCommand(seats, chance);
  });
  const changedAccepted = count(changed);
  return {
    positions: 1,
    commands: 2 * PAIRS,
    accepted: changedAccepted + count(others),
    changed: PAIRS,
    changedAccepted,
  };
};

const sumOf = (one: Asked, other: Asked): Asked => ({
  positions: one.positions + other.positions,
  commands: one.commands + other.commands,
  accepted: one.accepted + other.accepted,
  changed: one.changed + other.changed,
  changedAccepted: one.changedAccepted + other.changedAccepted,
});
