import { type BeaconChain, QUICKNET } from '#beacon/chain.ts';
import type { Exported } from '#matches/index.ts';
import { canonical } from '#matches/log/canonicalJson.ts';
import { isMatchEvent } from '#matches/model/state.ts';
import { placeOf } from './errors.ts';

/** Discord ids hold milliseconds since the start of 2015, above 22 other bits. */
const DISCORD_EPOCH = 1_420_070_400_000;

const sentAt = (message: string): number => Number(BigInt(message) >> 22n) + DISCORD_EPOCH;

/**
 * Returns sentences on what a match's beacon proves against the operator. A draw counts only if a post older than its round
 * names the round. Replaying the log has already verified the round signatures. `trusted`: the beacon that the operator does
 * not run.
 */
export const provedByBeacon = (exported: Exported, trusted: BeaconChain = QUICKNET): readonly string[] => {
  const events = exported.steps.flatMap((step) => step.events.filter(isMatchEvent));
  const chains = events.flatMap((event) => (event.type === 'FairnessChosen' ? [event.beacon] : []));
  const draws = drawsIn(exported);
  if (chains.at(-1) === undefined || draws.length === 0) return [];
  // Another genesis or period would give past rounds a future time.
  if (canonical(chains.at(-1)) !== canonical(trusted)) {
    return [
      'Its beacon is not drand’s quicknet. Who runs that beacon may know its rounds beforehand, so nothing is proved by them.',
    ];
  }
  const doubtful = draws.flatMap(({ place, doubt }) => (doubt === undefined ? [] : [`The draw at ${place} is not: ${doubt}.`]));
  const proved = draws.length - doubtful.length;
  const how =
    ': a post older than the round of the beacon names it. See in the thread that each of these posts is there and was not edited';
  return [`${proved} of ${draws.length} draws are proved against the operator${proved > 0 ? how : ''}.`, ...doubtful];
};

/** Returns the draws that were made, in order. At most one draw waits at a time. */
const drawsIn = ({ match, steps, draws = [] }: Exported) => {
  const events = steps.flatMap(({ number, events: all }) => all.filter(isMatchEvent).map((event) => ({ number, event })));
  const awaited = events.flatMap(({ number, event }) => (event.type === 'DrawAwaited' ? { number, at: event.at } : []));
  const drawn = steps.flatMap(({ events: all }) => {
    const by = all.some(({ type }) => type === 'OrganiserDecided') ? 'by an organiser’s decision' : 'by the vote of all players';
    return all.filter(isMatchEvent).flatMap((event) => (event.type === 'RoundDrawn' ? { signature: event.signature, by } : []));
  });
  return drawn.map(({ signature, by }, index) => {
    const { number, at } = awaited[index] ?? { number: 0, at: 0 };
    const post = draws.find((draw) => draw.number === number)?.post;
    const doubt = signature === undefined ? `it was made without the beacon, ${by}` : doubtOf(post, at);
    return { place: placeOf(match, number), ...(doubt !== undefined && { doubt }) };
  });
};

const doubtOf = (post: string | undefined, at: number): string | undefined => {
  if (post === undefined) return 'the file knows no post that names its round';
  return sentAt(post) < at ? undefined : 'its post came after the round, so the operator may have known it';
};
