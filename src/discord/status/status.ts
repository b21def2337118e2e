import { TimestampStyles, time } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { NameSeat, Sentences, StatusFacts } from '#i18n/index.ts';
import { askedSince, type Match } from '#matches/index.ts';
import type { CommandContext, MatchContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { button, buttonRows, IN_A_ROW, type Reply, type Row, row, textReply } from '../components/reply.ts';
import { motionOf, voteControls, voteText } from '../decisions/votes.ts';
import { matchOptionLabel, matchOptionsOf, ratedLabel } from '../narration/paceText.ts';
import { refusedBy } from '../narration/refusalReply.ts';
import { type InteractionOrigin, isDue, openMatchesAt } from '../selection/matchOption.ts';
import { nameWithLevel, playerAndLevel, playerName, seatName, withEmojisOf } from '../text/seatNames.ts';

/**
 * Returns whose turn it is and since when, the state of the match, and a block for each seat: what it has and still needs to win, from
 * what the actor may see. Players other than the actor can be nudged.
 */
export const statusReply = async ({ services, say, actor, position: seen }: MatchContext): Promise<Reply> => {
  const { match: asked, seat: own } = seen;
  const position = await services.matches.position(asked, undefined);
  if (position === undefined) return refusedBy(say, 'noSuchMatch');
  const { match, view, outcome, conceded, open, vote, isDrawAwaited } = position;
  const name = seatName(say, match);
  const marked = markedName(say, match, conceded);
  const words = say.game(match.game);
  const due = match.status === 'playing' ? match.active : [];
  const others = due.filter((seat) => match.seats[seat]?.user !== actor.user);
  const head = say.common.status({
    number: match.id,
    game: words.name,
    state: say.common.stateWords[match.status],
    due: await askedOf(services, match, due, playerName(say, match)),
  });
  const block = (seat: Seat): string => {
    const title = seat === own ? say.table.you(marked(seat)) : marked(seat);
    const lines = words.seatInShort(seat === own ? seen.view : view, seat, name);
    return ['', `**${title}**`, ...(conceded.includes(seat) ? lines.slice(0, 1) : lines)].join('\n');
  };
  const table =
    view === undefined
      ? [say.common.list(match.seats.map(({ seat }) => playerAndLevel(say, match)(seat)))]
      : ['', words.tableInShort(view, marked), ...match.seats.map(({ seat }) => block(seat)), ''];
  return textReply(
    [
      head,
      ...(match.suspendedAt === undefined ? [] : [say.common.refusals.matchSuspended({}, name)]),
      ...(isDrawAwaited ? [say.common.refusals.drawAwaited({}, name)] : []),
      ...(match.rated ? [`-# ${ratedLabel(say, match)}`] : []),
      ...timeLines(say, match),
      ...computerLines(say, match, open),
      // What a seat is asked is said to its own player: it speaks to them.
      ...(view === undefined ? [] : due.filter((seat) => !others.includes(seat)).map((seat) => words.prompt(view, seat, marked))),
      ...(outcome === undefined
        ? []
        : [words.outcome(outcome, name), ...(outcome.reason === 'standing' ? [words.measured(view, name)] : [])]),
      ...table,
      ...(vote === undefined ? [] : [voteText(say, match, vote, await motionOf(services, say, match, vote), name)]),
      ...(match.place.thread === undefined ? [] : [`<#${match.place.thread}>`]),
    ].join('\n'),
    ...(others.length === 0 ? [] : [row(button({ kind: 'nudge', match: match.id }, say.common.controls.nudge))]),
    ...(own === undefined ? watchRows(say, [match]) : []),
    ...(vote === undefined ? [] : [voteControls(say, match, vote)]),
  );
};

/** Names seats, and marks players who conceded and AI players. */
const markedName = (say: Sentences, match: Match, conceded: readonly Seat[]): NameSeat =>
  withEmojisOf(say, (seat) =>
    conceded.includes(seat) ? say.table.gaveUp(seatName(say, match)(seat)) : playerName(say, match)(seat),
  );

/** Returns since when each of them has to decide, which is public. */
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

/** Returns what seats still need to win. Seats that need the same share a line. */
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

/** Returns which seats AI players have, and which of these are free. */
const computerLines = (say: Sentences, match: Match, open: readonly Seat[]): readonly string[] => {
  if (match.status !== 'playing' || match.computers.length === 0) return [];
  const name = seatName(say, match);
  const players = match.computers.map((seat) => nameWithLevel(say, match, seat) ?? name(seat));
  return [say.table.computersPlay(players, open.map(name))];
};

/**
 * Returns the match's pace. A player's own deadline is theirs alone to know, because it would reveal their hours and holidays.
 */
const timeLines = (say: Sentences, match: Match): readonly string[] => {
  if (match.status !== 'playing' || match.pace === 'off') return [];
  const { pace, timeout } = matchOptionsOf(match);
  const terms = `-# ${[matchOptionLabel(say, 'pace', pace), matchOptionLabel(say, 'timeout', timeout)].join(' · ')}`;
  return match.pausedUntil === undefined
    ? [terms]
    : [say.common.paused(time(match.pausedUntil, TimestampStyles.RelativeTime)), terms];
};

/** Maximum number of matches in one reply. */
const MAX_LISTED = 25;

/** Returns the open matches of this server that the actor may see, and the actor's own. */
export const listReply = async ({ services, say }: CommandContext, place: InteractionOrigin): Promise<Reply> => {
  const user = place.user.id;
  const own = await services.stores.matches.list({ openOf: user });
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
  const text = [...part(say.common.openYours, own), ...part(say.common.openHere, others)].join('\n');
  return textReply(text, ...watchRows(say, others));
};

/** Returns a button to watch each of the newest running matches. */
const watchRows = (say: Sentences, others: readonly Match[]): readonly Row[] => {
  const running = others.filter(({ status }) => status === 'playing').slice(0, IN_A_ROW);
  const { watchMatch } = say.moderation;
  return buttonRows(running.map(({ id }) => button({ kind: 'watch', match: id }, watchMatch(say.common.matchName(id)))));
};

const matchLine = (say: CommandContext['say'], match: Match, user: string): string => {
  const state = say.common.stateWords[isDue(match, user) ? 'yourTurn' : match.status];
  const link = match.place.thread === undefined ? undefined : `<#${match.place.thread}>`;
  return say.common.matchLine(match.id, say.game(match.game).name, state, link);
};
