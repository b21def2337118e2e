import type { BeaconChain } from '#beacon/chain.ts';
import { GAMES } from '#manifests/registry.ts';
import type { Exported, ExportedChain } from '#matches/index.ts';
import { canonical } from '#matches/log/canonicalJson.ts';
import { chainSeen, hashOfSeen, headOf } from '#matches/log/hashChain.ts';
import { type Release, releaseHere } from '#matches/log/release.ts';
import { commitTo } from '#matches/log/seedCommitment.ts';
import { areDrawsCounted } from '#matches/model/state.ts';
import { provedByBeacon } from './beaconDraws.ts';
import { AT_THE_END, type CheckMarks, createMarks, MARK_EXAMPLE, type Mark } from './checkpoints.ts';
import { NothingProved, placeOf, VerificationError } from './errors.ts';
import { type Replayed, replay } from './replay.ts';
import { checkTimes } from './times.ts';
import { compareSeats, compareTold } from './visibleRows.ts';

/**
 * Verifies an export against itself and against marks from posts. Returns sentences on what it proves; throws a
 * `VerificationError` at the first place that is wrong. Both mention it if another release made the file, because its rules may
 * differ.
 */
export const verify = (
  exported: Exported,
  marks: readonly Mark[],
  here: Release = releaseHere(),
  now = new Date(),
  trusted?: BeaconChain,
): readonly string[] => {
  const { release: there } = exported;
  const differs =
    there === undefined || isSame(there, here)
      ? []
      : [`The file was made by release ${nameOf(there)}, and is checked by ${nameOf(here)}, whose rules may be others.`];
  try {
    checkTimes(exported, now);
    return [...checked(exported, marks, trusted), ...differs];
  } catch (error) {
    if (!(error instanceof VerificationError) || differs.length === 0) throw error;
    throw new VerificationError(
      error.place,
      [error.message, ...differs, 'Check it in a checkout of the release that made it.'].join(' '),
    );
  }
};

/** Unknown commits count as equal. */
const isSame = (one: Release, other: Release): boolean =>
  one.name === other.name && (one.commit ?? other.commit) === (other.commit ?? one.commit);

const nameOf = ({ name, commit }: Release): string => (commit === undefined ? name : `${name} (${commit.slice(0, 12)})`);

const checked = (exported: Exported, marks: readonly Mark[], trusted?: BeaconChain): readonly string[] => {
  const checkMarks = createMarks(marks, (number) => placeOf(exported.match, number));
  return exported.secret === undefined
    ? verifyOpen(exported, marks, checkMarks)
    : verifyWhole(exported, exported.secret, marks, checkMarks, trusted);
};

const verifyWhole = (
  exported: Exported,
  told: string,
  marks: readonly Mark[],
  checkMarks: CheckMarks,
  trusted: BeaconChain | undefined,
): readonly string[] => {
  const game = GAMES.find(exported.game)?.rules;
  if (game === undefined) throw new Error(`There is no game ${exported.game}.`);
  const secret = Uint8Array.from(Buffer.from(told, 'hex'));
  const { commitment } = exported;
  if (commitment !== undefined && commitTo(secret) !== commitment) {
    throw new VerificationError('the secret', 'Its SHA-256 is not the commitment.');
  }
  checkCommands(exported);
  const replayed = replay(game, exported, secret, checkMarks);
  const { state } = replayed;
  if (state.phase !== 'ended' && state.phase !== 'closed') {
    throw new VerificationError('the end', 'The file holds the secret, but by its log the match is not over.');
  }
  const outcome = state.phase === 'ended' ? state.outcome : undefined;
  if (canonical([outcome]) !== canonical([exported.outcome])) {
    throw new VerificationError('the outcome', `According to the log, it is ${canonical(outcome ?? 'none')}.`);
  }
  compareSeats(
    exported,
    exported.steps.flatMap(({ events }) => events),
  );
  if (exported.seenBy !== 'everybody')
    throw new VerificationError('the file', 'The file of a finished match must be for everybody.');
  if (exported.version !== replayed.events) throw new VerificationError('the end', `The log has ${replayed.events} events.`);
  if (replayed.decided === 0) {
    throw new NothingProved(
      `None of the ${replayed.events} events has a recorded command: neither draws nor rules can be proved.`,
    );
  }
  if (state.phase === 'closed') {
    throw new NothingProved('The match was closed before it started: nothing was drawn, and there is nothing to prove.');
  }
  return [
    ...provedOf(replayed),
    ...boundBy(commitment),
    ...steeredBy(replayed),
    ...provedByBeacon(exported, trusted),
    markedBy(marks),
  ];
};

