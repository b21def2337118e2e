import type { MatchId, Stores } from '#matches/index.ts';

/**
 * Acts in running matches that were made by hand in a seat by somebody who never sat in it. `askerOf`: who sent an interaction, by
 * its id. Of a seat whose person was forgotten nobody knows any more.
 */
export const usurped = async (
  stores: Stores,
  matches: readonly MatchId[],
  askerOf: ReadonlyMap<string, string>,
): Promise<readonly object[]> => {
  const found = await Promise.all(
    matches.map(async (id) => {
      const rows = await stores.matches.read(id, 0);
      const seats = (await stores.matches.find(id))?.seats ?? [];
      const begun = rows.find(({ event }) => event.type === 'MatchStarted')?.version ?? Number.POSITIVE_INFINITY;
      return rows.flatMap(({ version, by, how, commandId, event }) => {
        const actor = askerOf.get(commandId);
        const { user, former = [] } = seats.find(({ seat }) => seat === by) ?? {};
        const isByHand = version > begun && by !== undefined && how === undefined;
        if (!isByHand || actor === undefined || user === undefined || user === actor || former.includes(actor)) return [];
        return [{ match: id, version, by, actor, event }];
      });
    }),
  );
  return found.flat();
};
