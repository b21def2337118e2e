import { TimestampStyles, time } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { NameSeat, Sentences, StatusFacts } from '#i18n/index.ts';
import { askedSince, type Match, type MatchId, type UserId } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { button, type Reply, row, textReply } from '../components/reply.ts';
import { motionOf, voteControls, voteText } from '../decisions/votes.ts';
import { matchOptionLabel, matchOptionsOf } from '../narration/paceText.ts';
import { refusedBy } from '../narration/refusalReply.ts';
import { type InteractionOrigin, isDue, openMatchesAt } from '../selection/matchOption.ts';
import { playerName, seatName } from '../text/seatNames.ts';

/**
 * Whose turn it is and since when, how things stand, and what each seat still needs to win: from what everybody may know. Others
 * than the asker can be nudged.
 */
export const statusAnswer = async ({ services, say }: CommandContext, id: MatchId, user: UserId): Promise<Reply> => {
  const position = await services.matches.position(id, undefined);
  if (position === undefined) return refusedBy(say, 'noSuchMatch');
  const { match, view, outcome, conceded, open, vote, isDrawAwaited } = position;
  const name = seatName(match);
  const marked = markedName(say, match, conceded);
  const words = say.game(match.game);
  const due = match.status === 'playing' ? match.active : [];
  const others = due.filter((seat) => match.seats[seat]?.user !== user);
  const head = say.common.status({
    number: id,
    game: words.name,
    state: say.common.stateWords[match.status],
    due: await askedOf(services, match, due, playerName(say, match)),
  });
  const striving = match.status === 'playing' ? match.seats.filter(({ seat }) => !conceded.includes(seat)) : [];
  const table =
    view === undefined
      ? [say.common.list(match.seats.map(({ seat }) => playerName(say, match)(seat)))]
      : [
          words.summary(view, marked),
          ...needLines(
            say,
            striving.map(({ seat }) => seat),
            marked,
            (seat, own) => words.needs(view, seat, own),
          ),
        ];
  return textReply(
    [
      head,
      ...(match.suspendedAt === undefined ? [] : [say.common.refusals.matchSuspended({}, name)]),
      ...(isDrawAwaited ? [say.common.refusals.drawAwaited({}, name)] : []),
      ...timeLines(say, match),
      ...computerLines(say, match, open),
      ...(view === undefined ? [] : due.map((seat) => words.prompt(view, seat, marked))),
      ...(outcome === undefined
        ? []
        : [words.outcome(outcome, name), ...(outcome.reason === 'standing' ? [words.measured(view, name)] : [])]),
      ...table,
      ...(vote === undefined ? [] : [voteText(say, match, vote, await motionOf(services, say, match, vote), name)]),
      ...(match.place.thread === undefined ? [] : [`<#${match.place.thread}>`]),
    ].join('\n'),
    ...(others.length === 0 ? [] : [row(button({ kind: 'nudge', match: id }, say.common.controls.nudge))]),
    ...(vote === undefined ? [] : [voteControls(say, match, vote)]),
  );
};

/** Seats by name; who gave up and whom a computer plays for is said to. */
const markedName =
  (say: Sentences, match: Match, conceded: readonly Seat[]): NameSeat =>
  (seat) =>
    conceded.includes(seat) ? say.table.gaveUp(seatName(match)(seat)) : playerName(say, match)(seat);

/** Since when each of them is asked, which all can see. */
const askedOf = async (
  { matches }: Services,
  { id }: Match,
  due: readonly Seat[],
  name: NameSeat,
): Promise<StatusFacts['due']> => {
  const steps = due.length === 0 ? [] : ((await matches.history(id, 0))?.steps ?? []);
  return due.map((seat) => {
    const since = askedSince(steps, seat);
    return { name: name(seat), since: since && time(since, TimestampStyles.RelativeTime) };
  });
};

/** What seats still need to win, each thing once: those who need the same are named together. */
export const needLines = (
  { common }: Sentences,
  seats: readonly Seat[],
  name: NameSeat,
  needs: (seat: Seat, name: NameSeat) => string,
): readonly string[] => {
  const naming = (seat: Seat, own: string) => needs(seat, (each) => (each === seat ? own : name(each)));
  const alike = new Map<string, readonly Seat[]>();
  for (const seat of seats) {
    const needed = naming(seat, 'It');
    alike.set(needed, [...(alike.get(needed) ?? []), seat]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const names = group.map(name);
    const line = first === undefined ? '' : naming(first, names.length === 1 ? (names[0] ?? '') : common.each(names));
    return line === '' ? [] : [line];
  });
};

/** Who of them is none, and which of these seats are free. */
const computerLines = (say: Sentences, match: Match, open: readonly Seat[]): readonly string[] => {
  if (match.status !== 'playing' || match.computers.length === 0) return [];
  const name = seatName(match);
  return [say.table.computersPlay(match.computers.map(name), open.map(name))];
};

/** What time there is. Until when somebody's lasts is theirs alone to know: their hours and holidays would show in it. */
const timeLines = (say: Sentences, match: Match): readonly string[] => {
  if (match.status !== 'playing' || match.pace === 'off') return [];
  const { pace, timeout } = matchOptionsOf(match);
  const terms = `-# ${[matchOptionLabel(say, 'pace', pace), matchOptionLabel(say, 'timeout', timeout)].join(' · ')}`;
  return match.pausedUntil === undefined
    ? [terms]
    : [say.common.paused(time(match.pausedUntil, TimestampStyles.RelativeTime)), terms];
};

/** So many matches fit into one answer. */
const MAX_LISTED = 25;

/** Open matches of this server that the asker may look at, and the asker's own. */
export const listAnswer = async ({ services, say }: CommandContext, place: InteractionOrigin): Promise<Reply> => {
  const user = place.user.id;
  const own = await services.stores.matches.openMatchesOf(user);
  const here = await openMatchesAt(services, place);
  const others = here.filter(({ id }) => own.every((match) => match.id !== id));
  if (own.length === 0 && others.length === 0) return textReply(say.common.plain.noOpenMatches);
  const part = (title: string, listed: readonly Match[]): readonly string[] =>
    listed.length === 0
      ? []
      : [
          `**${title}**`,
          ...listed.slice(0, MAX_LISTED).map((match) => matchLine(say, match, user)),
          ...say.common.more(listed.length - MAX_LISTED),
        ];
  return textReply([...part(say.common.openYours, own), ...part(say.common.openHere, others)].join('\n'));
};

const matchLine = (say: CommandContext['say'], match: Match, user: string): string => {
  const state = say.common.stateWords[isDue(match, user) ? 'yourTurn' : match.status];
  const link = match.place.thread === undefined ? undefined : `<#${match.place.thread}>`;
  return say.common.matchLine(match.id, say.game(match.game).name, state, link);
};
