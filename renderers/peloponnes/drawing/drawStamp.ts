import { type Brush, drawDisc, drawPictogram } from '../../drawing/brush.ts';
import { inset, middleOf } from '../../geometry/shapes.ts';
import { inksOf } from '../art/inks.ts';
import { CHOSEN_PICTOGRAM, GONE_PICTOGRAM, GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import type { Stamped } from '../layout/rowTiles.ts';
import type { Stamp } from '../layout/stamps.ts';

const looks = (brush: Brush, stamp: Stamp): readonly [outline: string, colour: string] => {
  if (stamp === 'paid') return [CHOSEN_PICTOGRAM, brush.palette.words];
  if (stamp === 'gone') return [GONE_PICTOGRAM, brush.palette.alarm];
  const good = stamp === 'marked' ? 'coins' : stamp;
  return [GOOD_PICTOGRAMS[good], inksOf(brush).goods[good]];
};

/** Draws the viewer's own choice over the tile that it concerns. */
export const drawStamp = (brush: Brush, { stamp, box }: Stamped): void => {
  const [outline, colour] = looks(brush, stamp);
  drawDisc(brush, middleOf(box), box.width / 2, { fill: brush.palette.stone });
  drawDisc(brush, middleOf(box), box.width / 2 - 3, { fill: brush.palette.plate });
  drawPictogram(brush, outline, inset(box, box.width / 5), colour);
};
