import { createHmac } from 'node:crypto';
import type { BaseEvent, Seat } from '#engine/game.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import type { ActionSource } from '../model/events.ts';
import { canonical, sha256 } from './canonicalJson.ts';

/**
 * The hash chain over a match's log: its head proves that no earlier row has changed since.
 *
 * Heads are published, but not all of a log is public. So the head advances only with rows that everyone sees, and covers their
 * public part. Hidden parts are blinded: each row is also hashed with the match secret, and the hashes of unseen rows
 * accumulate until the next public row. The head reveals neither what was hidden nor how much; once the secret is published,
 * the whole chain can be verified.
 */

/** A row as the chain hashes it. */
export interface HashInput {
  readonly version: number;
  readonly shape: number;
  readonly event: BaseEvent;
  readonly by?: Seat;
  readonly how?: ActionSource;
  readonly at: Date;
  /** The public form of the event. Absent: the event itself; `false`: nothing. */
  readonly seen?: false | BaseEvent;
  /** The command that caused it; only in the first row of a command. */
  readonly command?: RecordedCommand;
}

/** The public form of a row. */
export interface PublicHashInput {
  readonly event: BaseEvent;
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
  readonly at: Date;
}

const NOTHING_VEILED = '0'.repeat(64);
const DIGITS = 64;

/** The state of a chain after a row: the head, then the accumulated hash of unseen rows; 64 hexadecimal digits each. */
export type Chain = string;

/** Returns the start of a chain after a version with no chained rows before it: 0 in a match chained from its first row. */
export const chainFrom = (version: number): Chain => sha256(canonical(['chain', version])) + NOTHING_VEILED;

export const headOf = (chain: Chain): string => chain.slice(0, DIGITS);

/** The published length of a head, in bytes. With 128 bits, no one can make a second log with the same tag. */
const POSTED_BYTES = 16;

/** Returns the checkpoint tag: the published part of a head, 22 base64url characters, and the number of the step it follows. */
export const checkpointTag = (chain: Chain, number: number): string => `${markOf(headOf(chain))}@${number}`;

/** Returns the published part of a head of 64 hexadecimal digits. */
export const markOf = (head: string): string => Buffer.from(head, 'hex').subarray(0, POSTED_BYTES).toString('base64url');

/** Returns the public form of a row, or `undefined` if it is hidden. */
export const seenOf = ({ event, by, how, at, seen }: HashInput): PublicHashInput | undefined =>
  seen === false ? undefined : { event: seen ?? event, by, how, at };

/** Returns the blinding hash of a row, which stands in for its hidden part when the head advances. */
export const blind = (secret: Uint8Array, before: Chain, { at, ...row }: HashInput): string => {
  const { version, shape, event, by, how, seen, command } = row;
  const whole = canonical(['row', { version, shape, event, by, how, seen, command, at: at.getTime() }]);
  const hash = createHmac('sha256', secret).update(whole).digest('hex');
  return sha256(before.slice(DIGITS) + hash);
};

/** Returns the hash of a row's public part. */
export const hashOfSeen = ({ at, event, by, how }: PublicHashInput): string =>
  sha256(canonical({ event, by, how, at: at.getTime() }));

/** Returns the chain after a public row. Needs no secret, so that anyone can follow the chain. */
export const chainSeen = (before: Chain, seen: string, veil: string): Chain =>
  sha256(headOf(before) + seen + veil) + NOTHING_VEILED;

/** Returns the chain after a row. */
export const chainOn = (secret: Uint8Array, before: Chain, row: HashInput): Chain => {
  const veil = blind(secret, before, row);
  const seen = seenOf(row);
  return seen === undefined ? headOf(before) + veil : chainSeen(before, hashOfSeen(seen), veil);
};
