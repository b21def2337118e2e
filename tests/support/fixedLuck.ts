import { chainFrom, chainOn } from '#matches/chain.ts';
import { commitmentTo, SECRET_BYTES } from '#matches/commitment.ts';
import type { Entry, MatchStore, Stores } from '#matches/index.ts';
import { openMemoryStores } from '#store/index.ts';

const SECRET = new Uint8Array(SECRET_BYTES);
const commitment = commitmentTo(SECRET);

/** Stores in memory whose matches all have the same secret: by the same commands each comes out the same. */
export const fixedLuck = (): Stores => {
  const stores = openMemoryStores();
  const create: MatchStore['create'] = (match, _secret, entry) =>
    stores.matches.create({ ...match, commitment }, SECRET, bound(entry));
  return { ...stores, matches: Object.assign(Object.create(stores.matches), { create }) };
};

/** The first entry of a match with this secret. */
const bound = (entry: Entry): Entry => {
  let chain = chainFrom(0);
  const events = entry.events.map((known) => {
    const row = known.event.type === 'MatchCreated' ? { ...known, event: { ...known.event, commitment } } : known;
    chain = chainOn(SECRET, chain, row);
    return { ...row, chain };
  });
  return { ...entry, events };
};
