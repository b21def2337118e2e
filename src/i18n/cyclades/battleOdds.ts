import { DIE } from '#games/cyclades/data/figures.ts';
import { battleOdds, roundOdds } from '#games/cyclades/data/odds.ts';
import type { BattleView } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import type { CycladesText } from './phrases.ts';

/** "43 %"; what can happen is never said to be impossible, nor what can fail certain. */
const percent = (t: CycladesText, odds: number): string => {
  const rounded = Math.round(odds * 100);
  if (rounded === 0 && odds > 0) return t('odds-under');
  return rounded === 100 && odds < 1 ? t('odds-over') : t('odds-percent', { percent: rounded });
};

/** Returns what the dice make of a battle, for both sides: the next round, and the whole battle if neither retreats. */
export const oddsLine = (t: CycladesText, battle: BattleView, name: NameSeat): string => {
  const [won, drawn, lost] = roundOdds(battle);
  const [all, none, nothing] = battleOdds(battle);
  return t('odds', {
    attacker: name(battle.attacker),
    defender: battle.defender === undefined ? t('creature', { id: 'minotaur', case: 'the' }) : name(battle.defender),
    throws: DIE.length ** 2,
    won,
    drawn,
    lost,
    attackerWins: percent(t, all),
    defenderWins: percent(t, nothing),
    nobody: none === 0 ? '' : t('odds-nobody', { odds: percent(t, none) }),
  });
};
