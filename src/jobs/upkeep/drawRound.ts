import { sentencesAt } from '#discord/command/language.ts';
import type { Services } from '#discord/command/services.ts';
import { postOnceInThread } from '#discord/delivery/threads.ts';
import { BEACON_PATIENCE_HOURS, type MatchId } from '#matches/index.ts';
import { warnSparingly } from '../queue/logThrottle.ts';

/** After this time without an answer from any relay, the thread gets a line about it. */
const SILENT_MS = 60_000;

/** A draw that still waits for the beacon: retry after `inMs`, or leave it to the next sweep. */
export type PendingDraw = { readonly round: number; readonly inMs?: number } | undefined;

/** Makes the draw of a match that waits for a round of the beacon, once that is published. May be called twice or for nothing. */
export const drawRound = async (services: Services, id: MatchId): Promise<PendingDraw> => {
  const { matches, clock, beacon, log } = services;
  const awaited = await matches.awaitedRound(id);
  if (awaited === undefined) return undefined;
  const { round, at } = awaited;
  const inMs = at - clock.now().getTime();
  if (inMs > 0) return { round, inMs };
  const signature = await beacon?.round(round);
  if (signature !== undefined) {
    await matches.play(id, { type: 'DrawRound', round, signature }, `draw ${id} ${round}`);
    return undefined;
  }
  warnSparingly(log, { match: id, round }, 'no relay in BEACON_RELAYS gave the round of the beacon');
  if (inMs < -SILENT_MS) await announceSilentBeacon(services, id, round);
  return { round };
};

const announceSilentBeacon = async (services: Services, id: MatchId, round: number): Promise<void> => {
  const match = await services.stores.matches.find(id);
  if (match === undefined) return;
  const text = sentencesAt(services, match).common.fairness.silent(BEACON_PATIENCE_HOURS);
  await postOnceInThread(services, match, { kind: `silent ${round}`, texts: [text], tag: `#${id}·beacon ${round}`, pings: [] });
};
