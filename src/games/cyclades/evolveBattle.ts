import { addFleets, addGold, addTroops, battleOf, changeBattle, changeIsland, changeTurn } from './changes.ts';
import type { EventOf } from './events.ts';
import type { State } from './state.ts';

/** How the events of a battle are folded. */

/** The attackers leave where they came from and stand in battle. */
export const battleBegan = (state: State, event: EventOf<'SeaBattleBegan'> | EventOf<'LandBattleBegan'>): State => {
  const { type, seat, defender, from, at, cost } = event;
  const isAtSea = type === 'SeaBattleBegan';
  const attackers = isAtSea ? event.fleets : event.troops;
  const left = isAtSea ? addFleets(state, from, seat, -attackers) : addTroops(state, from, -attackers);
  return changeTurn(addGold(left, seat, -cost), (turn) => ({
    ...turn,
    voyage: undefined,
    battle: { on: isAtSea ? 'sea' : 'land', at, from, attacker: seat, defender, attackers, next: 'dice' },
  }));
};

/** Each side loses its units. */
export const battleRound = (state: State, { lost }: EventOf<'BattleRound'>): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const { on, at, defender } = battle;
  const thinned = on === 'sea' ? addFleets(state, at, defender, -lost[1]) : addTroops(state, at, -lost[1]);
  return changeBattle(thinned, (old) => ({ ...old, attackers: old.attackers - lost[0], next: 'defender' }));
};

/** The defender’s word hands the choice on to the attacker, the attacker’s to the dice. */
export const foughtOn = (state: State, { seat }: EventOf<'FoughtOn'>): State =>
  changeBattle(state, (battle) => ({ ...battle, next: seat === battle.defender ? 'attacker' : 'dice' }));

/** All units of a side leave the battle. */
export const retreated = (state: State, { seat, to, units }: EventOf<'Retreated'>): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const add = (before: State, at: string, count: number): State =>
    battle.on === 'sea' ? addFleets(before, at, seat, count) : addTroops(before, at, count);
  const away =
    seat === battle.attacker
      ? changeBattle(state, (old) => ({ ...old, attackers: old.attackers - units }))
      : add(state, battle.at, -units);
  return add(away, to, units);
};

/** Attackers that are left stand where the battle was. */
export const battleEnded = (state: State): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const { on, at, attacker, attackers } = battle;
  const over = changeTurn(state, (turn) => ({ ...turn, battle: undefined }));
  if (attackers === 0) return over;
  return on === 'sea'
    ? addFleets(over, at, attacker, attackers)
    : changeIsland(over, at, () => ({ owner: attacker, troops: attackers }));
};
