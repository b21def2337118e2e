import { DIE } from '#games/cyclades/data/figures.ts';
import { battleOdds, roundOdds } from '#games/cyclades/data/odds.ts';
import type { BattleView } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';

/** "43 %"; what can happen is never said to be impossible, nor what can fail certain. */
const percent = (odds: number): string => {
  const rounded = Math.round(odds * 100);
  if (rounded === 0 && odds > 0) return 'moins de 1 %';
  return rounded === 100 && odds < 1 ? 'plus de 99 %' : `${rounded} %`;
};

/** What the dice make of a battle, for both sides: the next round, and the whole where nobody retreats. */
export const oddsOf = (battle: BattleView, name: NameSeat): string => {
  const attacker = name(battle.attacker);
  const defender = battle.defender === undefined ? 'le Minotaure' : name(battle.defender);
  const [won, drawn, lost] = roundOdds(battle);
  const [all, none, nothing] = battleOdds(battle);
  const throws = `Prochain assaut : ${attacker} gagne ${won} lancers sur ${DIE.length ** 2}, ${defender} ${lost}, et ${drawn} coûtent une unité aux deux`;
  const left = none === 0 ? '' : `, plus personne ${percent(none)}`;
  return `${throws} – jusqu’au bout : ${attacker} l’emporte ${percent(all)}, ${defender} ${percent(nothing)}${left}`;
};
