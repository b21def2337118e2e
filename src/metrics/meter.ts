import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The measurements of one interaction: its type, its name in the command registry, and the time until the whole reply. */
export interface Answered {
  readonly kind: 'command' | 'press' | 'choices';
  readonly name: string;
  readonly seconds: number;
}

/** A finished job. `waited`: since it was scheduled to run; `sinceAsked`: from when it was requested until it finished. */
export interface Worked {
  readonly queue: string;
  readonly failed: boolean;
  readonly waitedSeconds: number;
  readonly tookSeconds: number;
  readonly sinceAskedSeconds: number;
}

/** The values collected on each scrape. */
export interface Standing {
  /** Jobs by queue and by state. */
  readonly queues: () => Promise<Readonly<Record<string, Readonly<Record<string, number>>>>>;
  /** The number of matches with events not yet announced. */
  readonly unannounced: () => Promise<number>;
}

/** The metrics of a process. Labels are a few fixed names from the code: never a user, a match, a server, or typed text. */
export interface Metrics {
  answered(answered: Answered): void;
  /** From an interaction's arrival to Discord's receipt of the first response, which has to come within three seconds. */
  firstAnswer(seconds: number): void;
  refused(code: string): void;
  message(to: 'thread' | 'person', kind: string): void;
  directMessage(outcome: 'sent' | 'closed' | 'failed'): void;
  /** `status`: the response's; `undefined` without a response. `counts`: Discord counts it as invalid. */
  request(what: { readonly route: string; readonly status: number | undefined; readonly counts: boolean }): void;
  picture(game: string, seconds: number): void;
  /** Counts a match whose log cannot be replayed. */
  brokenLog(): void;
  worked(worked: Worked): void;
  /** Replaces the values collected on each scrape. */
  watch(standing: Standing): void;
  /** Returns all metrics in Prometheus format. */
  text(): Promise<{ readonly type: string; readonly text: string }>;
}

const FAST = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10];
const SLOW = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 3_600];

/** Creates the metrics of this process, including those of Node: memory, processor, event loop lag. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <T extends string>(name: string, help: string, labelNames: readonly T[]): Counter<T> =>
    new Counter({ name: `trireme_${name}_total`, help, labelNames: [...labelNames], registers });
  const histogram = <T extends string>(name: string, help: string, labelNames: readonly T[], buckets = FAST): Histogram<T> =>
    new Histogram({ name: `trireme_${name}_seconds`, help, labelNames: [...labelNames], buckets, registers });

  const interactions = counter('interactions', 'Interactions answered, by command', ['kind', 'name']);
  const answers = histogram('answer', 'From an interaction to its whole answer', ['kind']);
  const firsts = histogram('first_answer', 'From an interaction to its first answer', []);
  const refusals = counter('refusals', 'Moves and other commands refused, by reason', ['code']);
  const messages = counter('messages', 'Messages sent, by what they are for', ['to', 'kind']);
  const direct = counter('direct_messages', 'Direct messages, by what became of them', ['outcome']);
  const requests = counter('discord_requests', 'Requests to Discord, by kind and status', ['route', 'status']);
  const invalid = counter('invalid_requests', 'Answers that Discord counts towards shutting the bot out', ['status']);
  const pictures = histogram('picture', 'How long a picture took, waiting in line included', ['game']);
  const broken = counter('broken_logs', 'Matches found whose log cannot be replayed', []);
  const jobs = counter('jobs', 'Jobs that are over', ['queue', 'outcome']);
  const waits = histogram('job_wait', 'From when a job was due until it was taken up', ['queue'], SLOW);
  const works = histogram('job', 'How long a job took', ['queue'], SLOW);
  const announcing = histogram('announce_lag', 'From a move until all of it was told', [], SLOW);

  return {
    answered: ({ kind, name, seconds }) => {
      interactions.inc({ kind, name });
      answers.observe({ kind }, seconds);
    },
    firstAnswer: (seconds) => firsts.observe(seconds),
    refused: (code) => refusals.inc({ code }),
    message: (to, kind) => messages.inc({ to, kind }),
    directMessage: (outcome) => direct.inc({ outcome }),
    request: ({ route, status, counts }) => {
      requests.inc({ route, status: status ?? 'none' });
      if (counts) invalid.inc({ status: status ?? 'none' });
    },
    picture: (game, seconds) => pictures.observe({ game }, seconds),
    brokenLog: () => broken.inc(),
    worked: ({ queue, failed, waitedSeconds, tookSeconds, sinceAskedSeconds }) => {
      jobs.inc({ queue, outcome: failed ? 'failed' : 'done' });
      waits.observe({ queue }, waitedSeconds);
      works.observe({ queue }, tookSeconds);
      if (queue === 'announce') announcing.observe(sinceAskedSeconds);
    },
    watch: (standing) => watch(registry, standing),
    text: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
};

const QUEUE_JOBS = 'trireme_queue_jobs';
const UNTOLD_MATCHES = 'trireme_untold_matches';

/** Registers gauges that are collected on each scrape. Values that cannot be read at that moment are left out. */
const watch = (registry: Registry, { queues, unannounced: untold }: Standing): void => {
  for (const name of [QUEUE_JOBS, UNTOLD_MATCHES]) registry.removeSingleMetric(name);
  new Gauge({
    name: QUEUE_JOBS,
    help: 'Jobs in a queue, by what they wait for',
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
    name: UNTOLD_MATCHES,
    help: 'Matches with something in their log that was not told yet',
    registers: [registry],
    async collect() {
      this.set(await untold().catch(() => Number.NaN));
    },
  });
};
