import { MINOTAUR_STRENGTH } from '#games/cyclades/data/figures.ts';
import type { BattleView } from '#games/cyclades/viewTypes.ts';
import { boxAround } from '../../geometry/shapes.ts';
import { FIGURE_RADIUS } from './figures.ts';
import type { Sheet } from './sheet.ts';
import { COUNTER_RADIUS } from './tracks.ts';

/** The two sides of a battle: units, and what the defender adds. */
export type BattleRow = ReturnType<typeof layOutBattle>;

const SWORDS = 24;

const plus = (strength: number, defences: number): string => (defences > 0 ? `${strength}+${defences}` : String(strength));

/** Lays out the two sides face to face, and below them the place they fight for and the Minotaur if he takes part. */
export const layOutBattle = (battle: BattleView, sheet: Sheet) => {
  const { frame, view, text } = sheet;
  const box = frame.now;
  const [left, right] = [box.x + 8, box.x + box.width - 8];
  const [high, low] = [box.y + 30, box.y + box.height - 24];
  const size = frame.small;
  const [attacking, defending] = battle.units;
  const { defender } = battle;
  const figure = view.figures.find(({ creature, island }) => creature === 'minotaur' && island === battle.at);
  const beside = 2 * COUNTER_RADIUS + 6;
  const attackers = text(String(attacking), left + beside, high, { size });
  const defenders = text(plus(defending, battle.defences), right - beside, high, { size, align: 'right' });
  const [from, to] = [attackers.x + attackers.width, defender === undefined ? right : defenders.x - defenders.width];
  /** He adds to the defender's units, or defends alone. */
  const strength = defender === undefined ? plus(MINOTAUR_STRENGTH, battle.defences) : `+${MINOTAUR_STRENGTH}`;
  return {
    box,
    attacker: { seat: battle.attacker, x: left + COUNTER_RADIUS, y: high, radius: COUNTER_RADIUS },
    /** Absent where the Minotaur defends an unowned island alone. */
    ...(defender !== undefined && { defender: { seat: defender, x: right - COUNTER_RADIUS, y: high, radius: COUNTER_RADIUS } }),
    /** Between the sides, as large as there is room. */
    swords: boxAround({ x: (from + to) / 2, y: high }, Math.max(0, Math.min(SWORDS, to - from - 2))),
    /** Attacker first, then the defender if there is one. */
    units: defender === undefined ? [attackers] : [attackers, defenders],
    /** The Minotaur, and what he adds. */
    ...(battle.minotaur &&
      figure !== undefined && {
        minotaur: {
          figure: { creature: figure.creature, seat: figure.seat, x: right - FIGURE_RADIUS, y: low, radius: FIGURE_RADIUS },
          strength: text(strength, right - 2 * FIGURE_RADIUS - 4, low, { size, align: 'right' }),
        },
      }),
    island: battle.at.startsWith('is'),
    space: text(battle.at.replace(/^is/u, ''), left + 6, low, { size }),
  };
};
