import { MINOTAUR_STRENGTH } from '#games/cyclades/data/figures.ts';
import type { BattleView } from '#games/cyclades/viewTypes.ts';
import { boxAround } from '../../geometry/shapes.ts';
import { FIGURE_RADIUS } from './figures.ts';
import type { Sheet } from './sheet.ts';
import { COUNTER_RADIUS } from './tracks.ts';

/** The two sides of a battle: units, and what the defender adds. */
export type BattleRow = ReturnType<typeof layOutBattle>;

const BODY = { size: 44 } as const;
const BESIDE_COUNTER = 86;
const LINE = 27;
/** Position of swords and space when the Minotaur takes some of their room. */
const LEFT_OF_MINOTAUR = 176;

const plus = (strength: number, defences: number): string => (defences > 0 ? `${strength}+${defences}` : String(strength));

/** Places the Minotaur below the defender's units, or in the defender's place when he is alone. */
const minotaurOf = (battle: BattleView, { frame, view, text }: Sheet) => {
  const figure = view.figures.find(({ creature, island }) => creature === 'minotaur' && island === battle.at);
  if (!battle.minotaur || figure === undefined) return undefined;
  const { creature, seat } = figure;
  const right = frame.now.x + frame.now.width;
  const y = frame.now.y + frame.now.height / 2;
  if (battle.defender === undefined) {
    return {
      figure: { creature, seat, x: right - 48, y, radius: 36 },
      strength: text(plus(MINOTAUR_STRENGTH, battle.defences), right - 96, y, { ...BODY, align: 'right' }),
    };
  }
  const x = right - BESIDE_COUNTER - FIGURE_RADIUS;
  return {
    figure: { creature, seat, x, y: y + LINE, radius: FIGURE_RADIUS },
    strength: text(`+${MINOTAUR_STRENGTH}`, x - FIGURE_RADIUS - 8, y + LINE, { ...BODY, size: frame.type, align: 'right' }),
  };
};

/** Lays out the two sides face to face, and the place they fight for. */
export const layOutBattle = (battle: BattleView, sheet: Sheet) => {
  const { frame, text } = sheet;
  const box = frame.now;
  const y = box.y + box.height / 2;
  const right = box.x + box.width;
  const [attacking, defending] = battle.units;
  const { defender } = battle;
  const minotaur = minotaurOf(battle, sheet);
  const centre = box.x + (minotaur !== undefined && defender !== undefined ? LEFT_OF_MINOTAUR : box.width / 2);
  const attackers = text(String(attacking), box.x + BESIDE_COUNTER, y, BODY);
  const defenders = text(plus(defending, battle.defences), right - BESIDE_COUNTER, minotaur ? y - LINE : y, {
    ...BODY,
    align: 'right',
  });
  return {
    box,
    attacker: { seat: battle.attacker, x: box.x + 44, y, radius: COUNTER_RADIUS },
    /** Absent where the Minotaur defends an unowned island alone. */
    ...(defender !== undefined && { defender: { seat: defender, x: right - 44, y, radius: COUNTER_RADIUS } }),
    swords: boxAround({ x: centre, y: y - 20 }, 48),
    /** Attacker first, then the defender if there is one. */
    units: defender === undefined ? [attackers] : [attackers, defenders],
    /** The Minotaur, and what he adds. */
    ...(minotaur && { minotaur }),
    space: text(battle.at.replace(/^is/u, 'Is'), centre, y + 32, { size: frame.type, align: 'center' }),
  };
};
