import type { AnyGame, Viewer } from '#engine/game.ts';
import { droppedIn } from './effective.ts';
import { type Folded, foldRows, gameOf, NOTHING_FOLDED, readWhole } from './folded.ts';
import type { Step, Story } from './index.ts';
import { type Lru, lru } from './lru.ts';
import type { MatchStore } from './ports.ts';
import { refusal } from './rejections.ts';
import { activeOf, isMatchEvent, type MatchState } from './state.ts';
import type { LoggedEvent, Match, MatchId } from './types.ts';

/** Where stories ended last, so that the next one need not begin at the first event. */
const KEPT = 500;

const NOTHING: ReadonlySet<number> = new Set();

/** Tells what happened in a match after a version. Throws when its log cannot be folded. */
export const openStory = (
  store: MatchStore,
  games: Readonly<Record<string, AnyGame>>,
): ((match: Match, after: number) => Promise<Story>) => {
  const ends: Lru<MatchId, Folded> = lru(KEPT);
  return async (match, after) => {
    if (match.status === 'setAside') return { match, unreadable: refusal('matchSetAside'), steps: [], takenBack: NOTHING };
    const known = ends.get(match.id);
    const game = gameOf(games, match.game);
    const begun = known !== undefined && known.version <= after ? known : NOTHING_FOLDED;
    const read = game && (await readWhole(store, game, match, begun));
    if (game === undefined || read === undefined)
      return { match, unreadable: refusal('matchNewerThanCode'), steps: [], takenBack: NOTHING };
    const { from, rows } = read;
    const told = rows.filter((row) => row.version <= after);
    const dropped = droppedIn(rows);
    const begin = foldRows(game, from, told, dropped);
    const { steps, end } = tellSteps(game, begin, rows.slice(told.length), dropped);
    if (after > 0) ends.set(match.id, end);
    return { match, steps, takenBack: dropped };
  };
};

const tellSteps = (
  game: AnyGame,
  begin: Folded,
  rows: readonly LoggedEvent[],
  dropped: ReadonlySet<number>,
): { steps: readonly Step[]; end: Folded } => {
  const steps: Step[] = [];
  let end = begin;
  for (const events of byCommand(rows)) {
    const before = end;
    end = foldRows(game, before, events, dropped);
    const stateAt = (version: number): MatchState =>
      foldRows(
        game,
        before,
        events.filter((row) => row.version <= version),
        dropped,
      ).state;
    steps.push(stepOf(game, before.state, end.state, events, stateAt));
  }
  return { steps, end };
};

/** Rows that follow each other and came of one command, together. */
const byCommand = (rows: readonly LoggedEvent[]): readonly (readonly [LoggedEvent, ...LoggedEvent[]])[] => {
  const groups: [LoggedEvent, ...LoggedEvent[]][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last?.[0].commandId === row.commandId) last.push(row);
    else groups.push([row]);
  }
  return groups;
};

const stepOf = (
  game: AnyGame,
  before: MatchState,
  after: MatchState,
  events: readonly [LoggedEvent, ...LoggedEvent[]],
  stateAt: (version: number) => MatchState,
): Step => {
  const [first] = events;
  return {
    from: first.version,
    version: first.version + events.length - 1,
    ...(first.by !== undefined && { by: first.by }),
    at: first.at,
    events,
    told: (viewer) => toldTo(game, events, viewer),
    activeBefore: activeOf(game, before),
    active: activeOf(game, after),
    view: (viewer, version) => viewIn(game, version === undefined ? after : stateAt(version), viewer),
  };
};

/** Rows without the secrets of others. */
export const toldTo = (game: AnyGame, rows: readonly LoggedEvent[], viewer: Viewer): readonly LoggedEvent[] =>
  rows.flatMap((row) => {
    const event = isMatchEvent(row.event) ? row.event : game.redact(row.event, viewer);
    return event === undefined ? [] : [{ ...row, event }];
  });

const viewIn = (game: AnyGame, state: MatchState, viewer: Viewer): unknown =>
  state.phase === 'playing' || state.phase === 'ended' ? game.view(state.game, viewer) : undefined;
