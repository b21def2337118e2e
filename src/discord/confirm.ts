import { ButtonStyle } from 'discord.js';
import type { BaseCommand } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { type Answer, answer, button, row } from './answer.ts';
import type { Catalogue } from './command.ts';
import { choicesOf, pathTo } from './moves.ts';
import { labelName } from './names.ts';

/** Whether a kind of move is asked about once more before it is played, where these moves are possible. */
export const isConfirmed = ({ confirms }: Catalogue, game: string, type: string, legal: readonly BaseCommand[]): boolean => {
  const asked = Object.hasOwn(confirms[game] ?? {}, type) ? confirms[game]?.[type] : undefined;
  return asked === 'always' || (asked === 'avoidable' && legal.some((move) => move.type !== type));
};

/**
 * Asks whoever wants to end a turn, or to lose what could be kept, whether that is meant, and says what could be done still. An end
 * is asked about every time, whatever can be done and whatever follows: an order that somebody gave beforehand may make it final at
 * once, and asking only then would tell.
 */
export const confirmAnswer = (
  say: Sentences,
  { moves, confirms }: Catalogue,
  { match, view, legal, decisions }: Position,
  command: BaseCommand,
): Answer => {
  const { seat } = command;
  const words = say.game(match.game);
  const due = { match: match.id, seat, decision: decisions[seat] ?? 0 };
  const others = choicesOf(legal, 'type').filter(({ value }) => !Object.hasOwn(confirms[match.game] ?? {}, value));
  const move = words.move(view, command, labelName(match));
  const asked = say.common.confirmMove(
    move,
    others.map(({ value }) => words.moveKind(view, value)),
  );
  const path = pathTo(moves[match.game] ?? {}, command);
  return answer(
    `**${say.common.matchName(match.id)}** ${asked}`,
    row(
      button({ kind: 'sure', ...due, path }, say.common.confirmed(move), ButtonStyle.Primary),
      button({ kind: 'panel', ...due, page: 0, path: [] }, say.common.controls.back),
    ),
  );
};
