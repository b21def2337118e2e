import type { AnyAdvice } from '#engine/advice.ts';
import type { MoveFields } from '#engine/moves.ts';
import type { Match, Position } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { pathOf } from '../command/movePath.ts';
import { seatName } from '../text/seatNames.ts';
import { headOf } from './panelChoice.ts';

/** Hints: the two best moves of a player who plays against AI players alone, with reasons in words. */

/** What a panel shows of a hint: lines above it, and the path of the best move, whose controls are marked. */
interface HintedPanel {
  readonly path: readonly string[];
  readonly page: number;
  readonly notes: readonly string[];
  readonly expected?: readonly string[];
}

/** Whether the seat may have a hint now: it has a choice, and no other person plays or has ever played in the match. */
export const mayHint = ({ match, seat, legal }: Pick<Position, 'match' | 'seat' | 'legal'>): boolean =>
  seat !== undefined && legal.length > 1 && isAlone(match, seat);

const isAlone = ({ seats, computers }: Match, own: number): boolean =>
  seats.every(({ seat, user, former = [], held = [] }) =>
    seat === own ? former.length === 0 : computers.includes(seat) && user === undefined && former.length + held.length === 0,
  );

/** Returns a panel that says the two best moves and marks the controls that lead to the best one. */
export const hintedPanel = async ({ services, say, position }: MatchContext): Promise<HintedPanel> => {
  const { match, seat = 0, view, legal, decisions } = position;
  const noted = (...notes: readonly string[]): HintedPanel => ({ path: [], page: 0, notes });
  if (!mayHint(position)) return noted(say.hints.closed);
  const advice = await services.advise?.({ game: match.game, view, legal, seed: `hint ${match.id} ${seat} ${decisions[seat]}` });
  const fields = services.games.find(match.game)?.fields ?? {};
  const [best, ...others] = advice ?? [];
  if (best === undefined) return noted(say.hints.none);
  const second = others.find((other) => isOtherIdea(fields, best, other)) ?? others[0];
  const words = say.game(match.game);
  const name = seatName(say, match);
  const lines = [best, ...(second ? [second] : [])].map(({ move, winChance, reasons }, index) =>
    say.hints.move(
      index + 1,
      headOf(words.move(view, move, name)),
      winChance,
      reasons.map((reason) => words.hint(reason, name)),
    ),
  );
  return { ...noted(say.hints.title, ...lines), expected: pathOf(fields, best.move) };
};

/** Whether a move is another idea than the best one, and not the same with another amount or in another order. */
const isOtherIdea = (fields: MoveFields, best: AnyAdvice, other: AnyAdvice): boolean => {
  const [type, first] = pathOf(fields, best.move);
  const [otherType, otherFirst] = pathOf(fields, other.move);
  return (type !== otherType || first !== otherFirst) && other.winChance !== best.winChance;
};
