import { setTimeout as pause } from 'node:timers/promises';
import type { Interaction } from 'discord.js';
import { openAnalyser } from '#analysis/analyser.ts';
import type { Relays } from '#beacon/relays.ts';
import { createCommandRegistry } from '#commands/index.ts';
import { openMoveChooser } from '#computer/moveChooser.ts';
import { registerCommands } from '#discord/command/registerCommands.ts';
import type { Log, Services } from '#discord/command/services.ts';
import type { Acknowledgement } from '#discord/gateway/acknowledge.ts';
import { createClient, createRest, listen } from '#discord/gateway/gatewayClient.ts';
import { trackGuilds } from '#discord/gateway/guildTracker.ts';
import type { DiscordConnection } from '#discord/gateway/restOptions.ts';
import { interactionHandler } from '#discord/interactions/router.ts';
import { createCircuitBreaker } from '#discord/responses/circuitBreaker.ts';
import { ownIds } from '#discord/responses/ownIds.ts';
import type { GameRegistry } from '#games/index.ts';
import { languageIn } from '#i18n/index.ts';
import { enqueueAfterAppend, type Jobs, startJobs } from '#jobs/handlers/startJobs.ts';
import { warnSparingly } from '#jobs/queue/logThrottle.ts';
import type { QueueBackend } from '#jobs/queue/queueBackend.ts';
import { openQueues, type Queues } from '#jobs/queue/queues.ts';
import { openSendLimit } from '#jobs/queue/sendLimit.ts';
import type { GameManifest } from '#manifests/defineGame.ts';
import { loadLanguages } from '#manifests/loadLanguages.ts';
import { type Clock, type MatchService, ONLY_SHARD, type Shard, type Stores } from '#matches/index.ts';
import {
  createFirstAnswers,
  createMetrics,
  type HealthReport,
  instrumentMatchService,
  type Metrics,
  routeOf,
  timed,
} from '#metrics/index.ts';
import { type BackgroundRenderer, openRenderer } from '#renderers/index.ts';
import { type ApplicationEmojis, openApplicationEmojis } from './applicationEmojis.ts';
import { createForegroundPriority } from './foregroundPriority.ts';
import { startHeartbeat } from './heartbeat.ts';
import { withInteractionMetrics } from './interactionMetrics.ts';
import type { Role } from './settings.ts';
import { SHUTDOWN_TIMEOUTS } from './shutdownTimeouts.ts';

/** What a bot is built from. Tests leave out or replace the optional ones. */
export interface BotOptions {
  readonly stores: Stores;
  readonly matches: MatchService;
  readonly clock: Clock;
  readonly restApi: string;
  readonly token: string;
  readonly queues: QueueBackend;
  readonly games: GameRegistry<GameManifest>;
  readonly log: Log;
  readonly roles?: readonly Role[];
  readonly shard?: Shard;
  readonly render?: Services['render'];
  readonly renderRecap?: Services['renderRecap'];
  readonly analyse?: NonNullable<Services['reports']>['analyse'];
  readonly sweepMs?: number;
  readonly meter?: Metrics;
  readonly beacon?: Relays | undefined;
  /** Whether the application has emojis; `pauseMs`: the first pause before they are compared again. */
  readonly emojis?: { readonly pauseMs?: number };
}

export interface BotRuntime {
  readonly services: Services;
  readonly queues: Queues;
  /** Absent without the role `worker`. */
  readonly jobs: Jobs | undefined;
  health(): Promise<HealthReport>;
  /** Accepts no more interactions, finishes what is running, and closes queues and gateway. The stores stay open. */
  stop(): Promise<void>;
}

/** Timeout of health checks. */
const HEALTH_TIMEOUT_MS = 2_000;
/** The metric of unannounced matches stops counting here. */
const MAX_UNANNOUNCED = 1_000;

