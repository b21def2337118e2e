import type { AnyGame } from '#engine/game.ts';
import { takesBackNow } from '../decide/undo.ts';
import { openVoteIn } from '../decide/voteStanding.ts';
import type { Position } from '../model/results.ts';
import { seatOf } from '../model/seatOf.ts';
import { activeOf, decisionsOf, type MatchState } from '../model/state.ts';
import type { Match, UserId } from '../model/types.ts';
import type { EventLogCache } from '../replay/eventLogCache.ts';
import type { StateCache } from '../replay/stateCache.ts';

/** Returns what `user` may see of a match now; a user without a seat gets a spectator's view. */
export const positionOf = async (
  folded: StateCache,
  histories: EventLogCache,
  match: Match,
  user: UserId | undefined,
): Promise<Position> => {
  const loaded = await folded.load(match);
  const seat = seatOf(match, user);
  const common = { match, ...(seat !== undefined && { seat }) };
  if ('unreadable' in loaded) return { ...common, ...NOTHING, unreadable: loaded.unreadable };
  const { game, folded: now } = loaded;
  const position = { ...common, ...positionIn(game, now.state, seat) };
  if (seat === undefined || now.state.phase !== 'playing') return position;
  return { ...position, ...takesBackNow(await histories.of(match, game), now.state, seat) };
};

const NOTHING = { legal: [], decisions: [], conceded: [], open: [] };

const positionIn = (game: AnyGame, state: MatchState, seat: number | undefined): Omit<Position, 'match' | 'seat'> => {
  if (state.phase !== 'playing' && state.phase !== 'ended') return NOTHING;
  const isDue = seat !== undefined && activeOf(game, state).includes(seat) && !state.computers.includes(seat);
  const vote = openVoteIn(game, state);
  return {
    view: game.view(state.game, seat ?? 'spectator'),
    legal: isDue ? game.legalMoves(state.game, seat) : [],
    decisions: decisionsOf(state),
    conceded: state.conceded,
    open: state.phase === 'playing' ? state.open : [],
    ...(vote !== undefined && { vote }),
    ...(state.phase === 'playing' && state.awaited !== undefined && { isDrawAwaited: true as const }),
    ...(state.phase === 'ended' && { outcome: state.outcome }),
  };
};
