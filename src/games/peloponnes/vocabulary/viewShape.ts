import { MATCH_END_REASONS } from '#engine/game.ts';
import { anyOf, listOf, type ObjectSchema, oneOf, shape } from '../../schema.ts';
import { CHITS, PHASES, REASONS, STACKS } from '../types.ts';
import { choice, OPTIONS_SHAPE } from './eventShapes.ts';
import {
  amounts,
  civilisation,
  disaster,
  flag,
  fromOne,
  fromZero,
  goods,
  resource,
  score,
  seat,
  seats,
  tile,
  tiles,
} from './words.ts';

const counted = (kinds: readonly string[]): ObjectSchema => shape(Object.fromEntries(kinds.map((kind) => [kind, fromZero])));

const rowTile = shape({ tile, least: fromOne, fixed: flag }, { offer: shape({ seat, coins: fromOne, half: flag }) });

const seatView = shape(
  {
    seat,
    goods,
    lands: tiles,
    buildings: listOf(shape({ tile, marked: flag })),
    income: amounts,
    incomeChoices: tiles,
    protectedFrom: listOf(disaster),
    half: flag,
    worth: score,
  },
  { civilisation },
);

/** A view as JSON. */
export const VIEW_SHAPE: ObjectSchema = shape(
  {
    viewer: anyOf(seat, { const: 'spectator' }),
    options: OPTIONS_SHAPE,
    round: fromZero,
    phase: oneOf(PHASES),
    active: seats,
    seats: listOf(seatView),
    order: seats,
    queue: seats,
    auction: listOf(rowTile),
    conquest: listOf(rowTile),
    stacks: counted(STACKS),
    chits: counted(CHITS),
    asked: seats,
    chosen: seats,
    own: listOf(choice),
  },
  {
    pushedOut: shape({ seat, tile, coins: fromOne }),
    disaster: shape({ disaster, protected: seats }),
    supply: oneOf(['tile', 'final']),
    campaign: shape({ level: fromOne, target: fromZero, bonuses: listOf(resource) }),
    outcome: shape({ winners: seats, reason: oneOf([...REASONS, ...MATCH_END_REASONS]) }),
  },
);
