/** Where a process can die: at each of these, just before it is done and just after. */
export const POINTS = ['interaction', 'append', 'enqueue', 'claim', 'send', 'mark', 'timer'] as const;
export type Point = (typeof POINTS)[number];

export const MOMENTS = ['before', 'after'] as const;
export type Moment = (typeof MOMENTS)[number];

export const ROLES = ['bot', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** Which processes die. */
export const VICTIMS = ['bot', 'worker', 'both'] as const;
export type Victims = (typeof VICTIMS)[number];

/** One death: at which point, of whom, and whether Discord has forgotten the nonces by the time they are back. */
export interface Death {
  readonly point: Point;
  readonly moment: Moment;
  readonly victims: Victims;
  readonly isForgotten: boolean;
  /** It dies where the point is come to for the so-manieth time. */
  readonly nth: number;
}

/** What is done so that the point is come to: somebody moves or opens a lobby, a reminder or the end of somebody's time falls due. */
export type Scene = 'move' | 'lobby' | 'reminder' | 'deadline';

/** So many rounds through the whole matrix; of each two that are alike but for the round, one restart comes after the nonces are gone. */
export const deaths = (rounds: number): readonly Death[] =>
  Array.from({ length: rounds }, (_, round) =>
    POINTS.flatMap((point) =>
      MOMENTS.flatMap((moment) => VICTIMS.map((victims) => ({ point, moment, victims, nth: 1 + (round % 2) }))),
    ).map((death, index) => ({ ...death, isForgotten: (index + round) % 2 === 0 })),
  ).flat();

/** A worker comes to a log, and surely to a queue, where time runs out; a bot to messages of its own where a lobby is opened. */
export const sceneOf = ({ point, victims, nth }: Death): Scene => {
  if (point === 'timer') return nth === 1 ? 'reminder' : 'deadline';
  if ((point === 'append' || point === 'enqueue') && victims === 'worker') return 'deadline';
  const isMessage = point === 'claim' || point === 'send' || point === 'mark';
  return isMessage && victims === 'bot' ? 'lobby' : 'move';
};

/** Whose process comes to the point there. It need not be the one that dies. */
export const comerOf = (death: Death): Role => {
  const scene = sceneOf(death);
  if (scene === 'reminder' || scene === 'deadline') return 'worker';
  if (scene === 'lobby' || death.point === 'interaction' || death.point === 'append') return 'bot';
  return death.point === 'enqueue' ? 'bot' : 'worker';
};

export const rolesOf = (victims: Victims): readonly Role[] => (victims === 'both' ? ROLES : [victims]);
