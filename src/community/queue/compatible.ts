import type { Avoids, Demands, Player } from './seek.ts';

/** Whether two people accept each other as players of a game, both ways, with ratings at most this far apart. */
export const areCompatible = (one: Player, other: Player, game: string, avoids: Avoids, skill: number): boolean =>
  !avoid(one, other, avoids) && meets(one, other.demands) && meets(other, one.demands) && distance(one, other, game) <= skill;

const avoid = ({ userId: one }: Player, { userId: other }: Player, avoids: Avoids): boolean =>
  one === other || avoids.get(one)?.has(other) === true || avoids.get(other)?.has(one) === true;

/** Whether a player is as reliable as is asked. */
export const meets = ({ reliability }: Player, demands: Demands | undefined): boolean =>
  demands === undefined || (reliability === undefined ? demands.newcomers : reliability >= demands.reliability);

/** The distance of two ratings; 0 if one of them is unknown. */
export const distance = (one: Player, other: Player, game: string): number => {
  const [first, second] = [one.skills?.[game], other.skills?.[game]];
  return first === undefined || second === undefined ? 0 : Math.abs(first - second);
};
