import type { Match, Position } from '#matches/index.ts';
import type { Seated } from '../text/seatNames.ts';

/** The legal moves in a view of a match or of a tutorial's table. */
export interface MoveOffer extends Pick<Position, 'legal' | 'view'> {
  readonly match: Seated & Pick<Match, 'game'>;
}
