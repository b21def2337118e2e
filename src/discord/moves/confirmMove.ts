import { ButtonStyle } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { MoveEntry } from '#engine/moves.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { choicesOf, pathOf } from '../command/movePath.ts';
import { BUTTON_LIMIT, button, type Reply, type Row, row, textReply } from '../components/reply.ts';
import type { CustomId } from '../customIds/customId.ts';
import { labelName } from '../text/seatNames.ts';
import type { MoveOffer } from './moveOffer.ts';

const confirmationOf = (games: GameRegistry, game: string, type: string): MoveEntry<BaseCommand, unknown>['confirm'] => {
  const table = games.find(game)?.moves.table ?? {};
  return Object.hasOwn(table, type) ? table[type]?.confirm : undefined;
};

/** Whether a type of move needs a confirmation when these moves are legal. */
export const needsConfirmation = (games: GameRegistry, game: string, type: string, legal: readonly BaseCommand[]): boolean => {
  const asked = confirmationOf(games, game, type);
  return asked === 'always' || (asked === 'avoidable' && legal.some((move) => move.type !== type));
};

/**
 * Returns the question that confirms the end of a turn or a loss, with what the actor could still do.
 * The end of a turn always needs a confirmation, whatever could still be done and whatever follows. A standing order given
 * earlier may make it final immediately, and a question only in that case would reveal the order.
 */
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
  const others = choicesOf(legal, 'type').filter(({ value }) => confirmationOf(games, match.game, value) === undefined);
  const move = words.move(view, command, labelName(match));
  const asked = say.common.confirmMove(
    move,
    others.map(({ value }) => words.moveKind(view, value)),
  );
  const path = pathOf(games.find(match.game)?.fields ?? {}, command);
  const { back: goBack } = say.common.controls;
  return { asked, controls: row(button(sure(path), confirmedIn(say, move), ButtonStyle.Success), button(back, goBack)) };
};

/** Returns the button's label: the move, with its effect only where there is room, because the question above shows that too. */
const confirmedIn = ({ common }: Sentences, move: string): string => {
  const whole = common.confirmed(move);
  return whole.length <= BUTTON_LIMIT ? whole : common.confirmed(move.replace(/ – .*$/, ''));
};
