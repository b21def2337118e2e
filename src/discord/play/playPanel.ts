import { type APIStringSelectComponent, ButtonStyle, TimestampStyles, time } from 'discord.js';
import { acceptedBy, type ExpectedWait, expectedWait, type PastWait } from '#community/queue/index.ts';
import type { Sentences } from '#i18n/index.ts';
import { DEFAULT_HOURS, type Match, type Seek, type SeekChoices } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { answerRow } from '../components/buttons.ts';
import { button, type MenuEntry, menu, type Reply, type Row, row, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { threadMention } from '../text/links.ts';
import { PLAY_PACES, PLAY_SEATS, playableGames } from './choices.ts';
import { waitingOf } from './queueSeeks.ts';

/** How far back waits count for what is said about the next ones. */
const HISTORY_MS = 60 * 24 * 3_600_000;

/** The panel of a person's search on a server: its state while they look, otherwise what they can choose. */
export const searchPanel = async (context: CommandContext, seek: Seek, ...notes: readonly string[]): Promise<Reply> => {
  const { services, say } = context;
  if (seek.since === undefined) return choicesPanel(context, seek, ...notes);
  const proposal = seek.proposal === undefined ? undefined : await services.stores.seeks.proposal(seek.proposal);
  const match = proposal?.match === undefined ? undefined : await services.stores.matches.find(proposal.match);
  const { play } = say;
  if (seek.proposal !== undefined) return placePanel(say, seek, match, notes);
  return textReply(
    [
      ...notes,
      play.looking(time(seek.since, TimestampStyles.RelativeTime)),
      wishesOf(say, seek),
      play.how,
      ...widenedSince(say, seek, services.clock.now().getTime()),
      ...(seek.channel === undefined ? [play.noChannel] : [await waitLine(context, seek)]),
      ...(seek.endsAt === undefined ? [] : [`-# ${play.ends(time(seek.endsAt, TimestampStyles.ShortDateTime))}`]),
    ].join('\n'),
    row(
      button({ kind: 'play', part: 'change' }, play.controls.change),
      button({ kind: 'play', part: 'stop' }, play.controls.stop),
      button({ kind: 'avoid', part: 'list' }, play.controls.avoid),
    ),
  );
};

/** Returns the panel of a player for whom a place is kept. */
const placePanel = (say: Sentences, seek: Seek, match: Match | undefined, notes: readonly string[]): Reply => {
  const { play } = say;
  const stop = button({ kind: 'play', part: 'stop' }, play.controls.stop);
  if (match === undefined || (seek.answerBy === undefined && !seek.agreed))
    return textReply([...notes, play.held].join('\n'), row(stop));
  const link = threadMention(match);
  if (seek.agreed) return textReply([...notes, play.agreed(say.common.matchName(match.id), link)].join('\n'), row(stop));
  const until = time(seek.answerBy ?? new Date(0), TimestampStyles.ShortDateTime);
  return textReply([...notes, play.offered(link, until)].join('\n'), answerRow(say, match.id));
};

/** Returns the menus of a search, with a button that begins it, or leads back to its state. */
export const choicesPanel = async (context: CommandContext, seek: Seek, ...notes: readonly string[]): Promise<Reply> => {
  const { services, say, storedUser } = context;
  const { play } = say;
  const { quietFrom: from, quietUntil: until } = storedUser?.hours ?? DEFAULT_HOURS;
  const begin =
    seek.since === undefined
      ? button({ kind: 'play', part: 'find' }, play.controls.find, ButtonStyle.Success)
      : button({ kind: 'play', part: 'panel' }, say.common.controls.back);
  return textReply(
    [
      ...notes,
      play.title,
      play.intro,
      await waitLine(context, seek),
      `-# ${play.quiet(from === until ? undefined : { from, until })}`,
    ].join('\n'),
    ...menuRows(services, say, seek),
    row(
      begin,
      button({ kind: 'avoid', part: 'list' }, play.controls.avoid),
      button({ kind: 'me', part: 'settings' }, say.common.controls.mySettings),
    ),
  );
};

type Part = IdOf<'play'>['part'];

const menuRows = (services: Services, say: Sentences, { games, paces, seats, computer }: SeekChoices): readonly Row[] => {
  const { play } = say;
  const several = (part: Part, placeholder: string, entries: readonly MenuEntry[]): Row =>
    row({
      ...menu({ kind: 'play', part }, placeholder, entries),
      min_values: 1,
      max_values: entries.length,
    } satisfies APIStringSelectComponent);
  const entry = (value: string, label: string, isChosen: boolean): MenuEntry => ({ value, label, chosen: isChosen });
  return [
    several(
      'games',
      play.games,
      playableGames(services).map((id) => entry(id, say.game(id).name, games.includes(id))),
    ),
    several(
      'paces',
      play.paces,
      PLAY_PACES.map((pace) => entry(pace, play.pace(say.common.pace.short(pace)), paces.includes(pace))),
    ),
    several(
      'seats',
      play.seats,
      PLAY_SEATS.map((count) => entry(String(count), play.seatCount(count), seats.includes(count))),
    ),
    row(
      menu({ kind: 'play', part: 'computer' }, '', [
        entry('no', play.computer.no, !computer),
        entry('yes', play.computer.yes, computer),
      ]),
    ),
  ];
};

const wishesOf = (say: Sentences, { games, paces, seats, computer }: Seek): string =>
  [
    say.play.wishes({
      games: games.map((id) => say.game(id).name),
      paces: paces.map((pace) => say.common.pace.short(pace)),
      seats,
    }),
    say.play.computer[computer ? 'yes' : 'no'],
  ].join(' · ');

/** The hours that a search asks for at its beginning; whatever is less has widened. */
const widenedSince = (
  { play }: Sentences,
  { since, games, paces, seats, computer, user }: Seek,
  now: number,
): readonly string[] => {
  const begun = since?.getTime() ?? now;
  const seek = { userId: user, awake: 0, since: begun, games, paces, seats, computer };
  const [first, by] = [acceptedBy(seek, begun), acceptedBy(seek, now)];
  return play.widened({
    hours: by.sharedHours < first.sharedHours ? by.sharedHours : undefined,
    paces: by.nextPace && !first.nextPace,
    seats: by.seats.length > first.seats.length,
  });
};

/** Says how long the search will probably take; about a search that has not begun as if it began now. */
const waitLine = async ({ services, say }: CommandContext, seek: Seek): Promise<string> => {
  const { seeks } = services.stores;
  const now = services.clock.now();
  const waits = await seeks.waits(seek.server, new Date(now.getTime() - HISTORY_MS));
  const history = waits.map((hours): PastWait => ({ hours, seated: true }));
  const others = await seeks.looking(seek.server);
  const [own, ...rest] = await waitingOf(services, [{ ...seek, since: seek.since ?? now }, ...others], seek.server);
  if (own === undefined) return '';
  const { p50, p80, others: count } = expectedWait(rest, history, own, now.getTime());
  const wait = p50 === undefined || p80 === undefined ? undefined : wordsOf(say, { p50, p80 });
  return [say.play.wait(wait), ...say.play.others(count)].join(' ');
};

const wordsOf = ({ table }: Sentences, { p50, p80 }: Required<Pick<ExpectedWait, 'p50' | 'p80'>>) => ({
  usual: table.duration(Math.max(1, Math.round(p50))),
  most: table.duration(Math.max(1, Math.round(p80))),
});
