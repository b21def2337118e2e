import pg from 'pg';
import { sql } from '../setup/postgres.ts';

/** Notifies about every change to the matches of a database when it is committed. */
export interface LogWatch {
  /** The first result of `look` that is not `undefined`, now or after a later change. Fails with `what` on timeout. */
  until<T>(look: () => Promise<T | undefined>, what: string): Promise<T>;
  stop(): Promise<void>;
}

/** Longer than a sweep takes to find what a killed process left, and to wait for its lease. */
const PATIENCE_MS = 60_000;

const TOLD_OF_CHANGES = `
  CREATE OR REPLACE FUNCTION tell_of_change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_notify('changed', TG_TABLE_NAME); RETURN NULL; END $$;
  CREATE OR REPLACE TRIGGER tell_of_event AFTER INSERT ON "Event" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
  CREATE OR REPLACE TRIGGER tell_of_match AFTER UPDATE OF "announcedVersion" ON "Match" FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
`;

/** Installs its own triggers in the database, over its own connection. */
export const watchLog = async (url: string): Promise<LogWatch> => {
  await sql(url, TOLD_OF_CHANGES);
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('LISTEN changed');
  const next = (): { readonly changed: Promise<void>; readonly forget: () => void } => {
    let forget = (): void => undefined;
    const changed = new Promise<void>((resolve) => {
      client.once('notification', () => resolve());
      forget = resolve;
    });
    return { changed, forget };
  };
  return {
    until: async (look, what) => {
      let late = false;
      let wake = (): void => undefined;
      const timer = setTimeout(() => {
        late = true;
        wake();
      }, PATIENCE_MS);
      try {
        for (;;) {
          const { changed, forget } = next();
          wake = forget;
          const found = await look();
          if (found !== undefined) return found;
          if (late) throw new Error(`Timed out waiting for: ${what}.`);
          await changed;
        }
      } finally {
        clearTimeout(timer);
      }
    },
    stop: () => client.end(),
  };
};
