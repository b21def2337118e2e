import type { AnyComputerSeat } from '#engine/computer.ts';
import { type AnyGame, type BaseCommand, type Chance, fold, type Outcome, type Seat } from '#engine/game.ts';
import { randomMove } from '#engine/randomMove.ts';
import { seeded } from '../fakes/seededChance.ts';

/** A player of a seat: returns its move in a position in which it has to act. */
export type Player = (game: AnyGame, state: unknown, seat: Seat, chance: Chance) => BaseCommand;

/** A computer seat: it receives its view and its legal moves. */
export const played =
  (computer: AnyComputerSeat): Player =>
  (game, state, seat, chance) =>
    computer.choose(game.view(state, seat), game.legalMoves(state, seat), chance);

/** A random legal move; the kind is chosen first. */
export const atRandom: Player = (game, state, seat, chance) => randomMove(game.legalMoves(state, seat), chance);

export interface Contest {
  /** `undefined` when the match did not end within the maximum number of moves. */
  readonly outcome: Outcome | undefined;
  readonly moves: number;
  readonly end: unknown;
}

const MAX_MOVES = 20_000;

/** A match with the game's default options between these players, by seat; the same for the same seed. */
export const contest = (
  game: AnyGame,
  players: readonly Player[],
  seed: number,
  options: Readonly<Record<string, string>> = defaultsOf(game),
): Contest => {
  const luck = seeded(seed);
  const begun = fold(game, game.initialState(), game.begin({ seats: players.length, options }));
  let state = fold(game, begun, game.deal(begun, luck));
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    const [seat] = game.active(state);
    if (seat === undefined) return { outcome: game.outcome(state), moves, end: state };
    const player = players[seat] ?? atRandom;
    const command = player(game, state, seat, seeded(seed * 1_000_003 + moves));
    const decision = game.decide(state, command, luck);
    if (decision.rejected) throw new Error(`Seat ${seat} was refused: ${JSON.stringify({ command, ...decision })}`);
    state = decision.state;
  }
  return { outcome: undefined, moves: MAX_MOVES, end: state };
};

const defaultsOf = ({ options }: AnyGame): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(options).map(([name, [value = '']]) => [name, value]));
