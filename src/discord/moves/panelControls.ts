import { type APIButtonComponentWithCustomId, type APIMessageTopLevelComponent, ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { MoveFields } from '#engine/moves.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Emoji, Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import {
  appendChoice,
  type Choice,
  choicesOf,
  highlightedPlaces,
  MENU,
  type OpenField,
  type PathResult,
  parentPath,
  pathOf,
  placesOf,
  resolvePath,
} from '../command/movePath.ts';
import { button, buttonRows, type MenuEntry, menu, pageButtons, row, text } from '../components/reply.ts';
import type { CustomId } from '../customIds/customId.ts';
import { labelName, seatEmoji, seatName } from '../text/seatNames.ts';
import { isFinal, riskOf } from './confirmMove.ts';
import type { MoveOffer } from './moveOffer.ts';

/** The controls of a turn panel: the types of move, the choices of the open field, and "back". */

/** Up to this number, choices are buttons if their labels fit on a phone's screen; otherwise they are a menu. */
const MAX_BUTTONS = 5;
const READABLE = 38;

/** Marks the entry of a menu that a lesson expects: entries have no colour of their own. */
const EXPECTED = { name: '🟢' };

/** Marks an entry that would only lose something. */
const WARNING = { name: '⚠️' };

/** The open field among the actor's legal moves. */
interface OpenQuestion {
  /** Absent where no type of move leaves a choice. */
  readonly open: OpenField | undefined;
  /** Whether no choice within a type has been made yet. */
  readonly isTop: boolean;
}

/** Makes the custom ids of a panel's controls. */
interface Controls {
  /** Goes one choice further, and plays the move when only one is left. */
  move(path: readonly string[]): CustomId;
  /** Shows the panel; never plays. */
  panel(path: readonly string[], page: number): CustomId;
}

export interface PanelChoice extends OpenQuestion {
  readonly say: Sentences;
  readonly games: GameRegistry;
  readonly position: MoveOffer;
  readonly controls: Controls;
  /** The path of the move that a lesson expects: the controls that lead to it are marked. */
  readonly expected?: readonly string[];
}

/**
 * Returns the open field: the one of the wanted path, otherwise that of the usual next move, otherwise that of the first type
 * of move that leaves a choice.
 */
export const openQuestion = (
  games: GameRegistry,
  { match, legal, view }: MoveOffer,
  { path, last }: { readonly path: readonly string[]; readonly last?: string },
): OpenQuestion => {
  const game = games.find(match.game);
  const fields = game?.fields ?? {};
  const wanted = path.length > 0 ? [path] : [game?.moves.defaultPath?.(view) ?? [], ...(last === undefined ? [] : [[last]])];
  const kinds = choicesOf(legal, 'type').map(({ value }) => [value]);
  const open = firstOpen(fields, legal, [...wanted, ...kinds]);
  return { open, isTop: open === undefined || isSamePlace(open, resolvePath(fields, legal, open.path.slice(0, 1))) };
};

const firstOpen = (
  fields: MoveFields,
  legal: MoveOffer['legal'],
  paths: readonly (readonly string[])[],
): OpenField | undefined => {
  for (const path of paths) {
    const resolved = path.length === 0 ? undefined : resolvePath(fields, legal, path);
    if (resolved?.kind === 'field') return resolved;
  }
  return undefined;
};

const isSamePlace = (open: OpenField, other: PathResult): boolean =>
  other.kind === 'field' && open.path.length === other.path.length;

/** Returns the parts for all choices, and the buttons that precede those of every panel. */
export const choiceParts = (
  choosing: PanelChoice,
  page: number,
): {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly foot: readonly APIButtonComponentWithCustomId[];
  readonly highlighted: readonly string[];
} => {
  const { say, position, open, isTop } = choosing;
  const { chooseKind, orElse } = say.common.plain;
  const fields = fieldsOf(choosing);
  const kinds = kindsOf(choosing);
  const [buttons, entries] = singleMoves(choosing, kinds.single);
  const heads = [...tabs(choosing, kinds.several, page), ...buttons];
  const listed = isTop ? entries : [];
  const [ending] = singleMoves(choosing, kinds.ending);
  return {
    components: [
      ...(heads.length + ending.length > 0 && position.legal.length > 1 ? [text(chooseKind)] : []),
      ...buttonRows(heads),
      ...(open === undefined ? [] : openParts(choosing, open, page)),
      ...(listed.length === 0 ? [] : [row(menu(choosing.controls.move([]), open === undefined ? chooseKind : orElse, listed))]),
    ],
    foot: [...back(choosing), ...ending],
    highlighted: open === undefined ? placesOf(fields, position.legal) : highlightedPlaces(fields, open),
  };
};

