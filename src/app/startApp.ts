import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { createRelays } from '#beacon/relays.ts';
import { refusedByGate } from '#community/record/index.ts';
import { ensureWelcome } from '#discord/lobby/welcome.ts';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { GAMES } from '#manifests/registry.ts';
import { createMatchService, type MatchId, type MatchServiceDeps } from '#matches/index.ts';
import { createMetrics, type HealthReport, type Metrics, type StatusServer, serveStatus } from '#metrics/index.ts';
import { lockDatabase, type OpenStores, openStores, openWatchdog, orUnavailable, startEmbeddedPostgres } from '#store/index.ts';
import type { Config } from './config.ts';
import { discordSentence } from './discordProblems.ts';
import { OWN_DATABASES } from './ownDatabase.ts';
import { type BotRuntime, startBot } from './startBot.ts';
import {
  explainDatabaseError,
  folderSentence,
  isAway,
  portSentence,
  queueSentence,
  retryUntilAvailable,
  withStartupMessage,
} from './startupErrors.ts';
import { startWarmUp } from './warmUp.ts';

/** Everything that runs in this process. */
export type App = Readonly<Awaited<ReturnType<typeof startApp>>>;

type Closing = () => Promise<void>;

interface Hooks {
  readonly onStop: (close: Closing) => void;
  readonly onLost: (reason: Error) => void;
}

/**
 * Starts everything in order. `stopping` aborts the start. If the start fails, everything that was opened is closed again. Calls
 * `onLost` with a sentence when the database is lost for good, because nothing works without it.
 */
export const startApp = async (config: Config, log: Logger, stopping: AbortSignal, onLost: (sentence: string) => void) => {
  const closings: Closing[] = [];
  let health = async (): Promise<HealthReport> => ({ started: false });
  const stop: Closing = async () => {
    health = async () => ({ stopping: false });
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    const meter = createMetrics();
    const status = config.status && (await openStatus(config.status, meter, () => health()));
    if (status !== undefined) closings.push(() => status.stop());
    const { page, bot } = await build(config, log, stopping, meter, {
      onStop: (close) => closings.push(close),
      onLost: (reason) => onLost(explainDatabaseError(reason) ?? reason.message),
    });
    health = bot?.health ?? (async () => ({}));
    return {
      /** URL of the sandbox's page, if the sandbox runs here. */
      page,
      /** URL of the status server, if it is configured. */
      status: status?.url,
      /** Accepts no more interactions, finishes what is running, then closes queues, stores and database, in this order. */
      stop,
    };
  } catch (error) {
    await stop().catch((err) => log.warn({ err }, 'closing failed after a failed start'));
    throw error;
  }
};

const build = async (
  config: Config,
  log: Logger,
  stopping: AbortSignal,
  meter: Metrics,
  { onStop, onLost }: Hooks,
): Promise<{ readonly page: string | undefined; readonly bot?: BotRuntime }> => {
  const dataFolder = resolve(config.dataFolder);
  const sandbox = config.discordToken === undefined ? await openSandbox(config.port, dataFolder, onStop) : undefined;
  const roles = config.roles.filter((role) => role !== 'sandbox');
  if (roles.length === 0) return { page: sandbox?.url };

  stopping.throwIfAborted();
  const url = config.databaseUrl ?? (await startOwnDatabase(config, log, { onStop, onLost }));
  stopping.throwIfAborted();
  const stores = await openMigratedStores(url, log, stopping);
  onStop(() => stores.close());
  if (sandbox !== undefined) onStop(await withStartupMessage(() => lockDatabase(url, onLost), explainDatabaseError));
  stopping.throwIfAborted();
  const watchdog = openWatchdog(url);
  onStop(() => watchdog.close());
  const clock = { now: () => new Date() };
  const queues: QueueBackend =
    config.redisUrl === undefined ? { kind: 'postgres', url } : { kind: 'redis', url: config.redisUrl };
  const beacon = config.beacon && createRelays(config.beacon.relays, config.beacon.chain);
  if (config.beacon !== undefined) log.info({ relays: config.beacon.relays.length }, 'lobbies may choose the public beacon');
  const start = (): Promise<BotRuntime> =>
    startBot({
      stores,
      matches: createMatchService({
        stores,
        clock,
        games: GAMES.rules,
        orders: (game) => GAMES.find(game)?.orders,
        watch: watchdog.watch,
        beacon: beacon?.chain,
        screen: refusedByGate.bind(undefined, stores),
        onBroken: reportBroken(log, meter),
      }),
      clock,
      restApi: sandbox?.restUrl ?? config.discordApi,
      token: sandbox?.token ?? config.discordToken ?? '',
      queues,
      games: GAMES,
      log,
      roles,
      shard: config.shard,
      meter,
      beacon,
      emojis: {},
    });
  const bot = await withStartupMessage(
    () => retryUntilAvailable(start, waitingFor('database or queue', log, stopping)),
    (error) => queueSentence(error, config.redisUrl !== undefined) ?? explainDatabaseError(error) ?? discordSentence(error),
  );
  onStop(() => bot.stop());
  // The sandbox needs no warm-up: its only user waits for the start.
  if (sandbox === undefined) onStop(startWarmUp(stores, clock, log));
  else await ensureWelcome(bot.services, sandbox.channel).catch((err) => log.warn({ err }, 'could not post the welcome'));
  return { page: sandbox?.url, bot };
};

