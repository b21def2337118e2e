import type { Avoids, Demands, Player } from './seek.ts';
import type { Accepted } from './widening.ts';

/** A person at a table, and what they accept; people already in a lobby have agreed to it as it is. */
export interface Seated {
  readonly player: Player;
  readonly accepted?: Pick<Accepted, 'skill'>;
}

/** Whether two people accept each other as players of a game, both ways. */
export const areCompatible = (one: Seated, other: Seated, game: string, avoids: Avoids): boolean =>
  !avoid(one.player, other.player, avoids) &&
  meets(one.player, other.player.demands) &&
  meets(other.player, one.player.demands) &&
  distance(one.player, other.player, game) <= Math.min(one.accepted?.skill ?? Infinity, other.accepted?.skill ?? Infinity);

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
