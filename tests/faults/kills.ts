/** The points at which a process can be killed: at each, just before it and just after. */
export const POINTS = ['interaction', 'append', 'enqueue', 'claim', 'send', 'mark', 'timer'] as const;

/** The points of a cup: each command of its log, by the first event; its matches; and its post, where it is new and where it changes. */
export const CUP_POINTS = [
  'CupOpened',
  'Entered',
  'Withdrew',
  'CupCancelled',
  'EntriesClosed',
  'SeatSubstituted',
  'MatchCreated',
  'TableOpened',
  'cup edit',
  'MatchEnded',
  'TableScored',
  'RoundDrawn',
  'CupEnded',
  'cup post',
] as const;
export type Point = (typeof POINTS)[number] | (typeof CUP_POINTS)[number];

export const MOMENTS = ['before', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

export const ROLES = ['bot', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The processes that are killed. */
export const VICTIMS = ['bot', 'worker', 'both'] as const;
export type Victims = (typeof VICTIMS)[number];

/** One kill: at which point, of which processes, and whether Discord has forgotten the nonces when they are back. */
export interface Kill {
  readonly point: Point;
  readonly moment: Moment;
  readonly victims: Victims;
  readonly isForgotten: boolean;
  /** The kill happens the nth time the point is reached. */
  readonly nth: number;
}

/** What makes the process reach the point: a player moves or opens a lobby, or a reminder or a deadline falls due. */
export type Scenario = 'move' | 'lobby' | 'reminder' | 'deadline';

/**
 * All kills of this many rounds through the matrix. Of two that differ only in the round, one restart comes after the nonces are forgotten.
 */
export const deaths = (rounds: number): readonly Kill[] =>
  Array.from({ length: rounds }, (_, round) =>
    POINTS.flatMap((point) =>
      MOMENTS.flatMap((moment) => VICTIMS.map((victims) => ({ point, moment, victims, nth: 1 + (round % 2) }))),
    ).map((death, index) => ({ ...death, isForgotten: (index + round) % 2 === 0 })),
  ).flat();

/** A worker appends, and reliably enqueues, when a time runs out; a bot sends messages of its own when a lobby is opened. */
export const scenarioOf = ({ point, victims, nth }: Kill): Scenario => {
  if (point === 'timer') return nth === 1 ? 'reminder' : 'deadline';
  if ((point === 'append' || point === 'enqueue') && victims === 'worker') return 'deadline';
  const isMessage = point === 'claim' || point === 'send' || point === 'mark';
  return isMessage && victims === 'bot' ? 'lobby' : 'move';
};

/** The process that reaches the point. It need not be the victim. */
export const processAtPoint = (death: Kill): Role => {
  const scene = scenarioOf(death);
  if (scene === 'reminder' || scene === 'deadline') return 'worker';
  if (scene === 'lobby' || death.point === 'interaction' || death.point === 'append') return 'bot';
  return death.point === 'enqueue' ? 'bot' : 'worker';
};

export const rolesOf = (victims: Victims): readonly Role[] => (victims === 'both' ? ROLES : [victims]);
