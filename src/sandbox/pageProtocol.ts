/**
 * The protocol between the sandbox and its page (or a test that acts as a person). It takes the place of Discord's own apps, so
 * nothing in it is Discord's. Shapes inside `channel`, `message`, `command` are Discord's (API v10).
 *
 * HTTP, JSON, under `/sandbox`:
 *   GET  /sandbox/people                     → Person[]
 *   GET  /sandbox/state?as=<user>            → Snapshot
 *   GET  /sandbox/messages?as=&channel=&before=<message id>&limit=  → APIMessage[], newest first (ephemeral ones of this person included)
 *   POST /sandbox/act                        body: Action → ActionResult (400 with {error} when Discord's app would not allow it)
 *   GET  /sandbox/files/<id>/<name>          an attachment's bytes (the `url` in attachments points here)
 *   GET  /sandbox/emojis/<id>                the picture of an emoji of the application
 *   POST /sandbox/clock  {advanceMs}         only with a virtual clock → {now}
 *   POST /sandbox/faults Fault[]             replaces the pending faults; GET returns the rest
 *   GET  /sandbox/requests                   every REST request the bot made, in order (method, route, body, status, at), for tests
 * WebSocket `/sandbox/stream?as=<user>`: the server sends `Update`s.
 */
import type {
  APIApplicationCommand,
  APIApplicationCommandOptionChoice,
  APIChannel,
  APIMessage,
  APIModalInteractionResponseCallbackData,
  APIRole,
} from 'discord-api-types/v10';
import { Locale } from 'discord-api-types/v10';
import { z } from 'zod';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Whether this person refuses DMs from the bot. */
  readonly dmsClosed: boolean;
  /** Locale sent with interactions. */
  readonly locale: string;
}

export type NamedRole = Readonly<Pick<APIRole, 'id' | 'name'>>;

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
  readonly value?: string | number | boolean | undefined;
  readonly options?: readonly TypedOption[] | undefined;
  readonly focused?: boolean | undefined;
}

const optionOf = (inner: z.ZodType<TypedOption> | undefined): z.ZodType<TypedOption> =>
  z.strictObject({
    name: z.string(),
    value: z.union([z.string(), z.number(), z.boolean()]).optional(),
    options: (inner === undefined ? z.undefined() : z.array(inner)).optional(),
    focused: z.boolean().optional(),
  });

/** At most an option of a subcommand of a group, as in Discord. */
const typedOption = optionOf(optionOf(optionOf(undefined)));

const as = z.string();
const channel = z.string();
const locale = z.enum(Locale) as z.ZodType<string>;
const command = { as, channel, command: z.string(), options: z.array(typedOption).readonly() };

/** What a person does, as the page sends it. */
export const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('command'), ...command }),
  z.strictObject({ do: z.literal('autocomplete'), ...command }),
  /** A button, or a select menu with `values`. `deliveries: 2` sends the same interaction twice (tests). */
  z.strictObject({
    do: z.literal('component'),
    as,
    channel,
    message: z.string(),
    customId: z.string(),
    values: z.array(z.string()).readonly().optional(),
    deliveries: z.number().int().min(1).max(5).optional(),
  }),
  z.strictObject({
    do: z.literal('modal'),
    as,
    /** Of the interaction that opened it. */
    interaction: z.string(),
    customId: z.string(),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string()).readonly()])).readonly(),
  }),
  z.strictObject({ do: z.literal('say'), as, channel, content: z.string() }),
  z.strictObject({ do: z.literal('read'), as, channel }),
  z.strictObject({ do: z.literal('settings'), as, dmsClosed: z.boolean().optional(), locale: locale.optional() }),
  /** Sets the server's preferred locale. */
  z.strictObject({ do: z.literal('guild'), as, locale }),
  /** What a moderator does. */
  z.strictObject({ do: z.enum(['archive', 'lock', 'unarchive', 'deleteChannel']), as, channel }),
]);

export type Action = z.infer<typeof action>;

/**
 * The result of an action. That of an interaction comes with the bot's first response, or after 3 s of the sandbox's clock with
 * `failed: 'timeout'` ("The application did not respond").
 */
export interface ActionResult {
  readonly interaction?: string;
  /** The bot's first response. */
  readonly response?: 'message' | 'deferred' | 'update' | 'deferredUpdate' | 'autocomplete' | 'modal';
  /** The message it created or changed, if there is one already (ephemeral or not). */
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
