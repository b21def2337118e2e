/** How much of a kind was lost, and how much was duplicated. */
export interface Losses {
  readonly lost: number;
  readonly doubled: number;
}

export const COUNTED = ['events', 'posts', 'direct messages', 'reminders', 'deadlines'] as const;
export type Counted = (typeof COUNTED)[number];

/** The results of the kills with one backend. */
export interface FaultReport {
  readonly title: string;
  deaths: number;
  /** Processes that were killed. */
  kills: number;
  /** Restarts after Discord had forgotten the nonces. */
  forgotten: number;
  /** How often each was checked. */
  readonly checked: Record<Counted, number>;
  readonly losses: Record<Counted, { lost: number; doubled: number }>;
  /** What was lost or duplicated, in words. */
  readonly miscounts: string[];
  /** Other faults, in words. */
  readonly otherFaults: string[];
}

export const newReport = (title: string): FaultReport => ({
  title,
  deaths: 0,
  kills: 0,
  forgotten: 0,
  checked: { events: 0, posts: 0, 'direct messages': 0, reminders: 0, deadlines: 0 },
  losses: {
    events: { lost: 0, doubled: 0 },
    posts: { lost: 0, doubled: 0 },
    'direct messages': { lost: 0, doubled: 0 },
    reminders: { lost: 0, doubled: 0 },
    deadlines: { lost: 0, doubled: 0 },
  },
  miscounts: [],
  otherFaults: [],
});

/** Records how often something occurs that has to occur once. */
export const count = (report: FaultReport, what: Counted, times: number, about: string): void => {
  report.checked[what] += 1;
  if (times === 1) return;
  report.losses[what][times === 0 ? 'lost' : 'doubled'] += Math.abs(times - 1);
  report.miscounts.push(`${what}: ${about} is there ${times} times`);
};

/** All faults, in words. */
export const faultsOf = ({ miscounts, otherFaults }: FaultReport): readonly string[] => [...miscounts, ...otherFaults];

export const isClean = (report: FaultReport): boolean => faultsOf(report).length === 0;

const cell = ({ lost, doubled }: Losses, checked: number): string => `${lost} / ${doubled} of ${checked}`;

/** A Markdown table: a row per backend, a column per kind, each `lost / duplicated of checked`. */
export const reportTable = (reports: readonly FaultReport[]): string => {
  const rows = [
    ['queue', 'deaths', 'kills', 'nonce forgotten', ...COUNTED.map((what) => `${what} lost / doubled`), 'other faults'],
    ...reports.map((report) => [
      report.title,
      String(report.deaths),
      String(report.kills),
      String(report.forgotten),
      ...COUNTED.map((what) => cell(report.losses[what], report.checked[what])),
      String(report.otherFaults.length),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`).join('\n');
};
