import type { AnyGame, Viewer } from '#engine/game.ts';
import { type Folded, foldRows, gameOf, NOTHING_FOLDED, readUpTo } from './folded.ts';
import type { Step, Story } from './index.ts';
import { type Lru, lru } from './lru.ts';
import type { MatchStore } from './ports.ts';
import { refusal } from './rejections.ts';
import { activeOf, isMatchEvent, type MatchState } from './state.ts';
import type { LoggedEvent, Match, MatchId } from './types.ts';
import { upcastAll } from './upcast.ts';

/** Where stories ended last, so that the next one need not begin at the first event. */
const KEPT = 500;

/** Tells what happened in a match after a version. Throws when its log cannot be folded. */
export const openStory = (
  store: MatchStore,
  games: Readonly<Record<string, AnyGame>>,
): ((match: Match, after: number) => Promise<Story>) => {
  const ends: Lru<MatchId, Folded> = lru(KEPT);
  return async (match, after) => {
    if (match.status === 'setAside') return { match, unreadable: refusal('matchSetAside'), steps: [] };
    const known = ends.get(match.id);
    const from = known !== undefined && known.version <= after ? known : NOTHING_FOLDED;
    const rows = await readUpTo(store, match, from.version);
    const game = gameOf(games, match.game);
    const logged = game && upcastAll(game, rows);
    if (game === undefined || logged === undefined) return { match, unreadable: refusal('matchNewerThanCode'), steps: [] };
    const told = logged.filter((row) => row.version <= after);
    const begin = foldRows(game, from, told);
    const { steps, end } = tellSteps(game, begin, logged.slice(told.length));
    if (after > 0) ends.set(match.id, end);
    return { match, steps };
  };
};

const tellSteps = (game: AnyGame, begin: Folded, rows: readonly LoggedEvent[]): { steps: readonly Step[]; end: Folded } => {
  const steps: Step[] = [];
  let end = begin;
  for (const events of byCommand(rows)) {
    const before = end;
    end = foldRows(game, before, events);
    steps.push(stepOf(game, before.state, end.state, events));
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

const stepOf = (game: AnyGame, before: MatchState, after: MatchState, events: readonly [LoggedEvent, ...LoggedEvent[]]): Step => {
  const [first] = events;
  return {
    from: first.version,
    version: first.version + events.length - 1,
    ...(first.by !== undefined && { by: first.by }),
    at: first.at,
    events,
    told: (viewer) => events.flatMap(({ event }) => (isMatchEvent(event) ? event : (game.redact(event, viewer) ?? []))),
    activeBefore: activeOf(game, before),
    active: activeOf(game, after),
    view: (viewer) => viewIn(game, after, viewer),
  };
};

const viewIn = (game: AnyGame, state: MatchState, viewer: Viewer): unknown =>
  state.phase === 'playing' || state.phase === 'ended' ? game.view(state.game, viewer) : undefined;
