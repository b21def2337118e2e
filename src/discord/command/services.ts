import type { REST } from 'discord.js';
import type { Relays } from '#beacon/relays.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Clock, MatchId, MatchService, Stores } from '#matches/index.ts';
import type { Picture, PictureRequest, RetellRequest } from '#renderers/index.ts';

/** What a log line is written to; a pino logger is one. Fields never hold a secret of a match, a token or the text of a DM. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What is counted of messages; nothing that tells who, where or what about. */
export interface MessageMeter {
  message(to: 'thread' | 'person', kind: string): void;
  directMessage(outcome: 'sent' | 'closed' | 'failed'): void;
}

/** Tells how near the bot is to the number of requests a second that Discord accepts. */
export interface Throttle {
  /** Whether the limit was near in the last seconds: then only what a player needs is sent. */
  isNear(): boolean;
  /** Whether requests waited for the limit in the last seconds: then turns that are over are told in one post. */
  isExceeded(): boolean;
  /** Acts when it is a request's turn; the first request made in it doesn't wait again. `hasWaited`: the turn did not come at once. */
  inTurn<T>(act: (hasWaited: boolean) => Promise<T>): Promise<T>;
  /** Notes that something was posted or edited in a match's thread. */
  wrote(match: MatchId): void;
  /** How many milliseconds to wait before the next post or edit there; 0 unless the limit is near. */
  writableInMs(match: MatchId): number;
  /** Whether posts that nobody waits for may be put off in a match: while the limit is near, for a minute at most. */
  mayPutOff(match: MatchId): boolean;
  /** Notes that only such posts are left up to a version; without a version, that none are left. */
  putOff(match: MatchId, version?: number): void;
  /** Whether only such posts are left up to that version, and may still be put off. */
  isPutOff(match: MatchId, version: number): boolean;
}

/** Everything that commands, posts and jobs work with: built once by `main`. */
export interface Services {
  readonly matches: MatchService;
  readonly stores: Stores;
  readonly clock: Clock;
  /** Discord's REST interface with the bot's token set; retries rate limits by itself. */
  readonly rest: REST;
  /** Of the application, which is its bot user's too. */
  readonly applicationId: string;
  /** What a language says, by its own code or a Discord locale (`en-GB`); without one, or without a translation, the house's own: English. */
  readonly sentences: (locale?: string) => Sentences;
  readonly render: (request: PictureRequest) => Promise<Picture>;
  /** A match that is over, as a chart and as an animation. */
  readonly renderRecap: (request: RetellRequest) => Promise<{ readonly chart: Picture; readonly replay: Picture }>;
  readonly log: Log;
  /** The relays of a public beacon; absent: the operator has configured none. */
  readonly beacon?: Relays;
  /** Absent: the limit is never near. */
  readonly throttle?: Throttle;
  /** Absent: nothing is counted. */
  readonly meter?: MessageMeter;
}
