import type { CommandOf, UseOf } from '#games/cyclades/commands.ts';
import { attackOf } from '#games/cyclades/data/attacks.ts';
import type { Building, IslandId, SeaId } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { attackInShort } from '../battleOdds.ts';
import { builtIn, fleetsIn, hasMinotaur, isIsland, islandIn, islandsBeside, tradeSeas } from '../board.ts';
import type { CycladesText } from '../phrases.ts';

/** What a seat sees at the places its move names, in a few words. */

/** What a legal move needs. Throws where it is missing, which is a bug. */
export const found = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('A move names a place where there is nothing.');
  return thing;
};

/** "next to islands 2 and 3, income 1 GP": where a sea space is, without counting on the board, and what it is worth. */
export const besideIslands = (t: CycladesText, view: View, sea: SeaId, isShort = false): string => {
  const islands = islandsBeside(view, sea);
  const named = { islands: t.all(islands.map((id) => placeName(t, id, 'number'))), count: islands.length };
  const around = t(isShort ? 'place-beside-short' : 'place-beside', named);
  const beside = islands.length === 0 ? t('place-open-sea') : around;
  if (!tradeSeas(view).includes(sea)) return beside;
  return t(isShort ? 'place-pays-short' : 'place-pays', { beside });
};

/** "island 4", "C3". `form`: "Island 4", which begins a text, "4", which is for lists of islands, or `acc`, what is chosen. */
export const placeName = (t: CycladesText, place: IslandId | SeaId, form: 'nom' | 'acc' | 'start' | 'number' = 'nom'): string =>
  isIsland(place) ? t('island', { n: place.slice(2), case: form }) : t('sea', { id: place });

/** The names of some places, for a list: "island 4", "7", "9", "C3". */
export const placeNames = (t: CycladesText, places: readonly (IslandId | SeaId)[]): readonly string[] =>
  places.map((place, index) => {
    const before = places[index - 1];
    return placeName(t, place, before !== undefined && isIsland(before) === isIsland(place) ? 'number' : 'acc');
  });

/** What waits at a place for units that go there: "battle: Ada, 2 troops", "you have 1 there, next to island 2", "no owner". */
export const whoIsAt = (
  t: CycladesText,
  view: View,
  id: IslandId | SeaId,
  seat: number,
  name: NameSeat,
  isShort = false,
): string => {
  if (isIsland(id)) return whoIsOn(t, view, id, seat, name);
  const there = whoIsIn(t, view, id, seat, name);
  const beside = besideIslands(t, view, id, isShort);
  if (there === undefined) return beside;
  return isShort ? there : `${there}, ${beside}`;
};

/** What waits where a move goes: the odds of the battle that it starts, or what `whoIsAt` says. */
export const whoWaits = (
  t: CycladesText,
  view: View,
  move: CommandOf<'MoveFleets' | 'MoveTroops'> | UseOf<'pegasus'>,
  name: NameSeat,
  isShort = false,
): string => {
  const attack = attackOf(view, move);
  return attack === undefined ? whoIsAt(t, view, move.to, move.seat, name, isShort) : attackInShort(t, attack, name);
};

/** Whose fleets are in a sea space; `undefined` if it is empty. */
const whoIsIn = (t: CycladesText, view: View, sea: SeaId, seat: number, name: NameSeat): string | undefined => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return undefined;
  const { fleets } = there;
  if (there.seat === seat) return t('place-yours-sea', { fleets });
  return t('place-battle', { seat: name(there.seat), defenders: t('fleets', { n: fleets }) });
};

const whoIsOn = (t: CycladesText, view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const { owner, troops = 0 } = islandIn(view, id) ?? {};
  if (owner === seat) return t('place-yours-island', { troops });
  const minotaur = hasMinotaur(view, id);
  if (owner === undefined) return t(minotaur ? 'place-battle-minotaur' : 'place-nobodys');
  const defenders = [
    ...(troops > 0 ? [t('troops', { n: troops })] : []),
    ...(minotaur ? [t('creature', { id: 'minotaur' })] : []),
  ];
  if (defenders.length === 0) return t('place-undefended', { seat: name(owner) });
  return t('place-battle', { seat: name(owner), defenders: defenders.join(' + ') });
};

/** Whose an island is: "yours", "Ada’s", "no owner". */
export const whose = (t: CycladesText, view: View, id: IslandId, seat: number, name: NameSeat): string => {
  const owner = islandIn(view, id)?.owner;
  if (owner === undefined) return t('place-nobodys');
  return owner === seat ? t('place-yours') : t('place-someones', { seat: name(owner) });
};

/** How many troops or fleets stand at a place that units leave. */
export const unitsAt = (view: View, id: IslandId | SeaId): number =>
  (isIsland(id) ? islandIn(view, id)?.troops : fleetsIn(view, id)?.fleets) ?? 0;

/** "your 2 fleets", "Ada’s fleet": what lies in a sea space; `undefined` when it is empty. */
export const fleetsOf = (t: CycladesText, view: View, sea: SeaId, seat: number, name: NameSeat): string | undefined => {
  const there = fleetsIn(view, sea);
  if (there === undefined) return undefined;
  const { fleets } = there;
  return there.seat === seat
    ? t('place-fleets-yours', { fleets })
    : t('place-fleets-someones', { fleets, seat: name(there.seat) });
};

/** "sinks Ada’s 2 fleets", "next to Is2": what there is about a space to which the Kraken comes. */
export const sinks = (t: CycladesText, view: View, sea: SeaId, seat: number, name: NameSeat): string => {
  const fleets = fleetsOf(t, view, sea, seat, name);
  return fleets === undefined ? besideIslands(t, view, sea) : t('kraken-sinks', { fleets });
};

/** The building that a move names. */
export const buildingAt = (view: View, island: IslandId, slot: number): Building => found(builtIn(view, island, slot));
