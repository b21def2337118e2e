import type { Disaster } from '#games/peloponnes/types.ts';
import { type Brush, drawBox, drawCounter, drawLabel, drawPictogram } from '../../drawing/brush.ts';
import type { Part } from '../../drawing/plan.ts';
import { boxOf } from '../../geometry/boxOf.ts';
import { inset } from '../../geometry/shapes.ts';
import { drawMeander } from '../art/drawVase.ts';
import { ON_CLAY, VASE } from '../art/inks.ts';
import {
  CHOSEN_PICTOGRAM,
  DISASTER_PICTOGRAMS,
  LINE_PICTOGRAMS,
  POWER_PICTOGRAM,
  PROTECTED_PICTOGRAM,
  SPECIAL_PICTOGRAMS,
  WAITING_PICTOGRAM,
} from '../art/pictograms.ts';
import type { Player, Stage, Standing } from '../layout/stage.ts';
import { detailRegion } from './detailRegion.ts';
import { drawAmounts } from './drawAmounts.ts';

const SHOWN = {
  income: LINE_PICTOGRAMS.income,
  supply: SPECIAL_PICTOGRAMS.supply,
  chits: DISASTER_PICTOGRAMS.decline,
  end: POWER_PICTOGRAM,
} as const;

const signs = ({
  palette,
}: Brush): Readonly<Record<Exclude<Standing, 'none' | 'winner'>, readonly [outline: string, colour: string]>> => ({
  waiting: [WAITING_PICTOGRAM, palette.accent],
  chosen: [CHOSEN_PICTOGRAM, palette.words],
  protected: [PROTECTED_PICTOGRAM, palette.muted],
});

/** Draws the emblem and the title in black on clay, between a line and a frieze. */
const drawScene = (brush: Brush, { scene, shows, emblem, title }: Omit<Stage, 'players'>): void => {
  drawBox(brush, scene, 12, { fill: VASE.clay });
  const frieze = { x: scene.x + 10, y: scene.y + scene.height - 28, width: scene.width - 20, height: 18 };
  drawMeander(brush, frieze, VASE.black);
  drawBox(brush, { ...frieze, y: scene.y + 9, height: 4 }, 0, { fill: VASE.black });
  const outline = shows in SHOWN ? SHOWN[shows as keyof typeof SHOWN] : DISASTER_PICTOGRAMS[shows as Disaster];
  drawPictogram(brush, outline, emblem, VASE.black);
  for (const line of title) drawLabel(brush, line, ON_CLAY);
};

/** Returns a player's plate and its contents as separate parts, because they change at different times. */
const playerParts = ({ box, counter, name, standing, sign, score }: Player): readonly Part[] => {
  const part = (what: object | undefined, paint: (brush: Brush) => void): readonly Part[] =>
    what === undefined ? [] : [detailRegion('plate', boxOf([what]), [what, standing], paint)];
  return [
    detailRegion('panel', box, [box, standing === 'winner'], (brush) => {
      drawBox(brush, box, 12, { fill: brush.palette.plate });
      if (standing === 'winner') drawBox(brush, inset(box, 2), 11, { stroke: brush.palette.accent, line: 5 });
    }),
    ...part(counter, (brush) => drawCounter(brush, counter.seat, counter, counter.radius)),
    ...part(name, (brush) => drawLabel(brush, name, brush.writing.words)),
    ...part(score, (brush) => {
      if (score !== undefined) drawLabel(brush, score, standing === 'winner' ? brush.writing.title : brush.writing.caption);
    }),
    ...part(sign, (brush) => {
      if (standing === 'none' || standing === 'winner' || sign === undefined) return;
      const [outline, colour] = signs(brush)[standing];
      drawPictogram(brush, outline, sign, colour);
    }),
  ];
};

/** Returns the current step, and the status of each seat in it. */
export const stageParts = ({ players, ...stage }: Stage): readonly Part[] => [
  detailRegion('sea', stage.box, 'panel', (brush) => drawBox(brush, stage.box, 14, { fill: brush.palette.panel })),
  detailRegion('panel', boxOf([stage.scene, stage.toll]), stage, (brush) => {
    drawScene(brush, stage);
    if (stage.toll !== undefined) drawAmounts(brush, stage.toll.goods);
    if (stage.toll?.each !== undefined) drawLabel(brush, stage.toll.each, brush.writing.caption);
  }),
  ...players.flatMap(playerParts),
];
