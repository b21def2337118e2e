/**
 * What things are worth, in gold. The unit is a piece of gold that can still be spent: a building costs two, so the progress it
 * brings must be worth more than that.
 */
export const WEIGHTS = {
  /** The match itself: more than everything else together. */
  match: 10_000,
  /** A Metropolis is half of a win at most seat counts, and can be lost only with its island. */
  metropolis: 70,
  /** Enough Metropolises to win: only a conquest before the end of the cycle can still prevent it. */
  goal: 300,
  /**
   * Building types (or philosophers) towards the next Metropolis, by number: the last is worth the most, because it brings one.
   */
  set: [0, 8, 19, 34, 52],
  /** Doubles towards the set after that. */
  laterSet: [0, 2, 5, 10, 18],
  /** With all but one Metropolis, the next set wins: progress towards it is worth more. */
  lastSet: 1.6,
  /** A free slot for a building type that is still missing: without one the set cannot be completed. */
  room: 3,
  /** An island: a place for a Metropolis, and protection from elimination. */
  island: 7,
  /** A building on an island that someone could take. */
  building: 9,
  /** Each gold piece of income per cycle: it comes about four more times. */
  income: 3.6,
  /** Priests by number: each takes one off every offering, and the first offerings are small. */
  priests: [0, 5, 9.5, 13.5, 17, 20, 22],
  /** Fleets by number: three are enough for most chains. */
  fleets: [0, 2.2, 4.2, 5.8, 7, 8, 8.8, 9.4, 10],
  /** Troops by number. */
  troops: [0, 2.2, 4.4, 6.2, 7.8, 9.2, 10.4, 11.4, 12.2],
  /** Gold by piece, while a good turn still needs it, and beyond that. */
  gold: 1,
  muchGold: 10,
  goldBeyond: 0.6,
  /** The share that counts of an island the seat could attack: it needs Ares first. */
  prospect: 0.22,
  /**
   * The share that counts of an own island that can be attacked: by a seat that still acts with Ares in this cycle, or later
   * on.
   */
  threatNow: 0.9,
  threatLater: 0.3,
  /** An island out of every rival's reach may be in reach next cycle: the share that counts for each defender short of three. */
  bare: 0.035,
  /** The share that counts against the seat of the foremost rival's worth, and a smaller one for all the others. */
  foremost: 0.4,
  others: 0.1,
} as const;

/** Returns the worth by number; beyond the end of the list, the last one. */
export const byNumber = (worths: readonly number[], number: number): number => worths[Math.min(number, worths.length - 1)] ?? 0;
