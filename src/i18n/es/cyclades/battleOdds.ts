import { DIE } from '#games/cyclades/data/figures.ts';
import { battleOdds, roundOdds } from '#games/cyclades/data/odds.ts';
import type { BattleView } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';

/** "43 %"; what can happen is never said to be impossible, nor what can fail certain. */
const percent = (odds: number): string => {
  const rounded = Math.round(odds * 100);
  if (rounded === 0 && odds > 0) return 'menos del 1 %';
  return rounded === 100 && odds < 1 ? 'más del 99 %' : `${rounded} %`;
};

/** What the dice make of a battle, for both sides: the next round, and the whole where nobody retreats. */
export const oddsOf = (battle: BattleView, name: NameSeat): string => {
  const attacker = name(battle.attacker);
  const defender = battle.defender === undefined ? 'el Minotauro' : name(battle.defender);
  const [won, drawn, lost] = roundOdds(battle);
  const [all, none, nothing] = battleOdds(battle);
  const throws = `Próximo asalto: de ${DIE.length ** 2} tiradas, ${attacker} gana ${won}, ${defender} ${lost}, y ${drawn} cuestan una unidad a los dos`;
  const left = none === 0 ? '' : `, no queda nadie ${percent(none)}`;
  return `${throws} – hasta el final: ${attacker} gana ${percent(all)}, ${defender} ${percent(nothing)}${left}`;
};
