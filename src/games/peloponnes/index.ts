import type { Game, Milestone, Upcast } from '#engine/game.ts';
import { anyOf, asDocument } from '../schema.ts';
import type { Command } from './commands.ts';
import { COMMAND_SHAPES } from './commands.ts';
import { course } from './course.ts';
import { SEATS } from './data/figures.ts';
import { begin, deal } from './deal.ts';
import { activeSeats, decide, legalMoves } from './decide.ts';
import type { Event } from './events.ts';
import { EVENT_SHAPES, EVENTS_SHAPE, OPTIONS_SHAPE } from './events.ts';
import { evolve } from './evolve.ts';
import { foremost } from './rules/scoring.ts';
import { safeMove } from './safeMove.ts';
import { INITIAL_STATE, type State } from './state.ts';
import { OPTIONS, type Options } from './types.ts';
import { redact, reveals, view } from './view.ts';
import type { View } from './viewTypes.ts';
import { VIEW_SHAPE } from './viewTypes.ts';

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
const eventShapes = Object.fromEntries(
  Object.keys(EVENT_SHAPES).map((type): [string, readonly Upcast[]] => [type, []]),
) as Record<Event['type'], readonly Upcast[]>;

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
  moment: momentOf,
  eventShapes,
  vocabulary: {
    options: asDocument('Options of Peloponnes', OPTIONS_SHAPE),
    commands: asDocument('Commands of Peloponnes', anyOf(...Object.values(COMMAND_SHAPES))),
    events: asDocument('Events of Peloponnes', EVENTS_SHAPE),
    views: asDocument('Views of Peloponnes', VIEW_SHAPE),
  },
};
