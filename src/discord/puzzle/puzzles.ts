import { type AnyGame, type BaseCommand, type Chance, defaultsOf, fold, type Seat } from '#engine/game.ts';
import type { GameRegistry, Puzzle } from '#games/index.ts';
import { chanceOf } from '#matches/index.ts';

/** The puzzle of each day, and its position. */

/** Every seat of a puzzle's match. */
export const SEATS = 4;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the number of a day, by the date in UTC. */
export const dayOf = (now: Date): number => Math.floor(now.getTime() / DAY_MS);

/** Returns the puzzle of a day, the same for everybody: of each game in turn; they repeat after a game's last. */
export const puzzleOf = (games: GameRegistry, day: number): (Puzzle & { readonly game: string }) | undefined => {
  const having = games.ids.filter((id) => (games.find(id)?.puzzles ?? []).length > 0);
  const game = having[day % having.length] ?? '';
  const { puzzles = [] } = games.find(game) ?? {};
  const puzzle = puzzles[Math.floor(day / having.length) % puzzles.length];
  return puzzle && { ...puzzle, game };
};

/** A position in which a seat has to act. */
export interface SelfPlayed {
  readonly state: unknown;
  readonly seat: Seat;
  readonly legal: readonly BaseCommand[];
}

const chanceAt = (seed: string, step: number): Chance =>
  chanceOf({ secret: new TextEncoder().encode(seed), match: 'puzzle' }, step);

/**
 * Plays a match by its seed. `choose` returns the place of a move among the legal ones, and is not asked where there is one;
 * `undefined` ends the match there. Returns that position; `undefined` if the match is over or the place does not exist.
 */
export const selfPlayed = (
  game: AnyGame,
  seed: string,
  choose: (position: SelfPlayed) => number | undefined,
): SelfPlayed | undefined => {
  const begun = fold(game, game.initialState(), game.begin({ seats: SEATS, options: defaultsOf(game.options) }));
  let state = fold(game, begun, game.deal(begun, chanceAt(seed, 0)));
  for (let step = 1; ; step++) {
    const [seat] = game.active(state);
    if (seat === undefined) return undefined;
    const legal = game.legalMoves(state, seat);
    const place = legal.length === 1 ? 0 : choose({ state, seat, legal });
    if (place === undefined) return { state, seat, legal };
    const move = legal[place];
    const decided = move && game.decide(state, move, chanceAt(seed, step));
    if (decided === undefined || decided.rejected) return undefined;
    state = decided.state;
  }
};

/** Returns the position of a puzzle; `undefined` if this release's rules do not lead to it. */
export const positionOf = (game: AnyGame, { seed, moves }: Pick<Puzzle, 'seed' | 'moves'>): SelfPlayed | undefined => {
  const places = moves.split(' ').map((place) => Number.parseInt(place, 36));
  let played = 0;
  return selfPlayed(game, seed, () => places[played++]);
};
