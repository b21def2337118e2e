import type { Chance, Seat } from '#engine/game.ts';
import type { CommandOf } from '../commands.ts';
import type { Sea } from '../data/boards.ts';
import { DIE, MINOTAUR_STRENGTH } from '../data/figures.ts';
import type { Event } from '../events.ts';
import { type Refusal, refuse } from '../rejections.ts';
import { type Acting, type Battle, board, islandOf, islandOn, seaOf, seaOn, type Table } from '../state.ts';
import { blockerOf, standsOn } from './figures.ts';
import { powerOf } from './holdings.ts';
import { linkedIslands } from './troops.ts';

/** Battle (RULES.md, chapter 6). */

/** Returns the troops or fleets that the defender has left. */
export const defendersIn = (table: Table, { on, at }: Battle): number =>
  on === 'sea' ? seaOf(table, at).fleets : islandOf(table, at).troops;

/** Returns whether the Minotaur fights for the defence. */
export const minotaurIn = (table: Table, { on, at }: Battle): boolean => on === 'land' && standsOn(table, 'minotaur', at);

/** Returns whether both sides still have something that fights. */
const isOpen = (table: Table, battle: Battle): boolean =>
  battle.attackers > 0 && (defendersIn(table, battle) > 0 || minotaurIn(table, battle));

/** Returns what the defender adds to die and units: own ports on islands around the sea space, or fortresses on the island. */
export const defencesIn = (table: Table, { on, at, defender }: Battle): number => {
  if (on === 'land') return defender === undefined ? 0 : powerOf(islandOf(table, at), 'fortress');
  const around = board(table)
    .islandsAround(at)
    .map((island) => islandOn(table, island));
  return around.reduce((ports, island) => (island.owner === defender ? ports + powerOf(island, 'port') : ports), 0);
};

/** Returns where a side of the battle may retreat to. Medusa lets nobody leave her island. */
const retreatsOf = (table: Table, { on, at }: Battle, seat: Seat): readonly string[] => {
  if (on === 'land') {
    if (standsOn(table, 'medusa', at)) return [];
    return linkedIslands(table, seat, at).filter((id) => islandOf(table, id).owner === seat);
  }
  return board(table)
    .seasAround(at)
    .filter((sea) => mayEnter(table, seat, sea))
    .map(({ id }) => id);
};

const mayEnter = (table: Table, seat: Seat, sea: Sea): boolean => {
  const { holder } = seaOn(table, sea);
  return (holder === undefined || holder === seat) && blockerOf(table, sea) === undefined;
};

/**
 * Returns the seat that must choose now between another round and retreat: the defender, then the attacker. A side without a
 * place to retreat to is not asked.
 */
export const askedIn = (table: Table, battle: Battle): Seat | undefined => {
  const { attacker, defender, next } = battle;
  if (next === 'dice' || !isOpen(table, battle)) return undefined;
  const asksDefender = next === 'defender' && defender !== undefined && defendersIn(table, battle) > 0;
  if (asksDefender && retreatsOf(table, battle, defender).length > 0) return defender;
  return retreatsOf(table, battle, attacker).length > 0 ? attacker : undefined;
};

/** Returns another round, or the end of the battle; nothing while a side must choose. */
export const battleGoesOn = (state: Acting, battle: Battle, chance: Chance): readonly Event[] => {
  if (!isOpen(state, battle)) return endOfBattle(battle, defendersIn(state, battle));
  return askedIn(state, battle) === undefined ? [battleRound(state, battle, chance)] : [];
};

/** The Minotaur is the last loss of the defence. */
const battleRound = (state: Acting, battle: Battle, chance: Chance): Event => {
  const dice = [chance.die(DIE), chance.die(DIE)] as const;
  const defenders = defendersIn(state, battle);
  const attack = dice[0] + battle.attackers;
  const minotaur = minotaurIn(state, battle) ? MINOTAUR_STRENGTH : 0;
  const defence = dice[1] + defenders + minotaur + defencesIn(state, battle);
  const hit = defence <= attack;
  return {
    type: 'BattleRound',
    dice,
    strength: [attack, defence],
    lost: [attack <= defence ? 1 : 0, hit && defenders > 0 ? 1 : 0],
    ...(hit && defenders === 0 && { minotaurFell: true }),
  };
};

/** The last side left holds the place. With both gone, an island stays its owner's, and a sea space is empty. */
const endOfBattle = (battle: Battle, defenders: number): readonly Event[] => {
  const { on, at, attacker, defender, attackers } = battle;
  const loser = defender !== undefined && { loser: defender };
  if (attackers > 0) {
    const won: Event = { type: 'BattleEnded', holder: attacker };
    return on === 'sea' ? [won] : [won, { type: 'IslandConquered', seat: attacker, island: at, ...loser }];
  }
  const holds = defender !== undefined && (on === 'land' || defenders > 0);
  return [{ type: 'BattleEnded', ...(holds && { holder: defender }) }];
};

/** Returns why a side may not retreat to a place (6.6, 6.7). */
export const whyNotRetreat = (table: Table, battle: Battle, { seat, to }: CommandOf<'Retreat'>): Refusal | undefined => {
  const places = retreatsOf(table, battle, seat);
  return places.includes(to) ? undefined : refuse('noRetreatThere', { to, places });
};

/** Moves all remaining units of a side. */
export const retreat = (table: Table, battle: Battle, { seat, to }: CommandOf<'Retreat'>): Event => {
  const units = seat === battle.attacker ? battle.attackers : defendersIn(table, battle);
  return { type: 'Retreated', seat, to, units };
};

/** Returns fighting on, and each place to retreat to. */
export const battleChoices = (
  table: Table,
  battle: Battle,
  seat: Seat,
): readonly (CommandOf<'Fight'> | CommandOf<'Retreat'>)[] => [
  { type: 'Fight', seat },
  ...retreatsOf(table, battle, seat).map((to) => ({ type: 'Retreat', seat, to }) as const),
];
