/**
 * Our advisory locks, one for each thing that only one process may do at a time in a database; the numbers mean nothing but
 * must differ.
 */
export const LOCKS = {
  /** Bring the tables up to date. */
  migrating: 7_126_431,
  /** Give a new match its number. */
  numbering: 7_126_432,
  /** Hold the database of a sandbox, as long as that runs. */
  holding: 7_126_433,
} as const;
