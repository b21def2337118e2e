import { ComponentType } from 'discord.js';
import { type Entrant, type LoadedCup, tablesOf } from '#community/cups/index.ts';
import type { CommandContext } from '../command/command.ts';
import { type Reply, row, text } from '../components/reply.ts';
import { whyNotModerator } from '../server/serverPermissions.ts';
import { type PendingMatch, pendingMatchFor, waitingLine } from '../status/pendingMatches.ts';
import { threadMention } from '../text/links.ts';
import { truncate } from '../text/truncate.ts';
import { paintedCard } from './cupPost.ts';
import { type Call, onCup } from './cups.ts';
import { cardInWords, cardOf, enteredLine, headOf, isIn, ownLines, planOf, pressOn, standingLines } from './cupView.ts';

const ALT_TEXT_LIMIT = 1024;
/** Room for a match that waits. */
const MATCH_LIMIT = 300;

/** Returns first what waits for the actor and how they do, then the standings, as a picture or in words. */
export const cupStatus = (call: Call, id?: number): Promise<Reply> =>
  onCup(call, id, async (loaded) => {
    const { services, say, storedUser, actor } = call;
    const own = loaded.people.find(({ user }) => user === actor.user)?.entrant;
    const isPlaying = loaded.cup.phase === 'playing' && own !== undefined;
    const mine = [...(isPlaying ? await ownMatches(call, loaded, own) : []), ...ownLines(say, loaded, own)];
    const card = cardOf(say, loaded);
    const file = card && storedUser?.shape !== 'none' ? await paintedCard(services, loaded, card) : undefined;
    const lists = file === undefined ? listLines(call, loaded) : [];
    const words = text([...headOf(say, loaded), ...unpostedLine(call, loaded), ...lists].join('\n'));
    const buttons = row(...(await actsFor(call, loaded, own)).map((act) => pressOn(say, loaded.row.id, act)));
    const first = mine.length === 0 ? [] : [text(mine.join('\n'))];
    if (card === undefined || file === undefined) return { components: [...first, words, buttons] };
    const item = { media: { url: `attachment://${file.name}` }, description: truncate(cardInWords(card), ALT_TEXT_LIMIT) };
    return { components: [...first, { type: ComponentType.MediaGallery, items: [item] }, words, buttons], file };
  });

const unpostedLine = ({ say }: CommandContext, { row: { id, channel, isUnposted } }: LoadedCup): readonly string[] =>
  isUnposted ? [say.cups.unposted(say.cups.name(id), `<#${channel}>`)] : [];

const listLines = ({ say }: CommandContext, loaded: LoadedCup): readonly string[] =>
  loaded.cup.phase === 'entries' ? [planOf(say, loaded), enteredLine(say, loaded)] : standingLines(say, loaded);

/** Returns what the actor can press below it. */
const actsFor = async ({ services, say, interaction }: Call, { row: { isOver }, cup }: LoadedCup, own: Entrant | undefined) => {
  const isModerator = cup.phase === 'entries' && (await whyNotModerator(services, say, interaction)) === undefined;
  const mine = isIn(cup, own) ? ('withdraw' as const) : ('enter' as const);
  return [...(isOver ? [] : [mine]), 'rules' as const, ...(isModerator ? ['close' as const] : [])];
};

/** Returns the actor's matches: those that wait for them, each with its decision and until when, then links to the others. */
const ownMatches = async (
  { services, actor, say }: CommandContext,
  { cup }: LoadedCup,
  own: Entrant,
): Promise<readonly string[]> => {
  const waiting: PendingMatch[] = [];
  const others: string[] = [];
  for (const { match, result, seats } of tablesOf(cup)) {
    if (match === undefined || result !== undefined || !seats.includes(own)) continue;
    const pending = await pendingMatchFor(services, say, match, actor.user);
    const found = pending === undefined ? await services.stores.matches.find(match) : undefined;
    if (pending !== undefined) waiting.push(pending);
    if (found !== undefined) others.push(threadMention(found));
  }
  if (waiting.length === 0) return [say.cups.mine(others)];
  return [
    say.me.turns(waiting.length),
    ...waiting.map((each) => waitingLine(say, each, MATCH_LIMIT)),
    ...(others.length === 0 ? [] : [say.cups.mine(others)]),
  ];
};
