import {
  type APIApplicationCommand,
  ApplicationFlags,
  RESTJSONErrorCodes as Code,
  InteractionResponseType,
  Routes,
} from 'discord.js';
import { type Assumption, differs, holds, holdsIf, refusedWith } from './assumption.ts';
import { commandDifferences } from './commands.ts';
import { missingPermissions } from './permissions.ts';

/** The id of the first millisecond of Discord: nothing has it. */
export const NOTHING = '4194304';
const NO_TOKEN = 'doctor';

const PRIVILEGED = {
  Presence: ApplicationFlags.GatewayPresence | ApplicationFlags.GatewayPresenceLimited,
  'Server Members': ApplicationFlags.GatewayGuildMembers | ApplicationFlags.GatewayGuildMembersLimited,
  'Message Content': ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited,
};

/** A bot process starts a session for each shard, and now and then anew. */
const LEAST_STARTS = 1_000;

const LIMIT_HEADERS = ['limit', 'remaining', 'reset', 'reset-after', 'bucket'].map((name) => `x-ratelimit-${name}`);

/** What is checked without changing anything. The first is the condition of all others. */
export const READ_ONLY: readonly Assumption[] = [
  {
    name: 'token',
    assumes: "Discord accepts the token, and it is a bot's.",
    check: async ({ me }) => holdsIf((await me()).bot === true, "the token is not a bot's"),
  },
  {
    name: 'application',
    assumes: "The application has the id of its bot user, by which the bot's own posts are found.",
    check: async ({ me, application }) => {
      const [{ id }, { id: user }] = [await application(), await me()];
      return holdsIf(id !== undefined && id === user, 'the ids are not the same');
    },
  },
  {
    name: 'intents',
    assumes: 'No privileged intent is switched on for the application: the bot needs none.',
    check: async ({ application }) => {
      const flags = Number((await application()).flags ?? 0);
      const on = Object.entries(PRIVILEGED).flatMap(([intent, bits]) => ((flags & bits) === 0 ? [] : [intent]));
      return holdsIf(on.length === 0, `${on.join(', ')} on: switch it off in the developer portal under Bot`);
    },
  },
  {
    name: 'interactions endpoint',
    assumes: 'Interactions come through the gateway: the application has no Interactions Endpoint URL.',
    check: async ({ application }) =>
      holdsIf(!(await application()).interactions_endpoint_url, 'it has one: clear it in the developer portal'),
  },
  {
    name: 'commands',
    assumes: 'The commands that are registered are those of this release.',
    check: async ({ rest, application, commands }) => {
      const query = new URLSearchParams({ with_localizations: 'true' });
      const registered = await rest.get(Routes.applicationCommands(String((await application()).id)), { query });
      if (!Array.isArray(registered)) return differs('an answer that is no list');
      const differences = commandDifferences(commands, registered as readonly APIApplicationCommand[]);
      return holdsIf(differences.length === 0, `${differences.join(', ')}: start the bot of this release, which registers them`);
    },
  },
  {
    name: 'shards',
    assumes: 'Discord recommends no more shards than SHARD_COUNT.',
    check: async ({ gateway, shardCount }) => {
      const { shards = 0 } = await gateway();
      return holdsIf(shards >= 1 && shards <= shardCount, `${shards} recommended, SHARD_COUNT is ${shardCount}`);
    },
  },
  {
    name: 'session starts',
    assumes: 'The bot may start 1,000 sessions a day, and enough are left for every shard.',
    check: async ({ gateway, shardCount }) => {
      const { total = 0, remaining = 0 } = (await gateway()).session_start_limit ?? {};
      return holdsIf(total >= LEAST_STARTS && remaining >= shardCount, `${remaining} of ${total} left`);
    },
  },
  {
    name: 'concurrent starts',
    assumes: 'At least one shard may identify every five seconds.',
    check: async ({ gateway }) => {
      const { max_concurrency: most } = (await gateway()).session_start_limit ?? {};
      return holdsIf(Number(most) >= 1, `max_concurrency is ${most}`);
    },
  },
  {
    name: 'gateway address',
    assumes: 'The gateway is reached by WebSocket.',
    check: async ({ gateway }) => holdsIf(/^wss?:\/\//.test(String((await gateway()).url)), 'another address'),
  },
  {
    name: 'unknown user',
    assumes: 'A user who is not on Discord is refused with 10013.',
    check: ({ rest }) => refusedWith(rest.get(Routes.user(NOTHING)), Code.UnknownUser),
  },
  {
    name: 'unknown channel',
    assumes: 'A channel that is gone is refused with 10003.',
    check: ({ rest }) => refusedWith(rest.get(Routes.channel(NOTHING)), Code.UnknownChannel),
  },
  {
    name: 'unknown server',
    assumes: 'A server that the bot is not on is refused with 10004 or 50001.',
    check: ({ rest }) => refusedWith(rest.get(Routes.guild(NOTHING)), Code.UnknownGuild, Code.MissingAccess),
  },
  {
    name: 'unknown interaction',
    assumes: 'An interaction that has run out is refused with 10062.',
    check: ({ rest }) => {
      const body = { type: InteractionResponseType.DeferredChannelMessageWithSource };
      const request = rest.post(Routes.interactionCallback(NOTHING, NO_TOKEN), { body, auth: false });
      return refusedWith(request, Code.UnknownInteraction);
    },
  },
  {
    name: 'unknown webhook',
    assumes: 'The answer of an interaction that has run out is refused with 10015 or 50027.',
    check: async ({ rest, application }) => {
      const request = rest.get(Routes.webhookMessage(String((await application()).id), NO_TOKEN), { auth: false });
      return refusedWith(request, Code.UnknownWebhook, Code.InvalidWebhookToken);
    },
  },
  {
    name: 'invalid form',
    assumes: 'What is wrong in a request is refused with 50035, and told field by field.',
    check: async ({ rest }) => {
      try {
        await rest.get(Routes.user('nobody'));
      } catch (error) {
        const refused = await refusedWith(Promise.reject(error), Code.InvalidFormBodyOrContentType);
        if (refused.kind !== 'holds') return refused;
        return holdsIf(/"_errors":\[\{.*"code":"\w+"/.test(JSON.stringify(error)), 'no `_errors` with a code');
      }
      return differs('it was not refused');
    },
  },
  {
    name: 'permissions',
    assumes: 'The bot has every permission in the channel that README lists.',
    check: async (probe) => {
      const missing = await missingPermissions(probe);
      return holdsIf(missing.length === 0, `${missing.join(', ')} missing`);
    },
  },
  {
    name: 'unknown message',
    assumes: 'A message that is gone is refused with 10008.',
    check: async ({ rest, channel }) => refusedWith(rest.get(Routes.channelMessage(channel(), NOTHING)), Code.UnknownMessage),
  },
  {
    name: 'rate limits',
    assumes: 'Discord tells its rate limits in the headers X-RateLimit-Limit, -Remaining, -Reset, -Reset-After and -Bucket.',
    check: async ({ answers }) => {
      const missing = LIMIT_HEADERS.filter((header) => !answers.some(({ headers }) => headers.has(header)));
      return holdsIf(missing.length === 0, `no answer with ${missing.join(', ')}`);
    },
  },
];

/** Checked when everything else has been sent. */
export const AT_THE_END: readonly Assumption[] = [
  {
    name: 'global limit',
    assumes: 'Fewer than 50 requests a second never meet the global rate limit.',
    check: async ({ answers }) => {
      const met = answers.some(({ status, headers }) => status === 429 && headers.has('x-ratelimit-global'));
      return met ? differs('a refusal with status 429 for all requests') : holds;
    },
  },
];
