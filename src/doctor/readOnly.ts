import { RESTJSONErrorCodes as Code, DiscordAPIError, ApplicationFlags as Flag, Routes } from 'discord.js';
import { type Assumption, assume, refuses } from './assumption.ts';
import { commandDifferences } from './commands.ts';
import { differs, holdsIf } from './outcome.ts';
import { missingPermissions } from './permissions.ts';

/** An id from the first millisecond of Discord's epoch, which no object has. */
export const NOTHING = '4194304';

const PRIVILEGED = {
  Presence: Flag.GatewayPresence | Flag.GatewayPresenceLimited,
  'Server Members': Flag.GatewayGuildMembers | Flag.GatewayGuildMembersLimited,
  'Message Content': Flag.GatewayMessageContent | Flag.GatewayMessageContentLimited,
};

const LIMIT_HEADERS = ['Limit', 'Remaining', 'Reset', 'Reset-After', 'Bucket'].map((name) => `X-RateLimit-${name}`);

/** The checks that change nothing. All others depend on the first. */
export const READ_ONLY: readonly Assumption[] = [
  assume('token', "Discord accepts the token, and it is a bot's.", async ({ me }) =>
    holdsIf((await me()).bot === true, "the token is not a bot's"),
  ),
  assume('application', 'The id of the application is that of its bot user.', async ({ me, application }) => {
    const { id } = await application();
    return holdsIf(id !== undefined && id === (await me()).id, 'another id');
  }),
  assume('intents', 'No privileged intent is switched on: the bot needs none.', async ({ application }) => {
    const flags = Number((await application()).flags ?? 0);
    const on = Object.entries(PRIVILEGED).flatMap(([intent, bits]) => ((flags & bits) === 0 ? [] : [intent]));
    return holdsIf(on.length === 0, `${on.join(', ')}: switch it off in the developer portal under Bot`);
  }),
  assume('endpoint', 'Interactions come through the gateway, not to an Interactions Endpoint URL.', async ({ application }) =>
    holdsIf(!(await application()).interactions_endpoint_url, 'such an address: clear it in the developer portal'),
  ),
  assume('commands', 'The registered commands are those of this release.', async ({ rest, application, commands }) => {
    const query = new URLSearchParams({ with_localizations: 'true' });
    const registered = await rest.get(Routes.applicationCommands(String((await application()).id)), { query });
    const differences = commandDifferences(commands, registered);
    return holdsIf(differences.length === 0, `others (start the bot, which registers them): ${differences.join(', ')}`);
  }),
  assume('shards', 'Discord recommends no more shards than SHARD_COUNT.', async ({ gateway, shardCount }) => {
    const { shards = 0 } = await gateway();
    return holdsIf(shards >= 1 && shards <= shardCount, `${shards} recommended, SHARD_COUNT is ${shardCount}`);
  }),
  assume('session starts', 'Of 1,000 session starts a day enough are left for every shard.', async ({ gateway, shardCount }) => {
    const { total = 0, remaining = 0 } = (await gateway()).session_start_limit ?? {};
    return holdsIf(total >= 1_000 && remaining >= shardCount, `${remaining} of ${total} left`);
  }),
  assume('concurrency', 'At least one shard may start its session every five seconds.', async ({ gateway }) => {
    const { max_concurrency = 0 } = (await gateway()).session_start_limit ?? {};
    return holdsIf(max_concurrency >= 1, `max_concurrency is ${max_concurrency}`);
  }),
  refuses('unknown user', 'A user who is not on Discord', [Code.UnknownUser], ({ rest }) => rest.get(Routes.user(NOTHING))),
  refuses('unknown channel', 'A channel that is gone', [Code.UnknownChannel], ({ rest }) => rest.get(Routes.channel(NOTHING))),
  refuses('unknown server', 'A server without the bot', [Code.UnknownGuild, Code.MissingAccess], ({ rest }) =>
    rest.get(Routes.guild(NOTHING)),
  ),
  refuses('unknown interaction', 'The first answer to an expired interaction', [Code.UnknownInteraction], ({ rest }) =>
    rest.post(Routes.interactionCallback(NOTHING, 'doctor'), { body: { type: 5 }, auth: false }),
  ),
  refuses(
    'unknown webhook',
    'A later answer to an expired interaction',
    [Code.UnknownWebhook, Code.InvalidWebhookToken],
    async ({ rest, application }) => rest.get(Routes.webhookMessage(String((await application()).id), 'doctor'), { auth: false }),
  ),
  refuses('invalid form', 'A request with a wrong field', [Code.InvalidFormBodyOrContentType], ({ rest }) =>
    rest.get(Routes.user('nobody')),
  ),
  assume('form errors', 'Such a refusal tells what is wrong with which field.', async ({ rest }) => {
    const error = await rest.get(Routes.user('nobody')).catch((refused: unknown) => refused);
    const told = JSON.stringify(error instanceof DiscordAPIError ? error.rawError : {});
    return holdsIf(/"errors":\{.*"_errors":\[\{.*"code":"\w+"/.test(told), 'an answer without `errors`');
  }),
  assume('permissions', 'The bot has every permission in the channel that src/app/README.md lists.', async (probe) => {
    const missing = await missingPermissions(probe);
    return holdsIf(missing.length === 0, `${missing.join(', ')} missing`);
  }),
  refuses('unknown message', 'A message that is gone', [Code.UnknownMessage], async ({ rest, channel }) =>
    rest.get(Routes.channelMessage(await channel(), NOTHING)),
  ),
  assume('rate limits', `Answers tell the limits in the headers ${LIMIT_HEADERS.join(', ')}.`, async ({ answers }) => {
    const missing = LIMIT_HEADERS.filter((header) => !answers.some(({ headers }) => headers.has(header)));
    return holdsIf(missing.length === 0, `no answer with ${missing.join(', ')}`);
  }),
];

/** The checks that run after everything else has been sent. */
export const AT_THE_END: readonly Assumption[] = [
  assume('global limit', 'A few requests a second never meet the limit of all requests together.', async ({ answers }) => {
    const isMet = answers.some(({ status, headers }) => status === 429 && headers.has('X-RateLimit-Global'));
    return isMet ? differs('status 429 with X-RateLimit-Global') : { kind: 'holds' };
  }),
];
