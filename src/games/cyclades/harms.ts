import type { Seat } from '#engine/game.ts';
import type { Event } from './events.ts';
import type { View } from './viewTypes.ts';

/**
 * Returns the seats that an event attacks, or takes something from, drives away or sinks; also those that have brought it about
 * themselves. `view`: what a spectator sees after it, because a round of battle does not name its sides.
 */
export const harms = (event: Event, view: () => View): readonly Seat[] => {
  if (event.type === 'BattleRound') {
    const { attacker, defender } = view().turn?.battle ?? {};
    const [lost, hit] = [event.lost[0] > 0, event.lost[1] > 0 || event.minotaurFell === true];
    return [...(lost ? seatIn(attacker) : []), ...(hit ? seatIn(defender) : [])];
  }
  if (event.type === 'SeatEliminated') return [event.seat];
  if ('loser' in event) return seatIn(event.loser);
  if ('defender' in event) return seatIn(event.defender);
  return 'owner' in event ? [event.owner] : [];
};

const seatIn = (seat: Seat | undefined): readonly Seat[] => (seat === undefined ? [] : [seat]);
