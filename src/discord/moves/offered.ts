import type { Match, Position } from '#matches/index.ts';
import type { Seated } from '../text/seatNames.ts';

/** What can be chosen, and in what view: of a match, or of a table that is none. */
export interface Offered extends Pick<Position, 'legal' | 'view'> {
  readonly match: Seated & Pick<Match, 'game'>;
}
