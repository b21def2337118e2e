import { isIn, type LoadedCup, tablesOf } from '#community/cups/index.ts';
import type { CommandContext } from '../command/command.ts';
import { gallery, type Reply, row, text } from '../components/reply.ts';
import { whyNotModerator } from '../server/serverPermissions.ts';
import { type PendingMatch, pendingMatchFor, waitingLine } from '../status/pendingMatches.ts';
import { threadMention } from '../text/links.ts';
import { drawnStandings, unpostedText } from './cupPost.ts';
import { type Call, onCup } from './cups.ts';
import { headOf, listLines, ownLines, pressOn } from './cupView.ts';

/** Room for a match that waits. */
const MATCH_LIMIT = 300;

/** Returns first what waits for the actor and how they do, then the standings, as a picture or in words. */
export const cupStatus = (call: Call, id?: number): Promise<Reply> =>
  onCup(call, id, async (loaded) => {
    const { services, say, storedUser, actor } = call;
    const own = loaded.people.find(({ user }) => user === actor.user)?.entrant;
    const mine = [...(await ownMatches(call, loaded, own)), ...ownLines(say, loaded, own)];
    const drawn = storedUser?.shape === 'none' ? undefined : await drawnStandings(services, say, loaded);
    const unposted = loaded.row.isUnposted ? [unpostedText(say, loaded.row)] : [];
    const words = [...headOf(say, loaded), ...unposted, ...(drawn === undefined ? listLines(say, loaded) : [])];
    const buttons = (await actsFor(call, loaded, own)).map((act) => pressOn(say, loaded.row.id, act));
    return {
      components: [
        ...(mine.length === 0 ? [] : [text(mine.join('\n'))]),
        ...(drawn === undefined ? [] : [gallery(drawn.name, drawn.altText)]),
        ...[text(words.join('\n')), row(...buttons)],
      ],
      ...(drawn && { file: drawn.file }),
    };
  });

/** Returns what the actor can press below it. */
const actsFor = async ({ services, say, interaction }: Call, { row: { isOver }, cup }: LoadedCup, own: number | undefined) => {
  const isModerator = cup.phase === 'entries' && (await whyNotModerator(services, say, interaction)) === undefined;
  const mine = isIn(cup, own) ? ('withdraw' as const) : ('enter' as const);
  return [...(isOver ? [] : [mine]), 'rules' as const, ...(isModerator ? ['close' as const] : [])];
};

/** Returns the actor's matches: those that wait for them, each with its decision and until when, then links to the others. */
const ownMatches = async (
  { services, actor, say }: CommandContext,
  { cup }: LoadedCup,
  own: number | undefined,
): Promise<readonly string[]> => {
  if (cup.phase !== 'playing' || own === undefined) return [];
  const waiting: PendingMatch[] = [];
  const others: string[] = [];
  for (const { match, result, seats } of tablesOf(cup)) {
    if (match === undefined || result !== undefined || !seats.includes(own)) continue;
    const pending = await pendingMatchFor(services, say, match, actor.user);
    const found = pending === undefined ? await services.stores.matches.find(match) : undefined;
    if (pending !== undefined) waiting.push(pending);
    if (found !== undefined) others.push(threadMention(found));
  }
  const turns = [say.me.turns(waiting.length), ...waiting.map((each) => waitingLine(say, each, MATCH_LIMIT))];
  const elsewhere = waiting.length > 0 && others.length === 0 ? [] : [say.cups.mine(others)];
  return [...(waiting.length === 0 ? [] : turns), ...elsewhere];
};
