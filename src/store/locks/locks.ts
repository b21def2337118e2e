/** The keys of our advisory locks, one for each thing that only one process may do in a database at a time. */
export const LOCKS = {
  /** Migrating the database. */
  migrating: 7_126_431,
  /** Assigning an id to a new match. */
  numbering: 7_126_432,
  /** Running a sandbox on the database. */
  sandbox: 7_126_433,
} as const;
