import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { ENVIRONMENT, ROLES, SETTINGS } from './settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Values = z.infer<typeof ENVIRONMENT>;

/** A configuration, or one sentence for each wrong value. A sentence never repeats the value, which may be a secret. */
type Configured<Of> =
  | { readonly config: Of; readonly problems?: never }
  | { readonly problems: readonly string[]; readonly config?: never };

const databaseConfig = ({ DATABASE_URL: databaseUrl, TRIREME_DATA: dataFolder, LOG_LEVEL: logLevel }: Values) => ({
  databaseUrl,
  dataFolder,
  logLevel,
});

const botConfig = (values: Values) => ({
  ...databaseConfig(values),
  /** Absent: the sandbox is started. */
  discordToken: values.DISCORD_TOKEN,
  discordApi: values.DISCORD_API,
  redisUrl: values.REDIS_URL,
  port: values.PORT,
  roles: values.TRIREME_ROLES ?? ROLES.filter((role) => role !== 'sandbox' || values.DISCORD_TOKEN === undefined),
  shard: { id: values.SHARD_ID, count: values.SHARD_COUNT },
  /** Where health and metrics are served; absent: nowhere. */
  status: values.STATUS_PORT === undefined ? undefined : { host: values.STATUS_HOST, port: values.STATUS_PORT },
  /** The public beacon that lobbies may choose for their draws, and the relays of its rounds; absent: none. */
  beacon: values.BEACON_RELAYS && { relays: values.BEACON_RELAYS, chain: values.BEACON_CHAIN },
});

export type Config = Readonly<ReturnType<typeof botConfig>>;

/** Variables whose value may be in a file instead. */
const SECRETS = ['DISCORD_TOKEN', 'DATABASE_URL', 'REDIS_URL'] as const;

/** Returns the values of all variables. An empty variable counts as absent. */
const parse = (environment: Environment): Configured<Values> => {
  const given = Object.fromEntries(
    SETTINGS.map(({ name }) => [name, environment[name]?.trim()] as const).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  );
  const problems = SECRETS.flatMap((name) => readSecret(given, name));
  if (problems.length > 0) return { problems };
  const parsed = ENVIRONMENT.safeParse(given);
  if (parsed.success) return { config: parsed.data };
  return { problems: [...new Set(parsed.error.issues.map(({ message }) => message))] };
};

/** Sets a variable to the content of the file that it names. Returns what is wrong with the file. */
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

/** Returns where the database is, for commands that need neither a token nor a role. */
export const readDatabaseConfig = (environment: Environment): Configured<ReturnType<typeof databaseConfig>> => {
  const { config: values, problems } = parse(environment);
  return values === undefined ? { problems } : { config: databaseConfig(values) };
};

/** Returns the configuration of the bot, or everything that is wrong with it. */
export const readConfig = (environment: Environment): Configured<Config> => {
  const { config: values, problems: wrong } = parse(environment);
  if (values === undefined) return { problems: wrong };
  const config = botConfig(values);
  const problems = [...contradictions(config, values.NODE_ENV), ...wrongShard(config)];
  return problems.length > 0 ? { problems } : { config };
};

const wrongShard = ({ shard: { id, count } }: Config): readonly string[] =>
  id < count ? [] : [`SHARD_ID must be below SHARD_COUNT, which is ${count}: the first shard is 0.`];

const contradictions = ({ discordToken: token, roles }: Config, nodeEnv: string | undefined): readonly string[] => {
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
