import type { AnyGame } from '#engine/game.ts';
import { decideMatch } from '#matches/decide/decideMatch.ts';
import { drawsOf } from '#matches/decide/draws.ts';
import type { DecisionContext } from '#matches/decide/transition.ts';
import type { Exported, ExportedStep, LoggedEvent, MatchEventOf, StoredEvent } from '#matches/index.ts';
import { type Chain, chainFrom, chainOn, headOf } from '#matches/log/hashChain.ts';
import { containsUndo } from '#matches/log/undoResolution.ts';
import { isMatchEvent, type MatchState } from '#matches/model/state.ts';
import { EMPTY_FOLD, type FoldedState, foldRows } from '#matches/replay/stateCache.ts';
import { upcast } from '#matches/replay/upcast.ts';
import { AT_THE_END, type CheckMarks } from './checkpoints.ts';
import { type Came, compare, compareAnswers, compareBirth } from './compare.ts';
import { placeOf, VerificationError } from './errors.ts';
import { withPlayedOptions } from './formerOptions.ts';
import { commandAgain } from './redecide.ts';
import { rewindsIn } from './rewinds.ts';
import { compareShown } from './visibleRows.ts';

/** The result of replaying a whole log. */
export interface Replayed {
  readonly state: MatchState;
  readonly events: number;
  /** Number of commands that were decided again. */
  readonly decided: number;
  /** The first version with recorded commands; earlier events are only folded. */
  readonly from: number;
  /** A sentence for each time draws were undone. */
  readonly rewinds: readonly string[];
}

/** The progress of a replay. */
interface Come {
  readonly history: readonly LoggedEvent[];
  readonly folded: FoldedState;
  readonly rewinds: readonly string[];
  /** Absent until the first recorded command. */
  readonly chained?: { readonly from: number; readonly chain: Chain; readonly next: number; readonly decided: number };
}

/**
 * Decides every command of a whole log again, with the draws the secret gives, and recomputes the chain. Throws a
 * `VerificationError` at the first event that differs, and at the first mark that does not match.
 */
export const replay = (game: AnyGame, exported: Exported, secret: Uint8Array, checkMarks: CheckMarks): Replayed => {
  let come: Come = { history: [], folded: EMPTY_FOLD, rewinds: [] };
  for (const [index, step] of exported.steps.entries()) {
    come = atPlace(placeOf(exported.match, step.number), () => goOn({ game, exported, secret, checkMarks }, come, step, index));
  }
  checkMarks(AT_THE_END, '');
  const { history, folded, rewinds, chained } = come;
  const { from = history.length + 1, decided = 0 } = chained ?? {};
  return { state: folded.state, events: history.length, decided, from, rewinds };
};

/** Turns any other error into a `VerificationError`, because a tampered log can make the rules throw. */
const atPlace = <Result>(place: string, act: () => Result): Result => {
  try {
    return act();
  } catch (cause) {
    if (cause instanceof VerificationError) throw cause;
    throw new VerificationError(place, `The rules do not allow this: ${cause instanceof Error ? cause.message : cause}`);
  }
};

interface Replaying {
  readonly game: AnyGame;
  readonly exported: Exported;
  readonly secret: Uint8Array;
  readonly checkMarks: CheckMarks;
}

