import type { Building } from '#games/cyclades/types.ts';
import type { CycladesText } from './phrases.ts';

/** Returns buildings by their types, in the order of their first: "2 fortresses", "port". `one` names a building without others of its type. */
export const countedBuildings = (
  t: CycladesText,
  buildings: readonly Building[],
  one: (building: Building) => string = (id) => t('building', { id }),
): readonly string[] =>
  [...new Set(buildings)].map((building) => {
    const n = buildings.filter((each) => each === building).length;
    return n === 1 ? one(building) : t('several-buildings', { building, n });
  });
