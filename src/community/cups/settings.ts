import { z } from 'zod';
import { paceOf } from '#matches/index.ts';

const count = z.number().int();

/**
 * How a cup is played. `pools`: one pool in which all play equally often. `knockOut`: a pool, then tables of which the winner goes on, for at
 * most the best `advance`. `league`: divisions of that many players; after each season the best and the last `moving` of each change places.
 */
const Format = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('pools') }),
  z.object({ kind: z.literal('knockOut'), advance: count.min(2).max(125) }),
  z.object({
    kind: z.literal('league'),
    division: count.min(3).max(25),
    moving: count.min(0).max(5),
    seasons: count.min(1).max(20),
  }),
]);

/** What a moderator decides before the entries open. Those who may enter read all of it, and none of it changes later. */
export const CupSettings = z.object({
  game: z.string(),
  options: z.record(z.string(), z.string()),
  /** Players of each match. */
  seats: count.min(2).max(5),
  /** The timer of the matches; a cup always has one. */
  pace: z.string().refine((pace) => paceOf(pace) !== undefined),
  fair: z.enum(['secret', 'beacon']),
  rated: z.boolean(),
  format: Format,
  /** The number of places; who enters later is a substitute. Absent: all who enter play. */
  most: count.min(2).max(200).exactOptional(),
  /** Whether AI players fill the places that are left, or the first table. */
  computers: z.boolean(),
  /** Epoch milliseconds. */
  entriesCloseAt: z.number(),
  /** Days after which a round, or a season of a league, is over. */
  roundDays: count.min(1).max(366),
  /** Points by place in a match, as many as it has seats, the first place first. */
  points: z.array(z.number().min(0).max(100)),
  /** Who may enter: the percentage that their record has to reach, as for lobbies; their shown rating; a role of the server. */
  entry: z.object({
    gate: z.enum(['none', '85', '95', '85known', '95known']),
    rating: count.exactOptional(),
    role: z.string().exactOptional(),
  }),
});
export type CupSettings = z.infer<typeof CupSettings>;

/** Returns the usual points of a match: one for each player who is behind, and one more for the winner. */
export const usualPoints = (seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, place) => seats - 1 - place + (place === 0 ? 1 : 0));
