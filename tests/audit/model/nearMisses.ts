import type { Random } from './crowdedPositions.ts';
import { CARDS, type Move, SET } from './position.ts';

/** Commands close to lawful ones. */

export const TYPES = [
  ...['PlaceBid', 'Recruit', 'Build', 'MoveFleets', 'MoveTroops', 'PlaceProsperity', 'DiscardBuilding', 'PlaceMetropolis'],
  ...['SwapCreature', 'UseCreature', 'SellPiece', 'PushFleets', 'MoveKraken', 'FinishCreature', 'Fight', 'Retreat', 'EndTurn'],
];
export const FIELDS = [
  ...['seat', 'god', 'amount', 'at', 'island', 'slot', 'from', 'to', 'fleets', 'troops'],
  ...['creature', 'target', 'sea', 'building', 'piece'],
];
const PIECES = ['troop', 'fleet', 'priest', 'philosopher'];

/** Possible values of some fields; other fields may have any id of the board. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  type: TYPES,
  creature: CARDS,
  building: SET,
  piece: PIECES,
};

/** Returns the move with one field changed, removed or added; or the use of any card, without a target. */
export const nearMiss = (move: Move, random: Random): object => {
  if (random(12) === 0) return { type: 'UseCreature', seat: move.seat, creature: CARDS[random(CARDS.length)] };
  const names = Object.keys(move);
  const isNew = random(8) === 0;
  const list = isNew ? FIELDS : names;
  const name = list[random(list.length)] ?? 'seat';
  if (!isNew && random(12) === 0) return Object.fromEntries(Object.entries(move).filter(([field]) => field !== name));
  const value = move[name];
  if (typeof value === 'number' && random(6) > 0) return { ...move, [name]: value + random(5) - 2 };
  const places = [`is${1 + random(13)}`, `${'ABCDEFGHIJK'[random(11)]}${1 + random(11)}`, random(14)];
  const others = VALUES[name] ?? places;
  return { ...move, [name]: others[random(others.length)] };
};
