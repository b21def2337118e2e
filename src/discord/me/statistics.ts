import { ownStatistics, serverStatistics } from '#community/statistics/index.ts';
import type { UserId } from '#matches/index.ts';
import type { Card } from '#renderers/index.ts';
import type { CommandContext } from '../command/command.ts';
import { drawnCard, themeOf } from '../command/pictureTheme.ts';
import type { PostFile } from '../components/message.ts';
import { button, gallery, type Reply, type Row, row, text, textReply } from '../components/reply.ts';
import { ownRecordText } from '../narration/recordText.ts';
import { ownBan } from '../server/bans.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { cardText, MOST, type NameOf, ownCard, serverCard } from './statisticsCards.ts';

/** Rows that are read for one reply, the newest first: a thousand take 50 milliseconds, which delay other replies. */
const MAX_OWN = 500;
const MAX_SERVER = 1_000;

/** Returns what the actor did in matches on all servers, as a picture or in words, and with whom; for the actor alone. */
export const ownStatisticsReply = async (context: CommandContext): Promise<Reply> => {
  const { services, say, actor } = context;
  const { participations, statistics } = services.stores;
  const rows = await participations.list({ users: [actor.user] }, MAX_OWN);
  const matches = rows.map(({ match }) => match);
  const [companions, luck] = [await statistics.companions(actor.user, matches), await statistics.luckOf(matches)];
  const own = ownStatistics(rows, companions, luck);
  const practised = own.practised === 0 ? [] : [say.statistics.practised(own.practised)];
  const toServer = button({ kind: 'me', part: 'standings' }, say.statistics.showServer);
  const ratings = actor.server === undefined ? [] : await services.stores.ratings.of(actor.user, actor.server);
  const toRating = ratings.length === 0 ? [] : [button({ kind: 'me', part: 'rating' }, say.ratings.show)];
  const rest = actor.server === undefined ? [] : [row(toServer, ...toRating)];
  const record = [await ownRecordText(context), ...(await ownBan(context))].join('\n');
  if (own.matches === 0) return textReply([say.statistics.none, ...practised, record].join('\n'), ...rest);
  const cardWith = await named(context, own.encounters.slice(0, MOST), (nameOf) => ownCard(say, own, nameOf(actor.user), nameOf));
  return cardReply(context, cardWith, [record, say.statistics.ownNote, ...practised], rest);
};

/** Returns what was played on the actor's server, as a picture or in words, with the leaderboards. */
export const serverStatisticsReply = async (context: CommandContext): Promise<Reply> => {
  const { services, say, actor } = context;
  const { server } = actor;
  if (server === undefined) return textReply(say.statistics.serverNone);
  const { participations, statistics } = services.stores;
  const rows = await participations.list({ server }, MAX_SERVER);
  const shown = new Set(await statistics.onLeaderboards(server));
  const luck = await statistics.luckOf([...new Set(rows.map(({ match }) => match))]);
  const all = serverStatistics(rows, shown, luck);
  const rest = [row(button({ kind: 'me', part: 'record' }, say.statistics.showOwn))];
  if (all.matches === 0) return textReply(say.statistics.serverNone, ...rest);
  const leaders = Object.values(all.boards).flatMap((board) => board.slice(0, MOST));
  const cardWith = await named(context, leaders, (nameOf) => serverCard(say, all, nameOf));
  return cardReply(context, cardWith, [say.statistics.serverNote], rest);
};

/** Makes a card with names in the form in which they are shown. */
type CardWith = (shown: (name: string) => string) => Card;

/** Returns a card whose people have their names. A person who was forgotten a moment ago has none. */
const named = async (
  { services: { stores }, actor }: CommandContext,
  people: readonly { readonly user: UserId }[],
  cardOf: (nameOf: NameOf) => Card,
): Promise<CardWith> => {
  const names = new Map([[actor.user, actor.name]]);
  for (const user of new Set(people.map((each) => each.user))) {
    const known = await stores.users.find(user);
    if (known !== undefined && user !== actor.user) names.set(user, known.name);
  }
  return (shown) => cardOf((user) => shown(names.get(user) ?? '?'));
};

/** Returns a card as a picture with its words as alternative text, or in words where the actor wants no pictures or it cannot be drawn. */
const cardReply = async (
  context: CommandContext,
  cardWith: CardWith,
  notes: readonly string[],
  rest: readonly Row[],
): Promise<Reply> => {
  const card = cardWith((name) => name);
  const file = context.storedUser?.shape === 'none' ? undefined : await drawn(context, card);
  const note = notes.join('\n');
  if (file === undefined) {
    return textReply(`${cardText(context.say, cardWith(escapeMarkdown), (heading) => `**${heading}**`)}\n${note}`, ...rest);
  }
  return { components: [gallery(file.name, cardText(context.say, card)), text(note), ...rest], file };
};

const drawn = async ({ services, actor, storedUser }: CommandContext, card: Card): Promise<PostFile | undefined> => {
  const place = actor.server === undefined ? {} : { place: { server: actor.server } };
  return drawnCard(services, card, await themeOf(services, place, storedUser));
};
