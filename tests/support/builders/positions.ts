import type { AnyGame, Seat } from '#engine/game.ts';
import type { Match, Position } from '#matches/index.ts';
import { gameOf } from '../games.ts';
import { playOut } from '../players/playout.ts';

const NAMES = ['Ada', 'Blaise*', '`Carl` <@1>', 'Dora @everyone', 'Emmy\nNoether'];

/** A game that the bot has. Throws if it is missing. */
export const theGame = (id: string): AnyGame => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
};

/** A match as it is stored beside its log, for code that only reads it. */
export const matchOf = (game: string, seats: number, active: readonly Seat[]): Match => ({
  id: 12,
  game,
  status: 'playing',
  version: 7,
  announcedVersion: 7,
  host: 'user0',
  private: false,
  guests: [],
  seatLimit: seats,
  options: {},
  remindAfterHours: 24,
  pace: '48h',
  timeOut: 'computer',
  fair: 'secret',
  rated: false,
  seats: Array.from({ length: seats }, (_, seat) => ({ seat, user: `user${seat}`, name: NAMES[seat] ?? `${seat}` })),
  active,
  computers: [],
  computerDue: false,
  movedAt: new Date('2026-01-01T12:00:00Z'),
  place: { server: 'server', channel: 'channel', thread: 'thread' },
  failures: 0,
  createdAt: new Date(0),
});

/** At least `least` positions, from as many matches as that takes. */
const AT_LEAST = 25;

/** Positions of active seats along matches of random moves: one of each `every` moves, `most` in each match. */
export function* positionsAlong(gameId: string, seats: number, seed: number, every: number, most: number): Generator<Position> {
  const game = theGame(gameId);
  for (let [match, found] = [0, 0]; found < AT_LEAST; match++) {
    const { steps } = playOut(game, seats, seed + match, undefined, most);
    for (const { before } of steps.filter((_, index) => index % every === 0)) {
      const active = game.active(before);
      for (const seat of active) {
        yield positionOf(game, before, matchOf(gameId, seats, active), seat);
        found++;
      }
    }
  }
}

/** What a seat sees of a state, and its legal moves. */
export const positionOf = (game: AnyGame, state: unknown, match: Match, seat: Seat): Position => ({
  match,
  seat,
  view: game.view(state, seat),
  legal: game.legalMoves(state, seat),
  decisions: match.seats.map((_, each) => each + 3),
  conceded: [],
  open: [],
});
