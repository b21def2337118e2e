import { sql } from '../../support/setup/postgres.ts';

const TABLES = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations' ORDER BY 1`;

/** Every row of every table, except the notice that a backup was restored. */
export const everything = async (url: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const tables: Record<string, readonly string[]> = {};
  for (const { name } of (await sql(url, TABLES)).rows) {
    const { rows } = await sql(url, `SELECT t::text AS row FROM "${name}" t ORDER BY 1`);
    tables[name] = rows.map(({ row }) => row as string).filter((row) => !row.startsWith('(restored,'));
  }
  return tables;
};

const ODD = 'tab\there, line\nthere, back\\slash, "quotes", \\N, \\., ünï, 🏛, {a,b}';

/** Some of everything: matches in every state, with everything that a user can have typed. */
export const fill = async (url: string): Promise<void> => {
  const statuses = ['lobby', 'playing', 'ended', 'closed', 'setAside'];
  for (const [index, status] of statuses.entries()) {
    const id = index + 1;
    await sql(
      url,
      `INSERT INTO "Match" (id, game, status, version, host, private, guests, "seatLimit", options, "remindAfterHours", active,
         "activeSince", server, channel, thread, "createdBy", "createdAt")
       VALUES (${id}, 'counting', $1, 3, $2, false, ARRAY[$2, ''], 2, '{"b": 1, "a":2}', 24, '{1,0}', '2026-01-01 12:00:00.123Z', 's', 'c',
         NULL, 'birth ${id}', now())`,
      [status, ODD],
    );
    await sql(url, `INSERT INTO "MatchSecret" VALUES ($1, $2)`, [id, Buffer.from([0, 1, 92, 9, 10, 255, id])]);
    await sql(url, `INSERT INTO "Seat" ("matchId", seat, "userId", name, former) VALUES ($1, 0, NULL, $2, ARRAY[$2])`, [id, ODD]);
    for (const version of [1, 2, 3]) {
      await sql(
        url,
        `INSERT INTO "Event" ("matchId", version, type, shape, event, "commandId", ordinal, at)
         VALUES (${id}, ${version}, 'Counted', 1, '{"type":"Counted",  "by": 1.50}', 'c${version}', 0, now())`,
      );
    }
  }
  await sql(url, `INSERT INTO "User" (id, name, "dmClosed") VALUES ('ada', $1, true)`, [ODD]);
  await sql(url, `INSERT INTO "Note" ("matchId", "userId", text, "changedAt") VALUES (2, 'ada', $1, now())`, [ODD]);
  await sql(url, `INSERT INTO "SeatClock" ("matchId", seat, bank, "paceLeft") VALUES (2, 0, 1e15, NULL)`);
};
