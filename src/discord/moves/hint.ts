import { isDeepStrictEqual } from 'node:util';
import { ButtonStyle } from 'discord.js';
import type { AnyAdvice } from '#engine/advice.ts';
import type { MoveFields } from '#engine/moves.ts';
import { tryLine } from '#engine/trial.ts';
import type { GameDefinition } from '#games/index.ts';
import type { Match, Position } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { pathOf, placesOf } from '../command/movePath.ts';
import { button, buttonRows, text } from '../components/reply.ts';
import { labelName } from '../text/seatNames.ts';
import { type Idea, ideaLine } from './ideas.ts';
import { headOf } from './panelChoice.ts';
import { controlsOf } from './panelControls.ts';

/** Hints: the two best moves of a player who plays against AI players alone, with reasons in words. */

/** Whether the seat may have a hint now: it has a choice, and no other person plays or has ever played in the match. */
export const mayHint = ({ match, seat, legal }: Pick<Position, 'match' | 'seat' | 'legal'>): boolean =>
  seat !== undefined && legal.length > 1 && isAlone(match, seat);

/** A forgotten person may have played, although no seat names them any more. */
const isAlone = ({ seats, computers, forgotten }: Match, own: number): boolean =>
  forgotten === undefined &&
  seats.every(({ seat, user, former = [], held = [] }) =>
    seat === own ? former.length === 0 : computers.includes(seat) && user === undefined && former.length + held.length === 0,
  );

/** Returns the two best moves with reasons, as buttons, and what to highlight on the board; a sentence where there is no hint. */
export const hintParts = async ({ services, say, position }: MatchContext) => {
  const { match, seat = 0, view, legal, decisions } = position;
  if (!mayHint(position)) return say.hints.closed;
  const advice = await services.advise?.({ game: match.game, view, legal, seed: `hint ${match.id} ${seat} ${decisions[seat]}` });
  const game = services.games.find(match.game);
  const fields = game?.fields ?? {};
  const two = twoIdeas(fields, advice ?? []);
  if (two.length === 0) return say.hints.none;
  const words = say.game(match.game);
  const ideas = two.map((advised): Idea & { readonly move: AnyAdvice['move'] } => {
    const { move, winChance, reasons } = advised;
    const behind = (two[0]?.winChance ?? winChance) - winChance;
    return { move, line: lineOf(game, position, advised), reasons, behind };
  });
  const lines = ideas.map((idea, index) => ideaLine(say, match, seat, idea, index + 1));
  const controls = controlsOf(position, seat);
  const buttons = ideas.map(({ line: { tried }, move }, index) => {
    const first = tried[0]?.command ?? move;
    const label = headOf(words.move(view, first, labelName(match)));
    return button(controls.move(pathOf(fields, first)), label, index === 0 ? ButtonStyle.Success : ButtonStyle.Secondary);
  });
  const back = button(controls.panel([], 0), say.common.controls.back);
  return {
    components: [text([say.hints.title, ...lines].join('\n')), ...buttonRows(buttons), ...buttonRows([back])],
    highlighted: placesOf(
      fields,
      two.map(({ move }) => move),
    ),
  };
};

/** Returns the moves of an idea, at least the first, as people play them. */
const lineOf = (
  game: GameDefinition | undefined,
  { view, legal, seat = 0 }: Position,
  { move, following = [] }: Pick<AnyAdvice, 'move' | 'following'>,
): Idea['line'] => {
  const line = game?.trial && tryLine({ ...game, trial: game.trial }, { view, legal }, seat, [move, ...following]);
  if (line !== undefined && line.tried.length > 0) return line;
  return { tried: [{ view, index: 0, command: move, steps: [move], events: [] }], view };
};

/**
 * Returns the best move and the best other idea. Another amount isn't another idea, nor is the same turn in another order, which has the
 * same win chance for the same reasons.
 */
const twoIdeas = (fields: MoveFields, [best, ...others]: readonly AnyAdvice[]): readonly AnyAdvice[] => {
  if (best === undefined) return [];
  const [type, first] = pathOf(fields, best.move);
  const isOther = ({ move, winChance, reasons }: AnyAdvice): boolean => {
    const [otherType, otherFirst] = pathOf(fields, move);
    if (type === otherType && first === otherFirst) return false;
    return winChance !== best.winChance || !isDeepStrictEqual(reasons, best.reasons);
  };
  const second = others.find(isOther) ?? others[0];
  return second === undefined ? [best] : [best, second];
};