/** Returns a hook that logs and counts each match whose log cannot be replayed, once per process. */
const reportBroken = (log: Logger, meter: Metrics): MatchServiceDeps['onBroken'] => {
  const reported = new Set<MatchId>();
  return (match, err) => {
    if (reported.has(match)) return;
    reported.add(match);
    meter.brokenLog();
    log.error({ match, err }, 'match log cannot be replayed');
  };
};

const openStatus = (at: { readonly host: string; readonly port: number }, meter: Metrics, health: () => Promise<HealthReport>) =>
  withStartupMessage(
    (): Promise<StatusServer> => serveStatus({ ...at, meter, health }),
    (error) => portSentence(error, at.port, 'STATUS_PORT'),
  );

/** Recognises the error by its name, because its class is only loaded with the sandbox. */
const journalSentence = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'DamagedJournal' ? error.message : undefined;

/** Starts the sandbox. It is imported lazily, because only its role needs it. */
const openSandbox = async (port: number, dataFolder: string, onStop: (close: Closing) => void) => {
  const { startSandbox } = await import('#sandbox/index.ts');
  const sandbox = await withStartupMessage(
    () => startSandbox({ port, journal: resolve(dataFolder, 'sandbox') }),
    (error) => portSentence(error, port, 'PORT') ?? journalSentence(error) ?? folderSentence(error, dataFolder),
  );
  onStop(() => sandbox.stop());
  return sandbox;
};

/** Starts the built-in PostgreSQL and keeps it running. Returns the URL of its database; the sandbox has its own. */
const startOwnDatabase = ({ dataFolder, discordToken }: Config, log: Logger, { onStop, onLost }: Hooks): Promise<string> =>
  withStartupMessage(async () => {
    const server = await startEmbeddedPostgres({ dataFolder: resolve(dataFolder), log: (message) => log.info({}, message) });
    onStop(() => server.stop());
    const url = await orUnavailable(server.url(OWN_DATABASES[discordToken === undefined ? 'sandbox' : 'bot']));
    server.supervise({ warn: (message) => log.warn({}, message), onGivenUp: onLost });
    return url;
  }, explainDatabaseError);

/** Migrates the database and opens its stores. Waits for a database that is still starting. */
const openMigratedStores = (url: string, log: Logger, stop: AbortSignal): Promise<OpenStores> =>
  withStartupMessage(
    () => retryUntilAvailable(() => openStores(url), waitingFor('the database', log, stop)),
    explainDatabaseError,
  );

/** Waits while a service is unavailable, or too busy because many processes start at the same moment. */
const waitingFor = (what: string, log: Logger, stop: AbortSignal) => ({
  isAway,
  onWait: (pauseSeconds: number, leftSeconds: number) =>
    log.warn(
      {},
      `${what} cannot be reached yet: retrying in ${Math.ceil(pauseSeconds)} s, for ${Math.ceil(leftSeconds)} s at most`,
    ),
  stop,
});
