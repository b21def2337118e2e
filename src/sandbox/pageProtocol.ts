/**
 * What the sandbox's page (and a test acting as a person) and the sandbox say to each other. Nothing of it is Discord's:
 * it is the part that Discord's own apps would play. Shapes inside `channel`, `message`, `command` are Discord's (API v10).
 *
 * HTTP, JSON, under `/sandbox`:
 *   GET  /sandbox/people                     → Person[]
 *   GET  /sandbox/state?as=<user>            → Snapshot
 *   GET  /sandbox/messages?as=&channel=&before=<message id>&limit=  → APIMessage[], newest first (ephemeral ones of this person included)
 *   POST /sandbox/act                        body: Action → ActionResult (400 with {error} when Discord's app would not allow it)
 *   GET  /sandbox/files/<id>/<name>          an attachment's bytes (the `url` in attachments points here)
 *   POST /sandbox/clock  {advanceMs}         only with a virtual clock → {now}
 *   POST /sandbox/faults Fault[]             replaces the faults that wait; GET answers those left
 *   GET  /sandbox/requests                   every REST request the bot made, in order (method, route, body, status, at), for tests
 * WebSocket `/sandbox/stream?as=<user>`: the server sends `Update`s.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether this person refuses DMs from the bot. */
  readonly dmsClosed: boolean;
  /** Locale sent with interactions. */
  readonly locale: string;
}

export interface NamedRole {
  readonly id: string;
  readonly name: string;
}

export interface ShownGuild {
  readonly id: string;
  readonly name: string;
  /** Its preferred locale. */
  readonly locale: string;
}

export interface Snapshot {
  readonly me: Person;
  readonly bot: { readonly id: string; readonly name: string; readonly online: boolean };
  readonly guild: ShownGuild;
  /** `@everyone` among them. */
  readonly roles: readonly NamedRole[];
  /** Text channels, threads (with `thread_metadata`) and this person's DM with the bot. */
  readonly channels: readonly APIChannel[];
  /** Those that are offered to this person. */
  readonly commands: readonly APIApplicationCommand[];
  /** Id of the newest message seen, a channel (for unread marks: everything newer with a mention of me counts). */
  readonly unread: Readonly<Record<string, { readonly messages: number; readonly mentions: number }>>;
  readonly now: string;
}

/** One option of a command as typed; a subcommand is an option with options. */
export interface TypedOption {
  readonly name: string;
  readonly value?: string | number | boolean;
  readonly options?: readonly TypedOption[];
  readonly focused?: boolean;
}

export type Action =
  | {
      readonly as: string;
      readonly do: 'command';
      readonly channel: string;
      readonly command: string;
      readonly options: readonly TypedOption[];
    }
  | {
      readonly as: string;
      readonly do: 'autocomplete';
      readonly channel: string;
      readonly command: string;
      readonly options: readonly TypedOption[];
    }
  /** A button, or a select menu with `values`. `deliveries: 2` sends the same interaction twice (tests). */
  | {
      readonly as: string;
      readonly do: 'component';
      readonly channel: string;
      readonly message: string;
      readonly customId: string;
      readonly values?: readonly string[];
      readonly deliveries?: number;
    }
  | {
      readonly as: string;
      readonly do: 'modal';
      /** Of the interaction that opened it. */
      readonly interaction: string;
      readonly customId: string;
      readonly fields: Readonly<Record<string, string | readonly string[]>>;
    }
  | { readonly as: string; readonly do: 'say'; readonly channel: string; readonly content: string }
  | { readonly as: string; readonly do: 'read'; readonly channel: string }
  | { readonly as: string; readonly do: 'settings'; readonly dmsClosed?: boolean; readonly locale?: string }
  /** The server's preferred locale. */
  | { readonly as: string; readonly do: 'guild'; readonly locale: string }
  /** Things a moderator does. */
  | { readonly as: string; readonly do: 'archive' | 'lock' | 'unarchive' | 'deleteChannel'; readonly channel: string };

/**
 * What came of an act. For an interaction it answers when the bot gave its first response, or after 3 s of the sandbox's clock
 * with `failed: 'timeout'` ("The application did not respond").
 */
export interface ActionResult {
  readonly interaction?: string;
  /** The bot's first response. */
  readonly response?: 'message' | 'deferred' | 'update' | 'deferredUpdate' | 'autocomplete' | 'modal';
  /** The message it made or changed, if it is there already (ephemeral or not). */
  readonly message?: APIMessage;
  readonly choices?: readonly APIApplicationCommandOptionChoice[];
  readonly modal?: APIModalInteractionResponseCallbackData;
  readonly failed?: 'timeout' | 'offline';
}

export type Update =
  | {
      readonly kind: 'message';
      readonly channel: string;
      readonly message: APIMessage;
      readonly ephemeral: boolean;
      readonly interaction?: string;
    }
  | { readonly kind: 'messageEdited'; readonly channel: string; readonly message: APIMessage; readonly ephemeral: boolean }
  | { readonly kind: 'messageDeleted'; readonly channel: string; readonly id: string }
  | { readonly kind: 'channel'; readonly channel: APIChannel }
  | { readonly kind: 'channelDeleted'; readonly id: string }
  | { readonly kind: 'modal'; readonly interaction: string; readonly modal: APIModalInteractionResponseCallbackData }
  | { readonly kind: 'interactionFailed'; readonly interaction: string; readonly why: 'timeout' | 'offline' }
  | { readonly kind: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly kind: 'bot'; readonly online: boolean }
  | { readonly kind: 'people'; readonly people: readonly Person[] }
  | { readonly kind: 'guild'; readonly guild: ShownGuild };

/** A fault on request: hits the next `times` requests whose method and route match. */
export interface Fault {
  readonly method?: string;
  /** A regular expression on the path, e.g. `^/channels/\\d+/messages$`. */
  readonly path: string;
  /** Only those that send files. */
  readonly uploads?: boolean;
  readonly times: number;
  readonly fault: /** `scope`: of a limit; by default one that several bots share. */
    | {
        readonly kind: 'status';
        readonly status: number;
        readonly code?: number;
        readonly retryAfter?: number;
        readonly scope?: 'user' | 'global' | 'shared';
      }
    | { readonly kind: 'delay'; readonly ms: number }
    /** Before: nothing was done. Midway: the connection died while the request was sent. After: it was done, but the answer never came. */
    | { readonly kind: 'drop'; readonly when: 'before' | 'midway' | 'after' };
}