const goOn = (
  replaying: Replaying,
  { history, folded, rewinds: before, chained }: Come,
  step: ExportedStep,
  index: number,
): Come => {
  const { game, exported, secret, checkMarks } = replaying;
  const place = (version?: number) => placeOf(exported.match, step.number, version);
  const rows = rowsOf(step, `step ${index}`, history.length, place);
  const logged = rows.map((row) => loggedOf(game, row, place));
  compareShown(game, step, rows, place);
  const all = [...history, ...logged];
  if (step.command === undefined) {
    if (chained !== undefined) throw new VerificationError(place(), 'The command that caused it is missing.');
  } else {
    const came: Came = { rows, logged, place: (version) => place(version) };
    if (step.command.type === 'Create') compareBirth(game, exported, came);
    else decideAgain(replaying, { history, folded }, step, came);
  }
  const next = folded.version > 0 && containsUndo(logged) ? foldRows(game, EMPTY_FOLD, all) : foldRows(game, folded, logged);
  const rewinds = [...before, ...rewindsIn(history, folded.state, logged, place())];
  if (step.command === undefined) return { history: all, folded: next, rewinds };

  const start = chained ?? {
    from: history.length + 1,
    chain: chainFrom(history.length),
    next: history.length > 0 ? step.number : 1,
    decided: 0,
  };
  if (step.number !== start.next) throw new VerificationError(place(), `It has number ${step.number} instead of ${start.next}.`);
  const chain = rows.reduce((known, row) => chainOn(secret, known, row), start.chain);
  const seen = rows.filter((row) => row.seen !== false).length;
  if (seen > 0) checkMarks(step.number, headOf(chain));
  return {
    history: all,
    folded: next,
    rewinds,
    chained: { ...start, chain, next: start.next + seen, decided: start.decided + 1 },
  };
};

/** Returns the rows of a step as the log stores them. */
export const rowsOf = (
  step: ExportedStep,
  commandId: string,
  after: number,
  place: (version?: number) => string,
): readonly StoredEvent[] =>
  step.events.map((event, index) => {
    const row = step.rows?.[index];
    const version = after + index + 1;
    if (row === undefined || row.version !== version)
      throw new VerificationError(place(version), 'The versions have a gap here.');
    const { written = event, ...rest } = row;
    return {
      ...rest,
      event: written,
      commandId,
      at: new Date(step.at),
      ...(index === 0 && step.command !== undefined && { command: step.command }),
    };
  });

const loggedOf = (game: AnyGame, row: StoredEvent, place: (version?: number) => string): LoggedEvent => {
  const logged = upcast(game, row);
  if (logged === undefined)
    throw new VerificationError(place(row.version), `“${row.event.type}” is newer than this release: use the one that wrote it.`);
  return logged;
};

/** Returns the beacon the operator had configured when a lobby chose it. */
const beaconOf = ({ logged }: Came): Pick<DecisionContext, 'beacon'> => {
  const chosen = logged.map(({ event }) => event).find((event) => isMatchEvent(event) && event.type === 'FairnessChosen');
  const { beacon } = (chosen ?? {}) as Partial<MatchEventOf<'FairnessChosen'>>;
  return beacon === undefined ? {} : { beacon };
};

/** Compares a command's effect by the rules with the one in the log. */
const decideAgain = (
  { game, exported, secret }: Replaying,
  { history, folded }: Pick<Come, 'history' | 'folded'>,
  { command, at }: ExportedStep,
  came: Came,
): void => {
  if (command === undefined || command.type === 'Create')
    throw new Error('Only a step with a command other than Create can be decided again.');
  const now = new Date(at);
  const back = came.logged.some(({ event }) => event.type === 'SeatTakenOver' && 'back' in event && event.back === true);
  const again = commandAgain(game, folded.state, command, now, back);
  const draws = drawsOf(folded, secret, exported.match, command);
  const context = { game, version: folded.version, draws, now: now.getTime(), history, ...beaconOf(came), ...again.context };
  const decided = decideMatch(context, withPlayedOptions(folded.state, came.logged), again.command);
  if ('rejected' in decided) {
    throw new VerificationError(came.place(), `${command.type} is against the rules here (${decided.rejected.code}).`);
  }
  compare(game, decided.events, came);
  compareAnswers(decided.answers, command.answers, came);
  if (draws.drawn() !== (command.drew ?? 0)) {
    throw new VerificationError(came.place(), `By the rules it drew ${draws.drawn()} times; the log says ${command.drew ?? 0}.`);
  }
};
