import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { type BeaconChain, QUICKNET } from '#beacon/chain.ts';
import type { Shard } from '#matches/index.ts';

export const ROLES = ['bot', 'worker', 'sandbox'] as const;
/** What a process does: `bot` answers people, `worker` posts what happened, `sandbox` stands in for Discord. */
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** A variable of the environment, as README's table shows it. */
export interface Setting {
  readonly name: string;
  /** In words where there is no value. */
  readonly default: string;
  readonly description: string;
}

/** What may be in a file instead: secrets that Docker and Kubernetes mount are files. */
const SECRETS = ['DISCORD_TOKEN', 'DATABASE_URL', 'REDIS_URL'] as const;

export const SETTINGS: readonly Setting[] = [
  {
    name: 'DISCORD_TOKEN',
    default: 'none: the sandbox is started',
    description: "the bot's token, from Discord's developer portal; never without one in production",
  },
  {
    name: 'DISCORD_API',
    default: 'https://discord.com/api',
    description: 'where REST requests go; for tests and stand-ins',
  },
  {
    name: 'DATABASE_URL',
    default: 'none: an own PostgreSQL is started',
    description: '`postgresql://user:password@host:5432/database`',
  },
  {
    name: 'REDIS_URL',
    default: 'none: the queue lives in PostgreSQL',
    description: '`redis://host:6379`, to keep the queue in Redis instead',
  },
  ...SECRETS.map((name) => ({
    name: `${name}_FILE`,
    default: 'none',
    description: `file that holds \`${name}\` in its place, such as a mounted secret`,
  })),
  { name: 'PORT', default: '3000', description: "port of the sandbox's page, on 127.0.0.1; 0 takes a free one" },
  {
    name: 'TRIREME_DATA',
    default: '.trireme',
    description: 'folder for the own PostgreSQL and the sandbox; made when missing',
  },
  {
    name: 'TRIREME_ROLES',
    default: 'bot,worker (and sandbox without a token)',
    description: 'what this process does: `bot` answers people, `worker` posts what happened, `sandbox` stands in for Discord',
  },
  {
    name: 'SHARD_COUNT',
    default: '1',
    description: 'how many bot processes share the servers; Discord asks for one more for every 2,500 servers',
  },
  { name: 'SHARD_ID', default: '0', description: 'which of them this one is, from 0; direct messages come to the first' },
  {
    name: 'STATUS_PORT',
    default: 'none: no status is served',
    description: 'port for `/healthz`, `/readyz` and `/metrics`; 0 takes a free one',
  },
  { name: 'STATUS_HOST', default: '127.0.0.1', description: 'the address of this machine on which they are served' },
  {
    name: 'BEACON_RELAYS',
    default: 'none: no beacon is offered, and nothing is fetched from anywhere but Discord',
    description: 'relays of a public beacon for dice, separated by commas, such as `https://api.drand.sh/52db…`',
  },
  {
    name: 'BEACON_CHAIN',
    default: "drand's quicknet",
    description: 'its public key, the time of its first round and the seconds between rounds, separated by commas',
  },
  { name: 'LOG_LEVEL', default: 'info', description: `how much is logged: ${LOG_LEVELS.join(', ')}` },
  {
    name: 'NODE_ENV',
    default: 'none',
    description: '`production` refuses to start the sandbox: a missing token is an error there',
  },
];

export interface Config {
  /** Absent: play in the sandbox. */
  readonly discordToken?: string;
  readonly discordApi: string;
  readonly databaseUrl?: string;
  readonly redisUrl?: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly roles: readonly Role[];
  readonly shard: Shard;
  /** Where health and metrics are served; absent: nowhere. */
  readonly status?: { readonly host: string; readonly port: number };
  readonly logLevel: LogLevel;
  /** Which public beacon lobbies may choose for their dice, and where its rounds come from; absent: none. */
  readonly beacon?: { readonly relays: readonly string[]; readonly chain: BeaconChain };
}

