import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { expect, test } from 'vitest';
import { discordSentence } from '#app/discordProblems.ts';
import { CircuitOpen } from '#discord/responses/circuitBreaker.ts';
import { GatewayRefused } from '#discord/responses/gatewayRefused.ts';
import { NotDiscord } from '#discord/responses/refusals.ts';
import { StoreUnavailable } from '#matches/index.ts';

const REQUEST = { files: undefined, body: undefined };
const refused = (status: number, raw: object): DiscordAPIError => {
  const { code } = raw as { readonly code?: number };
  return new DiscordAPIError(
    raw as never,
    code as never,
    status,
    'GET',
    'https://discord.com/api/v10/users/112233445566778899',
    REQUEST,
  );
};
const limits = {
  global: true,
  hash: '',
  limit: 1,
  majorParameter: '',
  method: 'GET',
  route: '',
  scope: 'user',
  sublimitTimeout: 0,
};
const limited = new RateLimitError({
  ...limits,
  timeToReset: 90_000,
  retryAfter: 90_000,
  url: 'https://discord.com/api',
} as never);
const formBody = {
  code: 50035,
  message: 'Invalid Form Body',
  errors: { name: { _errors: [{ code: 'X', message: 'Value "112233445566778899" is not right.' }] } },
};

test.each([
  ['a page of a firewall', refused(403, new ArrayBuffer(4)), /\(403, without a reason\)\. A firewall or proxy/],
  [
    'a block of its address',
    refused(403, { code: 40333, message: 'internal network error' }),
    /\(403: 40333, internal network error\)/,
  ],
  [
    'a refusal of the commands',
    refused(400, formBody),
    /^Discord refuses what a start asks \(400: 50035, Invalid Form Body.*name.*is not right.*Update Trireme/,
  ],
  ['nothing at that address', refused(404, new ArrayBuffer(4)), /\(404, without a reason\)\. Check that DISCORD_API/],
  ['a token that is wrong', refused(401, { code: 0, message: '401: Unauthorized' }), /^Discord does not accept the token/],
  ['a limit', limited, /takes no more requests .*in 90 seconds/],
  ['a limit of everything', new CircuitOpen(60_000, true), /takes no more requests .*in 60 seconds/],
  [
    'a failure of its own',
    new HTTPError(503, 'Service Unavailable', 'GET', '', REQUEST),
    /^Discord cannot be reached \(it answers 503\)/,
  ],
  ['another service', new NotDiscord('no id'), /^Something else than Discord's API answers\. Check that DISCORD_API/],
  [
    'a gateway that is down',
    new GatewayRefused(new Error('Unexpected server response: 503')),
    /cannot be reached \(Unexpected server response: 503\)/,
  ],
  [
    'a gateway that cannot be found',
    new GatewayRefused(Object.assign(new Error('x'), { code: 'ENOTFOUND' })),
    /cannot be reached \(ENOTFOUND\)/,
  ],
  ['a connection closed for its token', new GatewayRefused(4004), /^Discord does not accept the token/],
  ['a connection closed for its shard', new GatewayRefused(4010), /SHARD_ID and SHARD_COUNT/],
  ['a connection closed for its servers', new GatewayRefused(4011), /Raise SHARD_COUNT/],
  ['a connection closed for its version', new GatewayRefused(4012), /\(4012\)\. Update/],
  ['a connection closed for its intents', new GatewayRefused(4013), /\(4013\)\. Update/],
  ['a connection closed for intents it may not have', new GatewayRefused(4014), /\(4014\)\. Look at the bot's page/],
  ['a connection closed for another reason', new GatewayRefused(4999), /closed the connection \(4999\)/],
  [
    'too many connections',
    new Error('Not enough sessions remaining to spawn 1 shards; only 0 remaining; resets at 2030-01-01T00:00:00.000Z'),
    /no more before 2030-01-01T00:00:00.000Z/,
  ],
])('%s is said in one sentence, without an id', (_what, error, sentence) => {
  const said = discordSentence(error);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n|\d{15,}/);
});

test('an error of another kind has no Discord sentence', () => {
  expect(discordSentence(new TypeError('a bug'))).toBeUndefined();
  expect(discordSentence(new StoreUnavailable(new Error('away')))).toBeUndefined();
});
