import { type APIButtonComponentWithCustomId, type APIMessageTopLevelComponent, ButtonStyle } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Position } from '#matches/index.ts';
import { type Choice, choicesOf, highlightedPlaces, MENU, type OpenField, parentPath, resolvePath } from '../command/movePath.ts';
import { button, buttonRows, menu, pageButtons, row, text } from '../components/reply.ts';
import { seatName } from '../text/seatNames.ts';
import { isFinal } from './confirmMove.ts';
import {
  briefLabel,
  type Controls,
  choiceButtons,
  choiceLabel,
  entriesOf,
  fieldAt,
  fieldsOf,
  isAmount,
  isLoss,
  isReadable,
  isStrike,
  leadsOn,
  MAX_BUTTONS,
  type PanelChoice,
  sorted,
} from './panelChoice.ts';
import { MAX_ROWS, overviewRows } from './panelRows.ts';

/** The controls of a turn panel: a row for each type of move, or the choices of the open field and "back". */

/** The most amounts that are buttons. */
const MAX_AMOUNTS = 20;

/** The most moves that are buttons because they take something from another seat. */
const MAX_STRIKES = 10;

/** A panel's controls, the buttons that precede those of every panel, and what to highlight on the board. */
interface ChoiceParts {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly foot: readonly APIButtonComponentWithCustomId[];
  readonly highlighted: readonly string[];
}

/** Returns the parts for the open field that a path leads to, otherwise those for all types of move. */
export const choiceParts = (choosing: PanelChoice, path: readonly string[], page: number): ChoiceParts => {
  const { position } = choosing;
  const fields = fieldsOf(choosing);
  const { ending, others } = kindsOf(choosing);
  const first = resolvePath(fields, position.legal, others.length === 1 ? others.map(({ value }) => value) : []);
  // Beside the end of the turn, the last kind of move keeps its row.
  const top = first.kind === 'field' && (ending.length === 0 || isAboutAmounts(choosing, first)) ? first : undefined;
  const wanted = resolvePath(fields, position.legal, path);
  const open = path.length > 0 && wanted.kind === 'field' ? wanted : top;
  const end = choiceButtons(choosing, { path: [], field: 'type', choices: ending }, (kind) =>
    choiceLabel(choosing.say, position, 'type', kind),
  );
  if (open === undefined) {
    const { rows, highlighted } = overviewRows(choosing, { path: [], field: 'type', choices: others });
    return { components: rows, foot: end, highlighted };
  }
  const isTop = top !== undefined && top.path.length === open.path.length;
  const shown = isAboutAmounts(choosing, open) ? amountRows(choosing, open) : question(choosing, open, page);
  return { ...shown, foot: [...(isTop ? [] : [back(choosing, open)]), ...end] };
};

/** Returns the types of move: those with a single move that ends the turn, and all others. */
const kindsOf = ({ games, position: { match, legal } }: PanelChoice) => {
  const kinds = choicesOf(legal, 'type');
  const isEnding = ({ value, moves }: Choice): boolean => moves.length === 1 && isFinal(games, match.game, value);
  return { ending: kinds.filter(isEnding), others: kinds.filter((kind) => !isEnding(kind)) };
};

/** Whether only an amount is asked after the open field, so that each of its values has a row of amounts. */
const isAboutAmounts = (choosing: PanelChoice, open: OpenField): boolean =>
  isAmount(choosing, open, 1) && fieldAt(choosing, open, 2) === undefined && open.choices.length <= MAX_ROWS;

/** Returns a row for each value of the open field, below a list with all that is known of each value. */
const amountRows = (choosing: PanelChoice, open: OpenField): Omit<ChoiceParts, 'foot'> => {
  const { say, position } = choosing;
  const { path, field } = open;
  const choices = sorted(choosing, open.choices);
  const { rows, highlighted } = overviewRows(choosing, { path, field, choices });
  const list = choices.map((choice) =>
    [
      '-',
      ...(isLoss(choosing, choice) ? ['⚠️'] : []),
      inFull(choosing, field, choice.moves) ?? choiceLabel(say, position, field, choice, seatName(say, position.match)),
    ].join(' '),
  );
  return { components: [text([asked(choosing, open), ...list].join('\n')), ...rows], highlighted };
};

