/** Ratings: how strong players are, by the places they reached in rated matches. */

export { type CountedRow, partsIn, withCounts } from './counts.ts';
export { isShown, KNOWN_BY, pointsOf } from './ladder.ts';
export { ratedNext, rebuiltFrom } from './rebuild.ts';