/** What was asked for, or one clear sentence for each value that will not do. */
export type Configured =
  | { readonly config: Config; readonly problems?: never }
  | { readonly problems: readonly string[]; readonly config?: never };

const isUrl =
  (...protocols: readonly string[]) =>
  (value: string): boolean =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

const problem = (sentence: string): { error: string } => ({ error: sentence });

const listOf = (value: string): readonly string[] => value.split(',').map((part) => part.trim());
const isRole = (value: string): value is Role => ROLES.some((role) => role === value);

const port = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/u, problem(`${name} must be a number from 0 to 65535.`))
    .transform(Number)
    .refine((value) => value <= 65_535, problem(`${name} must be a number from 0 to 65535.`));

const count = (name: string, least: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/u, problem(`${name} must be a whole number from ${least} on.`))
    .transform(Number)
    .refine((value) => value >= least, problem(`${name} must be a whole number from ${least} on.`));

const ENVIRONMENT = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^\S+$/u, problem('DISCORD_TOKEN must be the token alone, without blanks or quotes.'))
    .optional(),
  DISCORD_API: z
    .string()
    .refine(isUrl('http:', 'https:'), problem('DISCORD_API must be an http(s) address, such as https://discord.com/api.'))
    .default('https://discord.com/api'),
  DATABASE_URL: z
    .string()
    .refine(
      isUrl('postgres:', 'postgresql:'),
      problem('DATABASE_URL must look like postgresql://user:password@host:5432/database.'),
    )
    .optional(),
  REDIS_URL: z.string().refine(isUrl('redis:', 'rediss:'), problem('REDIS_URL must look like redis://host:6379.')).optional(),
  PORT: port('PORT').default(3000),
  TRIREME_DATA: z.string().default('.trireme'),
  TRIREME_ROLES: z
    .string()
    .refine(
      (value) => listOf(value).every(isRole),
      problem(`TRIREME_ROLES must be a list of ${ROLES.join(', ')}, separated by commas.`),
    )
    .transform((value) => listOf(value).filter(isRole))
    .optional(),
  SHARD_COUNT: count('SHARD_COUNT', 1).default(1),
  SHARD_ID: count('SHARD_ID', 0).default(0),
  STATUS_PORT: port('STATUS_PORT').optional(),
  STATUS_HOST: z
    .string()
    .refine((value) => isIP(value) !== 0, problem('STATUS_HOST must be an IP address, such as 127.0.0.1.'))
    .default('127.0.0.1'),
  BEACON_RELAYS: z
    .string()
    .transform(listOf)
    .refine(
      (urls) => urls.every(isUrl('http:', 'https:')),
      problem('BEACON_RELAYS must be http(s) addresses, separated by commas, such as https://api.drand.sh/52db….'),
    )
    .optional(),
  BEACON_CHAIN: z
    .string()
    .regex(
      /^[0-9a-f]{192},\d{1,12},\d{1,6}$/u,
      problem(
        'BEACON_CHAIN must be a public key of 192 hexadecimal digits, a time and a period in seconds, separated by commas.',
      ),
    )
    .transform((value) => {
      const [publicKey = '', genesis, period] = value.split(',');
      return { publicKey, genesis: Number(genesis), period: Number(period) };
    })
    .refine(({ period }) => period > 0, problem('BEACON_CHAIN must have a period of at least one second.'))
    .default(QUICKNET),
  LOG_LEVEL: z.enum(LOG_LEVELS, problem(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`)).default('info'),
  NODE_ENV: z.string().optional(),
});

/** Where the database is, for commands that need nothing else: no token, and no role. */
export type DatabaseConfig = Pick<Config, 'databaseUrl' | 'dataFolder' | 'logLevel'>;

const parse = (environment: Readonly<Record<string, string | undefined>>) => {
  const given = Object.fromEntries(
    SETTINGS.map(({ name }) => [name, environment[name]?.trim()] as const).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const problems = SECRETS.flatMap((name) => readSecret(given, name));
  if (problems.length > 0) return { problems };
  const parsed = ENVIRONMENT.safeParse(given);
  if (parsed.success) return { data: parsed.data };
  return { problems: [...new Set(parsed.error.issues.map(({ message }) => message))] };
};

/** Puts what a file holds in the place of its name; returns what is wrong with it, without its content. */
const readSecret = (given: Record<string, string | undefined>, name: (typeof SECRETS)[number]): readonly string[] => {
  const path = given[`${name}_FILE`];
  if (path === undefined) return [];
  if (given[name] !== undefined) return [`${name} and ${name}_FILE are both set: leave one of them out.`];
  try {
    given[name] = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    return [`The file that ${name}_FILE names can't be read${code}. Name one that this user may read.`];
  }
  return given[name] === '' ? [`The file that ${name}_FILE names is empty.`] : [];
};

