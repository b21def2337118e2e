import type { Participation } from '#matches/index.ts';

/** Whether the person left the others with a match that was not over. */
export const isLeaving = ({ outcome }: Pick<Participation, 'outcome'>): boolean =>
  outcome !== 'finished' && outcome !== 'released';
