import { drawBox, drawCounter, drawPictogram } from '../brush.ts';
import { type Context, drawLabel } from '../canvas.ts';
import { boxAround, middleOf } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import type { BattleRow } from './battleRow.ts';
import { drawCard } from './drawCreatures.ts';
import { drawFigure } from './drawFigures.ts';
import { drawTrack } from './drawTracks.ts';
import type { EffectRow } from './effectRow.ts';
import type { Now } from './layout.ts';
import { SHIP, SWORDS } from './pictograms.ts';

const drawBattle = (context: Context, row: BattleRow): void => {
  drawBox(context, row.box, 14, { fill: PALETTE.panel, stroke: PALETTE.alarm, line: 4 });
  for (const counter of [row.attacker, row.defender]) {
    if (counter !== undefined) drawCounter(context, counter.seat, counter, counter.radius);
  }
  drawPictogram(context, SWORDS, boxAround(middleOf(row.swords), row.swords.width), PALETTE.alarm);
  for (const label of row.units) drawLabel(context, label, PALETTE.paper);
  if (row.minotaur !== undefined) {
    drawFigure(context, row.minotaur.figure);
    drawLabel(context, row.minotaur.strength, PALETTE.paper);
  }
  drawLabel(context, row.space, PALETTE.muted);
};

const drawEffect = (context: Context, { box, creature, card, name, steps }: EffectRow): void => {
  drawBox(context, box, 14, { fill: PALETTE.panel, stroke: PALETTE.clay, line: 4 });
  drawCard(context, card, creature);
  drawLabel(context, name, PALETTE.paper);
  if (steps === undefined) return;
  drawPictogram(context, SHIP, steps.ship, PALETTE.muted);
  drawLabel(context, steps.left, PALETTE.gold);
};

/** What goes on now: markers to offer, a battle, or a creature in use. */
export const drawNow = (context: Context, now: Now): void => {
  if ('attacker' in now) drawBattle(context, now);
  else if ('creature' in now) drawEffect(context, now);
  else drawTrack(context, now);
};
