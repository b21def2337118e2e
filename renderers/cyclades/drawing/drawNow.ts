import { type Brush, drawBox, drawCounter, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { boxAround, inset, labelBox, middleOf } from '../../geometry/shapes.ts';
import { SHIP, SWORDS } from '../art/pictograms.ts';
import type { BattleRow } from '../layout/battleRow.ts';
import type { EffectRow } from '../layout/effectRow.ts';
import type { Now } from '../layout/layout.ts';
import { drawCard } from './drawCreatures.ts';
import { drawFigure } from './drawFigures.ts';
import { trackParts } from './drawTracks.ts';
import { layer } from './layer.ts';

const drawBattle = (brush: Brush, row: BattleRow): void => {
  drawBox(brush, row.box, 14, { fill: brush.palette.panel, stroke: brush.palette.alarm, line: 4 });
  for (const counter of [row.attacker, row.defender]) {
    if (counter !== undefined) drawCounter(brush, counter.seat, counter, counter.radius);
  }
  drawPictogram(brush, SWORDS, boxAround(middleOf(row.swords), row.swords.width), brush.palette.alarm);
  for (const label of row.units) drawLabel(brush, label, brush.writing.words);
  if (row.minotaur !== undefined) {
    drawFigure(brush, row.minotaur.figure);
    drawLabel(brush, row.minotaur.strength, brush.writing.words);
  }
  if (row.island) drawBox(brush, inset(labelBox(row.space), -5), 8, { fill: brush.palette.badge });
  drawLabel(brush, row.space, row.island ? brush.writing.badge : brush.writing.words);
};

const drawEffect = (brush: Brush, { box, creature, card, name, steps }: EffectRow): void => {
  drawBox(brush, box, 14, { fill: brush.palette.panel, stroke: brush.palette.clay, line: 4 });
  drawCard(brush, card, creature);
  drawLabel(brush, name, brush.writing.words);
  if (steps === undefined) return;
  drawPictogram(brush, SHIP, steps.ship, brush.palette.muted);
  drawLabel(brush, steps.left, brush.writing.title);
};

/** Returns the parts of the current step: markers to offer, a battle, or a creature in use. */
export const nowParts = (now: Now): readonly Part[] => {
  if ('attacker' in now) return [layer('battle', now, drawBattle)];
  return 'creature' in now ? [layer('effect', now, drawEffect)] : trackParts(now);
};
