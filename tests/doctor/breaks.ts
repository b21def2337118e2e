import { MessageFlags, PermissionFlagsBits } from 'discord.js';
import { NOTHING } from '#doctor/readOnly.ts';
import type { Answered, Asked, Break } from './breakingProxy.ts';
import type { Flags } from './examining.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How one assumption is broken. Each run gets its own break, because some come with the second request only. */
interface Row {
  readonly flags: Flags;
  readonly breaks: () => Break;
  /** Others that differ for the same reason. */
  readonly also?: readonly string[];
}

const fits = (asked: Asked, method: string, path: RegExp): boolean => asked.method === method && path.test(asked.path);

/** Changes fields of what is answered with success. */
const changing = (method: string, path: RegExp, change: (body: Fields, asked: Asked) => Fields) => (): Break => ({
  after: (asked, { status, body }) =>
    fits(asked, method, path) && status < 300 ? { body: { ...(body as Fields), ...change(body as Fields, asked) } } : undefined,
});

/** Changes the code of a refusal. */
const refusing =
  (method: string, path: RegExp, code: number, isMeant: (asked: Asked, before: unknown) => boolean = () => true) =>
  (): Break => ({
    after: (asked, { status, body }) => {
      const refused = body as Fields;
      const isRefused = status >= 400 && fits(asked, method, path) && isMeant(asked, refused.code);
      return isRefused ? { body: { ...refused, code } } : undefined;
    },
  });

const MESSAGES = /^\/channels\/\d+\/messages$/;
const MESSAGE = /^\/channels\/\d+\/messages\/\d+$/;
const CHANNEL = /^\/channels\/\d+$/;
const EMOJIS = /^\/applications\/\d+\/emojis$/;
const DIRECT = /^\/users\/@me\/channels$/;
const without =
  (flag: number) =>
  ({ flags }: Fields) => ({ flags: Number(flags) & ~flag });
/** Returns a body with every match replaced by other words. */
const reworded = (from: RegExp, to: string) => (body: Fields) => JSON.parse(JSON.stringify(body).replaceAll(from, to));
const gateway = (change: (body: Fields) => Fields) => changing('GET', /^\/gateway\/bot$/, change);
const starts = (more: Fields) =>
  gateway(({ session_start_limit: limit }) => ({ session_start_limit: { ...(limit as Fields), ...more } }));
const isArchived =
  (archived: boolean) =>
  ({ thread_metadata: data }: Fields) => ({
    thread_metadata: { ...(data as Fields), archived },
  });

/** A refused message that is beyond a limit: Discord gives another code. */
const beyond = (isMeant: (body: string, asked: Asked) => boolean): Row => ({
  flags: 'post',
  breaks: refusing('POST', MESSAGES, 50006, (asked) => isMeant(JSON.stringify(asked.body), asked)),
});
const componentsOf = ({ body }: Asked): readonly Fields[] => (Array.isArray(body.components) ? body.components : []);
const runOf = (length: number): RegExp => new RegExp(`(?<!x)x{${length}}(?!x)`);