export const readDatabaseConfig = (
  environment: Readonly<Record<string, string | undefined>>,
):
  | { readonly config: DatabaseConfig; readonly problems?: never }
  | { readonly problems: readonly string[]; readonly config?: never } => {
  const { data, problems } = parse(environment);
  if (data === undefined) return { problems };
  const { DATABASE_URL: databaseUrl, TRIREME_DATA: dataFolder, LOG_LEVEL: logLevel } = data;
  return { config: { ...(databaseUrl !== undefined && { databaseUrl }), dataFolder, logLevel } };
};

/**
 * Reads the environment. An empty value counts as none. All that is wrong is said at once; a value itself is never repeated,
 * for it may be a secret.
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Configured => {
  const { data, problems: wrong } = parse(environment);
  if (data === undefined) return { problems: wrong };
  const roles = data.TRIREME_ROLES ?? (data.DISCORD_TOKEN === undefined ? ROLES : ROLES.filter((role) => role !== 'sandbox'));
  const shard = { id: data.SHARD_ID, count: data.SHARD_COUNT };
  const problems = [...contradictions(data.DISCORD_TOKEN, roles, data.NODE_ENV), ...wrongShard(shard)];
  if (problems.length > 0) return { problems };
  return {
    config: {
      ...(data.DISCORD_TOKEN === undefined ? {} : { discordToken: data.DISCORD_TOKEN }),
      discordApi: data.DISCORD_API,
      ...(data.DATABASE_URL === undefined ? {} : { databaseUrl: data.DATABASE_URL }),
      ...(data.REDIS_URL === undefined ? {} : { redisUrl: data.REDIS_URL }),
      port: data.PORT,
      dataFolder: data.TRIREME_DATA,
      roles,
      shard,
      ...(data.STATUS_PORT === undefined ? {} : { status: { host: data.STATUS_HOST, port: data.STATUS_PORT } }),
      logLevel: data.LOG_LEVEL,
      ...(data.BEACON_RELAYS === undefined ? {} : { beacon: { relays: data.BEACON_RELAYS, chain: data.BEACON_CHAIN } }),
    },
  };
};

const wrongShard = ({ id, count }: Shard): readonly string[] =>
  id < count ? [] : [`SHARD_ID must be below SHARD_COUNT, which is ${count}: the first shard is 0.`];

const contradictions = (token: string | undefined, roles: readonly Role[], nodeEnv: string | undefined): readonly string[] => {
  const sandboxed = roles.includes('sandbox');
  if (nodeEnv === 'production' && token === undefined) {
    return ["DISCORD_TOKEN is missing: with NODE_ENV=production it must hold the bot's token from Discord's developer portal."];
  }
  if (nodeEnv === 'production' && sandboxed) {
    return ['TRIREME_ROLES must not ask for the sandbox with NODE_ENV=production.'];
  }
  if (token === undefined && !sandboxed) {
    return ["DISCORD_TOKEN is missing: without the sandbox (see TRIREME_ROLES) it must hold the bot's token."];
  }
  if (token !== undefined && sandboxed) {
    return ['TRIREME_ROLES asks for the sandbox, but DISCORD_TOKEN is set: leave one of them out.'];
  }
  return [];
};
