import { type Figures, percentile } from '../figures.ts';
import { type Outcome, simulate, type Wait } from './simulate.ts';

const SERVERS = [50, 200, 500];
const DAYS = 60;
const SEEDS = 10;
/** Quiet hours leave fourteen hours a day at least; most people sleep for eight, and some can play for less of the day than they are awake. */
const HOURS_A_DAY = { Awake: 16, Busy: 10 } as const;
const GOOD_HOURS = 6;

/**
 * How long people wait for a table with the queue, on simulated servers of several sizes: `Awake` are people available for sixteen hours of
 * the day, `Busy` for ten. Also whether the forecast of the wait is right, and that nobody sits with a person whom one of them avoids.
 */
export const waitingBench = async (servers = SERVERS, days = DAYS, seeds = SEEDS): Promise<Figures> =>
  Object.assign(
    {},
    ...Object.entries(HOURS_A_DAY).flatMap(([name, hoursADay]) =>
      servers.map((players) => {
        const runs = Array.from({ length: seeds }, (_, index) => simulate({ players, days, seed: index + 1, hoursADay }));
        return waitingFigures(`waiting${players}${name}`, runs);
      }),
    ),
  );

/** The figures of some runs of equal servers; `prefix` begins the keys. */
const waitingFigures = (prefix: string, runs: readonly Outcome[]): Figures => {
  const waits = runs.flatMap((run) => run.waits);
  const tables = runs.flatMap((run) => run.tables);
  const seated = waits.filter(({ end }) => end === 'seated').map(({ hours }) => hours);
  const started = waits.flatMap(({ untilStart }) => untilStart ?? []);
  const share = (some: number, all: number): number => (all === 0 ? 0 : some / all);
  return {
    [`${prefix}Seated`]: seated.length / runs.length,
    [`${prefix}Left`]: waits.filter(({ end }) => end !== 'seated').length / runs.length,
    [`${prefix}HoursP50`]: percentile(seated, 0.5),
    [`${prefix}HoursP90`]: percentile(seated, 0.9),
    [`${prefix}StartHoursP50`]: percentile(started, 0.5),
    [`${prefix}StartHoursP90`]: percentile(started, 0.9),
    [`${prefix}GoodHours`]: share(tables.filter(({ sharedHours }) => sharedHours >= GOOD_HOURS).length, tables.length),
    [`${prefix}Fours`]: share(tables.filter(({ seats, computers }) => seats - computers > 3).length, tables.length),
    [`${prefix}WithComputer`]: share(tables.filter(({ computers }) => computers > 0).length, tables.length),
    [`${prefix}Unconfirmed`]: runs.reduce((sum, { unconfirmed }) => sum + unconfirmed, 0) / runs.length,
    [`${prefix}Breaches`]: runs.reduce((sum, { breaches }) => sum + breaches, 0),
    [`${prefix}ForecastP50`]: forecast(waits, 'p50'),
    [`${prefix}ForecastP80`]: forecast(waits, 'p80'),
  };
};

/** The share of people whose match started within the time that they were shown when they began to look. */
const forecast = (waits: readonly Wait[], figure: 'p50' | 'p80'): number => {
  const right = waits.flatMap(({ expected, untilStart }) => {
    const hours = expected[figure];
    return hours === undefined || untilStart === undefined ? [] : [untilStart <= hours];
  });
  return right.length === 0 ? 0 : right.filter(Boolean).length / right.length;
};
