import { randomBytes } from 'node:crypto';
import {
  type APIApplication,
  type APIGatewayBotInfo,
  type APITextChannel,
  type APIUser,
  ChannelType,
  RESTEvents,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type ResponseLike,
  Routes,
} from 'discord.js';
import { createRest } from '#discord/gateway/gatewayClient.ts';
import { createCleanup } from './cleanup.ts';
import { makeOnce, once } from './made.ts';
import { isRefusal, Unchecked } from './outcome.ts';

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
