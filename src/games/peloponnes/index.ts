import type { Game, Milestone } from '#engine/game.ts';
import { codesOf } from '#engine/paramsTable.ts';
import { anyOf, asDocument, each } from '../schema.ts';
import { COMMAND_SHAPES, type Command } from './commands.ts';
import { course, ranking } from './course.ts';
import { SEATS } from './data/figures.ts';
import { begin, deal } from './deal.ts';
import { activeSeats, decide, legalMoves } from './decide.ts';
import { EVENT_SHAPES, EVENTS_SHAPE, type Event, OPTIONS_SHAPE } from './events.ts';
import { evolve } from './evolve.ts';
import { foremost } from './rules/scoring.ts';
import { safeMove } from './safeMove.ts';
import { INITIAL_STATE, type State } from './state.ts';
import { OPTIONS, type Options } from './types.ts';
import { redact, reveals, view } from './view.ts';
import { VIEW_SHAPE, type View } from './viewTypes.ts';

/** Goods have changed for many seats at the same time: after income, a disaster, a supply round. */
const CARD_EVENTS: ReadonlySet<Event['type']> = new Set(['IncomeCollected', 'DisasterEnded', 'SupplyRoundEnded']);

/** Announced, and then laid out tile by tile. */
const CHAPTER_EVENTS: ReadonlySet<Event['type']> = new Set(['LevelBegan', 'RoundBegan']);

const momentOf = (event: Event): Milestone | undefined => {
  if (event.type === 'StepBegan' && event.step === 'offers') return 'round';
  if (CHAPTER_EVENTS.has(event.type)) return 'chapter';
  return CARD_EVENTS.has(event.type) ? 'card' : undefined;
};

/** No event has had an earlier shape yet. */
export const peloponnes: Game<State, Command, Event, View, Options> = {
  id: 'peloponnes',
  seats: SEATS,
  options: OPTIONS,
  initialState: () => INITIAL_STATE,
  begin,
  deal,
  decide,
  evolve,
  active: activeSeats,
  legalMoves,
  safeMove,
  view,
  redact,
  reveals,
  outcome: ({ now }) => (now.phase === 'ended' ? now.outcome : undefined),
  conclude: (state, outcome) => ({ ...state, now: { phase: 'ended', outcome } }),
  standing: (state, among) => [foremost(state, among)],
  course,
  ranking,
  moment: momentOf,
  eventShapes: each(codesOf(EVENT_SHAPES), []),
  vocabulary: {
    options: asDocument('Options of Peloponnes', OPTIONS_SHAPE),
    commands: asDocument('Commands of Peloponnes', anyOf(...Object.values(COMMAND_SHAPES))),
    events: asDocument('Events of Peloponnes', EVENTS_SHAPE),
    views: asDocument('Views of Peloponnes', VIEW_SHAPE),
  },
};
