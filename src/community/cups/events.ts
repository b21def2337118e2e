import { z } from 'zod';
import type { Reliability } from '../record/index.ts';
import { CupSettings } from './settings.ts';

/** The number of someone who entered a cup, from 0, in the order of entries. Events name people only so: who it is, is stored beside them. */
export type Entrant = number;

const Entrant = z.number().int();
const Table = z.number().int();
const Seats = z.array(Entrant.nullable()).readonly();

/** What the log of a match says about one seat of a cup's table. */
const SeatResult = z.object({
  /** By the game; 1 is the best, and seats that tie share it. 0: the match has no ranking. */
  place: z.number().int(),
  /** The entrant resigned, gave the seat away, or was absent at the end; or held the match up until the deadline. */
  left: z.boolean(),
  timeOuts: z.number().int(),
  /** Their part of all that the game counts first, such as points or metropolises. */
  share: z.number(),
});
export type SeatResult = z.infer<typeof SeatResult>;

const Group = z.object({
  /** The division of a league, from 1. */
  division: z.number().int().exactOptional(),
  members: z.array(Entrant).readonly(),
  /** Each has an AI player where there is `null`. Tables are numbered through the cup, from 1. */
  tables: z.array(z.object({ table: Table, seats: Seats })).readonly(),
});
export type DrawnGroup = z.infer<typeof Group>;

/** What happened in a cup. */
export const CupEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('CupOpened'), settings: CupSettings }),
  z.object({ type: z.literal('Entered'), entrant: Entrant, computer: z.literal(true).exactOptional() }),
  z.object({ type: z.literal('Withdrew'), entrant: Entrant }),
  /** `seed`: random, in hexadecimal; all draws of the cup follow from it. */
  z.object({ type: z.literal('EntriesClosed'), seed: z.string() }),
  /** `round`: from 1; in a league, the season. `endsAt`: epoch milliseconds. */
  z.object({ type: z.literal('RoundDrawn'), round: z.number().int(), endsAt: z.number(), groups: z.array(Group).readonly() }),
  /** Before its match, a seat of a table goes to a substitute, or to an AI player (`null`), who plays it for nobody. */
  z.object({ type: z.literal('SeatSubstituted'), table: Table, seat: z.number().int(), entrant: Entrant.nullable() }),
  /** No reserve is left: people who look for such a match were asked, and have until then to enter. */
  z.object({ type: z.literal('SubstitutesSought'), until: z.number() }),
  /** `seats`: who sits where in the match. */
  z.object({ type: z.literal('TableOpened'), table: Table, match: z.number().int(), seats: Seats }),
  /** `void`: no match came about. `deadline`: it was not over when the round was. */
  z.object({
    type: z.literal('TableScored'),
    table: Table,
    how: z.enum(['played', 'deadline', 'void']),
    seats: z.array(SeatResult).readonly(),
  }),
  /** While the bot was not on the server, up to `until`, no time passed. `endsAt`: of the entries, or of the round. */
  z.object({ type: z.literal('DeadlineMoved'), endsAt: z.number(), until: z.number().exactOptional() }),
  z.object({ type: z.literal('CupEnded'), by: z.enum(['play', 'moderator']) }),
  z.object({ type: z.literal('CupCancelled'), reason: z.enum(['moderator', 'tooFew']) }),
]);
export type CupEvent = z.infer<typeof CupEvent>;
export type CupEventOf<Type extends CupEvent['type']> = Extract<CupEvent, { type: Type }>;
/** How a match counts for its cup. */
export type TableResult = Pick<CupEventOf<'TableScored'>, 'how' | 'seats'>;

/** What decides whether a person may enter. */
export interface Applicant {
  readonly reliability: Reliability;
  /** Their rating in the game, if it is shown. */
  readonly rating?: number;
  readonly roles: readonly string[];
  readonly isBanned: boolean;
}

/** What people and the job of cups ask for. `entrant`: absent for a person who never entered. */
export type CupCommand =
  | { readonly type: 'Open'; readonly settings: CupSettings }
  | { readonly type: 'Enter'; readonly entrant?: Entrant | undefined; readonly applicant: Applicant }
  | { readonly type: 'Withdraw'; readonly entrant?: Entrant | undefined }
  /** A moderator ends the cup: it counts as it is, or (`Cancel`) not at all. */
  | { readonly type: 'End' }
  | { readonly type: 'Cancel' }
  /** `early`: a moderator does so before the time. */
  | { readonly type: 'CloseEntries'; readonly seed: string; readonly early?: true }
  // From the job of cups.
  | { readonly type: 'Seek'; readonly until: number }
  /** `entrant`: cannot be seated. */
  | { readonly type: 'Substitute'; readonly table: number; readonly entrant: Entrant }
  | ({ readonly type: 'OpenTable' } & Omit<CupEventOf<'TableOpened'>, 'type'>)
  | ({ readonly type: 'Score' } & Omit<CupEventOf<'TableScored'>, 'type'>)
  /** All tables of the round are scored. */
  | { readonly type: 'EndRound' }
  /** The bot was not on the server, in epoch milliseconds. */
  | { readonly type: 'MoveDeadline'; readonly since: number; readonly until: number };
