import { type APIButtonComponentWithCustomId, ButtonStyle } from 'discord.js';
import { appendChoice, type Choice, choicesOf, MENU, pathOf, placesOf, resolvePath } from '../command/movePath.ts';
import { button, buttonRows, menu, type Row, row } from '../components/reply.ts';
import { entryName } from '../rules/referenceCommand.ts';
import { explainedField } from './confirmMove.ts';
import {
  briefLabel,
  choiceButtons,
  choiceLabel,
  entriesOf,
  entryOf,
  fieldsOf,
  headingStyle,
  headOf,
  isAmount,
  isLoss,
  kindLabel,
  leadsOn,
  MAX_BUTTONS,
  type PanelChoice,
  type Question,
  signOf,
  sorted,
} from './panelChoice.ts';

/** A panel's first page: a row for each choice, with the moves that people make most. So most moves take one press. */

/** The most parts that all rows have together: a message of Discord has at most 40. */
const MAX_PARTS = 28;

/** The most rows. */
export const MAX_ROWS = MAX_PARTS / 2;

/** Returns the rows of some choices, and what they highlight on the board. Choices that leave a single move share a row. */
export const overviewRows = (
  choosing: PanelChoice,
  { path, field, choices }: Question,
): { readonly rows: readonly Row[]; readonly highlighted: readonly string[] } => {
  const single = choices.filter(({ moves }) => moves.length === 1);
  const several = choices.filter((choice) => !single.includes(choice));
  const left = MAX_PARTS - single.length - Math.ceil(single.length / MAX_BUTTONS);
  const atOnce = Math.min(MAX_BUTTONS, Math.floor(left / several.length) - 1) - 1;
  const rows = several.map((choice) => ({
    choice,
    likely: likelyAfter(choosing, appendChoice(path, choice.value), choice, atOnce),
  }));
  const lit = [...rows.flatMap(({ choice, likely }) => (likely.choices.length === 0 ? choice : likely.choices)), ...single];
  const usual = single.filter(({ value }) => field === 'type' && entryOf(choosing, value)?.usual === true);
  const ofKinds = (kinds: readonly Choice[]) =>
    choiceButtons(choosing, { path, field, choices: kinds }, (kind) => kindLabel(choosing, kind));
  return {
    rows: [
      ...buttonRows(ofKinds(usual).map((each) => (each.style === ButtonStyle.Secondary ? asPrimary(each) : each))),
      ...rows.flatMap(({ choice, likely }) => rowsOf(choosing, { path, field, choices: [choice] }, choice, likely, atOnce)),
      ...buttonRows(
        field === 'type'
          ? ofKinds(single.filter((choice) => !usual.includes(choice)))
          : briefButtons(choosing, { path, field, choices: single }),
      ),
    ],
    highlighted: placesOf(
      fieldsOf(choosing),
      lit.flatMap(({ moves }) => moves),
    ),
  };
};

const asPrimary = (each: APIButtonComponentWithCustomId): APIButtonComponentWithCustomId => ({
  ...each,
  style: ButtonStyle.Primary,
});

/** Returns what people choose most after a path: amounts, whole moves, or otherwise the values of the next field. */
const likelyAfter = (choosing: PanelChoice, path: readonly string[], { moves }: Choice, atOnce: number): Question => {
  const { position } = choosing;
  const { legal, view } = position;
  const fields = fieldsOf(choosing);
  const explained = explainedField(choosing.games, position.match.game, path[0] ?? '');
  if (explained !== undefined && path.length === 1)
    return { path, field: explained, choices: sorted(choosing, choicesOf(moves, explained)) };
  const next = resolvePath(fields, legal, path);
  if (next.kind !== 'field') return { path, field: '', choices: [] };
  const { field, choices } = next;
  if (isAmount(choosing, next)) {
    // Those that would lose what they pay are behind the button for everything.
    const sensible = choices.filter((choice) => !isLoss(choosing, choice));
    const few = sensible.filter((_, index) => index < Math.max(2, atOnce - 1) || index === sensible.length - 1);
    return { path: next.path, field, choices: few.slice(0, atOnce) };
  }
  const { likely } = entryOf(choosing, path[0]) ?? {};
  const whole = (likely?.(view, moves) ?? moves).map((move) => ({
    value: pathOf(fields, move).slice(path.length).join('.'),
    moves: [move],
  }));
  const isByField = likely === undefined && whole.length > atOnce && choices.length <= atOnce;
  if (isByField) return { path: next.path, field, choices: sorted(choosing, choices) };
  const isTooMany = likely === undefined && whole.length > MENU;
  return { path, field, choices: isTooMany ? [] : sorted(choosing, whole).slice(0, MENU) };
};

const briefButtons = (choosing: PanelChoice, asked: Question) =>
  choiceButtons(choosing, asked, (each) => briefLabel(choosing, asked.field, each));

/**
 * Returns the row of a choice: a button that asks for everything, and the likely choices as buttons, or as a menu below where
 * there are more.
 */
const rowsOf = (choosing: PanelChoice, asked: Question, choice: Choice, likely: Question, atOnce: number): readonly Row[] => {
  const { say, position, controls } = choosing;
  const to = appendChoice(asked.path, choice.value);
  const isOneOfMany = asked.field !== 'type' && isAmount(choosing, likely) && likely.choices.length > 0;
  const label = isOneOfMany ? otherAmount(choosing, asked, choice) : headOf(choiceLabel(say, position, asked.field, choice));
  const isListed = likely.choices.some(({ value }) => leadsOn(choosing, appendChoice(likely.path, value)));
  const plain = isLoss(choosing, choice) ? ButtonStyle.Secondary : headingStyle(choosing);
  const style = leadsOn(choosing, to) && !isListed ? ButtonStyle.Success : plain;
  const sign = signOf(choosing, choice, asked.field);
  const first = button(controls.panel(to, 0), label, style, sign);
  const buttons = likely.choices.length <= atOnce ? briefButtons(choosing, likely) : [];
  const hasAll = isOneOfMany && likely.choices.length === choice.moves.length;
  if (hasAll) return [row(...buttons.map((each, index) => ({ ...(index === 0 && sign && { emoji: sign }), ...each })))];
  if (buttons.length > 0 || likely.choices.length === 0) return [row(first, ...buttons)];
  return [row(first), row(menu(controls.move(likely.path), say.common.quickChoice(label), entriesOf(choosing, likely)))];
};

/** Returns the label of the button beside some amounts, which asks for any of them. */
const otherAmount = (choosing: PanelChoice, { field }: Question, choice: Choice): string => {
  const { say, position } = choosing;
  const isEntry = Object.values(fieldsOf(choosing))
    .flat()
    .some(({ name, kind }) => name === field && kind === 'entry');
  const name = isEntry ? entryName(say, position.match.game, choice.value) : headOf(choiceLabel(say, position, field, choice));
  return say.common.otherAmount(name);
};
