import { fold } from '#engine/game.ts';
import { gameOf } from '#games/index.ts';
import { chanceOf } from '#matches/chance.ts';
import { playRandomMove } from '#referee/randomPlay.ts';

const MOST_MOVES = 20_000;

/**
 * Plays random matches of Cyclades at each seat count; throws when a seat is due and has no legal move, or a legal move is refused.
 * For each seat count `n`: `soak{n}Ended` is the share of matches that ended within 20,000 moves, `soak{n}MedianMoves` and
 * `soak{n}MostMoves` how many moves they took, `soak{n}LastSeat` how many ended with one seat left; `soakSeconds` is the time of all.
 */
export const soak = async (matchesPerSeatCount: number): Promise<Readonly<Record<string, number>>> => {
  const started = performance.now();
  const figures: Record<string, number> = {};
  for (const seats of [2, 3, 4, 5]) {
    const matches = Array.from({ length: matchesPerSeatCount }, (_, number) => playMatch(seats, `soak ${number}`));
    const moves = matches.map((match) => match.moves).toSorted((a, b) => a - b);
    figures[`soak${seats}Ended`] = matches.filter((match) => match.reason !== undefined).length / matches.length;
    figures[`soak${seats}MedianMoves`] = moves[Math.floor(moves.length / 2)] ?? 0;
    figures[`soak${seats}MostMoves`] = moves.at(-1) ?? 0;
    figures[`soak${seats}LastSeat`] = matches.filter((match) => match.reason === 'lastSeat').length;
  }
  return { ...figures, soakSeconds: Math.round((performance.now() - started) / 1000) };
};

const playMatch = (seats: number, seed: string): { readonly moves: number; readonly reason: string | undefined } => {
  const game = gameOf('cyclades');
  if (!game) throw new Error('Cyclades is not in the registry.');
  const secret = new TextEncoder().encode(seed);
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0] ?? '']));
  const begun = fold(game, game.initialState(), game.begin({ seats, options }));
  let state = fold(game, begun, game.deal(begun, chanceOf({ secret, match: seats }, 0)));
  let moves = 0;
  for (; moves < MOST_MOVES; moves++) {
    const chance = chanceOf({ secret, match: seats }, moves + 1);
    const move = playRandomMove(game, state, chance, chance);
    if (!move) break;
    state = fold(game, state, move.events);
  }
  return { moves, reason: game.outcome(state)?.reason };
};
