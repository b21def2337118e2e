import { MATCH_END_REASONS } from '#engine/game.ts';
import { anyOf, listOf, type ObjectSchema, oneOf, shape, tupleOf } from '../../schema.ts';
import { BUILDINGS } from '../types.ts';
import { OPTIONS_SHAPE } from './eventShapes.ts';
import { building, creature, creatures, flag, fromOne, fromZero, god, landFigure, patron, seat, seats, space } from './words.ts';

const battle = shape(
  {
    at: space,
    from: space,
    attacker: seat,
    minotaur: flag,
    units: tupleOf(fromZero, fromZero),
    defences: fromZero,
    asked: seat,
  },
  { defender: seat },
);

const effect = shape(
  { creature: oneOf(['chimera', 'sphinx', 'sylph', 'polyphemus', 'kraken']) },
  { stepsLeft: fromZero, sold: fromZero, island: space },
);

const turn = shape(
  { seat, god: patron, recruited: fromZero, prosperityDue: flag },
  {
    voyage: shape({ at: space, stepsLeft: fromOne }),
    battle,
    metropolisDue: shape({ discards: listOf(building) }),
    effect,
  },
);

const seatView = shape(
  {
    seat,
    priests: fromZero,
    philosophers: fromZero,
    metropolises: fromZero,
    income: fromZero,
    troops: fromZero,
    fleets: fromZero,
    discounts: fromZero,
    eliminated: flag,
  },
  { gold: fromZero },
);

const islandView = shape(
  { id: space, troops: fromZero, slots: listOf(oneOf([...BUILDINGS, 'free'])), metropolis: flag, prosperity: fromZero },
  { owner: seat },
);

/** A view as JSON: a free place of the turn track is `null` there. */
export const VIEW_SHAPE: ObjectSchema = shape(
  {
    viewer: anyOf(seat, { const: 'spectator' }),
    options: OPTIONS_SHAPE,
    board: oneOf(['2-3', '4', '5']),
    cycle: fromZero,
    phase: oneOf(['unstarted', 'offerings', 'actions', 'ended']),
    goal: fromOne,
    active: seats,
    seats: listOf(seatView),
    islands: listOf(islandView),
    fleets: listOf(shape({ sea: space, seat, fleets: fromOne })),
    gods: listOf(shape({ done: flag }, { god, offering: shape({ seat, amount: fromOne }) })),
    apollo: seats,
    queue: seats,
    nextOrder: listOf(anyOf(seat, { enum: [null] })),
    track: listOf(shape({ cost: fromOne }, { creature, price: fromOne })),
    discards: creatures,
    deck: fromZero,
    figures: listOf(shape({ creature: landFigure, seat, island: space })),
  },
  {
    kraken: space,
    displaced: shape({ seat, god }),
    turn,
    outcome: shape({ winners: seats, reason: oneOf(['metropolises', 'lastSeat', ...MATCH_END_REASONS]) }),
  },
);
