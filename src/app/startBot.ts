import { setTimeout as pause } from 'node:timers/promises';
import type { Interaction } from 'discord.js';
import type { Relays } from '#beacon/relays.ts';
import { createCommandRegistry } from '#commands/index.ts';
import { openMoveChooser } from '#computer/thinking.ts';
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
import { openRenderer } from '#renderers/index.ts';
import { createForegroundPriority } from './foregroundPriority.ts';
import { startHeartbeat } from './heartbeat.ts';
import { withInteractionMetrics } from './interactionMetrics.ts';
import type { Role } from './settings.ts';
import { SHUTDOWN_TIMEOUTS } from './shutdownTimeouts.ts';

/** What a bot is built from. */
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
  readonly sweepMs?: number;
  readonly meter?: Metrics;
  readonly beacon?: Relays | undefined;
}

export interface BotRuntime {
  readonly services: Services;
  readonly queues: Queues;
  /** Of the role `worker`. */
  readonly jobs: Jobs | undefined;
  /** Which of its parts work at the moment. */
  parts(): Promise<HealthReport>;
  /** Takes no more interactions, lets what is under way end, and closes queues and gateway. The stores stay open. */
  stop(): Promise<void>;
}

/** A part that has not answered by then does not work. */
const PART_MS = 2_000;
/** No more of what was not told yet is counted. */
const MAX_UNANNOUNCED = 1_000;

/** Starts the roles `bot` and `worker` (or those asked for). Ends when people are answered and posts are sent. */
export const startBot = async (needs: BotOptions): Promise<BotRuntime> => {
  const { stores, clock, log, token, games, shard = ONLY_SHARD, meter = createMetrics() } = needs;
  const roles = needs.roles ?? ['bot', 'worker'];
  const limit = openSendLimit(needs.queues, log);
  const circuits = createCircuitBreaker({
    now: () => clock.now().getTime(),
    onChange: (kind, isOpen) => {
      if (isOpen) warnSparingly(log, { kind }, 'Discord refuses requests: sending is paused');
      else log.info({ kind }, 'Discord accepts requests again');
    },
  });
  const firstAnswers = createFirstAnswers((seconds) => meter.firstAnswer(seconds));
  const door: DiscordConnection = {
    api: needs.restApi,
    token,
    acquireSlot: async (url) => {
      circuits.pass(url);
      await limit.turn();
    },
    onRequest: ({ method, url, status, counts, refusal, retryAfterMs }) => {
      if (counts) circuits.invalid();
      if (refusal !== undefined) circuits.answered(url, refusal, retryAfterMs);
      firstAnswers.requested(url, status);
      meter.request({ route: routeOf(method, url), status, counts });
    },
  };
  const client = roles.includes('bot') ? createClient(door, log, shard) : undefined;
  const rest = createRest(door);
  const own = await ownIds(rest);
  if (own.application !== own.user) log.warn({}, "the bot's user has another id than its application");

  const studio = openRenderer();
  const languages = await loadLanguages(games);
  const commands = createCommandRegistry(games, languages);
  const services: Services = {
    games,
    matches: instrumentMatchService(needs.matches, meter),
    stores,
    clock,
    rest,
    applicationId: own.application,
    sentences: (locale) => languageIn(languages, locale),
    render: timed(needs.render ?? studio.render, ({ game }, seconds) => meter.picture(game, seconds)),
    renderRecap: needs.renderRecap ?? studio.renderRecap,
    log,
    throttle: limit,
    ...(needs.beacon !== undefined && { beacon: needs.beacon }),
    meter,
  };
  const way = createForegroundPriority();
  const watched = { onWorked: meter.worked, before: way.untilIdle };
  const queues = await openQueues(needs.queues, log, undefined, watched).catch(async (error: unknown) => {
    await studio.close();
    await limit.close();
    throw error;
  });
  const thinking = openMoveChooser(log);
  /** What jobs under way still need is closed after them; one that takes too long is broken off by that, and taken up again later. */
  const endJobs = async (): Promise<void> => {
    const ended = queues.close();
    await Promise.race([ended, pause(SHUTDOWN_TIMEOUTS.jobsMs, undefined, { ref: false })]);
    await thinking.close();
    await studio.close();
    await ended;
  };
  const closings: (() => Promise<void> | void)[] = [() => limit.close(), endJobs];
  const stop = async (): Promise<void> => {
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    enqueueAfterAppend(services, queues);
    if (client !== undefined && shard.id === 0) await registerCommands(services, commands);
    const { heart, stop: stopBeating } = await startHeartbeat({ stores, clock, log, roles, client, shard });
    closings.push(stopBeating);
    const jobs = roles.includes('worker')
      ? await startJobs(services, queues, thinking.chooseMove, needs.sweepMs, heart)
      : undefined;
    if (jobs !== undefined) closings.push(() => jobs.stop());
    const onServersChanged = (): void => {
      queues.add('sweep', {}).catch((err) => log.warn({ err }, 'a sweep could not be asked for'));
    };
    if (client !== undefined) trackGuilds(client, services, shard, onServersChanged);
    const handle = withInteractionMetrics(firstAnswers.timed(interactionHandler(services, commands)), commands, meter);
    const onReceived = (interaction: Interaction, received: Acknowledgement): Promise<void> => {
      if (received.acknowledgedInSeconds !== undefined) meter.firstAnswer(received.acknowledgedInSeconds);
      return way.runForeground(() => handle(interaction, received));
    };
    const listening = client && (await listen(client, token, onReceived));
    if (listening !== undefined) closings.push(() => listening.stop(SHUTDOWN_TIMEOUTS.interactionsMs));
    meter.watch({
      queues: () => withTimeout(queues.depths()),
      unannounced: async () => (await withTimeout(stores.schedule.due('announcement', clock.now(), MAX_UNANNOUNCED))).length,
    });
    const parts = async (): Promise<HealthReport> => ({
      database: await isHealthy(stores.settings.get('shards')),
      queue: await isHealthy(queues.depths()),
      ...(client === undefined ? {} : { gateway: client.isReady() }),
    });
    return { services, queues, jobs, parts, stop };
  } catch (error) {
    await stop().catch((err) => log.warn({ err }, 'the bot could not be closed'));
    throw error;
  }
};

/** What comes of it within `PART_MS`. */
const withTimeout = <T>(asked: Promise<T>): Promise<T> =>
  Promise.race([
    asked,
    pause(PART_MS, undefined, { ref: false }).then(() => Promise.reject<T>(new Error('It did not answer in time.'))),
  ]);

const isHealthy = (asked: Promise<unknown>): Promise<boolean> =>
  withTimeout(asked).then(
    () => true,
    () => false,
  );
