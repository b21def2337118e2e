import { type APIApplication, type APIUser, Routes } from 'discord.js';
import { openThinking } from '#computer/thinking.ts';
import { listen, makeClient, makeRest } from '#discord/client.ts';
import { registerCommands } from '#discord/clientCommands.ts';
import type { Catalogue } from '#discord/command.ts';
import { interactionHandler } from '#discord/dispatch.ts';
import type { Log, Services } from '#discord/services.ts';
import { sentencesOf } from '#i18n/index.ts';
import type { QueueHome } from '#jobs/backends.ts';
import { hintAfterPlays, type Jobs, startJobs } from '#jobs/jobs.ts';
import { openQueues, type Queues } from '#jobs/queues.ts';
import { type Clock, type Matches, ONLY_SHARD, type Shard, type Stores } from '#matches/index.ts';
import { openStudio } from '#renderers/index.ts';
import type { Role } from './config.ts';
import { startHeartbeat } from './heartbeat.ts';

/** What a bot is built from. */
export interface BotNeeds {
  readonly stores: Stores;
  readonly matches: Matches;
  readonly clock: Clock;
  readonly restApi: string;
  readonly token: string;
  readonly queues: QueueHome;
  readonly catalogue: Catalogue;
  readonly log: Log;
  readonly roles?: readonly Role[];
  readonly shard?: Shard;
  readonly render?: Services['render'];
  readonly sweepMs?: number;
}

export interface Bot {
  readonly services: Services;
  readonly queues: Queues;
  /** Of the role `worker`. */
  readonly jobs: Jobs | undefined;
  /** Takes no more interactions, lets what is under way end, and closes queues and gateway. The stores stay open. */
  stop(): Promise<void>;
}

/** How long interactions under way may take to be answered when the bot stops. */
const GRACE_MS = 5_000;

/** Starts the roles `bot` and `worker` (or those asked for). Ends when people are answered and posts are sent. */
export const startBot = async (needs: BotNeeds): Promise<Bot> => {
  const { stores, matches, clock, log, token, catalogue, shard = ONLY_SHARD } = needs;
  const roles = needs.roles ?? ['bot', 'worker'];
  const door = { api: needs.restApi, token };
  const client = roles.includes('bot') ? makeClient(door, log, shard) : undefined;
  const rest = makeRest(door);
  const application = (await rest.get(Routes.currentApplication())) as APIApplication;
  const user = (await rest.get(Routes.user())) as APIUser;
  if (application.id !== user.id) log.warn({}, "the bot's user has another id than its application");

  const studio = openStudio();
  const services: Services = {
    matches,
    stores,
    clock,
    rest,
    applicationId: application.id,
    sentences: sentencesOf,
    render: needs.render ?? studio.render,
    retell: studio.retell,
    log,
  };
  const queues = await openQueues(needs.queues, log);
  const thinking = openThinking(log);
  const closings: (() => Promise<void> | void)[] = [() => queues.close(), () => thinking.close(), () => studio.close()];
  const stop = async (): Promise<void> => {
    for (const close of closings.splice(0).reverse()) await close();
  };
  try {
    hintAfterPlays(services, queues);
    if (client !== undefined && shard.id === 0) await registerCommands(services, catalogue);
    const { heart, stop: stopBeating } = await startHeartbeat({ stores, clock, log, roles, client, shard });
    closings.push(stopBeating);
    const jobs = roles.includes('worker') ? await startJobs(services, queues, thinking.think, needs.sweepMs, heart) : undefined;
    if (jobs !== undefined) closings.push(() => jobs.stop());
    const listening = client && (await listen(client, token, interactionHandler(services, catalogue)));
    if (listening !== undefined) closings.push(() => listening.stop(GRACE_MS));
    return { services, queues, jobs, stop };
  } catch (error) {
    await stop().catch((err) => log.warn({ err }, 'the bot could not be closed'));
    throw error;
  }
};