/**
 * Rejects files with missing commands. Commands were recorded before commitments and release names were introduced, so in a
 * file with either a missing command was removed.
 */
const checkCommands = ({ match, release, commitment, steps }: Exported): void => {
  const bare = steps.find(({ command }) => command === undefined);
  const isBare = steps.every(({ command }) => command === undefined);
  if (isBare && (commitment ?? release) !== undefined) {
    throw new VerificationError('the file', 'It holds no commands. The file that /match export gives has one with each step.');
  }
  if (bare !== undefined && commitment !== undefined) {
    throw new VerificationError(placeOf(match, bare.number), 'The command that caused it is missing.');
  }
};

const provedOf = ({ from, decided, events }: Replayed): readonly string[] => {
  const since = from === 1 ? 'All of it' : `From event ${from} on, where commands began to be kept,`;
  return [
    `${since} follows from its commands by the rules and the secret: ${decided} commands, ${events - from + 1} events, every die and draw.`,
  ];
};

const boundBy = (commitment: string | undefined): readonly string[] =>
  commitment === undefined
    ? ['The match was opened before secrets were committed to: that the house did not choose the luck is not proved.']
    : [`The secret is the one committed to: compare ${commitment} with the lobby’s message and the first post.`];

/** Returns sentences on anything that could have changed draws. */
const steeredBy = ({ state, rewinds }: Replayed): readonly string[] =>
  areDrawsCounted(state)
    ? [
        'Each draw is numbered: no undo, vote or pause changed the next one.',
        ...(rewinds.length === 0 ? ['No draw was taken back.'] : rewinds),
      ]
    : ['The match was opened before draws were numbered: an undo, a vote or a pause changed the next draw.', ...rewinds];

const markedBy = (marks: readonly Mark[]): string =>
  marks.length === 0
    ? `Without marks only luck and inner consistency are proved, not that this is the match you have seen: ${GIVE_MARKS}`
    : `${marks.length === 1 ? 'The mark is' : `All ${marks.length} marks are`} met: up to the last of them nothing has been changed since it was posted.`;

const GIVE_MARKS = `give marks of its posts, --mark ${MARK_EXAMPLE}.`;

/** Verifies the export of a running match, whose secret is unknown: only its public part can be checked against marks. */
const verifyOpen = (exported: Exported, marks: readonly Mark[], checkMarks: CheckMarks): readonly string[] => {
  const { match, chain } = exported;
  const game = GAMES.find(exported.game)?.rules;
  if (game === undefined) throw new Error(`There is no game ${exported.game}.`);
  if (chain === undefined) throw new VerificationError('the file', 'It holds neither the secret of the match nor a chain.');
  if (chain.links.length === 0) throw new NothingProved('The file holds no public event: there is nothing to prove yet.');
  if (exported.version !== undefined || exported.outcome !== undefined) {
    throw new VerificationError('the file', 'The file of a running match must not hold a version or an outcome.');
  }
  goOver(chain, checkMarks, (number) => placeOf(match, number));
  const from = compareTold(game, exported, chain);
  if (marks.length === 0) {
    throw new NothingProved(
      `The match is not over. Without marks, only the file's agreement with itself is proved, and a forged file may agree too: ${GIVE_MARKS}`,
    );
  }
  return [
    `The match is not over, and its secret not told: that luck was fair can be checked then. ${chain.links.length} events that all have seen are chained${from === 1 ? '' : ` from #${match}·${from} on`}, and the file tells the same of them; what its asker alone may know, and the number of the match, cannot be checked yet.`,
    markedBy(marks),
  ];
};

const goOver = ({ from, head, links }: ExportedChain, checkMarks: CheckMarks, place: (number: number) => string): void => {
  let chain = from;
  for (const [index, { number, seen, veil }] of links.entries()) {
    const hash = typeof seen === 'string' ? seen : hashOfSeen({ ...seen, at: new Date(seen.at) });
    chain = chainSeen(chain, hash, veil);
    if (links[index + 1]?.number !== number) checkMarks(number, headOf(chain));
  }
  checkMarks(AT_THE_END, '');
  if (headOf(chain) !== head)
    throw new VerificationError(place(links.at(-1)?.number ?? 1), 'The chain does not end at the head that the file names.');
};
