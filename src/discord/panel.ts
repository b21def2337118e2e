import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { AnyGameSentences, SeatName, Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { type Answer, button, menu, type Row, row, text } from './answer.ts';
import type { Catalogue } from './command.ts';
import type { CustomId } from './customId.ts';
import { foldLines } from './foldLines.ts';
import { backFrom, type Choice, type Crossing, follow, type MoveFields } from './moves.ts';
import { labelName, playerName, seatName } from './names.ts';
import { mayOrder } from './orders.ts';
import { pauseFoot } from './paces.ts';

/** Up to so many choices are buttons; more become a menu, whose pages have 25 entries. */
const MOST_BUTTONS = 5;
const PAGE = 25;

/** A share of Discord's 4,000 characters. */
const NOTES_LIMIT = 2400;

export interface PanelAsked {
  readonly path: readonly string[];
  readonly page: number;
  /** What has just happened, above the panel. */
  readonly notes: readonly string[];
}

/** What a panel shows when nothing has been chosen yet. */
export const START: PanelAsked = { path: [], page: 0, notes: [] };

interface Drawing {
  readonly say: Sentences;
  readonly words: AnyGameSentences;
  readonly fields: MoveFields;
  readonly position: Position;
  readonly seat: number;
  readonly name: SeatName;
}

/** What one person can do now in a match: every legal move, by buttons and menus alone. Made for that person's eyes only. */
export const panel = (say: Sentences, { moves }: Catalogue, position: Position, { path, page, notes }: PanelAsked): Answer => {
  const { match, seat, legal, view } = position;
  const words = say.game(match.game);
  if (seat === undefined || legal.length === 0) {
    const rest = resting(say, position, notes.length > 0);
    const isSaid = notes.some((note) => note.includes(rest));
    return { components: [text([...inShort(say, notes), ...(isSaid ? [] : [rest])].join('\n')), ...footRow(say, position)] };
  }
  const fields = moves[match.game] ?? {};
  const drawing: Drawing = { say, words, fields, position, seat, name: labelName(match) };
  const asked = follow(fields, legal, path);
  const crossing = asked.kind === 'nowhere' ? follow(fields, legal, []) : asked;
  const prompt = words.prompt(view, seat, seatName(match));
  const outlook = words.outlook(view, seatName(match));
  return {
    components: [
      text(
        [
          ...inShort(say, notes),
          ...(notes.length > 0 ? [''] : []),
          `**${say.common.matchName(match.id)}** ${prompt}`,
          ...(outlook === '' ? [] : [`-# ${outlook}`]),
          ...pauseFoot(say, match),
          ...crumbs(drawing, crossing),
        ].join('\n'),
      ),
      ...choiceRows(drawing, crossing, page),
      ...(path.length === 0 ? footRow(say, position) : []),
    ],
  };
};

/** Takes the last act back where that is possible, and leads to the standing orders of whoever may have some. */
const footRow = ({ common: { controls } }: Sentences, position: Position): readonly Row[] => {
  const { match, seat = 0, decisions, undo, redo } = position;
  const own = { match: match.id, seat, decision: decisions[seat] ?? 0 };
  const buttons = [
    ...(undo ? [button({ kind: 'undo', ...own }, controls.undo)] : []),
    ...(redo ? [button({ kind: 'redo', ...own }, controls.redo)] : []),
    ...(isOwnComputer(position) ? [button({ kind: 'take', match: match.id, seat }, controls.takeBack, ButtonStyle.Primary)] : []),
    ...(mayOrder(position) ? [button({ kind: 'orders', match: match.id }, controls.orders)] : []),
  ];
  return buttons.length === 0 ? [] : [row(...buttons)];
};

/** Whether a computer plays the asker's seat. */
const isOwnComputer = ({ match, seat }: Position): boolean =>
  match.status === 'playing' && seat !== undefined && match.computers.includes(seat);

/** What has happened, as far as it leaves room for what is asked: much may follow when all choose at once. */
const inShort = ({ notices }: Sentences, notes: readonly string[]): readonly string[] =>
  notes.length === 0 ? [] : [foldLines(notes, NOTES_LIMIT, notices.moreLines)];

/** Why there is nothing to choose: whose turn it is, or how it ended. Whoever has just moved need not be told that it is over. */
const resting = (say: Sentences, position: Position, moved: boolean): string => {
  const { match, seat, outcome } = position;
  const name = seatName(match);
  if (outcome !== undefined) return say.game(match.game).outcome(outcome, name);
  if (isOwnComputer(position)) return say.common.refusals.computerPlaysForYou({}, name);
  const whose = match.active.length === 0 ? [] : [say.common.whoseTurn(match.active.map(playerName(say, match)))];
  if (seat === undefined) return [say.common.plain.spectating, ...whose].join(' ');
  const asked = [...(moved && whose.length > 0 ? [] : [say.common.plain.notDue]), ...whose].join(' ');
  return [asked, ...pauseFoot(say, match)].join('\n');
};

/** What has been chosen so far, then what is asked now. */
const crumbs = ({ say, words, position }: Drawing, crossing: Crossing): readonly string[] => {
  if (crossing.kind === 'nowhere' || crossing.kind === 'move') return [];
  if (crossing.kind === 'types') return [say.common.plain.chooseKind];
  const [type = ''] = crossing.path;
  const moves = crossing.choices.flatMap((choice) => choice.moves);
  const kind = words.moveKind(position.view, type);
  const chosen = crossing.settled.map((field) => words.choice(position.view, field, moves, seatName(position.match)));
  return [`${[kind, ...chosen].join(' › ')} › ${words.ask(type, crossing.field)}`];
};

const choiceRows = (drawing: Drawing, crossing: Crossing, page: number): readonly Row[] => {
  if (crossing.kind === 'nowhere') return [];
  if (crossing.kind === 'move') return [row(moveButton(drawing, crossing.path, crossing.command))];
  const { choices, path } = crossing;
  const kinds = { ...crossing, kind: 'types', path: [] } as const;
  const beside = crossing.beside.map((choice) => choiceButton(drawing, kinds, choice, ButtonStyle.Secondary));
  const earlier = backFrom(drawing.fields, drawing.position.legal, path);
  const back = earlier === undefined ? [] : [button(panelId(drawing, earlier, 0), drawing.say.common.controls.back)];
  if (crossing.kind === 'types')
    return inRows(choices.map((choice) => choiceButton(drawing, crossing, choice, ButtonStyle.Primary)));
  if (choices.length <= MOST_BUTTONS) {
    const buttons = choices.map((choice) => choiceButton(drawing, crossing, choice, ButtonStyle.Secondary));
    return inRows([...buttons, ...beside, ...back]);
  }
  const pages = Math.ceil(choices.length / PAGE);
  const shown = Math.min(page, pages - 1);
  const entries = choices.slice(shown * PAGE, (shown + 1) * PAGE).map((choice) => ({
    value: choice.value,
    label: labelOf(drawing, crossing, choice),
  }));
  const question = drawing.words.ask(path[0] ?? '', crossing.field);
  return [
    row(menu(moveId(drawing, path), question, entries)),
    ...inRows([...pageButtons(drawing, path, shown, pages), ...beside, ...back]),
  ];
};

const inRows = (buttons: readonly APIButtonComponentWithCustomId[]): readonly Row[] =>
  Array.from({ length: Math.ceil(buttons.length / 5) }, (_, index) => row(...buttons.slice(index * 5, index * 5 + 5)));

const dueOf = ({ position, seat }: Drawing) => ({ match: position.match.id, seat, decision: position.decisions[seat] ?? 0 });

const moveId = (drawing: Drawing, path: readonly string[]): CustomId => ({ kind: 'move', ...dueOf(drawing), path });

const panelId = (drawing: Drawing, path: readonly string[], page: number): CustomId => ({
  kind: 'panel',
  ...dueOf(drawing),
  page,
  path,
});

const moveButton = (drawing: Drawing, path: readonly string[], command: BaseCommand): APIButtonComponentWithCustomId =>
  button(moveId(drawing, path), drawing.words.move(drawing.position.view, command, drawing.name), ButtonStyle.Primary);

/** A choice that leaves one move is labelled with that move, since pressing it plays. */
const labelOf = (
  { words, position, name }: Drawing,
  crossing: Crossing & { field: string },
  { value, moves }: Choice,
): string => {
  const [only, ...more] = moves;
  if (only !== undefined && more.length === 0) return words.move(position.view, only, name);
  return crossing.kind === 'types'
    ? words.moveKind(position.view, value)
    : words.choice(position.view, crossing.field, moves, name);
};

const choiceButton = (
  drawing: Drawing,
  crossing: Extract<Crossing, { kind: 'types' | 'field' }>,
  choice: Choice,
  style: ButtonStyle.Primary | ButtonStyle.Secondary,
): APIButtonComponentWithCustomId =>
  button(moveId(drawing, [...crossing.path, choice.value]), labelOf(drawing, crossing, choice), style);

const pageButtons = (
  drawing: Drawing,
  path: readonly string[],
  page: number,
  pages: number,
): readonly APIButtonComponentWithCustomId[] => [
  ...(page > 0 ? [button(panelId(drawing, path, page - 1), drawing.say.common.controls.previousChoices)] : []),
  ...(page < pages - 1 ? [button(panelId(drawing, path, page + 1), drawing.say.common.controls.nextChoices)] : []),
];
