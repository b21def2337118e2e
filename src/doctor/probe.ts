import { randomBytes } from 'node:crypto';
import {
  type APIApplication,
  type APIDMChannel,
  type APIEmoji,
  type APIGatewayBotInfo,
  type APIMessage,
  type APITextChannel,
  type APIThreadChannel,
  type APIUser,
  ChannelType,
  type REST,
  RESTEvents,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type ResponseLike,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { sendMessage } from '#discord/components/message.ts';
import { createRest } from '#discord/gateway/gatewayClient.ts';
import { FILES, PIXEL, postOf } from './bodies.ts';
import { type Cleanup, createCleanup } from './cleanup.ts';
import { isRefusal, needed, Unchecked } from './outcome.ts';

/** Returns a function that calls `make` once and returns the same promise every time. */
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

interface Where {
  readonly rest: REST;
  readonly cleanup: Cleanup;
  /** Distinguishes what this run creates from what other runs create. */
  readonly tag: string;
  readonly channel: () => Promise<string>;
  readonly person: () => string;
  readonly application: () => Promise<{ readonly id?: string }>;
}

/** Creates what checks need on Discord: each object once, on first use, and records it for removal. */
const makeOnce = ({ rest, cleanup, tag, channel, person, application }: Where) => {
  const mark = `doctor·${tag}`;

  const sending = (where: string, request: Promise<unknown>): Promise<APIMessage> =>
    cleanup.making<APIMessage>(`the message in ${where} whose last line is ${mark}`, request, ({ channel_id, id }) =>
      rest.delete(Routes.channelMessage(channel_id, id)),
    );
  /** Sends a message to the channel. */
  const send = async (body: object): Promise<APIMessage> =>
    sending('the channel', rest.post(Routes.channelMessages(await channel()), { body }));
  const sendPost = async (): Promise<APIMessage> => {
    const body = postOf(mark, ['A check.'], 'doctor', FILES);
    return sending('the channel', sendMessage(rest, await channel(), body, `doctor ${tag}`, FILES));
  };
  const post = once(sendPost);

  /** A thread under the post. */
  const thread = once(async () => {
    const { id } = await needed('the post', post());
    const body = { name: `Trireme doctor ${tag}`, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
    const what = `the thread “${body.name}” (deleting it takes the permission Manage Threads)`;
    const request = rest.post(Routes.threads(await channel(), id), { body });
    return cleanup.making<APIThreadChannel>(what, request, (made) => rest.delete(Routes.channel(made.id)));
  });
  /** A message in the thread, which is then archived. */
  const archived = once(async () => {
    const { id } = await needed('the thread', thread());
    const message = await sendMessage(rest, id, postOf(mark, ['In the thread.']), `doctor ${tag} thread`);
    return { ...message, thread: await rest.patch(Routes.channel(id), { body: { archived: true } }) };
  });
  const emoji = once(async () => {
    const id = String((await needed('the application', application())).id);
    const body = { name: `doctor_${tag}`, image: `data:image/png;base64,${PIXEL}` };
    const request = rest.post(Routes.applicationEmojis(id), { body });
    return cleanup.making<APIEmoji>(`the application's emoji ${body.name}`, request, (made) =>
      rest.delete(Routes.applicationEmoji(id, String(made.id))),
    );
  });
  const direct = once(async () => (await rest.post(Routes.userChannels(), { body: { recipient_id: person() } })) as APIDMChannel);
  const directMessage = once(async () => {
    const { id } = await needed('the direct channel', direct());
    return sending('the direct messages', sendMessage(rest, id, postOf(mark, ['A check.']), `doctor ${tag} dm`));
  });
  return { mark, send, post, sendPostAgain: sendPost, thread, archived, emoji, direct, directMessage };
};

/** What to check, and where. */
export interface Examination {
  /** Base URL of REST requests, without a version: `https://discord.com/api`. */
  readonly api: string;
  readonly token: string;
  readonly shardCount: number;
  /** The commands that this release registers. */
  readonly commands: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[];
  /** The channel to look at. */
  readonly channel?: string | undefined;
  /** Whether to post in it. */
  readonly mayPost: boolean;
  /** The user to send a direct message. */
  readonly person?: string | undefined;
  /** Resolves when the next request may be sent. */
  readonly turn: () => Promise<void>;
}

/** The longest wait for a rate limit; longer ones are left to the operator. */
const MAX_WAIT_MS = 20_000;

const NOT_THERE = 'Name a text channel of a server that the bot can see.';

/** Returns Discord's response as an object in which every field may be missing. */
export const fieldsOf = <T extends object>(answer: unknown): Partial<T> =>
  typeof answer === 'object' && answer !== null ? answer : {};

/** What checks work with. Anything that several checks need is requested or created only once. */
export type Probe = ReturnType<typeof createProbe>;

export const createProbe = ({ api, token, turn, shardCount, commands, ...where }: Examination) => {
  const rest = createRest({ api, token, acquireSlot: turn });
  rest.options.rejectOnRateLimit = ({ retryAfter }) => retryAfter > MAX_WAIT_MS;
  const answers: Pick<ResponseLike, 'status' | 'headers'>[] = [];
  rest.on(RESTEvents.Response, (_, { status, headers }) => answers.push({ status, headers }));
  const get = <T extends object>(route: `/${string}`) => once(async () => fieldsOf<T>(await rest.get(route)));
  const place = once(async () => {
    const id = named(where.channel, 'Name a channel: --channel CHANNEL.');
    const answer: unknown = await rest.get(Routes.channel(id)).catch((error: unknown) => {
      throw isRefusal(error) ? new Unchecked(NOT_THERE) : error;
    });
    const { type, guild_id } = fieldsOf<APITextChannel>(answer);
    if (type !== ChannelType.GuildText || guild_id === undefined) throw new Unchecked(NOT_THERE);
    return { id, guild: guild_id };
  });
  const channel = async (): Promise<string> => (await place()).id;
  const person = (): string => named(where.person, 'Name a person: --dm USER.');
  const application = get<APIApplication>(Routes.currentApplication());
  const cleanup = createCleanup();
  const tag = randomBytes(4).toString('hex');
  return {
    rest,
    shardCount,
    commands,
    channel,
    application,
    me: get<APIUser>(Routes.user('@me')),
    gateway: get<APIGatewayBotInfo>(Routes.gatewayBot()),
    place,
    made: makeOnce({ rest, cleanup, tag, channel, person, application }),
    cleanup,
    /** Status and headers of every response so far. */
    answers,
  };
};

const named = (id: string | undefined, otherwise: string): string => {
  if (id === undefined) throw new Unchecked(otherwise);
  return id;
};
