import { boardOf } from '#games/cyclades/data/boards.ts';
import { isLandFigure } from './creatures.ts';
import {
  ALL_GODS,
  type Building,
  CARDS,
  type Creature,
  covered,
  emptyPosition,
  hasSet,
  isBlocked,
  landAt,
  type Position,
  SET,
  standing,
  sure,
  troopsOut,
} from './position.ts';
import type { Told } from './settingUp.ts';

/** Middles of matches that random play seldom comes to: crowded boards, last islands, stock that runs out. */

export type Random = (below: number) => number;

/** A source of numbers for tests, the same for the same seed. */
export const randomFrom = (seed: number): Random => {
  let word = Math.imul(seed + 1, 2654435761) >>> 0 || 1;
  const next = (): number => {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    return word >>> 0;
  };
  for (let warm = 0; warm < 20; warm++) next();
  return (below) => next() % below;
};

const shuffled = <T>(list: readonly T[], random: Random): readonly T[] => {
  const left = [...list];
  return list.map(() => left.splice(random(left.length), 1)[0] as T);
};

/** Events that set up a crowded position at the beginning of the offerings of some cycle. */
export const crowdedPosition = (seats: number, options: Readonly<Record<string, string>>, random: Random): readonly Told[] => {
  const board = boardOf(seats);
  const position = emptyPosition(seats, options);
  const events: Told[] = [];
  const islands = shuffled(board.islands, random);
  const crowding = random(3);
  // Now and then one type of building is everywhere, till the stock has no more.
  const usual = random(4) === 0 ? SET[random(4)] : undefined;
  // One island each first; how the rest is shared leaves many with their last one only.
  islands.forEach(({ id }, index) => {
    const owner = index < seats ? index : random(usual ? 6 : 2) === 0 ? undefined : crowding === 0 ? 0 : random(seats);
    if (owner !== undefined) events.push(...settleOn(position, id, owner, usual, random));
  });
  const cards = options.creatures === 'none' ? undefined : cardsOf(position, random);
  const density = 1 + random(2);
  for (const { id, islands: coast } of shuffled(board.seas, random)) {
    if (random(3) < density && !isBlocked(position, id)) events.push(...fleetsOn(position, id, coast, random));
  }
  events.push(...goodsOf(seats, options, random));
  const cycle = 1 + random(4);
  const laid = cards ? trackOf(cards, cycle, random) : { before: [], after: [] };
  const order = Array.from({ length: seats === 2 ? 4 : seats }, (_, place) => place % seats);
  const faceUp = [3, 2, 3, 4][seats - 2];
  return [
    ...events,
    { type: 'TurnOrderDealt', order: shuffled(order, random) },
    ...laid.before,
    ...(cards?.before ?? []),
    { type: 'CycleBegan', cycle, gods: shuffled(ALL_GODS, random).slice(0, faceUp) },
    ...laid.after,
    ...(cards?.after ?? []),
  ];
};

/** These positions with the offerings made and paid, in the turn of the first god. */
export const inTurns = (seats: number, given: readonly Told[], random: Random): readonly Told[] => {
  const cycle = given.find(({ type }) => type === 'CycleBegan');
  const gods = cycle?.gods as readonly string[];
  const markers = shuffled(
    Array.from({ length: seats === 2 ? 4 : seats }, (_, place) => place % seats),
    random,
  );
  const bids = markers.map((seat, place) => {
    const god = gods[place];
    return god ? { type: 'BidPlaced', seat, god, amount: 1 } : { type: 'BidPlaced', seat, god: 'apollo' };
  });
  return [...given, ...bids, { type: 'OfferingsPaid', gold: [] }, { type: 'TurnBegan', seat: markers[0], god: gods[0] }];
};

/** Priests, philosophers and gold of every seat. */
const goodsOf = (seats: number, options: Readonly<Record<string, string>>, random: Random): readonly Told[] => {
  const events: Told[] = [];
  const [allPriests, allPhilosophers] = options.stock === 'first' ? [16, 16] : [18, 17];
  const few = random(3) > 0;
  for (let seat = 0; seat < seats; seat++) {
    for (let left = few ? random(3) : random(Math.floor(allPriests / seats) + 1); left > 0; left--) {
      events.push({ type: 'PriestRecruited', seat, cost: 0 });
    }
    for (let left = Math.min(random(4), Math.floor(allPhilosophers / seats)); left > 0; left--) {
      events.push({ type: 'PhilosopherRecruited', seat, cost: 0 });
    }
    events.push({ type: 'GoldDealt', seat, gold: random(4) === 0 ? 0 : random(20) });
  }
  return events;
};

interface Cards {
  /** Cards that are not placed yet, in random order. */
  readonly left: Creature[];
  /** Figures of the cycle before, which leave at their owners’ next turns, and those that came in this one. */
  readonly before: readonly Told[];
  readonly after: readonly Told[];
}

