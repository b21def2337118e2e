import type { Entry, MatchStore, StoredEvent, Stores } from '#matches/index.ts';
import { chainFrom, chainOn } from '#matches/log/hashChain.ts';
import { commitTo, SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import { openMemoryStores } from '../memory/memory.ts';

/** Memory stores whose matches all have the same secret, so that equal commands lead to equal results. `luck` sets another secret. */
export const fixedLuck = (luck = 18): Stores => withSecret(openMemoryStores(), new Uint8Array(SECRET_BYTES).fill(luck));

/**
 * Fixed-luck stores with a given secret. Their logs have no hash chain: its heads differ by design wherever hidden facts differ, and these
 * stores compare matches that have to look the same to others.
 */
export const withSecret = (stores: Stores, secret: Uint8Array): Stores => {
  const bare = ({ chain, ...row }: StoredEvent): StoredEvent => row;
  const inner = altered(stores, {
    create: (match, own, entry) => stores.matches.create(match, own, { ...entry, events: entry.events.map(bare) }),
    append: (append) => stores.matches.append({ ...append, events: append.events.map(bare) }),
  });
  return boundTo(inner, secret);
};

/** Fixed-luck stores in which every match is committed to this secret. */
export const boundTo = (stores: Stores, secret: Uint8Array): Stores =>
  altered(stores, { create: (match, _, entry) => stores.matches.create(match, secret, bound(entry, secret)) });

const altered = (stores: Stores, matches: Partial<MatchStore>): Stores => ({
  ...stores,
  matches: Object.assign(Object.create(stores.matches), matches),
});

/** The first entry of a match with a secret. */
const bound = (entry: Entry, secret: Uint8Array): Entry => {
  const commitment = commitTo(secret);
  let chain = chainFrom(0);
  const events = entry.events.map((known) => {
    const row = known.event.type === 'MatchCreated' ? { ...known, event: { ...known.event, commitment } } : known;
    chain = chainOn(secret, chain, row);
    return { ...row, chain };
  });
  return { ...entry, events };
};
