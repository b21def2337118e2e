import type { Draft } from '#engine/draft.ts';
import type { Seat } from '#engine/game.ts';
import {
  addFleets,
  addGold,
  addTroops,
  battleOf,
  changeBattle,
  changeIsland,
  changeTurn,
  type Folds,
  takeFigure,
} from './changes.ts';
import type { EventOf } from './events.ts';
import type { Battle, State, Turn } from './state.ts';
import type { SeaId } from './types.ts';

/** Moves the attackers from their place into the battle. */
const battleBegan = (draft: Draft<State>, event: EventOf<'SeaBattleBegan'> | EventOf<'LandBattleBegan'>): State => {
  const { type, seat, defender, from, at, cost } = event;
  const isAtSea = type === 'SeaBattleBegan';
  const attackers = isAtSea ? event.fleets : event.troops;
  const left = isAtSea ? addFleets(draft, from, seat, -attackers) : addTroops(draft, from, -attackers);
  return changeTurn(addGold(left, seat, -cost), (turn) => {
    turn.voyage = undefined;
    if (isAtSea) turn.effect = stepsTaken(turn, event.stepsLeft);
    turn.battle = { on: isAtSea ? 'sea' : 'land', at, from, attacker: seat, defender, attackers, next: 'dice' };
  });
};

/** Returns the effect with the Sylph's remaining steps. */
export const stepsTaken = ({ effect }: Turn, stepsLeft: number | undefined): Turn['effect'] =>
  effect?.creature === 'sylph' && stepsLeft !== undefined ? { ...effect, stepsLeft } : effect;

/** Marks the Sylph's fleets that have fought as done. */
const haveFought = (draft: Draft<State>, sea: SeaId, fleets: number): State =>
  changeTurn(draft, (turn) => {
    if (turn.effect?.creature !== 'sylph') return;
    turn.effect = { ...turn.effect, fought: [...turn.effect.fought, { sea, fleets }] };
  });

/** Puts a seat's units of the fighting kind on a space, or takes them if negative. */
const addUnits = (draft: Draft<State>, { on }: Battle, at: string, seat: Seat | undefined, units: number): Draft<State> =>
  on === 'sea' ? addFleets(draft, at, seat, units) : addTroops(draft, at, units);

/** Folds the events of a battle. */
export const BATTLE_FOLDS = {
  SeaBattleBegan: battleBegan,
  LandBattleBegan: battleBegan,
  BattleRound: (draft, { lost, minotaurFell }) => {
    const battle = battleOf(draft);
    if (!battle) return draft;
    addUnits(draft, battle, battle.at, battle.defender, -lost[1]);
    if (minotaurFell) takeFigure(draft, 'minotaur');
    return changeBattle(draft, (changed) => {
      changed.attackers -= lost[0];
      changed.next = 'defender';
    });
  },
  /** After the defender's choice the attacker chooses, after the attacker's the dice are thrown. */
  FoughtOn: (draft, { seat }) =>
    changeBattle(draft, (battle) => {
      battle.next = seat === battle.defender ? 'attacker' : 'dice';
    }),
  Retreated: (draft, { seat, to, units }) => {
    const battle = battleOf(draft);
    if (!battle) return draft;
    if (seat !== battle.attacker) return addUnits(addUnits(draft, battle, battle.at, seat, -units), battle, to, seat, units);
    changeBattle(draft, (changed) => {
      changed.attackers -= units;
    });
    return haveFought(addUnits(draft, battle, to, seat, units), to, units);
  },
  /** Places the remaining attackers where the battle was. */
  BattleEnded: (draft) => {
    const battle = battleOf(draft);
    if (!battle) return draft;
    const { on, at, attacker, attackers } = battle;
    changeTurn(draft, (turn) => {
      turn.battle = undefined;
    });
    if (attackers === 0) return draft;
    if (on === 'sea') return haveFought(addFleets(draft, at, attacker, attackers), at, attackers);
    return changeIsland(draft, at, (island) => {
      island.owner = attacker;
      island.troops = attackers;
    });
  },
  IslandConquered: (draft, { seat, island: id }) =>
    changeIsland(draft, id, (island) => {
      island.owner = seat;
    }),
} satisfies Partial<Folds>;
