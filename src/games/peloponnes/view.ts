import type { Seat, Shown, Viewer } from '#engine/game.ts';
import { activeSeats } from './decide.ts';
import type { Event } from './events.ts';
import { named } from './goods.ts';
import { notesOf } from './rules/asking.ts';
import { hasHalf, incomeChoicesOf, incomeOf, isProtected, worthOf } from './rules/holdings.ts';
import { priceOf } from './rules/offers.ts';
import { isAsking, type State, seatOf } from './state.ts';
import { DISASTERS, type TileId } from './types.ts';
import type { RowTileView, SeatView, View } from './viewTypes.ts';

/** Returns everything on the table; of choices that have not taken effect only the viewer's own. */
export const view = (state: State, viewer: Viewer): View => {
  const { now, campaign } = state;
  return {
    viewer,
    options: state.options,
    round: state.round,
    phase: now.phase,
    active: activeSeats(state),
    seats: state.seats.map((_, seat) => seatView(state, seat)),
    order: state.order,
    queue: now.phase === 'offers' ? now.queue : [],
    ...(now.phase === 'offers' && now.pushedOut && { pushedOut: now.pushedOut }),
    auction: state.auction.map((tile) => rowTile(state, tile)),
    conquest: state.conquest.map((tile) => rowTile(state, tile)),
    stacks: { A: state.stacks.A.length, B: state.stacks.B.length, C: state.stacks.C.length },
    chits: state.chits,
    ...(now.phase === 'disaster' && { disaster: { disaster: now.disaster, protected: now.protected } }),
    ...('final' in now && { supply: now.final ? 'final' : 'tile' }),
    asked: isAsking(now) ? now.asked : [],
    chosen: isAsking(now) ? now.chosen.toSorted((one, other) => one - other) : [],
    own: isAsking(now) && viewer !== 'spectator' ? notesOf(now, viewer) : [],
    ...(campaign && { campaign }),
    ...(now.phase === 'ended' && { outcome: now.outcome }),
  };
};

/** Returns the event as the viewer may see it: only its owner sees a choice, but all see that one was made. */
export const redact = (event: Event, viewer: Viewer): Event | undefined => {
  if (event.type === 'ChoiceNoted') return event.seat === viewer ? event : undefined;
  if (event.type !== 'Chosen' || event.seat === viewer) return event;
  return { type: event.type, seat: event.seat };
};

/** The events with something dealt or turned up. */
const OF_LUCK: ReadonlySet<Event['type']> = new Set(['CivilisationDealt', 'TilesRevealed', 'ChitTurned']);

/** Returns what an event reveals: chance to all; the effects of a hidden choice reveal it to the others. */
export const reveals = ({ now }: State, event: Event, seat: Seat): Shown | undefined => {
  if (OF_LUCK.has(event.type)) return 'luck';
  if (!isAsking(now) || !('seat' in event) || event.seat === seat || !now.asked.includes(event.seat)) return undefined;
  return event.type === 'ChoiceNoted' || event.type === 'Chosen' ? undefined : 'secret';
};

const rowTile = (state: State, tile: TileId): RowTileView => {
  const offer = state.offers.find((standing) => standing.tile === tile);
  return {
    tile,
    ...priceOf(state, tile),
    ...(offer && { offer: { seat: offer.seat, coins: offer.coins, half: hasHalf(state, offer.seat) } }),
  };
};

const seatView = (state: State, seat: Seat): SeatView => {
  const { civilisation, goods, lands, buildings, marked } = seatOf(state, seat);
  return {
    seat,
    ...(civilisation && { civilisation }),
    goods,
    lands,
    buildings: buildings.map((tile) => ({ tile, marked: marked.includes(tile) })),
    income: named(incomeOf(state, seat)),
    incomeChoices: incomeChoicesOf(state, seat),
    protectedFrom: DISASTERS.filter((disaster) => isProtected(state, seat, disaster)),
    half: hasHalf(state, seat),
    worth: worthOf(state, seat),
  };
};
