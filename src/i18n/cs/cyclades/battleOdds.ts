import { DIE } from '#games/cyclades/data/figures.ts';
import { battleOdds, roundOdds } from '#games/cyclades/data/odds.ts';
import type { BattleView } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_NAMES } from './creatures.ts';

/** "43 %"; what can happen is never said to be impossible, nor what can fail certain. */
const percent = (odds: number): string => {
  const rounded = Math.round(odds * 100);
  if (rounded === 0 && odds > 0) return 'méně než 1 %';
  return rounded === 100 && odds < 1 ? 'více než 99 %' : `${rounded} %`;
};

/** What the dice make of a battle, for both sides: the next round, and the whole where nobody retreats. */
export const oddsOf = (battle: BattleView, name: NameSeat): string => {
  const attacker = name(battle.attacker);
  const defender = battle.defender === undefined ? CREATURE_NAMES.minotaur : name(battle.defender);
  const [won, drawn, lost] = roundOdds(battle);
  const [all, none, nothing] = battleOdds(battle);
  const throws = `Příští kolo boje, ze ${DIE.length ** 2} hodů: ${attacker} vyhraje ${won}, ${defender} ${lost}, ${drawn} stojí jednotku obě strany`;
  const left = none === 0 ? '' : `, nezůstane nikdo ${percent(none)}`;
  return `${throws} – boj do konce: ${attacker} vyhraje ${percent(all)}, ${defender} ${percent(nothing)}${left}`;
};
