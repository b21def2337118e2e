import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { Field, MoveEntry, MoveFields } from '#engine/moves.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Emoji, Sentences } from '#i18n/index.ts';
import { appendChoice, type Choice, type OpenField } from '../command/movePath.ts';
import { button, type MenuEntry, WARNING } from '../components/reply.ts';
import type { CustomId } from '../customIds/customId.ts';
import { labelName, seatEmoji } from '../text/seatNames.ts';
import type { MoveOffer } from './moveOffer.ts';

/** The choices of a panel: their order, their labels, and how they are marked. */

/** Up to this number, choices are buttons if their labels fit on a phone's screen; otherwise they are a menu. */
export const MAX_BUTTONS = 5;
const READABLE = 38;

/** Marks the entry of a menu that a lesson expects: entries have no colour of their own. */
const EXPECTED = { name: '🟢' };

/** Marks a move that takes something from another seat. */
export const STRIKE = { name: '⚔️' };

/** Makes the custom ids of a panel's controls. */
export interface Controls {
  /** Goes one choice further, and plays the move when only one is left. */
  move(path: readonly string[]): CustomId;
  /** Shows the panel; never plays. */
  panel(path: readonly string[], page: number): CustomId;
}

export interface PanelChoice {
  readonly say: Sentences;
  readonly games: GameRegistry;
  readonly position: MoveOffer;
  readonly controls: Controls;
  /** The path of the move that a lesson expects: the controls that lead to it are marked. */
  readonly expected?: readonly string[];
  /** Whether moves are only tried. The colours of moves and headings are then swapped, so that nobody takes them for buttons that play. */
  readonly isTrial?: true;
}

/** A question of a panel. */
export type Question = Pick<OpenField, 'path' | 'field' | 'choices'>;

export const fieldsOf = ({ games, position }: PanelChoice): MoveFields => games.find(position.match.game)?.fields ?? {};

export const entryOf = ({ games, position }: PanelChoice, type = ''): MoveEntry<BaseCommand, unknown> | undefined =>
  games.find(position.match.game)?.moves.table[type];

/** Returns the field of a question, or one that is asked after it. */
export const fieldAt = (choosing: PanelChoice, { path, field }: Question, later = 0): Field | undefined => {
  const fields = fieldsOf(choosing)[path[0] ?? ''] ?? [];
  return fields[fields.findIndex(({ name }) => name === field) + later];
};

/** Whether a question asks for an amount of its own, which is not chosen together with the field before it. */
export const isAmount = (choosing: PanelChoice, asked: Question, later = 0): boolean => {
  const field = fieldAt(choosing, asked, later);
  return field?.kind === 'amount' && !field.together;
};

/** Whether a path leads to the move that a lesson expects. */
export const leadsOn = ({ expected }: PanelChoice, path: readonly string[]): boolean =>
  expected !== undefined && path.every((value, index) => value === expected[index]);

/** How moves are sorted: those that take something from another seat come first, then those for the own seat; pure losses last. */
const RANKS = { strike: 0, favor: 1, plain: 2, loss: 3 } as const;

const rankOf = (choosing: PanelChoice, { moves }: Choice): number => {
  const { view } = choosing.position;
  const ranks = moves.map((move) => {
    const { risk, strikes, favors } = entryOf(choosing, move.type) ?? {};
    if (risk?.(view, move) === 'loss') return RANKS.loss;
    if (strikes?.(view, move) === true) return RANKS.strike;
    return favors?.(view, move) === true ? RANKS.favor : RANKS.plain;
  });
  return Math.min(...ranks);
};

/** Whether a choice plays a move that takes something from another seat. */
export const isStrike = (choosing: PanelChoice, choice: Choice): boolean =>
  choice.moves.length === 1 && rankOf(choosing, choice) === RANKS.strike;

export const sorted = (choosing: PanelChoice, choices: readonly Choice[]): readonly Choice[] =>
  choices
    .map((choice) => ({ choice, rank: rankOf(choosing, choice) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ choice }) => choice);

/** Whether a choice leaves only moves that would lose what they pay for. */
export const isLoss = (choosing: PanelChoice, choice: Choice): boolean => rankOf(choosing, choice) === RANKS.loss;

/**
 * Returns the emoji of a choice: that of its value in the open field, or of what all of its moves are about; none where they are
 * about different things.
 */
export const signOf = (choosing: PanelChoice, { value, moves }: Choice, field?: string): Emoji | undefined => {
  const { say, position } = choosing;
  const words = say.game(position.match.game);
  const isSeat = ({ name, kind }: Field): boolean => name === field && kind === 'seat';
  if (Object.values(fieldsOf(choosing)).some((fields) => fields.some(isSeat))) return seatEmoji(say, Number(value));
  const chosen = value.split('.').flatMap((part) => say.emoji(part) ?? [])[0];
  const [sign, ...others] = new Set(moves.map((move) => words.sign(position.view, move)));
  return chosen ?? (others.length > 0 || sign === undefined ? undefined : say.emoji(sign));
};