const fieldsOf = ({ games, position }: PanelChoice): MoveFields => games.find(position.match.game)?.fields ?? {};

/** Returns the types of move with several moves, those with one, and those with one that ends the turn. */
const kindsOf = ({ games, position: { match, legal } }: PanelChoice) => {
  const kinds = choicesOf(legal, 'type');
  const isSingle = ({ moves }: Choice): boolean => moves.length === 1;
  const isEnding = (kind: Choice): boolean => isSingle(kind) && isFinal(games, match.game, kind.value);
  return {
    several: kinds.filter((kind) => !isSingle(kind)),
    single: kinds.filter((kind) => isSingle(kind) && !isEnding(kind)),
    ending: kinds.filter(isEnding),
  };
};

/**
 * Returns buttons for the types of move. The open type has none where it is the only type, or below its first choice, where
 * "back" leads out.
 */
const tabs = (choosing: PanelChoice, kinds: readonly Choice[], page: number): readonly APIButtonComponentWithCustomId[] => {
  const { say, position, open, isTop } = choosing;
  const words = say.game(position.match.game);
  return kinds.flatMap((kind) => {
    const { value: type } = kind;
    const isOpen = open?.path[0] === type;
    if (isOpen && (!isTop || kinds.length === 1)) return [];
    const id = choosing.controls.panel([type], isOpen ? page : 0);
    const style = isOpen ? ButtonStyle.Primary : leadsOn(choosing, [type]) ? ButtonStyle.Success : ButtonStyle.Secondary;
    return button(id, words.moveKind(position.view, type), style, signOf(choosing, kind));
  });
};

/** Returns the moves of types with only one: as buttons, or as menu entries where several labels are too long for buttons. */
const singleMoves = (
  choosing: PanelChoice,
  kinds: readonly Choice[],
): readonly [readonly APIButtonComponentWithCustomId[], readonly MenuEntry[]] => {
  const whole = kinds.map((choice) => ({ ...choice, value: onlyPath(choosing, choice).join('.') }));
  const labels = whole.map((choice) => choiceLabel(choosing.say, choosing.position, 'type', choice));
  if (labels.length > 1 && !labels.every(isReadable)) return [[], entriesOf(choosing, [], whole, labels)];
  return [buttonsFor(choosing, [], whole, labels), []];
};

const isReadable = (label: string): boolean => label.length <= READABLE;

const onlyPath = (choosing: PanelChoice, { value, moves: [only] }: Choice): readonly string[] =>
  only === undefined ? [value] : pathOf(fieldsOf(choosing), only);

const buttonsFor = (
  choosing: PanelChoice,
  path: readonly string[],
  choices: readonly Choice[],
  labels: readonly string[],
  field?: string,
): readonly APIButtonComponentWithCustomId[] => {
  const signs = signsOf(choosing, choices, field);
  return choices.map((choice, index) => {
    const to = appendChoice(path, choice.value);
    const plain = isLoss(choosing, choice) ? ButtonStyle.Danger : ButtonStyle.Secondary;
    const style = leadsOn(choosing, to) ? ButtonStyle.Success : plain;
    return button(choosing.controls.move(to), labels[index] ?? choice.value, style, signs[index]);
  });
};

/**
 * Returns the emoji of a choice: that of its value in the open field, or of what all of its moves are about; none where they are
 * about different things.
 */
const signOf = (choosing: PanelChoice, { value, moves }: Choice, field?: string): Emoji | undefined => {
  const { say, position } = choosing;
  const words = say.game(position.match.game);
  const fields = Object.values(fieldsOf(choosing)).flat();
  if (fields.some(({ name, kind }) => name === field && kind === 'seat')) return seatEmoji(say, Number(value));
  const chosen = value.split('.').flatMap((part) => say.emoji(part) ?? [])[0];
  const [sign, ...others] = new Set(moves.map((move) => words.sign(position.view, move)));
  return chosen ?? (others.length > 0 || sign === undefined ? undefined : say.emoji(sign));
};

/** Returns the emojis of choices that are listed together; none where all would have the same. */
const signsOf = (choosing: PanelChoice, choices: readonly Choice[], field?: string): readonly (Emoji | undefined)[] => {
  const signs = choices.map((choice) => signOf(choosing, choice, field));
  return signs.length > 1 && new Set(signs.map((emoji) => emoji?.id)).size === 1 ? [] : signs;
};

