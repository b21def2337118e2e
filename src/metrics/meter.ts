import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A finished job. `waited`: since it was scheduled to run; `sinceAsked`: from when it was requested until it finished. */
interface FinishedJob {
  readonly queue: string;
  readonly failed: boolean;
  readonly waitedSeconds: number;
  readonly tookSeconds: number;
  readonly sinceAskedSeconds: number;
}

/** Values that are collected on each scrape. */
interface Collected {
  /** Jobs by queue and by state. */
  readonly queues: () => Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  /** The number of matches with events not yet announced. */
  readonly unannounced: () => Promise<number>;
}

export type Metrics = ReturnType<typeof createMetrics>;

const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10];
const SLOW = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

/**
 * Creates the metrics of this process, including those of Node: memory, processor, event loop lag. Labels are a few fixed names
 * from the code: never a user, a match, a server, or typed text.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> =>
    new Counter({ name: `trireme_${name}_total`, help, labelNames: [...labelNames], registers });
  const histogram = <T extends string>(name: string, help: string, labelNames: readonly T[], buckets = FAST): Histogram<T> =>
    new Histogram({ name: `trireme_${name}_seconds`, help, labelNames: [...labelNames], buckets, registers });

  const interactions = counter('interactions', 'Interactions with a reply, by command', ['kind', 'name']);
  const answers = histogram('answer', 'Time from an interaction to its complete reply', ['kind']);
  const firsts = histogram('first_answer', 'Time from an interaction to the first response', []);
  const refusals = counter('refusals', 'Refused moves and other commands, by reason', ['code']);
  const messages = counter('messages', 'Messages sent, by purpose', ['to', 'kind']);
  const direct = counter('direct_messages', 'Direct messages, by result', ['outcome']);
  const requests = counter('discord_requests', 'Requests to Discord, by kind and status', ['route', 'status']);
  const invalid = counter('invalid_requests', 'Requests that Discord counts as invalid; too many block the bot', ['status']);
  const pictures = histogram('picture', 'Time to render a picture, including the wait', ['game']);
  const broken = counter('broken_logs', 'Matches whose log cannot be replayed', []);
  const jobs = counter('jobs', 'Finished jobs', ['queue', 'outcome']);
  const waits = histogram('job_wait', 'Time from when a job was due until it started', ['queue'], SLOW);
  const works = histogram('job', 'Time that a job took', ['queue'], SLOW);
  const announcing = histogram('announce_lag', 'Time from a move until all of its posts were sent', [], SLOW);

  return {
    /** Records an interaction: its type, its name in the command registry, and the seconds until the whole reply. */
    answered: (kind: 'command' | 'press' | 'choices', name: string, seconds: number): void => {
      interactions.inc({ kind, name });
      answers.observe({ kind }, seconds);
    },
    /** Records the seconds from an interaction's arrival to Discord's receipt of the first response. Discord allows three. */
    firstAnswer: (seconds: number): void => firsts.observe(seconds),
    refused: (code: string): void => refusals.inc({ code }),
    message: (to: 'thread' | 'person', kind: string): void => messages.inc({ to, kind }),
    directMessage: (outcome: 'sent' | 'closed' | 'failed'): void => direct.inc({ outcome }),
    /** `status`: `undefined` without a response. `counts`: Discord counts the request as invalid. */
    request: (route: string, status: number | undefined, counts: boolean): void => {
      requests.inc({ route, status: status ?? 'none' });
      if (counts) invalid.inc({ status: status ?? 'none' });
    },
    picture: (game: string, seconds: number): void => pictures.observe({ game }, seconds),
    /** Counts a match whose log cannot be replayed. */
    brokenLog: (): void => broken.inc(),
    worked: ({ queue, failed, waitedSeconds, tookSeconds, sinceAskedSeconds }: FinishedJob): void => {
      jobs.inc({ queue, outcome: failed ? 'failed' : 'done' });
      waits.observe({ queue }, waitedSeconds);
      works.observe({ queue }, tookSeconds);
      if (queue === 'announce') announcing.observe(sinceAskedSeconds);
    },
    /** Replaces the values that are collected on each scrape. */
    watch: (collected: Collected): void => watch(registry, collected),
    /** Returns all metrics in Prometheus format. */
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};

const QUEUE_JOBS = 'trireme_queue_jobs';
const UNANNOUNCED_MATCHES = 'trireme_untold_matches';

/** Registers gauges that are collected on each scrape. Values that cannot be read at that moment are left out. */
const watch = (registry: Registry, { queues, unannounced }: Collected): void => {
  for (const name of [QUEUE_JOBS, UNANNOUNCED_MATCHES]) registry.removeSingleMetric(name);
  new Gauge({
    name: QUEUE_JOBS,
    help: 'Jobs in a queue, by state',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [queue, states] of Object.entries(await queues().catch(() => ({})))) {
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count);
      }
    },
  });
  new Gauge({
    name: UNANNOUNCED_MATCHES,
    help: 'Matches with unannounced events',
    registers: [registry],
    async collect() {
      this.set(await unannounced().catch(() => Number.NaN));
    },
  });
};
