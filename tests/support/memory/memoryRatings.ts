import { randomUUID } from 'node:crypto';
import { partsIn, rebuiltFrom } from '#community/ratings/index.ts';
import type { RatingRow, RatingStore, UserId } from '#matches/index.ts';
import type { MemoryRows } from './memoryPersonal.ts';

/** Ratings in memory: all are computed again with each match. */
export const openMemoryRatings = (rows: MemoryRows): RatingStore => ({
  of: async (user, server) => rows.ratings.filter((row) => row.person === user && row.server === server),
  async latest(server, people) {
    const here = rows.ratings.filter((row) => row.server === server && (people?.includes(row.person) ?? true));
    const latest = [...new Map(here.map((row) => [`${row.person} ${row.game}`, row])).entries()];
    return latest.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  },
  async rebuild() {
    rateAll(rows);
    return new Set(rows.ratings.map(({ match }) => match)).size;
  },
});

/** Rates all matches again. */
export const rateAll = (rows: MemoryRows): void => {
  const forgotten = rows.ratings.filter(({ person }) => person.startsWith('-'));
  rows.ratings = [...rebuiltFrom([...partsIn([...rows.participations.values()].flat()), ...forgotten])];
};

/** Replaces a person on each ladder by a placeholder of its own. */
export const forgetRatings = (rows: MemoryRows, user: UserId): void => {
  const placeholders = new Map<string, string>();
  rows.ratings = rows.ratings.map((row): RatingRow => {
    if (row.person !== user) return row;
    const ladder = `${row.server} ${row.game}`;
    const person = placeholders.get(ladder) ?? `-${randomUUID()}`;
    placeholders.set(ladder, person);
    return { ...row, person };
  });
};
