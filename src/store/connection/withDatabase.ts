import pg from 'pg';

/** Runs `act` on a connection of its own, closes it, and returns the result. */
export const withDatabase = async <Result>(
  url: string,
  act: (database: pg.Client) => Promise<Result>,
  timeoutMs = 10_000,
): Promise<Result> => {
  const database = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  // Without a listener, a connection that breaks would end the process; the query under way fails anyway.
  database.on('error', () => {});
  await database.connect();
  try {
    return await act(database);
  } finally {
    await database.end();
  }
};
