/**
 * What things are thought to be worth, in gold. A piece of gold that can still be spent is the measure: a building costs two, so
 * what it brings nearer must be worth more than that.
 */
export const WEIGHTS = {
  /** The match itself: more than everything else together. */
  match: 10_000,
  /** A Metropolis is half of a win with most seats, and cannot be lost but with its island. */
  metropolis: 70,
  /** As many as win: only a conquest before the end of the cycle can still prevent it. */
  goal: 300,
  /** Building types (or philosophers) towards the next Metropolis, by number: the last is worth the most, for it brings one. */
  set: [0, 8, 19, 34, 52],
  /** Doubles towards the set after that. */
  laterSet: [0, 2, 5, 10, 18],
  /** With all but one Metropolis the next set wins: what is towards it is worth more. */
  lastSet: 1.6,
  /** A free slot for a building type that is still missing: without one the set cannot be completed. */
  room: 3,
  /** An island: a place for a Metropolis, and not to be out. */
  island: 7,
  /** A building that stands on an island someone could take. */
  building: 9,
  /** Of income each cycle: it comes some four more times. */
  income: 3.6,
  /** Priests by number: each takes one off every offering, and the first offerings are small. */
  priests: [0, 5, 9.5, 13.5, 17, 20, 22],
  /** Fleets by number: three make most chains. */
  fleets: [0, 2.2, 4.2, 5.8, 7, 8, 8.8, 9.4, 10],
  /** Troops by number. */
  troops: [0, 2.2, 4.4, 6.2, 7.8, 9.2, 10.4, 11.4, 12.2],
  /** Gold by piece, while a good turn still needs it, and beyond that. */
  gold: 1,
  muchGold: 10,
  goldBeyond: 0.6,
  /** What a seat hopes of an island it could attack, as a share: it needs Ares first. */
  prospect: 0.22,
  /** What a seat fears for an island that can be attacked: by who is still to act with Ares in this cycle, or later on. */
  threatNow: 0.9,
  threatLater: 0.3,
  /** An island out of everybody's reach may be in it next cycle: fear for each defender short of three, as a share. */
  bare: 0.035,
  /** The foremost rival's good is bad, and a little that of all others. */
  foremost: 0.4,
  others: 0.1,
} as const;

/** The worth by number, that of the last for all beyond. */
export const byNumber = (worths: readonly number[], number: number): number => worths[Math.min(number, worths.length - 1)] ?? 0;
