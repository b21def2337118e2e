import type { MatchId, Seek, SeekChange, SeekStore, TableProposal, User, UserId } from '#matches/index.ts';
import { changed } from './memoryPeople.ts';

/** Who looks for a match, in memory. */
export interface SeekRows {
  readonly seeks: Map<string, Seek & { readonly lookAt?: Date }>;
  readonly proposals: Map<string, TableProposal & { readonly overAt?: Date; readonly waits?: readonly number[] }>;
  readonly avoids: Map<UserId, Set<UserId>>;
}

export const emptySeeks = (): SeekRows => ({ seeks: new Map(), proposals: new Map(), avoids: new Map() });

const keyOf = ({ user, server }: Pick<Seek, 'user' | 'server'>): string => `${user} ${server}`;
const bySince = (one: Seek, other: Seek): number => Number(one.since) - Number(other.since) || (one.user < other.user ? -1 : 1);
const isPast = (at: Date | undefined, now: Date): boolean => at !== undefined && at <= now;

export const openMemorySeeks = ({ seeks, proposals, avoids }: SeekRows, users: ReadonlyMap<UserId, User>): SeekStore => {
  const all = (fits: (seek: Seek & { readonly lookAt?: Date }) => boolean) => [...seeks.values()].filter(fits).sort(bySince);
  const put = (seek: Seek, change: SeekChange): void => void seeks.set(keyOf(seek), changed(seek, change));
  const proposalOf = (match: MatchId) => [...proposals.values()].find((each) => each.match === match);
  const shown = ({ overAt, waits, ...proposal }: TableProposal & { overAt?: Date; waits?: readonly number[] }) => proposal;
  const bare = ({ lookAt, ...seek }: Seek & { readonly lookAt?: Date }): Seek => seek;
  const isFree = (seek: Seek | undefined): seek is Seek => seek?.since !== undefined && seek.proposal === undefined;
  return {
    async find(user, server) {
      const seek = seeks.get(keyOf({ user, server }));
      return seek && bare(seek);
    },
    async offered(user, match) {
      const seek = all((each) => each.user === user && each.proposal !== undefined && each.proposal === proposalOf(match)?.id)[0];
      return seek && bare(seek);
    },
    async save(user, server, choices, change = {}) {
      if (!users.has(user)) return false;
      put({ agreed: false, ...seeks.get(keyOf({ user, server })), ...choices, user, server }, change);
      return true;
    },
    async change(seek, change) {
      const known = seeks.get(keyOf(seek));
      if (known === undefined || known.proposal !== seek.proposal) return false;
      put(known, change);
      return true;
    },
    looking: async (server) => all((each) => each.server === server && each.since !== undefined).map(bare),
    serversDue: async (now, limit) =>
      [...new Set(all((each) => isFree(each) && isPast(each.lookAt, now)).map(({ server }) => server))].slice(0, limit),
    async claimServer(server, now, until) {
      const due = all((each) => each.server === server && isPast(each.lookAt, now));
      for (const each of due) put(each, { lookAt: until });
      return due.length > 0;
    },
    expired: async (now, limit) =>
      all((each) => isFree(each) && isPast(each.endsAt, now))
        .slice(0, limit)
        .map(bare),
    async propose(proposal, wanted, now) {
      const { server, match } = proposal;
      const free = wanted.map((user) => seeks.get(keyOf({ user, server })));
      if (!free.every(isFree)) return undefined;
      const known = (match === undefined ? undefined : proposalOf(match)) ?? proposal;
      proposals.set(known.id, changed(known, { dueAt: now, overAt: undefined }));
      for (const seek of free) put(seek as Seek, { proposal: known.id, answerBy: undefined, agreed: false });
      return known.id;
    },
    isTable: async (match) => proposalOf(match)?.terms !== undefined,
    async proposal(id) {
      const found = proposals.get(id);
      return found && shown(found);
    },
    proposals: async (server) =>
      [...proposals.values()].filter((each) => each.server === server && each.overAt === undefined).map(shown),
    placed: async (id) => all(({ proposal }) => proposal === id).map(bare),
    proposalsDue: async (now, limit) =>
      [...proposals.values()]
        .filter(({ dueAt }) => isPast(dueAt, now))
        .slice(0, limit)
        .map(({ id }) => id),
    async claimProposal(id, now, until) {
      const known = proposals.get(id);
      if (known === undefined || !isPast(known.dueAt, now)) return undefined;
      proposals.set(id, { ...known, dueAt: until });
      return shown({ ...known, dueAt: until });
    },
    async postpone({ id, dueAt }, next) {
      const known = proposals.get(id);
      if (known?.dueAt !== undefined && Number(known.dueAt) === Number(dueAt)) proposals.set(id, { ...known, dueAt: next });
    },
    async hurry(id, now) {
      const known = proposals.get(id);
      if (known !== undefined && known.overAt === undefined) proposals.set(id, { ...known, dueAt: now });
    },
    async setMatch(id, match) {
      const known = proposals.get(id);
      if (known !== undefined) proposals.set(id, { ...known, match });
    },
    async closeProposal(id, now, waits) {
      const known = proposals.get(id);
      if (known !== undefined && known.overAt === undefined)
        proposals.set(id, changed(known, { dueAt: undefined, overAt: now, waits }));
      for (const seek of all(({ proposal }) => proposal === id)) {
        put(seek, { proposal: undefined, answerBy: undefined, agreed: false, lookAt: now });
      }
    },
    waits: async (server, since) =>
      [...proposals.values()].flatMap((each) =>
        each.server === server && each.overAt !== undefined && each.overAt > since ? (each.waits ?? []) : [],
      ),
    avoids: async (user) => [...(avoids.get(user) ?? [])].sort(),
    async avoid(user, avoided, isAvoided) {
      const own = avoids.get(user) ?? new Set();
      if (!isAvoided) own.delete(avoided);
      else if (users.has(user)) own.add(avoided);
      avoids.set(user, own);
    },
    avoidsOf: async (wanted) => new Map(wanted.map((user) => [user, [...(avoids.get(user) ?? [])]])),
  };
};

/** Deletes what is kept about a person. */
export const forgetSeeks = ({ seeks, avoids }: SeekRows, user: UserId): void => {
  for (const [key, seek] of seeks) if (seek.user === user) seeks.delete(key);
  avoids.delete(user);
  for (const own of avoids.values()) own.delete(user);
};

/** Deletes the searches on a server, and returns whose they were. */
export const eraseSeeks = ({ seeks, proposals }: SeekRows, server: string): readonly UserId[] => {
  const erased = [...seeks].filter(([, seek]) => seek.server === server);
  for (const [key] of erased) seeks.delete(key);
  for (const [id, proposal] of proposals) if (proposal.server === server) proposals.delete(id);
  return erased.map(([, { user }]) => user);
};
