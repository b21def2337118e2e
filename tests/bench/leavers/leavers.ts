import { type Figures, percentile } from '../figures.ts';
import { BEGUN, DAY, type Outcome, simulate } from '../waiting/simulate.ts';
import { type GateFrom, LeaversRecords } from './records.ts';

const SERVERS = [50, 200];
const SEEDS = 5;
const HISTORY_DAYS = 90;
const DAYS = 180;
const HOURS_A_DAY = 16;
const LEAST = 0.85;

const ARMS: Readonly<Record<string, GateFrom['asked'] | undefined>> = {
  Open: undefined,
  Gate: 'of all',
  Chosen: 'by those who pass',
};

/** A server's simulated days after its history. */
interface Run {
  readonly outcome: Outcome;
  readonly records: LeaversRecords;
}

/** How many days before the gate, and after. */
interface Days {
  readonly history: number;
  readonly measured: number;
}

/**
 * How many matches people leave with and without a gate of reliability, after days in which records were made: without it (`Open`), asked
 * of all (`Gate`), and asked by those who pass it of their own tables (`Chosen`). The same people, with the same habits, in each arm.
 */
export const leaversBench = async (
  servers = SERVERS,
  seeds = SEEDS,
  days: Days = { history: HISTORY_DAYS, measured: DAYS },
): Promise<Figures> =>
  Object.assign(
    {},
    ...servers.map((players) => figuresOf(`leavers${players}`, (arm) => runsOf(players, seeds, days, arm), days)),
  );

const runsOf = (players: number, seeds: number, days: Days, asked: GateFrom['asked'] | undefined): readonly Run[] =>
  Array.from({ length: seeds }, (_, index) => {
    const seed = index + 1;
    const gate: GateFrom | undefined = asked && { least: LEAST, from: BEGUN + days.history * DAY, asked };
    const records = new LeaversRecords(seed, gate);
    const outcome = simulate({ players, days: days.history + days.measured, seed, hoursADay: HOURS_A_DAY, records });
    return { outcome, records };
  });

const figuresOf = (prefix: string, run: (asked: GateFrom['asked'] | undefined) => readonly Run[], days: Days): Figures => {
  const measured = Object.entries(ARMS).map(([name, asked]) => ({ name, ...measuresOf(run(asked), days) }));
  const open = measured.find(({ name }) => name === 'Open');
  const figures: Record<string, number> = {};
  for (const { name, matches, left, gated, gatedLeft, hours, refused, blameless } of measured) {
    figures[`${prefix}${name}Matches`] = matches;
    figures[`${prefix}${name}Left`] = left;
    figures[`${prefix}${name}HoursP50`] = percentile(hours, 0.5);
    figures[`${prefix}${name}HoursP90`] = percentile(hours, 0.9);
    if (name === 'Open' || open === undefined) continue;
    figures[`${prefix}${name}FewerLeft`] = 1 - left / open.left;
    figures[`${prefix}${name}FewerShare`] = 1 - gatedLeft / gated / (open.left / open.matches);
    figures[`${prefix}${name}LongerP50`] = percentile(hours, 0.5) / percentile(open.hours, 0.5) - 1;
    figures[`${prefix}${name}Refused`] = refused;
    figures[`${prefix}${name}Blameless`] = blameless;
  }
  return figures;
};

const measuresOf = (runs: readonly Run[], { history }: Days) => {
  const matches = runs.flatMap(({ records }) => records.matches.filter(({ startedAt }) => startedAt >= BEGUN + history * DAY));
  const left = matches.filter(({ leavers }) => leavers > 0);
  const waits = runs.flatMap(({ outcome }) => outcome.waits.filter(({ from, end }) => from >= history && end === 'seated'));
  return {
    matches: matches.length,
    left: left.length,
    gated: matches.filter(({ isGated }) => isGated).length,
    gatedLeft: left.filter(({ isGated }) => isGated).length,
    hours: waits.map(({ hours }) => hours),
    refused: runs.reduce((sum, { records }) => sum + records.refused.all.size, 0),
    blameless: runs.reduce((sum, { records }) => sum + records.refused.blameless.size, 0),
  };
};