/** Returns the emojis of choices that are listed together: what is special about each, otherwise its sign, unless all have the same. */
const emojisOf = (choosing: PanelChoice, { field, choices }: Question): readonly MenuEntry['emoji'][] => {
  const signs = choices.map((choice) => signOf(choosing, choice, field));
  const areAlike = signs.length > 1 && new Set(signs.map((emoji) => emoji?.id)).size === 1;
  return choices.map((choice, index) => {
    const rank = rankOf(choosing, choice);
    if (rank === RANKS.strike && choice.moves.length === 1) return STRIKE;
    if (rank === RANKS.loss) return WARNING;
    return areAlike ? undefined : signs[index];
  });
};

/** Returns a choice's label. If the choice leaves one move, the label is that move, because pressing it plays. */
export const choiceLabel = (
  say: Sentences,
  { match, view }: MoveOffer,
  field: string,
  { value, moves }: Choice,
  name = labelName(match),
): string => {
  const words = say.game(match.game);
  const [only, ...more] = moves;
  if (only !== undefined && more.length === 0) return words.move(view, only, name);
  return field === 'type' ? words.moveKind(view, value) : words.choice(view, field, moves, name);
};

/** Separates a move's name from further details in a label. */
export const DASH = ' – ';

/** Returns a label without its details, and without the ellipsis in place of those that found no room: a full stop may follow. */
export const headOf = (label: string): string => (label.split(DASH)[0] ?? label).replace(/ …$/, '');

/** Returns the label of a kind of move without its own row: with its verb and its price, but without details. */
export const kindLabel = ({ say, position }: PanelChoice, kind: Choice): string => {
  const [only, ...more] = kind.moves;
  const yes = only === undefined || more.length > 0 ? undefined : say.game(position.match.game).yes(position.view, only);
  const whole = choiceLabel(say, position, 'type', kind);
  return yes ?? (isReadable(whole) ? whole : headOf(whole));
};

/** Returns a label in as few words as possible. */
export const briefLabel = ({ say, position }: PanelChoice, field: string, choice: Choice): string => {
  const { match, view } = position;
  const [only, ...more] = choice.moves;
  const brief = only === undefined || more.length > 0 ? undefined : say.game(match.game).brief(view, only);
  const whole = choiceLabel(say, position, field, choice);
  return brief ?? (isReadable(whole) ? whole : headOf(whole));
};

/** Whether a label fits on a phone's screen. */
export const isReadable = (label: string): boolean => label.length <= READABLE;

/** Returns the style of a button that leads to a move, unless there is more to say about it; and that of a heading above some. */
export const moveStyle = ({ isTrial }: PanelChoice) => (isTrial ? ButtonStyle.Primary : ButtonStyle.Secondary);
export const headingStyle = ({ isTrial }: PanelChoice) => (isTrial ? ButtonStyle.Secondary : ButtonStyle.Primary);

/** Returns a button for each choice, which goes one choice further, or plays the only move left. Labels that are alike are replaced by whole ones. */
export const choiceButtons = (
  choosing: PanelChoice,
  asked: Question,
  labelOf: (choice: Choice) => string,
): readonly APIButtonComponentWithCustomId[] => {
  const labels = asked.choices.map(labelOf);
  const areDistinct = new Set(labels).size === labels.length;
  const { say, position } = choosing;
  const emojis = emojisOf(choosing, asked);
  return asked.choices.map((choice, index) => {
    const to = appendChoice(asked.path, choice.value);
    const plain = isLoss(choosing, choice) ? ButtonStyle.Danger : moveStyle(choosing);
    const style = leadsOn(choosing, to) ? ButtonStyle.Success : plain;
    const label = areDistinct ? (labels[index] ?? '') : choiceLabel(say, position, asked.field, choice);
    return button(choosing.controls.move(to), label, style, emojis[index]);
  });
};

/** Returns menu entries. Text after a dash moves to the second line if the text before it distinguishes all entries. */
export const entriesOf = (choosing: PanelChoice, asked: Question): readonly MenuEntry[] => {
  const { path, field, choices } = asked;
  const labels = choices.map((choice) => choiceLabel(choosing.say, choosing.position, field, choice));
  const heads = labels.map(headOf);
  const areDistinct = new Set(heads).size === heads.length;
  const emojis = emojisOf(choosing, asked);
  return choices.map((choice, index) => {
    const { value } = choice;
    const [label = '', head = ''] = [labels[index], heads[index]];
    const emoji = leadsOn(choosing, appendChoice(path, value)) ? EXPECTED : emojis[index];
    if (!areDistinct || head === label) return { value, label, emoji };
    return { value, label: head, description: label.slice(head.length + DASH.length), emoji };
  });
};