/** Returns the question about the open field, and its choices. */
const question = (choosing: PanelChoice, open: OpenField, page: number): Omit<ChoiceParts, 'foot'> => {
  const { say, position, controls } = choosing;
  const { path, field } = open;
  const choices = sorted(choosing, open.choices);
  const label = (choice: Choice): string => choiceLabel(say, position, field, choice);
  const areFew = choices.length <= MAX_BUTTONS && choices.every((choice) => isReadable(label(choice)));
  const areAmounts = fieldAt(choosing, open)?.kind === 'amount' && choices.length <= MAX_AMOUNTS;
  const strikes = choices.filter((choice) => isStrike(choosing, choice));
  const atOnce = areFew || areAmounts ? choices : strikes.slice(0, MAX_STRIKES);
  const rest = choices.filter((choice) => !atOnce.includes(choice));
  const pages = Math.ceil(rest.length / MENU);
  const turned = Math.max(0, Math.min(page, pages - 1));
  const shown = rest.slice(turned * MENU, (turned + 1) * MENU);
  const { previousChoices, nextChoices } = say.common.controls;
  const turning = pageButtons(turned, pages, (each) => controls.panel(path, each), [previousChoices, nextChoices]);
  const placeholder = atOnce.length > 0 ? say.common.otherChoices : asked(choosing, open);
  // The odds of an attack depend on the amount.
  const labelled =
    areAmounts && !areFew && strikes.length === 0 ? (choice: Choice) => briefLabel(choosing, field, choice) : label;
  return {
    components: [
      text(crumbs(choosing, open)),
      ...buttonRows(choiceButtons(choosing, { path, field, choices: atOnce }, labelled)),
      ...(shown.length === 0
        ? []
        : [row(menu(controls.move(path), placeholder, entriesOf(choosing, { path, field, choices: shown })))]),
      ...buttonRows(turning),
    ],
    highlighted: highlightedPlaces(fieldsOf(choosing), open),
  };
};

/** Returns a choice as a text, which has more room than a label. */
const inFull = ({ say, position: { match, view } }: PanelChoice, field: string, moves: Choice['moves']): string | undefined =>
  say.game(match.game).choiceInFull(view, field, moves, seatName(say, match));

const asked = ({ say, position }: PanelChoice, { path, field }: OpenField): string =>
  say.game(position.match.game).ask(path[0] ?? '', field);

/** Returns the choices made so far, followed by the current question. */
const crumbs = (choosing: PanelChoice, open: OpenField): string => {
  const { say, position } = choosing;
  const { path, settled, choices } = open;
  const { match, view } = position;
  const words = say.game(match.game);
  const moves = choices.flatMap((choice) => choice.moves);
  const said = settled.map((field) => inFull(choosing, field, moves) ?? words.choice(view, field, moves, seatName(say, match)));
  return [words.moveKind(view, path[0] ?? ''), ...said, asked(choosing, open)].join(' › ');
};

const back = (choosing: PanelChoice, { path }: OpenField): APIButtonComponentWithCustomId => {
  const { say, position, controls, expected } = choosing;
  const earlier = parentPath(fieldsOf(choosing), position.legal, path) ?? [];
  const isOffTrack = expected !== undefined && !leadsOn(choosing, path);
  const style = isOffTrack ? ButtonStyle.Success : ButtonStyle.Secondary;
  return button(controls.panel(earlier, 0), say.common.controls.back, style);
};

/** Returns the controls of a seat's own panel in a match. */
export const controlsOf = ({ match, decisions }: Position, seat: Seat): Controls => {
  const due = { match: match.id, seat, decision: decisions[seat] ?? 0 };
  return {
    move: (path) => ({ kind: 'move', ...due, path }),
    panel: (path, page) => ({ kind: 'panel', ...due, page, path }),
  };
};
