import pg from 'pg';

/** Returns how many matches a database holds; `undefined` where no bot has ever used it. */
export const countMatches = async (url: string): Promise<number | undefined> => {
  const database = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  database.on('error', () => {});
  await database.connect();
  try {
    const { rows: known } = await database.query(`SELECT to_regclass('"Match"') AS table`);
    if (known[0]?.table === null) return undefined;
    const { rows } = await database.query<{ matches: number }>('SELECT count(*)::int AS matches FROM "Match"');
    return rows[0]?.matches ?? 0;
  } finally {
    await database.end();
  }
};
