import { type Building, type Creature, emptyPosition, type God, goodsOf, landAt, type Position } from './position.ts';
import { beginCycle, type Luck, turnOf } from './settling.ts';

/** Positions made of the events that the referee receives or returns. */

export type Told = Readonly<Record<string, unknown>> & { readonly type: string };

export interface Match {
  readonly seats: number;
  readonly seed: string;
  readonly options: Readonly<Record<string, string>>;
  /** Begins in the middle of a match: what is given to the referee instead of a deal, and the gods of its first cycle. */
  readonly given?: readonly Told[];
}

/** The three spaces of the track, from the dearest; a list that ends early has gaps at its cheap end. */
export const padded = (track: readonly (Creature | undefined)[]): (Creature | undefined)[] =>
  [0, 1, 2].map((space) => track[space]);

/** What a dealt match begins its first cycle with. */
const OF_A_CYCLE = ['CycleBegan', 'TrackFilled'];

/** The position these events set up, up to the offerings of a cycle. */
export const setUp = (match: Match, events: readonly Told[], luck: (events: readonly Told[]) => Luck): Position => {
  const position = emptyPosition(match.seats, match.options);
  const isDealt = match.given === undefined;
  for (const event of events) if (!isDealt || !OF_A_CYCLE.includes(event.type)) place(position, event);
  if (isDealt) beginCycle(position, luck(events));
  return position;
};

const place = (position: Position, event: Told): void => {
  const [seat, island] = [event.seat as number, event.island as string];
  switch (event.type) {
    case 'SeatPlaced':
      for (const id of event.islands as readonly string[]) Object.assign(landAt(position, id), { owner: seat, troops: 1 });
      for (const id of event.seas as readonly string[]) position.fleets.set(id, { seat, count: 1 });
      return;
    case 'GoldDealt':
      goodsOf(position, seat).gold = event.gold as number;
      return;
    case 'TurnOrderDealt':
      position.finished = (event.order as number[]).toReversed();
      return;
    case 'IslandLanded':
      landAt(position, event.from as string).troops -= event.troops as number;
      Object.assign(landAt(position, island), { owner: seat, troops: event.troops });
      return;
    case 'TroopRecruited':
      landAt(position, island).troops++;
      return;
    case 'FleetRecruited': {
      const count = (position.fleets.get(event.sea as string)?.count ?? 0) + 1;
      position.fleets.set(event.sea as string, { seat, count });
      return;
    }
    case 'PriestRecruited':
      goodsOf(position, seat).priests++;
      return;
    case 'PhilosopherRecruited':
      goodsOf(position, seat).philosophers++;
      return;
    case 'BuildingBuilt':
      landAt(position, island).slots[event.slot as number] = event.building as Building;
      return;
    case 'MetropolisPlaced':
      landAt(position, island).metropolis = true;
      return;
    case 'ProsperityPlaced':
      landAt(position, island).prosperity++;
      return;
    case 'CycleBegan':
      Object.assign(position, { cycle: event.cycle, gods: event.gods, waiting: position.finished.toReversed(), finished: [] });
      for (const goods of position.goods) goods.discounts = 0;
      position.offering = true;
      return;
    case 'BidPlaced':
      if (event.god === 'apollo') position.apollo.push(seat);
      else position.offers.set(event.god as God, { seat, amount: event.amount as number });
      return;
    case 'OfferingsPaid':
      Object.assign(position, { waiting: [], offering: false });
      return;
    case 'TurnBegan':
      position.turn = turnOf(seat, event.god as God);
      return;
    case 'TrackFilled':
      if (event.discarded !== undefined) position.discards.push(event.discarded as Creature);
      position.track = padded(event.track as readonly Creature[]);
      return;
    case 'CreatureBought': {
      const creature = event.creature as Creature;
      position.track[position.track.indexOf(creature)] = undefined;
      position.discards.push(creature);
      goodsOf(position, seat).discounts += event.discount as number;
      return;
    }
    case 'FigurePlaced': {
      const creature = event.creature as Creature;
      position.discards = position.discards.filter((card) => card !== creature);
      position.figures.push({ creature, seat, island, cycle: position.cycle });
      return;
    }
    case 'KrakenPlaced':
      position.kraken = event.sea as string;
      return;
  }
};
