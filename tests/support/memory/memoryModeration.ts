import {
  type Delivery,
  type DeliveryStore,
  type Follower,
  type FollowerStore,
  isMatchEvent,
  type MatchDecisionMade,
  type ModerationStore,
  type PersonalDecision,
  type ServerDecision,
  type UserId,
} from '#matches/index.ts';
import { changed } from './memoryPeople.ts';
import type { MemoryRows } from './memoryPersonal.ts';

/** Data about moderators and followers, in memory. */

export interface DecisionRow extends ServerDecision {
  readonly id: number;
  readonly tellAt?: Date;
  readonly notice?: Delivery;
}

export interface FollowerRow extends Follower {
  readonly sent: number;
  readonly dueAt: Date;
}

export const openMemoryModeration = (rows: MemoryRows): ModerationStore => {
  const { decisions, records, users } = rows;
  let last = 0;
  const aboutMatches = (server: string): readonly MatchDecisionMade[] =>
    [...records.values()].flatMap(({ match, remarks, rows: logged }) =>
      remarks.flatMap(({ version, user, text }): readonly MatchDecisionMade[] => {
        const row = logged.find((each) => each.version === version);
        if (match.place.server !== server || row === undefined) return [];
        if (!isMatchEvent(row.event) || row.event.type !== 'OrganiserDecided') return [];
        const { motion } = row.event;
        return [{ kind: 'match', at: row.at, ...(user !== '' && { by: user }), reason: text, match: match.id, motion }];
      }),
    );
  return {
    async decide({ by, ...decision }) {
      last += 1;
      const isTold = decision.kind === 'ban' || decision.kind === 'unban';
      const row = { ...decision, id: last, ...(users.has(by) && { by }), ...(isTold && { tellAt: decision.at }) };
      decisions.set(last, row);
    },
    async banOf(server, user, now) {
      const { until, reason } =
        [...decisions.values()].findLast(
          ({ kind, about, server: where }) => (kind === 'ban' || kind === 'unban') && about === user && where === server,
        ) ?? {};
      return until === undefined || until <= now ? undefined : { until, reason: reason ?? '' };
    },
    async list(server, from, limit) {
      const others = [...decisions.values()]
        .filter((row) => row.server === server)
        .map(({ id, tellAt, notice, ...decision }) => decision);
      const made = [...others, ...aboutMatches(server)].reverse().sort((one, other) => other.at.getTime() - one.at.getTime());
      return { total: made.length, decisions: made.slice(from, from + limit) };
    },
    untold: async (now, limit) => {
      const untold = [...decisions.values()].filter(({ tellAt, about }) => tellAt !== undefined && about !== undefined);
      return untold
        .filter(({ about }, index) => untold.findIndex((other) => other.about === about) === index)
        .filter(({ tellAt }) => tellAt !== undefined && tellAt <= now)
        .slice(0, limit)
        .map(({ by, change: _, tellAt, notice, about = '', ...row }) => ({ ...row, about }));
    },
    tellAt: async (id, at) => change(decisions, id, { tellAt: at }),
  };
};

const change = (decisions: MemoryRows['decisions'], id: number, part: object): void => {
  const known = decisions.get(id);
  if (known !== undefined) decisions.set(id, changed(known, part));
};

export const openMemoryDecisionNotices = ({ decisions }: MemoryRows): DeliveryStore => ({
  async claim({ match, recipient, kind }, now) {
    const row = decisions.get(match);
    if (row === undefined || row.about !== recipient) return undefined;
    if (row.notice !== undefined) return { fresh: false, delivery: row.notice };
    const notice: Delivery = { match, version: 0, kind, recipient, claimedAt: now };
    change(decisions, match, { notice });
    return { fresh: true, delivery: notice };
  },
  async mark({ match }, { channel, message }) {
    const notice = decisions.get(match)?.notice;
    if (notice !== undefined) change(decisions, match, { notice: { ...notice, channel, message } });
  },
  find: async ({ match }) => decisions.get(match)?.notice,
  latest: async (match) => decisions.get(match)?.notice,
});

export const openMemoryFollowers = ({ followers, users }: MemoryRows): FollowerStore => {
  const keyOf = (match: number, user: UserId): string => `${match} ${user}`;
  return {
    async begin(match, user, now) {
      if (!users.has(user) || followers.has(keyOf(match, user))) return false;
      followers.set(keyOf(match, user), { match, user, newest: 0, sent: 0, dueAt: now });
      return true;
    },
    end: async (match, user) => void followers.delete(keyOf(match, user)),
    has: async (match, user) => followers.has(keyOf(match, user)),
    async announce(match, version) {
      for (const [key, row] of followers)
        if (row.match === match) followers.set(key, { ...row, newest: Math.max(row.newest, version) });
    },
    due: async (now, limit) =>
      [...followers.values()]
        .filter(({ newest, sent, dueAt }) => newest > sent && dueAt <= now)
        .sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
        .slice(0, limit)
        .map(({ sent, dueAt, ...follower }) => follower),
    async settle({ match, user }, next) {
      const row = followers.get(keyOf(match, user));
      if (row !== undefined) followers.set(keyOf(match, user), { ...row, ...next });
    },
  };
};

/** What moderators decided about a person, or the person as a moderator. */
export const decisionsOf = ({ decisions }: MemoryRows, user: UserId): readonly PersonalDecision[] =>
  [...decisions.values()]
    .filter(({ by, about }) => by === user || about === user)
    .map(({ id, tellAt, notice, change, by, about, ...row }) => ({ as: about === user ? 'player' : 'moderator', ...row }));

/** The rows stay, without the person and without what was written by or about them. */
export const forgetDecisions = ({ decisions, records }: MemoryRows, user: UserId): void => {
  for (const { remarks } of records.values()) {
    const blank = remarks.map((remark) => (remark.user === user ? { ...remark, user: '', text: '' } : remark));
    remarks.splice(0, remarks.length, ...blank);
  }
  for (const [id, row] of decisions) {
    const { by, about, tellAt, notice, ...lasting } = row;
    if (about === user) decisions.set(id, { ...lasting, ...(by !== undefined && by !== user && { by }), reason: '' });
    else if (by === user) decisions.set(id, changed(row, { by: undefined, reason: '' }));
  }
};
