import { commitmentTo, SECRET_BYTES } from '#matches/commitment.ts';
import type { StoredEvent, Stores } from '#matches/index.ts';
import { openMemoryStores } from '#store/index.ts';

/** Stores in memory whose matches all have the same secret: by the same commands each comes out the same. */
export const fixedLuck = (): Stores => withSecret(openMemoryStores(), new Uint8Array(SECRET_BYTES));

/**
 * The same stores, in which every match has this secret. Their logs have no chain: its heads differ wherever something hidden does,
 * which is what they are for, and matches that ought to look the same to others are compared here.
 */
export const withSecret = (stores: Stores, secret: Uint8Array): Stores => {
  const commitment = commitmentTo(secret);
  const kept = ({ chain, ...row }: StoredEvent): StoredEvent =>
    row.event.type === 'MatchCreated' ? { ...row, event: { ...row.event, commitment } as StoredEvent['event'] } : row;
  const matches: Pick<Stores['matches'], 'create' | 'append'> = {
    create: (match, _secret, entry) => stores.matches.create(match, secret, { ...entry, events: entry.events.map(kept) }),
    append: (append) => stores.matches.append({ ...append, events: append.events.map(kept) }),
  };
  return { ...stores, matches: Object.assign(Object.create(stores.matches), matches) };
};
