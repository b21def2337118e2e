import type { MatchId, Stores } from '#matches/index.ts';

/**
 * Manual acts in running matches in a seat by a person who never had it. `askerOf`: the actor of an interaction, by its id. A seat whose
 * person was forgotten is not checked.
 */
export const unauthorizedActs = async (
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
