import type { Seat } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { IslandId, SeaId } from '#games/cyclades/types.ts';

type JourneyPoint = IslandId | SeaId;

/** The route of a seat's units, space by space; `retreat` if out of a lost battle. */
export interface Journey {
  readonly seat: Seat;
  readonly places: readonly JourneyPoint[];
  readonly retreat: boolean;
}

/** Extends a route by a space. A return to an earlier space removes the loop. */
const onTo = (places: readonly JourneyPoint[], to: JourneyPoint): readonly JourneyPoint[] => {
  const before = places.indexOf(to);
  return before < 0 ? [...places, to] : places.slice(0, before + 1);
};

/** Returns what the events show, read in order. Ignores events that are not drawn on the board. */
export const recentEventsIn = (told: readonly Event[]) => {
  const journeys: Journey[] = [];
  /** Holder of each place after the last battle there; `undefined` for an empty one. */
  const fights = new Map<JourneyPoint, Seat | undefined>();
  /** The seat that last took each island. */
  const taken = new Map<IslandId, Seat>();
  const recruited = new Set<JourneyPoint>();
  /** Slots of islands where something was built; a Metropolis has none. */
  const built: { island: IslandId; slot?: number }[] = [];
  let fighting: JourneyPoint | undefined;
  const go = (seat: Seat, from: JourneyPoint, to: JourneyPoint, { retreat = false, on = false } = {}): void => {
    const last = journeys.at(-1);
    if (on && last?.seat === seat && !last.retreat && last.places.at(-1) === from) {
      journeys[journeys.length - 1] = { ...last, places: onTo(last.places, to) };
    } else journeys.push({ seat, places: [from, to], retreat });
  };
  for (const event of told) {
    switch (event.type) {
      case 'FleetsMoved':
        go(event.seat, event.from, event.to, { on: true });
        break;
      case 'FleetsPushed':
        go(event.owner, event.from, event.to);
        break;
      case 'TroopsMoved':
        go(event.seat, event.from, event.to);
        break;
      case 'IslandLanded':
        go(event.seat, event.from, event.island);
        taken.set(event.island, event.seat);
        break;
      case 'SeaBattleBegan':
        go(event.seat, event.from, event.at, { on: true });
        fighting = event.at;
        break;
      case 'LandBattleBegan':
        go(event.seat, event.from, event.at);
        fighting = event.at;
        break;
      case 'Retreated':
        if (fighting !== undefined) go(event.seat, fighting, event.to, { retreat: true });
        break;
      case 'BattleEnded':
        if (fighting !== undefined) fights.set(fighting, event.holder);
        break;
      case 'IslandConquered':
        taken.set(event.island, event.seat);
        break;
      case 'FleetReplaced':
        if (event.from !== undefined) go(event.seat, event.from, event.sea);
        else recruited.add(event.sea);
        break;
      case 'FleetRecruited':
        recruited.add(event.sea);
        break;
      case 'TroopRecruited':
        recruited.add(event.island);
        break;
      case 'BuildingBuilt':
      case 'BuildingChanged':
        built.push({ island: event.island, slot: event.slot });
        break;
      case 'MetropolisPlaced':
        built.push({ island: event.island });
        break;
      default:
    }
  }
  return { journeys, fights, taken, recruited, built };
};
