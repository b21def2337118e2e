import type { Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { APOLLO_GOLD, APOLLO_GOLD_WITH_ONE_ISLAND } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import type { Held } from '../shares.ts';
import { type Acting, type Actions, islandAt, type Table } from '../state.ts';
import { allIslands, countIslands, islandsOf, prosperityLeft } from './holdings.ts';

/** Apollo (RULES.md 4.10–4.12). */

/**
 * Returns Apollo's gifts at the beginning of a turn with him; the first seat to come also gets a Prosperity marker while one is
 * in stock.
 */
export const apolloGives = (state: Actions, seat: Seat): Event => ({
  type: 'ApolloGave',
  seat,
  gold: countIslands(state, seat) === 1 ? APOLLO_GOLD_WITH_ONE_ISLAND : APOLLO_GOLD,
  marker: state.apolloActed === 0 && prosperityLeft(state) > 0,
});

const prosperityPlaces = (table: Table, seat: Seat): readonly Held[] =>
  table.options.apolloMarker === 'own' ? islandsOf(table, seat) : allIslands(table);

/** Returns why the marker may not go to an island (4.11). */
export const whyNotPlaceProsperity = (state: Acting, { seat, island: id }: CommandOf<'PlaceProsperity'>): Refusal | undefined => {
  const island = islandAt(state, id);
  if (!island) return refuse('noSuchIsland', { island: id });
  return state.options.apolloMarker === 'own' && island.owner !== seat ? refuse('notYourIsland', { island: id }) : undefined;
};

/** Returns the next automatic events: only the choice of the marker's island, if there is one, needs the seat. */
export const apolloGoesOn = (state: Acting): readonly Event[] => {
  const { seat, prosperityDue } = state.turn;
  if (!prosperityDue) return [{ type: 'TurnEnded', seat }];
  const places = prosperityPlaces(state, seat);
  return places.length === 1 ? places.map(({ space }) => ({ type: 'ProsperityPlaced', seat, island: space.id })) : [];
};

/** Returns every island the marker may go to. */
export const prosperityChoices = (state: Acting, seat: Seat): readonly CommandOf<'PlaceProsperity'>[] =>
  prosperityPlaces(state, seat).map(({ space }) => ({ type: 'PlaceProsperity', seat, island: space.id }));
