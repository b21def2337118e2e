import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { createRelays } from '#beacon/relays.ts';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { GAMES } from '#manifests/registry.ts';
import { createMatchService, type MatchId, type MatchServiceDeps } from '#matches/index.ts';
import { createMetrics, type HealthReport, type Metrics, type StatusServer, serveStatus } from '#metrics/index.ts';
import { lockDatabase, type OpenStores, openStores, openWatchdog } from '#store/index.ts';
import type { Config } from './config.ts';
import { openDatabaseServer } from './database.ts';
import { discordSentence } from './discordProblems.ts';
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

/** All that runs in this process. */
export interface App {
  /** Of the sandbox's page, where there is one. */
  readonly page: string | undefined;
  /** Where its health and figures are served, where they are. */
  readonly status: string | undefined;
  /** Takes no more interactions, ends what is under way, then closes queue, stores and database, in this order. */
  stop(): Promise<void>;
}

type Closing = () => Promise<void>;

interface Hooks {
  readonly onStop: (close: Closing) => void;
  readonly onLost: (reason: Error) => void;
}

/**
 * Builds everything once, in order; `stopping` ends a wait on the way. What was opened before something failed is closed again.
 * `onLost` is called with a sentence when the database is lost for good, which nothing can go on without.
 */
export const startApp = async (
  config: Config,
  log: Logger,
  stopping: AbortSignal,
  onLost: (sentence: string) => void,
): Promise<App> => {
  const closings: Closing[] = [];
  let parts = async (): Promise<HealthReport> => ({ started: false });
  const stop: Closing = async () => {
    parts = async () => ({ stopping: false });
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    const meter = createMetrics();
    const status = config.status && (await openStatus(config.status, meter, () => parts()));
    if (status !== undefined) closings.push(() => status.stop());
    const { page, bot } = await build(config, log, stopping, meter, {
      onStop: (close) => closings.push(close),
      onLost: (reason) => onLost(explainDatabaseError(reason) ?? reason.message),
    });
    parts = bot?.parts ?? (async () => ({}));
    return { page, status: status?.url, stop };
  } catch (error) {
    await stop().catch((err) => log.warn({ err }, 'something could not be closed'));
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
  const database = await openDatabaseServer(config, log);
  onStop(() => database.stop());
  database.keepRunning(onLost);
  const { url } = database;
  stopping.throwIfAborted();
  const stores = await openDatabase(url, log, stopping);
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
      // Who plays on the stand-in's page waits for the start itself.
    });
  const bot = await withStartupMessage(
    () => retryUntilAvailable(start, waitingFor('database or queue', log, stopping)),
    (error) => queueSentence(error, config.redisUrl !== undefined) ?? explainDatabaseError(error) ?? discordSentence(error),
  );
  onStop(() => bot.stop());
  // No warm-up in the sandbox: its only user waits for the start.
  if (sandbox === undefined) onStop(startWarmUp(stores, clock, log));
  return { page: sandbox?.url, bot };
};

/** Logs and counts a match whose log cannot be replayed, once in a process however often somebody asks for the match. */
const reportBroken = (log: Logger, meter: Metrics): MatchServiceDeps['onBroken'] => {
  const reported = new Set<MatchId>();
  return (match, err) => {
    if (reported.has(match)) return;
    reported.add(match);
    meter.brokenLog();
    log.error({ match, err }, 'match log cannot be replayed');
  };
};

const openStatus = (at: { readonly host: string; readonly port: number }, meter: Metrics, parts: () => Promise<HealthReport>) =>
  withStartupMessage(
    (): Promise<StatusServer> => serveStatus({ ...at, meter, parts }),
    (error) => portSentence(error, at.port, 'STATUS_PORT'),
  );

/** By its name: the sandbox is loaded only where it is started. */
const journalSentence = (error: unknown): string | undefined =>
  error instanceof Error && error.name === 'DamagedJournal' ? error.message : undefined;

/** Its room is entered only where it is played in. */
const openSandbox = async (port: number, dataFolder: string, onStop: (close: Closing) => void) => {
  const { startSandbox } = await import('#sandbox/index.ts');
  const sandbox = await withStartupMessage(
    () => startSandbox({ port, journal: resolve(dataFolder, 'sandbox') }),
    (error) => portSentence(error, port, 'PORT') ?? journalSentence(error) ?? folderSentence(error, dataFolder),
  );
  onStop(() => sandbox.stop());
  return sandbox;
};

/** The stores in a database brought up to date. One that is still starting is waited for. */
const openDatabase = (url: string, log: Logger, stop: AbortSignal): Promise<OpenStores> =>
  withStartupMessage(
    () => retryUntilAvailable(() => openStores(url), waitingFor('the database', log, stop)),
    explainDatabaseError,
  );

/** A database or queue that is away, or that many who start at the same moment keep from answering in time. */
const waitingFor = (what: string, log: Logger, stop: AbortSignal) => ({
  isAway,
  onWait: (pauseSeconds: number, leftSeconds: number) =>
    log.warn(
      {},
      `${what} cannot be reached yet: trying again in ${Math.ceil(pauseSeconds)} s, for ${Math.ceil(leftSeconds)} s in all`,
    ),
  stop,
});
