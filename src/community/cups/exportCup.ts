import type { MatchService, Stores } from '#matches/index.ts';

/**
 * Returns the export file of a cup: its log, and the exports of its matches that are over, from which its standings can be computed again. It
 * numbers entrants, and never names people. Each match is written before the next is read, so that others wait for one of them at most.
 */
export const exportCup = async (
  { stores, matches }: { readonly stores: Pick<Stores, 'cups'>; readonly matches: MatchService },
  cup: number,
): Promise<string> => {
  const { events = [] } = (await stores.cups.find(cup)) ?? {};
  const exported: string[] = [];
  for (const event of events) {
    if (!('match' in event) || typeof event.match !== 'number') continue;
    const [position, history] = [await matches.position(event.match, undefined), await matches.history(event.match, 0)];
    if (position?.match.status !== 'ended' || history === undefined || history.unreadable !== undefined) continue;
    exported.push(JSON.stringify(await matches.exportMatch(position, history)));
  }
  return `{"cup":${cup},\n"events":${JSON.stringify(events)},\n"matches":[${exported.join(',\n')}]}\n`;
};
