import { withDatabase } from './withDatabase.ts';

/** Returns the number of matches in a database; `undefined` if no bot has ever used it. */
export const countMatches = (url: string): Promise<number | undefined> =>
  withDatabase(url, async (database) => {
    const { rows: known } = await database.query(`SELECT to_regclass('"Match"') AS table`);
    if (known[0]?.table === null) return undefined;
    const { rows } = await database.query<{ matches: number }>('SELECT count(*)::int AS matches FROM "Match"');
    return rows[0]?.matches ?? 0;
  });
