import type { Match, Position } from '#matches/index.ts';
import type { Seated } from '../text/seatNames.ts';

/** The legal moves and the view they belong to, of a match or of a table outside any match. */
export interface MoveOffer extends Pick<Position, 'legal' | 'view'> {
  readonly match: Seated & Pick<Match, 'game'>;
}