/** Whether a choice leaves only moves that would lose what they pay for: it comes last, with a warning. */
const isLoss = ({ games, position: { match, view } }: PanelChoice, { moves }: Choice): boolean =>
  moves.every((move) => riskOf(games, match.game, view, move) === 'loss');

/** Whether a path leads to the move that a lesson expects. */
const leadsOn = ({ expected }: PanelChoice, path: readonly string[]): boolean =>
  expected !== undefined && path.every((value, index) => value === expected[index]);

/** Returns the question about the open field, and its choices. */
const openParts = (choosing: PanelChoice, open: OpenField, page: number): readonly APIMessageTopLevelComponent[] => {
  const { path, field, choices } = open;
  const question = choosing.say.game(choosing.position.match.game).ask(path[0] ?? '', field);
  const said = text(crumbs(choosing, open, question));
  const pages = Math.ceil(choices.length / MENU);
  const turned = Math.min(page, pages - 1);
  const sorted = [
    ...choices.filter((choice) => !isLoss(choosing, choice)),
    ...choices.filter((choice) => isLoss(choosing, choice)),
  ];
  const shown = sorted.slice(turned * MENU, (turned + 1) * MENU);
  const labels = shown.map((choice) => choiceLabel(choosing.say, choosing.position, field, choice));
  if (choices.length <= MAX_BUTTONS && labels.every(isReadable)) {
    return [said, ...buttonRows(buttonsFor(choosing, path, shown, labels, field))];
  }
  const { previousChoices, nextChoices } = choosing.say.common.controls;
  const turning = pageButtons(turned, pages, (each) => choosing.controls.panel(path, each), [previousChoices, nextChoices]);
  return [
    said,
    row(menu(choosing.controls.move(path), question, entriesOf(choosing, path, shown, labels, field))),
    ...buttonRows(turning),
  ];
};

/** Returns the choices made so far, followed by the current question. */
const crumbs = ({ say, position }: PanelChoice, { path, settled, choices }: OpenField, question: string): string => {
  const { match, view } = position;
  const words = say.game(match.game);
  const moves = choices.flatMap((choice) => choice.moves);
  const said = settled.map((field) => words.choice(view, field, moves, seatName(say, match)));
  return [words.moveKind(view, path[0] ?? ''), ...said, question].join(' › ');
};

/** Returns a choice's label. If the choice leaves one move, the label is that move, because pressing it plays. */
export const choiceLabel = (say: Sentences, { match, view }: MoveOffer, field: string, { value, moves }: Choice): string => {
  const words = say.game(match.game);
  const [only, ...more] = moves;
  if (only !== undefined && more.length === 0) return words.move(view, only, labelName(match));
  return field === 'type' ? words.moveKind(view, value) : words.choice(view, field, moves, labelName(match));
};

/** Returns menu entries. Text after a dash moves to the second line if the text before it distinguishes all entries. */
const entriesOf = (
  choosing: PanelChoice,
  path: readonly string[],
  choices: readonly Choice[],
  labels: readonly string[],
  field?: string,
): readonly MenuEntry[] => {
  const heads = labels.map((label) => label.split(DASH)[0] ?? label);
  const areDistinct = new Set(heads).size === heads.length;
  const signs = signsOf(choosing, choices, field);
  return choices.map((choice, index) => {
    const { value } = choice;
    const [label = '', head = ''] = [labels[index], heads[index]];
    const warned = isLoss(choosing, choice) ? WARNING : signs[index];
    const emoji = leadsOn(choosing, appendChoice(path, value)) ? EXPECTED : warned;
    if (!areDistinct || head === label) return { value, label, emoji };
    return { value, label: head, description: label.slice(head.length + DASH.length), emoji };
  });
};

/** Separates a move's name from further details in a label. */
export const DASH = ' – ';

const back = (choosing: PanelChoice): readonly APIButtonComponentWithCustomId[] => {
  const { say, position, open, isTop } = choosing;
  if (open === undefined || isTop) return [];
  const earlier = parentPath(fieldsOf(choosing), position.legal, open.path) ?? [];
  const isOffTrack = choosing.expected !== undefined && !leadsOn(choosing, open.path);
  const style = isOffTrack ? ButtonStyle.Success : ButtonStyle.Secondary;
  return [button(choosing.controls.panel(earlier, 0), say.common.controls.back, style)];
};

/** Returns the controls of a seat's own panel in a match. */
export const controlsOf = ({ match, decisions }: Position, seat: Seat): Controls => {
  const due = { match: match.id, seat, decision: decisions[seat] ?? 0 };
  return {
    move: (path) => ({ kind: 'move', ...due, path }),
    panel: (path, page) => ({ kind: 'panel', ...due, page, path }),
  };
};
