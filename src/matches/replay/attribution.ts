import type { AnyGame, BaseEvent, Seat } from '#engine/game.ts';
import type { ActionSource } from '../model/events.ts';
import { without } from '../model/seatLists.ts';
import type { MatchState, PlayingState } from '../model/state.ts';

/** What is known of an event beside itself when it is folded. */
export interface AttributionSource {
  readonly version: number;
  /** The seat whose act it belongs to. */
  readonly by?: Seat | undefined;
  readonly how?: ActionSource | undefined;
}

/** Whether two events that follow each other in one command belong to one act. */
export const isSameAct = (one: Omit<AttributionSource, 'version'>, other: Omit<AttributionSource, 'version'>): boolean =>
  one.by === other.by && one.how === other.how;

/** Counts an act that is about to be folded. */
export const countAct = (state: MatchState, { by }: Omit<AttributionSource, 'version'>): MatchState => {
  if (state.phase !== 'playing' || by === undefined) return state;
  return { ...state, decisions: state.decisions.map((count, seat) => (seat === by ? count + 1 : count)) };
};

/**
 * The outer match after an event of the game. Whoever moves by hand has time again, and needs nobody to stand in; what a new round
 * asks is another decision, for which nobody stands in either.
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

/** Ends the standing in for seats that are not due any more; asked once a command. */
export const endStandIns = (game: AnyGame, state: MatchState): MatchState => {
  if (state.phase !== 'playing' || state.standIns.length === 0) return state;
  const active = game.active(state.game);
  return { ...state, standIns: state.standIns.filter((seat) => active.includes(seat)) };
};