/** Starts the roles `bot` and `worker`, or those given. Resolves when interactions get replies and posts are sent. */
export const startBot = async (options: BotOptions): Promise<BotRuntime> => {
  const { stores, clock, log, token, games, roles = ['bot', 'worker'], shard = ONLY_SHARD, meter = createMetrics() } = options;
  const limit = openSendLimit(options.queues, log);
  const circuits = createCircuitBreaker({
    now: () => clock.now().getTime(),
    onChange: (kind, isOpen) => {
      if (isOpen) warnSparingly(log, { kind }, 'Discord refuses requests: sending is paused');
      else log.info({ kind }, 'Discord accepts requests again');
    },
  });
  const firstAnswers = createFirstAnswers((seconds) => meter.firstAnswer(seconds));
  const connection: DiscordConnection = {
    api: options.restApi,
    token,
    acquireSlot: async (url) => {
      circuits.assertClosed(url);
      await limit.turn();
    },
    onRequest: ({ method, url, status, counts, refusal, retryAfterMs }) => {
      if (counts) circuits.recordInvalid();
      if (refusal !== undefined) circuits.recordResponse(url, refusal, retryAfterMs);
      firstAnswers.requested(url, status);
      meter.request(routeOf(method, url), status, counts);
    },
  };
  const client = roles.includes('bot') ? createClient(connection, log, shard) : undefined;
  const rest = createRest(connection);
  const own = await ownIds(rest);
  if (own.application !== own.user) log.warn({}, "the bot's user has another id than its application");

  const renderer = openRenderer();
  const moveChooser = openMoveChooser(log);
  const analyser = openAnalyser();
  const emojis = openApplicationEmojis(new Map(games.ids.flatMap((id) => games.find(id)?.emojiNames ?? [])));
  const languages = await loadLanguages(games, emojis.find);
  const commands = createCommandRegistry(games, languages);
  const services: Services = {
    games,
    matches: instrumentMatchService(options.matches, meter),
    stores,
    clock,
    rest,
    applicationId: own.application,
    sentences: (locale) => languageIn(languages, locale),
    render: timed(options.render ?? renderer.render, ({ game }, seconds) => meter.picture(game, seconds)),
    renderRecap: options.renderRecap ?? renderer.renderRecap,
    renderCard: renderer.renderCard,
    advise: moveChooser.advise,
    reports: { analyse: options.analyse ?? analyser.analyse, renderChart: renderer.renderChart },
    log,
    throttle: limit,
    ...(options.beacon !== undefined && { beacon: options.beacon }),
    meter,
  };
  const priority = createForegroundPriority();
  const watched = { onWorked: meter.worked, before: priority.untilIdle };
  const queues = await openQueues(options.queues, log, undefined, watched).catch(async (error: unknown) => {
    await renderer.close();
    await limit.close();
    throw error;
  });
  /** Closes what running jobs need after the queues. A job that exceeds its timeout fails by that, and is retried later. */
  const endJobs = async (): Promise<void> => {
    const ended = queues.close();
    await Promise.race([ended, pause(SHUTDOWN_TIMEOUTS.jobsMs, undefined, { ref: false })]);
    await moveChooser.close();
    await analyser.close();
    await renderer.close();
    await ended;
  };
  const closings: (() => Promise<void> | void)[] = [() => limit.close(), endJobs];
  const stop = async (): Promise<void> => {
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    enqueueAfterAppend(services, queues);
    const isFirst = client !== undefined && shard.id === 0;
    if (isFirst) await registerCommands(services, commands);
    closings.push(...keepEmojis(emojis, options, services, isFirst ? renderer : undefined));
    const heartbeat = await startHeartbeat({ stores, clock, log, roles, client, shard });
    closings.push(heartbeat.stop);
    const jobs = roles.includes('worker')
      ? await startJobs(services, queues, moveChooser.chooseMove, options.sweepMs, heartbeat.monitor)
      : undefined;
    if (jobs !== undefined) closings.push(() => jobs.stop());
    const onServersChanged = (): void => {
      queues.add('sweep', {}).catch((err) => log.warn({ err }, 'sweep could not be enqueued'));
    };
    if (client !== undefined) trackGuilds(client, services, shard, onServersChanged);
    const handle = withInteractionMetrics(firstAnswers.timed(interactionHandler(services, commands)), commands, meter);
    const onReceived = (interaction: Interaction, received: Acknowledgement): Promise<void> => {
      if (received.acknowledgedInSeconds !== undefined) meter.firstAnswer(received.acknowledgedInSeconds);
      return priority.runForeground(() => handle(interaction, received));
    };
    const listening = client && (await listen(client, token, onReceived));
    if (listening !== undefined) closings.push(() => listening.stop(SHUTDOWN_TIMEOUTS.interactionsMs));
    meter.watch({
      queues: () => withTimeout(queues.depths()),
      unannounced: async () => (await withTimeout(stores.schedule.due('announcement', clock.now(), MAX_UNANNOUNCED))).length,
    });
    const health = async (): Promise<HealthReport> => ({
      database: await isHealthy(stores.settings.get('shards')),
      queue: await isHealthy(queues.depths()),
      ...(client === undefined ? {} : { gateway: client.isReady() }),
    });
    return { services, queues, jobs, health, stop };
  } catch (error) {
    await stop().catch((err) => log.warn({ err }, 'closing failed after a failed start of the bot'));
    throw error;
  }
};

/** Keeps the emojis where the options ask for it; `renderer`: draws those that this process uploads. */
const keepEmojis = (
  { keep }: ApplicationEmojis,
  { emojis, games }: BotOptions,
  { rest, applicationId, stores: { settings }, log }: Services,
  renderer: BackgroundRenderer | undefined,
): readonly (() => Promise<void>)[] => {
  if (emojis === undefined) return [];
  const draw = renderer && (() => renderer.drawEmojis(games.ids));
  const hashOfDrawing = renderer?.hashOfProgram;
  return [keep({ rest, applicationId, settings, log, draw, hashOfDrawing, firstPauseMs: emojis.pauseMs })];
};

const withTimeout = <T>(request: Promise<T>): Promise<T> =>
  Promise.race([
    request,
    pause(HEALTH_TIMEOUT_MS, undefined, { ref: false }).then(() =>
      Promise.reject<T>(new Error('No response before the timeout')),
    ),
  ]);

const isHealthy = (request: Promise<unknown>): Promise<boolean> =>
  withTimeout(request).then(
    () => true,
    () => false,
  );
