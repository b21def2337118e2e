import { ButtonStyle } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { MoveEntry, Risk } from '#engine/moves.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { choicesOf, fieldOf, pathOf } from '../command/movePath.ts';
import { BUTTON_LIMIT, button, type Reply, type Row, row, textReply } from '../components/reply.ts';
import type { CustomId } from '../customIds/customId.ts';
import { labelName, seatName } from '../text/seatNames.ts';
import type { MoveOffer } from './moveOffer.ts';
import { headOf, STRIKE } from './panelChoice.ts';

const entryOf = (games: GameRegistry, game: string, type: string): MoveEntry<BaseCommand, unknown> | undefined => {
  const table = games.find(game)?.moves.table ?? {};
  return Object.hasOwn(table, type) ? table[type] : undefined;
};

/** Whether a type of move ends a turn or gives something up, so that people confirm it. */
export const isFinal = (games: GameRegistry, game: string, type: string): boolean => entryOf(games, game, type)?.confirm === true;

/** Returns the risk of a move, if it has one. */
export const riskOf = (games: GameRegistry, game: string, view: unknown, move: BaseCommand): Risk | undefined =>
  entryOf(games, game, move.type)?.risk?.(view, move);

/** Whether people have to confirm a move: it is risky, or it is final while something else could be done. */
export const needsConfirmation = (games: GameRegistry, { match, view, legal }: MoveOffer, move: BaseCommand): boolean =>
  isFinal(games, match.game, move.type)
    ? legal.some(({ type }) => type !== move.type)
    : riskOf(games, match.game, view, move) !== undefined;

/**
 * Whether people who pressed a button have to confirm a move: also where that one press would play what nothing has explained,
 * while something else could be done.
 */
export const asksBeforePressed = (games: GameRegistry, offer: MoveOffer, move: BaseCommand): boolean =>
  needsConfirmation(games, offer, move) || (offer.legal.length > 1 && isOnlyStep(games, offer, move));

/** Whether the value of a field that has to be explained leaves this move alone, so that no further step is asked. */
const isOnlyStep = (games: GameRegistry, { match, legal }: MoveOffer, move: BaseCommand): boolean => {
  const field = explainedField(games, match.game, move.type);
  const alike = legal.filter((other) => other.type === move.type && fieldOf(other, field ?? '') === fieldOf(move, field ?? ''));
  return field !== undefined && alike.length === 1;
};

/** Returns the field of a type of move whose value has to be explained; `undefined` for types without one. */
export const explainedField = (games: GameRegistry, game: string, type: string): string | undefined =>
  entryOf(games, game, type)?.fields?.find(({ explained }) => explained)?.name;

/** Returns the question that confirms a move, with what the actor could still do, or with the risk. */
export const confirmationReply = (say: Sentences, games: GameRegistry, position: Position, command: BaseCommand): Reply => {
  const { match, decisions } = position;
  const due = { match: match.id, seat: command.seat, decision: decisions[command.seat] ?? 0 };
  const { asked, controls } = confirmParts(say, games, position, command, {
    sure: (path) => ({ kind: 'sure', ...due, path }),
    back: { kind: 'panel', ...due, page: 0, path: [] },
  });
  return textReply(`**${say.common.matchName(match.id)}** ${asked}`, controls);
};

/** Returns the question, and the controls that confirm it: `sure` with the move's path. */
export const confirmParts = (
  say: Sentences,
  games: GameRegistry,
  { match, view, legal }: MoveOffer,
  command: BaseCommand,
  { sure, back }: { readonly sure: (path: readonly string[]) => CustomId; readonly back: CustomId },
): { readonly asked: string; readonly controls: Row } => {
  const words = say.game(match.game);
  const others = choicesOf(legal, 'type').filter(({ value }) => !isFinal(games, match.game, value));
  const move = words.move(view, command, labelName(match));
  const risk = riskOf(games, match.game, view, command);
  const isEnd = isFinal(games, match.game, command.type);
  const yes = words.yes(view, command);
  const asked = isEnd
    ? say.common.confirmMove(
        move,
        others.map(({ value }) => words.moveKind(view, value)),
      )
    : say.common.confirmRisk(
        risk === 'dice' ? headOf(move) : (yes ?? headOf(move)),
        [words.risk(view, command, seatName(say, match)), words.lasting(view, command)].filter((each) => each !== '').join(' '),
      );
  const style = risk === undefined ? ButtonStyle.Success : ButtonStyle.Danger;
  const label = confirmedIn(say, yes ?? (isEnd ? move : headOf(move)));
  const path = pathOf(games.find(match.game)?.fields ?? {}, command);
  const { back: goBack } = say.common.controls;
  return { asked, controls: row(button(sure(path), label, style, risk === 'dice' ? STRIKE : undefined), button(back, goBack)) };
};

/** Returns the button's label: the move, with its effect only where there is room, because the question above shows that too. */
const confirmedIn = ({ common }: Sentences, move: string): string => {
  const whole = common.confirmed(move);
  return whole.length <= BUTTON_LIMIT ? whole : common.confirmed(headOf(move));
};
