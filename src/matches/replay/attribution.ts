import type { AnyGame, BaseEvent, Seat } from '#engine/game.ts';
import type { ActionSource } from '../model/events.ts';
import { without } from '../model/seatLists.ts';
import type { MatchState, PlayingState } from '../model/state.ts';

/** What is known about an event, besides itself, when it is folded. */
export interface AttributionSource {
  readonly version: number;
  /** The seat whose act it belongs to. */
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
}

/** Whether two consecutive events of one command belong to the same act. */
export const isSameAct = (one: Omit<AttributionSource, 'version'>, other: Omit<AttributionSource, 'version'>): boolean =>
  one.by === other.by && one.how === other.how;

/** Returns the state with one more act counted for the acting seat. Called before the act's events are folded. */
export const countAct = (state: MatchState, { by }: Omit<AttributionSource, 'version'>): MatchState => {
  if (state.phase !== 'playing' || by === undefined) return state;
  return { ...state, decisions: state.decisions.map((count, seat) => (seat === by ? count + 1 : count)) };
};

/**
 * Returns the outer state after a game event. A seat that moves by hand is no longer lapsed and needs no stand-in. A new round
 * begins new decisions, so all stand-ins end.
 */
export const afterMove = (
  game: AnyGame,
  state: PlayingState,
  event: BaseEvent,
  { by, how }: Omit<AttributionSource, 'version'>,
): PlayingState => {
  const isNewRound = game.moment(event) === 'round' && state.standIns.length > 0;
  const after = isNewRound ? { ...state, standIns: [] } : state;
  if (by === undefined || how !== undefined || !after.lapsed.includes(by)) return after;
  return { ...after, lapsed: without(after.lapsed, by), standIns: without(after.standIns, by) };
};

/** Returns the state without stand-ins for seats that no longer have to act. Called once per command. */
export const endStandIns = (game: AnyGame, state: MatchState): MatchState => {
  if (state.phase !== 'playing' || state.standIns.length === 0) return state;
  const active = game.active(state.game);
  return { ...state, standIns: state.standIns.filter((seat) => active.includes(seat)) };
};
