import pg from 'pg';
import { GUILDS } from './matches.ts';

/** How many finished matches each person has, as rows of their record. */
const RECORDED = 14;

/**
 * Adds people to a database with matches: each with a record, a rating and the choices of `/play`; one of ten is looking for a match, and
 * one of ten watches one. The rows of their records refer to the matches that are there.
 */
export const seedPeople = async (url: string, people: number): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const server = `CASE n % 2 WHEN 0 THEN '${GUILDS[0]}' ELSE '${GUILDS[1]}' END`;
  const person = `'19' || lpad(n::text, 16, '0')`;
  try {
    await client.query(`CREATE TEMPORARY TABLE matches AS SELECT id, row_number() OVER () - 1 AS place FROM "Match"`);
    await client.query(
      `INSERT INTO "User" (id, name, "dmClosed") SELECT ${person}, 'Player ' || n, false FROM generate_series(1, ${people}) AS n`,
    );
    await client.query(
      `INSERT INTO "Participation" ("matchId", seat, "userId", server, game, seats, people, rated, outcome, place, won, asked, "inTime",
         answers, "endedAt", "finishedAt")
       SELECT m.id, k % 4, ${person}, ${server}, CASE k % 2 WHEN 0 THEN 'cyclades' ELSE 'peloponnes' END, 4, 4, true, 'finished',
         1 + k % 4, k % 4 = 0, 40, 38, '{3600,7200}', now() - k * interval '5 days', now() - k * interval '5 days'
       FROM generate_series(1, ${people}) AS n, generate_series(1, ${RECORDED}) AS k
       JOIN matches AS m ON true WHERE m.place = (n * ${RECORDED} + k) % (SELECT count(*) FROM matches)`,
    );
    await client.query(
      `INSERT INTO "Rating" ("matchId", seat, person, server, game, "endedAt", counts, place, mu, sigma, matches, met)
       SELECT m.id, n / (SELECT count(*) FROM matches), ${person}, ${server}, 'cyclades', now(), 'yes', 1, 20 + n % 10, 2, 20, 12
       FROM generate_series(1, ${people}) AS n
       JOIN matches AS m ON m.place = n % (SELECT count(*) FROM matches)`,
    );
    await client.query(
      `INSERT INTO "Seek" ("userId", server, games, paces, seats, since, "endsAt", "lookAt")
       SELECT ${person}, ${server}, '{cyclades}', '{48h}', '{4}', CASE n % 10 WHEN 0 THEN now() END,
         CASE n % 10 WHEN 0 THEN now() + interval '14 days' END, CASE n % 10 WHEN 0 THEN now() END
       FROM generate_series(1, ${people}) AS n`,
    );
    await client.query(
      `INSERT INTO "Follower" ("matchId", "userId", "dueAt") SELECT m.id, ${person}, now()
       FROM generate_series(1, ${people}) AS n JOIN matches AS m ON m.place = n % (SELECT count(*) FROM matches)
       WHERE n % 10 = 1`,
    );
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
};
