import type { Seat } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { Amounts, Disaster, TileId } from '#games/peloponnes/types.ts';

/** News of a civilisation's tile: it is new, or its building was paid off. */
export type News = 'new' | 'paid';

/** What a disaster took from a seat apart from tiles; nothing if the seat is protected. */
export interface DisasterLoss {
  readonly seat: Seat;
  readonly disaster: Disaster;
  readonly paid: Amounts;
  readonly safe: boolean;
}

/** What happened to civilisations, each in the order of events, and all events. */
export type RecentEvents = ReturnType<typeof recentEventsIn>;

/** Returns what the events show, read in order. Ignores events that concern neither a civilisation's tiles nor a disaster. */
export const recentEventsIn = (told: readonly Event[]) => {
  const news = new Map<TileId, News>();
  const lost: { seat: Seat; tile: TileId }[] = [];
  const borne: DisasterLoss[] = [];
  const lose = (seat: Seat, tile: TileId): void => {
    news.delete(tile);
    lost.push({ seat, tile });
  };
  for (const event of told) {
    switch (event.type) {
      case 'LandPlaced':
      case 'BuildingPaid':
      case 'BuildingMarked':
        news.set(event.tile, 'new');
        break;
      case 'BuildingFinished':
        news.set(event.tile, 'paid');
        break;
      case 'TileLost':
      case 'BuildingAbandoned':
        lose(event.seat, event.tile);
        break;
      case 'DisasterStruck':
        for (const seat of event.protected) borne.push({ seat, disaster: event.disaster, paid: {}, safe: true });
        break;
      case 'LossSuffered':
        borne.push({ seat: event.seat, disaster: event.disaster, paid: event.paid, safe: false });
        break;
      case 'DisasterPaid':
        borne.push({ seat: event.seat, disaster: event.disaster, paid: event.paid, safe: false });
        for (const tile of event.tiles) lose(event.seat, tile);
        break;
      case 'LevelBegan':
        news.clear();
        lost.length = 0;
        borne.length = 0;
        break;
      default:
    }
  }
  return { told, news, lost, borne };
};
