import {
  buildingsOf,
  covered,
  goal,
  hasSet,
  islandsOf,
  landAt,
  metropolises,
  metropolisPlaces,
  type Position,
  SET,
} from './position.ts';

/** Whether a landing on somebody's last island is allowed. */

/** A last island may be attacked only when taking it immediately raises the attacker's Metropolises to the goal. */
export const mayLand = (position: Position, seat: number, to: string): boolean => {
  const { owner } = landAt(position, to);
  if (owner === undefined || owner === seat || islandsOf(position, owner).length > 1) return true;
  const now = metropolises(position, seat);
  const land = new Map([...position.land].map(([id, one]) => [id, { ...one, owner: id === to ? seat : one.owner }]));
  return mayReach({ ...position, land }, seat, Math.max(goal(position), now + 1));
};

/** Returns whether some choice of discards and places brings the seat this number of Metropolises. */
const mayReach = (position: Position, seat: number, wanted: number): boolean => {
  if (!hasSet(position, seat)) return metropolises(position, seat) >= wanted;
  return sets(position, seat).some((set) => {
    const cleared = freed(position, set);
    const places = metropolisPlaces(cleared, seat);
    if (places.length === 0) return mayReach(cleared, seat, wanted);
    return places.some((place) => {
      const after = freed(
        cleared,
        covered(cleared, place).map((slot) => [place, slot] as const),
      );
      after.land.set(place, { ...landAt(after, place), metropolis: true });
      return mayReach(after, seat, wanted);
    });
  });
};

type BuildingAt = readonly [island: string, slot: number];

/** Every choice of one building of each type. */
const sets = (position: Position, seat: number): readonly (readonly BuildingAt[])[] =>
  SET.reduce<readonly (readonly BuildingAt[])[]>(
    (chosen, type) => chosen.flatMap((set) => buildingsOf(position, seat, type).map((one) => [...set, one])),
    [[]],
  );

const freed = (position: Position, places: readonly (readonly [string, number])[]): Position => {
  const gone = (id: string, slot: number): boolean => places.some(([island, at]) => island === id && at === slot);
  const land = new Map(
    [...position.land].map(([id, one]) => [id, { ...one, slots: one.slots.map((is, slot) => (gone(id, slot) ? 'free' : is)) }]),
  );
  return { ...position, land };
};
