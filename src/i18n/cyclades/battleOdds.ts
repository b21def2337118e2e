import type { Command } from '#games/cyclades/commands.ts';
import { type Attack, attackOf } from '#games/cyclades/data/attacks.ts';
import { DIE, MINOTAUR_STRENGTH } from '#games/cyclades/data/figures.ts';
import { battleOdds, roundOdds } from '#games/cyclades/data/odds.ts';
import type { BattleView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import type { CycladesText } from './phrases.ts';

/** "43 %"; what can happen is never said to be impossible, nor what can fail certain. */
export const percent = (t: CycladesText, odds: number): string => {
  const rounded = Math.round(odds * 100);
  if (rounded === 0 && odds > 0) return t('odds-under');
  return rounded === 100 && odds < 1 ? t('odds-over') : t('odds-percent', { percent: rounded });
};

const defenderOf = (
  t: CycladesText,
  { defender }: Pick<BattleView, 'defender'>,
  name: NameSeat,
  form: 'the' | 'nom' = 'the',
): string => (defender === undefined ? t('creature', { id: 'minotaur', case: form }) : name(defender));

/** Returns what the dice make of a battle, for both sides: the next round, and the whole battle if neither retreats. */
export const oddsLine = (t: CycladesText, battle: BattleView, name: NameSeat): string => {
  const [won, drawn, lost] = roundOdds(battle);
  const [all, none, nothing] = battleOdds(battle);
  return t('odds', {
    attacker: name(battle.attacker),
    defender: defenderOf(t, battle, name),
    throws: DIE.length ** 2,
    won,
    drawn,
    lost,
    attackerWins: percent(t, all),
    defenderWins: percent(t, nothing),
    nobody: none === 0 ? '' : t('odds-nobody', { odds: percent(t, none) }),
  });
};

/** Returns the strengths of both sides of an attack, and the attacker's chances in the next round and the whole battle. */
const attackFacts = (t: CycladesText, attack: Attack, name: NameSeat) => {
  const { units, defences, minotaur } = attack;
  const [won] = roundOdds(attack);
  const [all] = battleOdds(attack);
  return {
    seat: defenderOf(t, attack, name),
    units: units[0],
    strength: units[1] + defences + (minotaur ? MINOTAUR_STRENGTH : 0),
    round: percent(t, won / DIE.length ** 2),
    battle: percent(t, all),
  };
};

/** "Carl, 2 v 1: round 64%, battle 81%". */
export const attackInShort = (t: CycladesText, attack: Attack, name: NameSeat): string =>
  t('odds-attack', { ...attackFacts(t, attack, name), seat: defenderOf(t, attack, name, 'nom') });

/** Returns what may happen if a player attacks. */
export const attackRisk =
  (t: CycladesText) =>
  (view: View, move: Command, name: NameSeat): string => {
    const attack = attackOf(view, move);
    return attack === undefined ? '' : t('risk-battle', attackFacts(t, attack, name));
  };
