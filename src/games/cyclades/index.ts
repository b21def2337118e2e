import type { Game, Milestone } from '#engine/game.ts';
import { codesOf } from '#engine/paramsTable.ts';
import { anyOf, asDocument, each } from '../schema.ts';
import { COMMAND_SHAPES, type Command } from './commands.ts';
import { course, ranking } from './course.ts';
import { SEATS } from './data/figures.ts';
import { begin, deal } from './deal.ts';
import { decide, legalMoves } from './decide.ts';
import { EVENT_SHAPES, EVENTS_SHAPE, type Event, OPTIONS_SHAPE } from './events.ts';
import { evolve } from './evolve.ts';
import { FORMER_SHAPES } from './formerShapes.ts';
import { ended } from './records.ts';
import { standingOf } from './rules/standing.ts';
import { safeMove } from './safeMove.ts';
import { INITIAL_STATE, type State } from './state.ts';
import { OPTIONS, type Options } from './types.ts';
import { activeSeats, redact, reveals, view } from './view.ts';
import { VIEW_SHAPE, type View } from './viewTypes.ts';

const MOMENTS: Partial<Record<Event['type'], Milestone>> = {
  /** Creatures and income follow: the income completes the new cycle's layout. */
  CycleBegan: 'chapter',
  IncomeCollected: 'round',
  OfferingsPaid: 'card',
  /** The gold of the robbed seat has changed in another seat's turn. */
  GoldStolen: 'card',
  TurnEnded: 'card',
};

export const cyclades: Game<State, Command, Event, View, Options> = {
  id: 'cyclades',
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
  outcome: (state) => (state.phase === 'ended' ? state.outcome : undefined),
  conclude: ended,
  standing: standingOf,
  eliminated: (state) => [...state.seats.keys()].filter((seat) => state.seats[seat]?.eliminated),
  course,
  ranking,
  moment: (event) => MOMENTS[event.type],
  eventShapes: { ...each(codesOf(EVENT_SHAPES), []), ...FORMER_SHAPES },
  vocabulary: {
    options: asDocument('Options of Cyclades', OPTIONS_SHAPE),
    commands: asDocument('Commands of Cyclades', anyOf(...Object.values(COMMAND_SHAPES).flat())),
    events: asDocument('Events of Cyclades', EVENTS_SHAPE),
    views: asDocument('Views of Cyclades', VIEW_SHAPE),
  },
};
