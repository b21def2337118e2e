import { ButtonStyle } from 'discord.js';
import type { GameRegistry } from '#games/index.ts';
import { commandCalled } from '#i18n/commandNames.ts';
import { within } from '#i18n/fitting.ts';
import type { HelpState, NameSeat, Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import type { CommandContext, MatchContext } from '../command/command.ts';
import { welcomeButtons } from '../components/buttons.ts';
import { TEXT_LIMIT } from '../components/message.ts';
import { button, buttonRows, type Reply, row, text, textReply } from '../components/reply.ts';
import { ALL, type PageId } from '../customIds/bookFields.ts';
import { HELP_PAGES, type HelpPage } from '../customIds/customId.ts';
import { bookName, GENERAL, helpLinks, moveLinks, rulebooks } from '../narration/rulePages.ts';
import { sectionRows } from '../rules/rules.ts';
import { playerName, seatName } from '../text/seatNames.ts';
import { needLines } from './status.ts';

/** Shows help for the actor's situation: what they can do now, what it costs, and how the match is won. */

/** Returns one page of help on a match. The pages on costs and on winning exist once the table is set up. */
export const helpReply = ({ say, position, services: { games } }: MatchContext, page: HelpPage): Reply => {
  const { match, view } = position;
  const shown = view === undefined ? 'now' : page;
  const { lines, links } = PARTS[shown](say, position, games);
  const title = say.help.titles[shown](say.common.threadName(match.id, say.game(match.game).name));
  const steps = HELP_PAGES.map((each) =>
    button(
      { kind: 'help', match: match.id, page: each },
      say.help.controls[each],
      each === shown ? ButtonStyle.Primary : undefined,
    ),
  );
  return {
    components: [
      text(within([title, ...lines], '\n', TEXT_LIMIT)),
      ...(shown === 'now' && canMove(position) ? [row(openPanel(say, position))] : []),
      ...(view === undefined ? [] : [row(...steps)]),
      ...sectionRows(say, links),
    ],
  };
};

const openPanel = ({ common }: Sentences, { match }: Position) =>
  button({ kind: 'open', match: match.id, due: match.active }, common.controls.makeMove, ButtonStyle.Success);

/** Whether there is anything to choose. */
const canMove = ({ match, legal }: Position): boolean => legal.length > 0 && match.suspendedAt === undefined;

interface Part {
  readonly lines: readonly string[];
  readonly links: readonly PageId[];
}

const asList = (lines: readonly string[]): readonly string[] => lines.map((line) => `- ${line}`);

const stateOf = ({ match, seat, outcome }: Position): HelpState => {
  if (match.status === 'lobby') return seat === undefined ? 'lobbyOutside' : 'lobbySeated';
  if (match.status !== 'playing' || outcome !== undefined) return 'over';
  return seat === undefined ? 'watching' : 'waiting';
};

/** Returns the command of a move as it is typed, before what it does: with back-quotes and a dash. */
const typed = ({ common }: Sentences, game: string, name?: string): string =>
  name === undefined ? '' : `\`/${commandCalled(common.commandNames, `${game} ${name}`)}\` – `;

/** Returns every possible type of move and its purpose; otherwise the state of the match and what the actor can do meanwhile. */
const nowPart = (say: Sentences, position: Position, games: GameRegistry): Part => {
  const { match, seat, legal, view } = position;
  const words = say.game(match.game);
  if (seat === undefined || !canMove(position)) {
    const waitsFor = match.active.map(playerName(say, match));
    const standing =
      match.suspendedAt === undefined
        ? say.help.states[stateOf(position)]
        : say.common.refusals.matchSuspended({}, seatName(say, match));
    const links = view === undefined ? [{ book: GENERAL, key: 'lobby' }] : helpLinks(say, match.game, 'waiting');
    return {
      lines: [standing, ...(waitsFor.length === 0 ? [] : [say.common.whoseTurn(waitsFor)])],
      links,
    };
  }
  const { table = {} } = games.find(match.game)?.moves ?? {};
  const types = [...new Set(legal.map(({ type }) => type))];
  const meanings = say.gameHelp(match.game)?.moves ?? {};
  const kinds = types.map(
    (type) => `${typed(say, match.game, table[type]?.name)}${meanings[type] ?? words.moveKind(view, type)}`,
  );
  return {
    lines: [words.prompt(view, seat, seatName(say, match)), say.help.possible, ...asList(kinds)],
    links: moveLinks(say, match.game, types),
  };
};

const costsPart = (say: Sentences, { match, seat, view }: Position): Part => ({
  lines: asList(say.gameHelp(match.game)?.costs(view, seat, seatName(say, match)) ?? []),
  links: helpLinks(say, match.game, 'costs'),
});

/** Returns how the match is won, then what the actor still needs, then what the others need. */
const winningPart = (say: Sentences, { match, seat, view, conceded }: Position): Part => {
  const words = say.game(match.game);
  const striving = match.seats.map((each) => each.seat).filter((each) => !conceded.includes(each));
  const needs = (each: number, name: NameSeat): string => words.needs(view, each, name);
  const [own, others] = [striving.filter((each) => each === seat), striving.filter((each) => each !== seat)];
  const needed = [own, others].flatMap((seats) => needLines(say, seats, seatName(say, match), needs));
  return {
    lines: [...asList(say.gameHelp(match.game)?.winning(view) ?? []), ...(needed.length === 0 ? [] : ['', ...asList(needed)])],
    links: helpLinks(say, match.game, 'winning'),
  };
};

const PARTS: Readonly<Record<HelpPage, (say: Sentences, position: Position, games: GameRegistry) => Part>> = {
  now: nowPart,
  costs: costsPart,
  winning: winningPart,
};

/** Returns how to begin, for a user without a match. */
export const beginReply = ({ say, services, actor }: CommandContext): Reply => {
  const games = rulebooks(say).flatMap((book) => (book === GENERAL ? [] : bookName(say, book)));
  const books = rulebooks(say).map((book) => button({ kind: 'section', page: { book, key: ALL } }, bookName(say, book)));
  const start = buttonRows(welcomeButtons(say, services.games.ids));
  const practise = actor.server === undefined ? [] : services.games.ids.map((game) => practiseButton(say, game));
  return textReply(`${say.help.begin(games)}\n${say.tutorial.hint}`, ...start, ...buttonRows(practise), ...buttonRows(books));
};

const practiseButton = (say: Sentences, game: string) =>
  button({ kind: 'practise', game }, say.levels.practise(say.game(game).name), ButtonStyle.Success);
