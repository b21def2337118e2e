import type { BaseEvent } from '#engine/game.ts';
import type { Exported, MatchService, Stores } from '#matches/index.ts';

/** The export file of a cup: its log, and the exports of its matches that are over. It numbers entrants, and never names people. */
export interface ExportedCup {
  readonly cup: number;
  readonly events: readonly BaseEvent[];
  readonly matches: readonly Exported[];
}

/** Returns a cup with all from which its standings can be computed again; `undefined` if there is none with this number. */
export const exportCup = async (
  { stores, matches }: { readonly stores: Pick<Stores, 'cups'>; readonly matches: MatchService },
  cup: number,
): Promise<ExportedCup | undefined> => {
  const stored = await stores.cups.find(cup);
  if (stored === undefined) return undefined;
  const ids = stored.events.flatMap((event) => ('match' in event && typeof event.match === 'number' ? event.match : []));
  const exported: Exported[] = [];
  for (const id of ids) {
    const [position, history] = [await matches.position(id, undefined), await matches.history(id, 0)];
    if (position?.match.status !== 'ended' || history === undefined || history.unreadable !== undefined) continue;
    exported.push(await matches.exportMatch(position, history));
  }
  return { cup, events: stored.events, matches: exported };
};
