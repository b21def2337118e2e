import { addFleets, addGold, addTroops, battleOf, changeBattle, changeIsland, changeTurn, figureGone } from './changes.ts';
import type { EventOf } from './events.ts';
import type { State, Turn } from './state.ts';
import type { SeaId } from './types.ts';

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
    effect: isAtSea ? stepsTaken(turn, event.stepsLeft) : turn.effect,
    battle: { on: isAtSea ? 'sea' : 'land', at, from, attacker: seat, defender, attackers, next: 'dice' },
  }));
};

/** The Sylph's steps that are left after some were taken. */
export const stepsTaken = ({ effect }: Turn, stepsLeft: number | undefined): Turn['effect'] =>
  effect?.creature === 'sylph' && stepsLeft !== undefined ? { ...effect, stepsLeft } : effect;

/** The Sylph's fleets that have fought are done. */
const haveFought = (state: State, sea: SeaId, fleets: number): State =>
  changeTurn(state, (turn) =>
    turn.effect?.creature === 'sylph'
      ? { ...turn, effect: { ...turn.effect, fought: [...turn.effect.fought, { sea, fleets }] } }
      : turn,
  );

/** Each side loses its units. */
export const battleRound = (state: State, { lost, minotaurFell }: EventOf<'BattleRound'>): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const { on, at, defender } = battle;
  const thinned = on === 'sea' ? addFleets(state, at, defender, -lost[1]) : addTroops(state, at, -lost[1]);
  const bare = minotaurFell ? figureGone(thinned, 'minotaur') : thinned;
  return changeBattle(bare, (old) => ({ ...old, attackers: old.attackers - lost[0], next: 'defender' }));
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
  const arrived = add(away, to, units);
  return seat === battle.attacker ? haveFought(arrived, to, units) : arrived;
};

/** Attackers that are left stand where the battle was. */
export const battleEnded = (state: State): State => {
  const battle = battleOf(state);
  if (!battle) return state;
  const { on, at, attacker, attackers } = battle;
  const over = changeTurn(state, (turn) => ({ ...turn, battle: undefined }));
  if (attackers === 0) return over;
  return on === 'sea'
    ? haveFought(addFleets(over, at, attacker, attackers), at, attackers)
    : changeIsland(over, at, () => ({ owner: attacker, troops: attackers }));
};
