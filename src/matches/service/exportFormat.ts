import type { BaseEvent, Outcome, Seat } from '#engine/game.ts';
import type { Chain } from '../log/hashChain.ts';
import type { Release } from '../log/release.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import type { ActionSource } from '../model/events.ts';
import type { MatchId } from '../model/types.ts';

/** The export file of a match. It names seats only, never people. */
export interface Exported {
  /** The release that made the file; absent in older files. */
  readonly release?: Release;
  readonly game: string;
  readonly match: MatchId;
  readonly seats: number;
  /** The published commitment: SHA-256 of the secret, in hexadecimal. Absent in older matches. */
  readonly commitment?: string;
  /** Only once the match is over. */
  readonly secret?: string;
  readonly seenBy: 'everybody' | 'spectator' | Seat;
  /** The version of the last event, once the match is over. */
  readonly version?: number;
  readonly steps: readonly ExportedStep[];
  /** The posts that announced the beacon rounds that draws waited for: the step number and Discord's message id. */
  readonly draws?: readonly { readonly number: number; readonly post: string }[];
  /** While the match runs: the hash chain in its public form, instead of the whole log. */
  readonly chain?: ExportedChain;
  readonly outcome?: Outcome;
}

/** The part of one command's effects that the viewer may see. */
export interface ExportedStep {
  /** The step number in checkpoint tags. */
  readonly number: number;
  readonly at: string;
  readonly by?: Seat;
  readonly events: readonly BaseEvent[];
  /**
   * This and the following fields exist only in a whole log. The command that caused the step; absent in matches from before
   * commands were recorded.
   */
  readonly command?: RecordedCommand;
  /** What the log stores about each event, besides its current form. */
  readonly rows?: readonly ExportedRow[];
}

export interface ExportedRow {
  readonly version: number;
  readonly shape: number;
  readonly by?: Seat;
  readonly how?: ActionSource;
  readonly seen?: false | BaseEvent;
  /** The event as it was written, where its shape has changed since. */
  readonly written?: BaseEvent;
}

/** A hash chain in public form: the public part of each row, and the blinding hash of everything else. */
export interface ExportedChain {
  readonly from: Chain;
  readonly head: string;
  readonly links: readonly ExportedLink[];
}

export interface ExportedLink {
  /** The number of the step it belongs to. */
  readonly number: number;
  /** The public form of the event, or only its hash if it was undone since. */
  readonly seen: { readonly at: string; readonly event: BaseEvent; readonly by?: Seat; readonly how?: ActionSource } | string;
  readonly veil: string;
}
