import type { AnyComputerSeats } from '#engine/computer.ts';
import type { AnyGame, Seat } from '#engine/game.ts';
import { isMatchEvent, type LoggedEvent, type RecordedCommand } from '#matches/index.ts';
import { canonical, sha256 } from '#matches/log/canonicalJson.ts';
import { byCommand, retractedVersions } from '#matches/log/undoResolution.ts';
import { EMPTY_FOLD, foldRows } from '#matches/replay/stateCache.ts';
import { upcastAll } from '#matches/replay/upcast.ts';
import type { Analysis, AnalysisRequest, Chances, LongestPlan, LuckSummary, TurningPoint } from './analysis.ts';
import { difference, judgeOf } from './chances.ts';
import { luckOf, type PlayedCommand } from './luck.ts';

/** A command of which something counts in the end. */
interface CountedCommand extends PlayedCommand {
  readonly version: number;
  /** The seat that acted, if any. */
  readonly by: Seat | undefined;
  readonly isRound: boolean;
}

/** Returns what the log of a finished match tells. It depends on the log alone. */
export const analyse = (game: AnyGame, computers: AnyComputerSeats | undefined, request: AnalysisRequest): Analysis => {
  const commands = countedCommands(game, request);
  const unjudged: Analysis = { course: [], turningPoints: [], plans: longestPlans(commands) };
  if (computers === undefined) return unjudged;
  const judge = judgeOf(game, computers);
  const firstRound = commands.findIndex(({ isRound }) => isRound);
  const dealt = commands.slice(Math.max(0, firstRound));
  const judged = dealt.map((each) => ({ ...each, chances: judge(each.after.state) }));
  if (judged.every(({ after, chances }) => after.state.phase === 'ended' || isEven(chances))) return unjudged;
  const seed = sha256(canonical(request.rows.map(({ event }) => event)));
  const luck = summaryOf(dealt.map((each) => ({ version: each.version, luck: luckOf(game, judge, each, seed) ?? [] })));
  const course = judged.filter(({ isRound, after }) => isRound || after.state.phase === 'ended');
  const placeOf = placesAlong(course.map(({ version }) => version));
  return {
    ...unjudged,
    course: course.map(({ chances }) => chances),
    turningPoints: largest(turnsIn(judged)).map((turn) => ({ ...turn, places: [placeOf(turn.from - 1), placeOf(turn.version)] })),
    ...(luck !== undefined && { luck }),
  };
};

/** Whether no seat is ahead: always so where the AI players have not learned to judge a position. */
const isEven = (chances: Chances): boolean => chances.every((chance) => Math.abs(chance - 1 / chances.length) < 1e-9);

type JudgedCommand = CountedCommand & { readonly chances: Chances };

/** Returns where versions are between those of some moments: 1.5 is halfway from the second to the third. */
const placesAlong =
  (moments: readonly number[]) =>
  (version: number): number => {
    const before = Math.max(
      0,
      moments.findLastIndex((moment) => moment <= version),
    );
    const [from = 0, to = from + 1] = moments.slice(before);
    return before + Math.min(1, Math.max(0, (version - from) / (to - from)));
  };

interface Turn extends Omit<TurningPoint, 'places'> {
  readonly by: Seat | undefined;
}

/** Returns the turns: commands of one seat, one after another, with what followed from them. The first command only deals. */
const turnsIn = ([dealt, ...played]: readonly JudgedCommand[]): readonly Turn[] => {
  const turns: Turn[] = [];
  let before = dealt?.chances ?? [];
  for (const { by, version, logged, chances: after } of played) {
    const last = turns.at(-1);
    const goesOn = last !== undefined && (by === undefined || last.by === by);
    if (goesOn) turns.splice(-1, 1, { ...last, version, after });
    else turns.push({ by, from: logged[0]?.version ?? version, version, before, after });
    before = after;
  }
  return turns;
};

/** Returns the commands that started the game or moved in it, and were not undone; the states are without all that was. */
const countedCommands = (game: AnyGame, { rows }: AnalysisRequest): readonly CountedCommand[] => {
  const log = upcastAll(game, rows);
  if (log === undefined) throw new Error('The log holds events newer than this code.');
  const recorded = new Map(rows.map(({ version, command }) => [version, command]));
  const dropped = retractedVersions(log);
  const isKept = ({ event, version }: LoggedEvent): boolean => !isMatchEvent(event) && !dropped.has(version);
  let before = EMPTY_FOLD;
  return byCommand(log).flatMap((logged): readonly CountedCommand[] => {
    const after = foldRows(game, before, logged, dropped);
    const counted = {
      before,
      after,
      logged,
      command: recorded.get(logged[0].version) ?? UNKNOWN,
      version: after.version,
      by: logged.find(isKept)?.by,
      isRound: logged.some((row) => isKept(row) && game.moment(row.event) === 'round'),
    };
    before = after;
    return logged.some(isKept) || after.state.phase === 'ended' ? [counted] : [];
  });
};

/** Stands for the command of a row from before commands were recorded. */
const UNKNOWN: RecordedCommand = { type: 'Create' };

const MAX_TURNING_POINTS = 3;
/** Smaller changes of the chances turn nothing. */
const MIN_TURN = 0.05;

/** Returns the turns after which most had changed, in their order. */
const largest = (turns: readonly Turn[]): readonly Omit<Turn, 'by'>[] => {
  const moved = ({ before, after }: Turn): number =>
    difference(after, before).reduce((sum, change) => sum + Math.abs(change) / 2, 0);
  return turns
    .filter((turn) => moved(turn) >= MIN_TURN)
    .toSorted((one, other) => moved(other) - moved(one))
    .slice(0, MAX_TURNING_POINTS)
    .toSorted((one, other) => one.version - other.version)
    .map(({ by, ...turn }) => turn);
};

const summaryOf = (
  commands: readonly { readonly version: number; readonly luck: readonly number[] }[],
): LuckSummary | undefined => {
  const drawn = commands.filter(({ luck }) => luck.length > 0);
  const changes = drawn.flatMap(({ version, luck }) => luck.map((change, seat) => ({ version, seat, change })));
  const [greatest] = changes.toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  if (greatest === undefined) return undefined;
  const total = (drawn[0]?.luck ?? []).map((_, seat) => drawn.reduce((sum, { luck }) => sum + (luck[seat] ?? 0), 0));
  return { total, draws: drawn.length, greatest };
};

/** Returns for each seat its longest run of planned moves, without a move of its own between them. */
const longestPlans = (commands: readonly CountedCommand[]): readonly LongestPlan[] => {
  const runs = new Map<Seat, LongestPlan>();
  const longest = new Map<Seat, LongestPlan>();
  for (const { command, by, version } of commands) {
    if (command.type === 'Play' && by !== undefined) runs.delete(by);
    for (const { seat } of command.answers ?? []) {
      const run = runs.get(seat) ?? { seat, moves: 0, version };
      const longer = { ...run, moves: run.moves + 1 };
      runs.set(seat, longer);
      if (longer.moves > (longest.get(seat)?.moves ?? 0)) longest.set(seat, longer);
    }
  }
  return [...longest.values()].filter(({ moves }) => moves > 1).toSorted((one, other) => one.seat - other.seat);
};
