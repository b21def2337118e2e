import type { Chance, Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import { DIE } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, type Battle, board, islandAt, seaAt, type Table } from '../state.ts';
import { powerOf } from './holdings.ts';
import { linkedIslands } from './troops.ts';

/** Battle (RULES.md, chapter 6). */

/** Units of the defender that are left. */
export const defendersIn = (table: Table, { on, at }: Battle): number =>
  (on === 'sea' ? seaAt(table, at)?.fleets : islandAt(table, at)?.troops) ?? 0;

/** What the defender adds to die and units: own ports on islands around the sea space, or fortresses on the island. */
export const defencesIn = (table: Table, { on, at, defender }: Battle): number => {
  if (on === 'land') {
    const island = islandAt(table, at);
    return island ? powerOf(island, 'fortress') : 0;
  }
  const around = board(table).sea(at)?.islands ?? [];
  return around.reduce((ports, id) => {
    const island = islandAt(table, id);
    return island?.owner === defender ? ports + powerOf(island, 'port') : ports;
  }, 0);
};

/** Where a side of the battle may retreat to. */
const retreatsOf = (table: Table, { on, at }: Battle, seat: Seat): readonly string[] => {
  if (on === 'land') return linkedIslands(table, seat, at).filter((id) => islandAt(table, id)?.owner === seat);
  const isOpen = (id: string): boolean => {
    const holder = seaAt(table, id)?.holder;
    return holder === undefined || holder === seat;
  };
  return board(table).sea(at)?.seas.filter(isOpen) ?? [];
};

/** Who is to choose now between another round and retreat: the defender, then the attacker; a side without a place is not asked. */
export const askedIn = (table: Table, battle: Battle): Seat | undefined => {
  if (battle.attackers === 0 || defendersIn(table, battle) === 0 || battle.next === 'dice') return undefined;
  const sides = battle.next === 'defender' ? [battle.defender, battle.attacker] : [battle.attacker];
  return sides.find((side) => retreatsOf(table, battle, side).length > 0);
};

/** Another round, or the end of the battle; nothing while a side is asked. */
export const battleGoesOn = (state: Acting, battle: Battle, chance: Chance): readonly Event[] => {
  const defenders = defendersIn(state, battle);
  if (battle.attackers === 0 || defenders === 0) return endOfBattle(battle, defenders);
  return askedIn(state, battle) === undefined ? [battleRound(state, battle, chance)] : [];
};

const battleRound = (state: Acting, battle: Battle, chance: Chance): Event => {
  const dice = [chance.die(DIE), chance.die(DIE)] as const;
  const attack = dice[0] + battle.attackers;
  const defence = dice[1] + defendersIn(state, battle) + defencesIn(state, battle);
  return {
    type: 'BattleRound',
    dice,
    strength: [attack, defence],
    lost: [attack <= defence ? 1 : 0, defence <= attack ? 1 : 0],
  };
};

/** The last side standing holds the place; with both gone the defender keeps an island, and a sea space is empty. */
const endOfBattle = (battle: Battle, defenders: number): readonly Event[] => {
  const { on, at, attacker, defender, attackers } = battle;
  if (attackers > 0) {
    const won: Event = { type: 'BattleEnded', holder: attacker };
    return on === 'sea' ? [won] : [won, { type: 'IslandConquered', seat: attacker, island: at, loser: defender }];
  }
  return on === 'land' || defenders > 0 ? [{ type: 'BattleEnded', holder: defender }] : [{ type: 'BattleEnded' }];
};

/** Why a side may not retreat to a place (6.6, 6.7). */
export const whyNotRetreat = (table: Table, battle: Battle, { seat, to }: CommandOf<'Retreat'>): Refusal | undefined => {
  const places = retreatsOf(table, battle, seat);
  return places.includes(to) ? undefined : refuse('noRetreatThere', { to, places });
};

/** All that a side has left goes. */
export const retreat = (table: Table, battle: Battle, { seat, to }: CommandOf<'Retreat'>): readonly Event[] => {
  const units = seat === battle.attacker ? battle.attackers : defendersIn(table, battle);
  return [{ type: 'Retreated', seat, to, units }];
};

/** Fighting on, or each place to retreat to. */
export const battleChoices = (
  table: Table,
  battle: Battle,
  seat: Seat,
): readonly (CommandOf<'Fight'> | CommandOf<'Retreat'>)[] => [
  { type: 'Fight', seat },
  ...retreatsOf(table, battle, seat).map((to) => ({ type: 'Retreat', seat, to }) as const),
];
