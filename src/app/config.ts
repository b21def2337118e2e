import { readFileSync } from 'node:fs';
import type { BeaconChain } from '#beacon/chain.ts';
import type { Shard } from '#matches/index.ts';
import { ENVIRONMENT, type LogLevel, ROLES, type Role, SETTINGS } from './settings.ts';

/** What may be in a file instead. */
const SECRETS = ['DISCORD_TOKEN', 'DATABASE_URL', 'REDIS_URL'] as const;

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
