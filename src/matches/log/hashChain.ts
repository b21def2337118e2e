import { createHmac } from 'node:crypto';
import type { BaseEvent, Seat } from '#engine/game.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import type { ActionSource } from '../model/events.ts';
import { canonical, sha256 } from './canonicalJson.ts';

/**
 * The chain over the log of a match: who knows its head knows that nothing before it has been changed since.
 *
 * Heads are posted for all to see, and not all of a log is: so the head goes on only with a row that all see, and takes in what they
 * see of it. What they do not see is veiled: each row is hashed with the secret of the match, and what happened unseen is gathered
 * until the next row that is seen. The head tells neither what was hidden nor how much of it there was; once the secret is told, all
 * of it can be checked.
 */

/** A row, as the chain takes it in. */
export interface HashInput {
  readonly version: number;
  readonly shape: number;
  readonly event: BaseEvent;
  readonly by?: Seat;
  readonly how?: ActionSource;
  readonly at: Date;
  /** What all may see of the event; absent: the event itself, `false`: nothing. */
  readonly seen?: false | BaseEvent;
  /** What brought it about; in the first row of a command. */
  readonly command?: RecordedCommand;
}

/** A row as everybody sees it. */
export interface PublicHashInput {
  readonly event: BaseEvent;
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
  readonly at: Date;
}

const NOTHING_VEILED = '0'.repeat(64);
const DIGITS = 64;

/** How a chain stands after a row: the head, and behind it what has been gathered unseen; both in 64 hexadecimal digits. */
export type Chain = string;

/** Of a chain that goes on from a version before which no row was chained: 0 in a match that has been chained from its first row. */
export const chainFrom = (version: number): Chain => sha256(canonical(['chain', version])) + NOTHING_VEILED;

export const headOf = (chain: Chain): string => chain.slice(0, DIGITS);

/** How much of a head is posted, in bytes: 128 bits, so that nobody can make a second log with the same mark. */
const POSTED_BYTES = 16;

/** Returns what is posted of a head, 22 base64url characters, and the number of the step that it is the head after. */
export const checkpointTag = (chain: Chain, number: number): string => `${markOf(headOf(chain))}@${number}`;

/** Returns the posted part of a head of 64 hexadecimal digits. */
export const markOf = (head: string): string => Buffer.from(head, 'hex').subarray(0, POSTED_BYTES).toString('base64url');

/** What all may see of a row; `undefined`: nothing. */
export const seenOf = ({ event, by, how, at, seen }: HashInput): PublicHashInput | undefined =>
  seen === false ? undefined : { event: seen ?? event, by, how, at };

/** What takes the place of what is not seen when the head goes on. */
export const blind = (secret: Uint8Array, before: Chain, { at, ...row }: HashInput): string => {
  const { version, shape, event, by, how, seen, command } = row;
  const whole = canonical(['row', { version, shape, event, by, how, seen, command, at: at.getTime() }]);
  const hash = createHmac('sha256', secret).update(whole).digest('hex');
  return sha256(before.slice(DIGITS) + hash);
};

/** What goes into the chain of what is seen of a row. */
export const hashOfSeen = ({ at, event, by, how }: PublicHashInput): string =>
  sha256(canonical({ event, by, how, at: at.getTime() }));

/** The chain after a row that is seen; whoever has not the secret can go on by this, too. */
export const chainSeen = (before: Chain, seen: string, veil: string): Chain =>
  sha256(headOf(before) + seen + veil) + NOTHING_VEILED;

/** The chain after a row. */
export const chainOn = (secret: Uint8Array, before: Chain, row: HashInput): Chain => {
  const veil = blind(secret, before, row);
  const seen = seenOf(row);
  return seen === undefined ? headOf(before) + veil : chainSeen(before, hashOfSeen(seen), veil);
};
