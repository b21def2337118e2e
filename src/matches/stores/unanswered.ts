import type { Match } from '../model/types.ts';
import type { Seek, SeekStore } from './seeks.ts';

/**
 * Returns those for whom a table keeps a place that they have not taken yet. Its host has a seat from the start; everyone else takes the
 * place by sitting down.
 */
export const unansweredAt = async (seeks: SeekStore, { id, place, seats, host }: Match): Promise<readonly Seek[]> => {
  const table = (await seeks.proposals(place.server)).find(({ match }) => match === id);
  const placed = table === undefined ? [] : await seeks.placed(table.id);
  return placed.filter(({ agreed, user }) => !agreed && (user === host || seats.every((row) => row.user !== user)));
};
