import { isIP } from 'node:net';
import { z } from 'zod';
import { QUICKNET } from '#beacon/chain.ts';

export const ROLES = ['bot', 'worker', 'sandbox'] as const;
/** What a process does: `bot` replies to users, `worker` posts what happened, `sandbox` simulates Discord. */
export type Role = (typeof ROLES)[number];

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const isUrl =
  (...protocols: readonly string[]) =>
  (value: string): boolean =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol);

const problem = (sentence: string): { error: string } => ({ error: sentence });

const listOf = (value: string): string[] => value.split(',').map((part) => part.trim());

const wholeNumber = (sentence: string, min: number, max?: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/u, problem(sentence))
    .transform(Number)
    .refine((value) => value >= min && (max === undefined || value <= max), problem(sentence));

const port = (name: string) => wholeNumber(`${name} must be a number from 0 to 65535.`, 0, 65_535);
const count = (name: string, min: number) => wholeNumber(`${name} must be a whole number from ${min} on.`, min);

/** Returns the schema of the variable that names a file with a secret, as Docker and Kubernetes mount them. */
const fileOf = (name: string) =>
  z
    .string()
    .optional()
    .meta({ unset: 'none', description: `file with the value of \`${name}\`, such as a mounted secret` });

/** Every environment variable: its format, its default in words (`unset`), and its purpose, for the operators' guide. */
export const ENVIRONMENT = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^\S+$/u, problem('DISCORD_TOKEN must be the token alone, without blanks or quotes.'))
    .optional()
    .meta({
      unset: 'none: the sandbox is started',
      description: "the bot's token, from Discord's developer portal; required in production",
    }),
  DISCORD_API: z
    .string()
    .refine(isUrl('http:', 'https:'), problem('DISCORD_API must be an http(s) address, such as https://discord.com/api.'))
    .default('https://discord.com/api')
    .meta({ unset: 'https://discord.com/api', description: 'base URL of REST requests; for tests and simulators' }),
  DATABASE_URL: z
    .string()
    .refine(
      isUrl('postgres:', 'postgresql:'),
      problem('DATABASE_URL must look like postgresql://user:password@host:5432/database.'),
    )
    .optional()
    .meta({ unset: 'none: the built-in PostgreSQL is started', description: '`postgresql://user:password@host:5432/database`' }),
  REDIS_URL: z
    .string()
    .refine(isUrl('redis:', 'rediss:'), problem('REDIS_URL must look like redis://host:6379.'))
    .optional()
    .meta({
      unset: 'none: the queue is in PostgreSQL',
      description: '`redis://host:6379`: keeps the queue in Redis',
    }),
  DISCORD_TOKEN_FILE: fileOf('DISCORD_TOKEN'),
  DATABASE_URL_FILE: fileOf('DATABASE_URL'),
  REDIS_URL_FILE: fileOf('REDIS_URL'),
  PORT: port('PORT')
    .default(3000)
    .meta({ unset: '3000', description: "port of the sandbox's page, on 127.0.0.1; 0: any free port" }),
  TRIREME_DATA: z
    .string()
    .default('.trireme')
    .meta({ unset: '.trireme', description: 'folder of the built-in PostgreSQL and the sandbox; created if it is missing' }),
  TRIREME_ROLES: z
    .string()
    .transform(listOf)
    .pipe(z.array(z.enum(ROLES, problem(`TRIREME_ROLES must be a list of ${ROLES.join(', ')}, separated by commas.`))))
    .optional()
    .meta({
      unset: 'bot,worker (and sandbox without a token)',
      description: 'what this process does: `bot` replies to users, `worker` posts what happened, `sandbox` simulates Discord',
    }),
  SHARD_COUNT: count('SHARD_COUNT', 1).default(1).meta({
    unset: '1',
    description: 'number of bot processes that share the servers; Discord requires one per 2,500 servers',
  }),
  SHARD_ID: count('SHARD_ID', 0)
    .default(0)
    .meta({ unset: '0', description: 'number of this bot process, from 0; the first one gets the direct messages' }),
  STATUS_PORT: port('STATUS_PORT').optional().meta({
    unset: 'none: no status server',
    description: 'port for `/healthz`, `/readyz` and `/metrics`; 0: any free port',
  }),
  STATUS_HOST: z
    .string()
    .refine((value) => isIP(value) !== 0, problem('STATUS_HOST must be an IP address, such as 127.0.0.1.'))
    .default('127.0.0.1')
    .meta({ unset: '127.0.0.1', description: 'the address that the status server listens on' }),
  BEACON_RELAYS: z
    .string()
    .transform(listOf)
    .refine(
      (urls) => urls.every(isUrl('http:', 'https:')),
      problem('BEACON_RELAYS must be http(s) addresses, separated by commas, such as https://api.drand.sh/52db….'),
    )
    .optional()
    .meta({
      unset: 'none: no beacon is offered, and the bot connects only to Discord',
      description: 'relays of a public beacon for dice, separated by commas, such as `https://api.drand.sh/52db…`',
    }),
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
    .default(QUICKNET)
    .meta({
      unset: "drand's quicknet",
      description: 'public key of the beacon, time of its first round and seconds between rounds, separated by commas',
    }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, problem(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`))
    .default('info')
    .meta({ unset: 'info', description: `the least severe level that is logged: ${LOG_LEVELS.join(', ')}` }),
  NODE_ENV: z
    .string()
    .optional()
    .meta({ unset: 'none', description: '`production`: never start the sandbox; a missing token is an error' }),
});

/** The rows of the table of variables in the operators' guide. */
export const SETTINGS: readonly { readonly name: string; readonly unset: string; readonly description: string }[] =
  Object.entries(ENVIRONMENT.shape).map(([name, schema]) => {
    const { unset = '', description = '' } = schema.meta() as { readonly unset?: string; readonly description?: string };
    return { name, unset, description };
  });