/** Figures and the Kraken on the board; they are placed before the fleets around them. */
const cardsOf = (position: Position, random: Random): Cards => {
  const left = [...shuffled(CARDS, random)];
  const homes = [...shuffled([...position.land.keys()], random)];
  const before: Told[] = [];
  const after: Told[] = [];
  for (const creature of CARDS.filter(isLandFigure)) {
    if (random(2) === 0) continue;
    const [seat, island] = [random(position.seats), homes.pop() as string];
    const placed = { type: 'FigurePlaced', seat, creature, island };
    position.figures.push({ creature, seat, island, cycle: 0 });
    left.splice(left.indexOf(creature), 1);
    (random(2) === 0 ? before : after).push(placed);
  }
  if (random(2) === 0) {
    position.kraken = position.board.seas[random(position.board.seas.length)]?.id;
    after.push({ type: 'KrakenPlaced', seat: random(position.seats), sea: position.kraken });
  }
  return { left, before, after };
};

/** A discard pile and the track of that cycle, and cards of it that were bought already. */
const trackOf = ({ left }: Cards, cycle: number, random: Random): Pick<Cards, 'before' | 'after'> => {
  const track = left.splice(0, Math.min(cycle, 3));
  const pile = left.splice(0, random(left.length + 1));
  const bought = track.filter(() => random(6) === 0);
  return {
    before: [...pile.map((discarded) => ({ type: 'TrackFilled', track, discarded })), { type: 'TrackFilled', track }],
    after: bought.map((creature) => ({ type: 'CreatureBought', seat: 0, creature, cost: 0, discount: random(2) })),
  };
};

const settleOn = (
  position: Position,
  id: string,
  owner: number,
  usual: Building | undefined,
  random: Random,
): readonly Told[] => {
  const land = landAt(position, id);
  if (troopsOut(position, owner) >= 8) return [];
  const events: Told[] = [{ type: 'SeatPlaced', seat: owner, islands: [id], seas: [] }];
  Object.assign(land, { owner, troops: 1 });
  if (random(3) === 0) {
    // An island that its troops have left: an event lands zero troops on it.
    events.push({ type: 'IslandLanded', seat: owner, from: id, island: id, troops: 0, cost: 0 });
    land.troops = 0;
  }
  for (let more = random(3); more > 0 && land.troops > 0 && troopsOut(position, owner) < 8; more--) {
    land.troops++;
    events.push({ type: 'TroopRecruited', seat: owner, island: id, cost: 0 });
  }
  if (random(5) === 0) {
    events.push({ type: 'MetropolisPlaced', seat: owner, island: id, destroyed: [] });
    land.metropolis = true;
  }
  events.push(...buildingsOn(position, id, usual, random));
  for (let markers = random(2); markers > 0; markers--) events.push({ type: 'ProsperityPlaced', seat: owner, island: id });
  return events;
};

/** Buildings in some of the island's slots, of one type mostly when there is a usual one; never a whole set. */
const buildingsOn = (position: Position, id: string, usual: Building | undefined, random: Random): readonly Told[] => {
  const land = landAt(position, id);
  const owner = sure(land.owner);
  const events: Told[] = [];
  const free = [...land.slots.keys()].filter((slot) => !(land.metropolis && covered(position, id).includes(slot)));
  for (const slot of free) {
    const building = usual && random(6) > 0 ? usual : SET[random(6)];
    if (!building || standing(position, building) >= 10) continue;
    land.slots[slot] = building;
    if (hasSet(position, owner)) land.slots[slot] = 'free';
    else events.push({ type: 'BuildingBuilt', seat: owner, island: id, slot, building, cost: 0 });
  }
  return events;
};

const fleetsOn = (position: Position, id: string, coast: readonly string[], random: Random): readonly Told[] => {
  const seat =
    coast.map((island) => landAt(position, island).owner).find((owner) => owner !== undefined) ?? random(position.seats);
  const out = [...position.fleets.values()].filter((held) => held.seat === seat).reduce((sum, { count }) => sum + count, 0);
  const count = Math.min(1 + random(2), 8 - out);
  if (count > 0) position.fleets.set(id, { seat, count });
  return Array.from({ length: count }, () => ({ type: 'FleetRecruited', seat, sea: id, cost: 0 }));
};

/** Every option of Cyclades with a value drawn at random. */
export const drawnOptions = (random: Random): Readonly<Record<string, string>> => {
  const values = {
    priests: ['sum', 'each', 'one'],
    stock: ['later', 'first'],
    apolloMarker: ['any', 'own'],
    tie: ['gold', 'metropolises'],
    gold: ['secret', 'open'],
    creatures: ['all', 'all', 'all', 'none'],
  };
  return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, list[random(list.length)] as string]));
};
