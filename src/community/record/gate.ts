import type { Rejection } from '#engine/game.ts';
import type { Gate, Match, Stores, UserId } from '#matches/index.ts';
import { type Reliability, reliabilityOf } from './reliability.ts';

/** Returns the reliability of each of these people on a server, or on all servers, also of those without a record. */
export const reliabilitiesOn = async (
  { participations }: Pick<Stores, 'participations'>,
  users: readonly UserId[],
  server?: string,
): Promise<ReadonlyMap<UserId, Reliability>> => {
  const rows = users.length === 0 ? [] : await participations.list({ users, ...(server !== undefined && { server }) });
  return new Map(users.map((user) => [user, reliabilityOf(rows.filter((row) => row.user === user))]));
};

/** Returns a share in whole percent, as it is shown and compared. */
export const percentOf = (share: number): number => Math.floor(100 * share + 1e-9);

/** Returns the least percentage that a gate asks, and whether it lets people without a record pass. */
export const demandOf = (gate: Gate): { readonly least: number; readonly isKnownOnly: boolean } => ({
  least: Number.parseInt(gate, 10) || 0,
  isKnownOnly: gate.endsWith('known'),
});

/** Whether a person of this reliability passes a gate. */
export const passes = (gate: Gate, { share }: Reliability): boolean => {
  const { least, isKnownOnly } = demandOf(gate);
  return share === undefined ? !isKnownOnly : percentOf(share) >= least;
};

/**
 * Returns why a lobby's gate keeps these people out, or `undefined` if they all pass. The host set it and always passes. `isStart`: they sit
 * in the lobby already, and the match is about to start.
 */
export const refusedByGate = async (
  stores: Pick<Stores, 'participations'>,
  { gate = 'none', host, place: { server }, seats }: Match,
  users: readonly UserId[],
  isStart: boolean,
): Promise<Rejection | undefined> => {
  const others = users.filter((user) => user !== host);
  if (gate === 'none' || others.length === 0) return undefined;
  const known = await reliabilitiesOn(stores, others, server);
  const [kept] = [...known].filter(([, reliability]) => !passes(gate, reliability));
  if (kept === undefined) return undefined;
  const [user, reliability] = kept;
  const refused = whyNotPassed(gate, reliability);
  if (!isStart) return refused;
  const seat = seats.find((row) => row.user === user)?.seat ?? 0;
  return { code: reliability.share === undefined ? 'seatUnknown' : 'seatBelowGate', params: { seat, ...refused?.params } };
};

/** Returns why a player with this record may not join where it has to pass a gate; `undefined` if they may. */
export const whyNotPassed = (gate: Gate, reliability: Reliability): Rejection | undefined => {
  if (passes(gate, reliability)) return undefined;
  const { share } = reliability;
  if (share === undefined) return { code: 'recordNeeded', params: {} };
  return { code: 'recordBelowGate', params: { percent: percentOf(share), least: demandOf(gate).least } };
};
