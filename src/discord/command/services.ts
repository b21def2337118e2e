import type { REST } from 'discord.js';
import type { Analysis, AnalysisRequest } from '#analysis/analysis.ts';
import type { Relays } from '#beacon/relays.ts';
import type { AnyAdvice } from '#engine/advice.ts';
import type { BaseCommand } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Clock, MatchId, MatchService, Stores } from '#matches/index.ts';
import type { CardRequest, ChartRequest, Picture, PictureRequest, RetellRequest } from '#renderers/index.ts';

/** The part of a pino logger that the bot uses. Fields never hold a match's secret, a token or the text of a direct message. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Counts messages, without who received them, where, or what about. */
export interface MessageMeter {
  message(to: 'thread' | 'person', kind: string): void;
  directMessage(outcome: 'sent' | 'closed' | 'failed'): void;
}

/** Tracks how close the bot is to Discord's limit of requests per second. */
export interface Throttle {
  /** Whether the limit was near in the last seconds. If so, only messages that a player needs are sent. */
  isNear(): boolean;
  /** Whether requests waited for the limit in the last seconds. If so, finished turns share one post. */
  isExceeded(): boolean;
  /**
   * Calls `act` when the next request may be sent; its first request does not wait again. `hasWaited`: whether it
   * had to wait.
   */
  inTurn<T>(act: (hasWaited: boolean) => Promise<T>): Promise<T>;
  /** Records a post or edit in a match's thread. */
  wrote(match: MatchId): void;
  /** Milliseconds to wait before the next post or edit in that thread; 0 unless the limit is near. */
  writableInMs(match: MatchId): number;
  /** Whether optional posts of a match may be postponed: only while the limit is near, and for a minute at most. */
  mayPutOff(match: MatchId): boolean;
  /** Records that only optional posts are left up to a version; without a version, that none are left. */
  putOff(match: MatchId, version?: number): void;
  /** Whether only optional posts are left up to that version and they may still be postponed. */
  isPutOff(match: MatchId, version: number): boolean;
}

/** A request for the worth of a seat's legal moves. */
export interface AdviceRequest {
  readonly game: string;
  readonly view: unknown;
  readonly legal: readonly BaseCommand[];
  /** Seeds the AI player's own random choices: equal seeds, equal advice. */
  readonly seed: string;
}

/** Everything that commands, posts and jobs depend on. `app` creates it once. */
export interface Services {
  readonly games: GameRegistry;
  readonly matches: MatchService;
  readonly stores: Stores;
  readonly clock: Clock;
  /** Discord's REST client with the bot's token. It retries after rate limits automatically. */
  readonly rest: REST;
  /** The application's id, which is also its bot user's. */
  readonly applicationId: string;
  /**
   * Returns the texts of a language, by its own code or a Discord locale (`en-GB`). English without a locale or a translation.
   */
  readonly sentences: (locale?: string) => Sentences;
  readonly render: (request: PictureRequest) => Promise<Picture>;
  /** Renders a finished match as a chart and as an animation. */
  readonly renderRecap: (request: RetellRequest) => Promise<{ readonly chart: Picture; readonly replay: Picture }>;
  /** Returns the worth of a seat's legal moves from its view alone, best first; `undefined` if there is no answer in time. If absent, there are no hints. */
  readonly advise?: (request: AdviceRequest) => Promise<readonly AnyAdvice[] | undefined>;
  /** Renders statistics; absent: they are shown in words. */
  readonly renderCard?: (request: CardRequest) => Promise<Picture>;
  /** What reports on finished matches are made with; absent: there are none. */
  readonly reports?: {
    readonly analyse: (request: AnalysisRequest) => Promise<Analysis>;
    readonly renderChart: (request: ChartRequest) => Promise<Picture>;
  };
  readonly log: Log;
  /** The relays of a public beacon; absent where the operator configured none. */
  readonly beacon?: Relays;
  /** Absent: the limit is never near. */
  readonly throttle?: Throttle;
  /** Absent: nothing is counted. */
  readonly meter?: MessageMeter;
}