const global429: Answered = {
  status: 429,
  headers: { 'retry-after': '0', 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' },
  body: { message: 'You are being rate limited.', retry_after: 0, global: true },
};

/** One way to break each assumption, by its name. */
export const BREAKS: Readonly<Record<string, Row>> = {
  token: { flags: 'channel', breaks: changing('GET', /^\/users\/@me$/, () => ({ bot: false })) },
  application: {
    flags: 'channel',
    breaks: changing('GET', /^\/users\/@me$/, () => ({ id: NOTHING })),
    also: ['permissions'],
  },
  intents: { flags: 'channel', breaks: changing('GET', /^\/applications\/@me$/, () => ({ flags: 1 << 18 })) },
  endpoint: {
    flags: 'channel',
    breaks: changing('GET', /^\/applications\/@me$/, () => ({ interactions_endpoint_url: 'https://a.b' })),
  },
  commands: {
    flags: 'channel',
    breaks: () => ({
      after: (asked, { body }) =>
        fits(asked, 'GET', /^\/applications\/\d+\/commands$/) ? { body: (body as readonly unknown[]).slice(1) } : undefined,
    }),
  },
  shards: { flags: 'channel', breaks: gateway(() => ({ shards: 3 })) },
  'session starts': { flags: 'channel', breaks: starts({ remaining: 1 }) },
  concurrency: { flags: 'channel', breaks: starts({ max_concurrency: 0 }) },
  'unknown user': { flags: 'channel', breaks: refusing('GET', /^\/users\/\d+$/, 10007) },
  'unknown channel': { flags: 'channel', breaks: refusing('GET', CHANNEL, 10004) },
  'unknown server': { flags: 'channel', breaks: refusing('GET', /^\/guilds\/\d+$/, 10003) },
  'unknown interaction': { flags: 'channel', breaks: refusing('POST', /^\/interactions\//, 10015) },
  'unknown webhook': { flags: 'channel', breaks: refusing('GET', /^\/webhooks\//, 10008) },
  'invalid form': { flags: 'channel', breaks: refusing('GET', /^\/users\/nobody$/, 50109) },
  'form errors': {
    flags: 'channel',
    breaks: () => ({
      after: (asked) =>
        fits(asked, 'GET', /^\/users\/nobody$/) ? { body: { code: 50035, message: 'Invalid Form Body' } } : undefined,
    }),
  },
  permissions: {
    flags: 'channel',
    breaks: changing('GET', CHANNEL, ({ guild_id: id }) => ({
      permission_overwrites: [{ id, type: 0, allow: '0', deny: String(PermissionFlagsBits.AttachFiles) }],
    })),
  },
  'unknown message': { flags: 'channel', breaks: refusing('GET', MESSAGE, 10003) },
  'rate limits': { flags: 'channel', breaks: () => ({ after: () => ({ headers: {} }) }) },
  post: { flags: 'post', breaks: changing('POST', MESSAGES, without(MessageFlags.IsComponentsV2)) },
  'alt text': { flags: 'post', breaks: changing('POST', MESSAGES, reworded(/A single pixel/g, 'A picture')) },
  nonce: {
    flags: 'post',
    breaks: () => {
      const seen = new Set<unknown>();
      return {
        after: (asked, { body }) => {
          const { nonce } = (body ?? {}) as Fields;
          if (!fits(asked, 'POST', MESSAGES) || nonce === undefined) return undefined;
          return seen.has(nonce) ? { body: { ...(body as Fields), id: NOTHING } } : void seen.add(nonce);
        },
      };
    },
  },
  edit: { flags: 'post', breaks: changing('GET', MESSAGE, reworded(/Edited\./g, 'A check of Discord.')) },
  history: {
    flags: 'post',
    breaks: () => ({ after: (asked) => (fits(asked, 'GET', MESSAGES) ? { body: [] } : undefined) }),
  },
  thread: { flags: 'post', breaks: changing('POST', /\/threads$/, () => ({ type: 12 })) },
  'second thread': { flags: 'post', breaks: refusing('POST', /\/threads$/, 50024) },
  archiving: {
    flags: 'post',
    breaks: changing('PATCH', CHANNEL, (body, asked) => (asked.body.archived === true ? isArchived(false)(body) : {})),
  },
  'archived thread': { flags: 'post', breaks: refusing('PATCH', MESSAGE, 160005, (_, before) => before === 50083) },
  'reopened thread': {
    flags: 'post',
    breaks: changing('PATCH', CHANNEL, (body, asked) => (asked.body.archived === false ? isArchived(true)(body) : {})),
  },
  'woken thread': {
    flags: 'post',
    breaks: changing('GET', CHANNEL, (body) => ('thread_metadata' in body ? isArchived(true)(body) : {})),
  },
  emoji: { flags: 'post', breaks: changing('POST', EMOJIS, () => ({ available: false })) },
  'emoji in a post': { flags: 'post', breaks: changing('POST', MESSAGES, reworded(/<(:doctor_\w+:)\d+>/g, '$1')) },
  'deleted emoji': { flags: 'post', breaks: refusing('GET', /\/emojis\/\d+$/, 10015) },
  'deleted message': { flags: 'post', breaks: refusing('PATCH', MESSAGE, 10003, (_, before) => before === 10008) },
  'largest post': {
    flags: 'post',
    breaks: () => ({
      instead: (asked) =>
        fits(asked, 'POST', MESSAGES) && componentsOf(asked).length === 39
          ? { status: 400, body: { code: 50035, message: 'Invalid Form Body' } }
          : undefined,
    }),
  },
  'message length': beyond((_, { body }) => String(body.content).length === 2_001),
  'post length': beyond((body) => runOf(2_000).test(body) && runOf(2_001).test(body)),
  components: beyond((_, asked) => componentsOf(asked).length === 41),
  'custom id': beyond((body) => runOf(101).test(body)),
  'long alt text': beyond((body) => runOf(1_025).test(body)),
  'direct channel': { flags: 'dm', breaks: changing('POST', DIRECT, () => ({ type: 3 })) },
  'direct message': {
    flags: 'dm',
    breaks: () => ({
      instead: (asked) => (fits(asked, 'POST', MESSAGES) ? { status: 400, body: { code: 50009, message: 'No' } } : undefined),
    }),
  },
  'direct edit': { flags: 'dm', breaks: changing('GET', MESSAGE, () => ({ edited_timestamp: null })) },
  'deleted direct message': { flags: 'dm', breaks: refusing('GET', MESSAGE, 10003) },
  'unknown recipient': { flags: 'dm', breaks: refusing('POST', DIRECT, 50035) },
  'global limit': {
    flags: 'channel',
    breaks: () => {
      let isOver = false;
      return {
        instead: (asked) => {
          if (isOver || !fits(asked, 'GET', /^\/users\/\d+$/)) return undefined;
          isOver = true;
          return global429;
        },
      };
    },
  },
};
