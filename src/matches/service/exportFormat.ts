import type { BaseEvent, Outcome, Seat } from '#engine/game.ts';
import type { Chain } from '../log/hashChain.ts';
import type { Release } from '../log/release.ts';
import type { RecordedCommand } from '../model/commandRecord.ts';
import type { ActionSource } from '../model/events.ts';
import type { MatchId } from '../model/types.ts';

/** A match as a file. It names seats only, never people. */
export interface Exported {
  /** Which code made it; absent in files of before that was said. */
  readonly release?: Release;
  readonly game: string;
  readonly match: MatchId;
  readonly seats: number;
  /** SHA-256 of the secret, as it was posted at the beginning; absent in matches of before that was done. */
  readonly commitment?: string;
  /** Once the match is over. */
  readonly secret?: string;
  readonly seenBy: 'everybody' | 'spectator' | Seat;
  /** The version of the last event, once the match is over. */
  readonly version?: number;
  readonly steps: readonly ExportedStep[];
  /** The posts that name the rounds of the beacon that draws waited for: the number of the step, and Discord's id of the message. */
  readonly draws?: readonly { readonly number: number; readonly post: string }[];
  /** While the match runs, in place of what would make the log whole: the chain over it, as all can go over it. */
  readonly chain?: ExportedChain;
  readonly outcome?: Outcome;
}

/** All that one command brought about, as far as it is told. */
export interface ExportedStep {
  /** As posts are marked by it. */
  readonly number: number;
  readonly at: string;
  readonly by?: Seat;
  readonly events: readonly BaseEvent[];
  /** The rest stands only in a whole log. What brought it about; absent in matches of before that was kept. */
  readonly command?: RecordedCommand;
  /** What the log holds of each event beside what it means today. */
  readonly rows?: readonly ExportedRow[];
}

export interface ExportedRow {
  readonly version: number;
  readonly shape: number;
  readonly by?: Seat;
  readonly how?: ActionSource;
  readonly seen?: false | BaseEvent;
  /** The event as it was written, where its shape was another one then. */
  readonly written?: BaseEvent;
}

/** A chain without its secret: what all have seen, and in place of all else what veils it. */
export interface ExportedChain {
  readonly from: Chain;
  readonly head: string;
  readonly links: readonly ExportedLink[];
}

export interface ExportedLink {
  /** Of the step it belongs to. */
  readonly number: number;
  /** The event as all have seen it, or only the hash of that where it was taken back since. */
  readonly seen: { readonly at: string; readonly event: BaseEvent; readonly by?: Seat; readonly how?: ActionSource } | string;
  readonly veil: string;
}
