import { sql } from '../setup/postgres.ts';

/** The columns of a whole database, in every schema but PostgreSQL's own, that contain one of some words. */
export const columnsWith = async (url: string, words: readonly string[]): Promise<readonly string[]> => {
  const tables = await sql(
    url,
    `SELECT format('%I.%I', table_schema, table_name) AS place, table_name AS name FROM information_schema.tables
     WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
  );
  const searches = tables.rows.map(
    ({ place, name }) => `SELECT DISTINCT '${name}.' || field.key AS found
       FROM ${place} AS searched, json_each_text(row_to_json(searched)) AS field WHERE field.value LIKE ANY ($1)`,
  );
  const { rows } = await sql(url, searches.join(' UNION '), [words.map((word) => `%${word}%`)]);
  return rows.map(({ found }) => found).sort();
};
