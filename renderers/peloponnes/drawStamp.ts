import { drawDisc, drawPictogram } from '../brush.ts';
import type { Context } from '../canvas.ts';
import { inset, middleOf } from '../shapes.ts';
import { PALETTE } from '../theme.ts';
import { GOOD_COLOURS } from './inks.ts';
import { CHOSEN_PICTOGRAM, GONE_PICTOGRAM, GOOD_PICTOGRAMS } from './pictograms.ts';
import type { Stamped } from './rowTiles.ts';
import type { Stamp } from './stamps.ts';

const looks = (stamp: Stamp): readonly [outline: string, colour: string] => {
  if (stamp === 'paid') return [CHOSEN_PICTOGRAM, PALETTE.paper];
  if (stamp === 'gone') return [GONE_PICTOGRAM, PALETTE.alarm];
  const good = stamp === 'marked' ? 'coins' : stamp;
  return [GOOD_PICTOGRAMS[good], GOOD_COLOURS[good]];
};

/** The viewer's own choice, over the tile that it is about. */
export const drawStamp = (context: Context, { stamp, box }: Stamped): void => {
  const [outline, colour] = looks(stamp);
  drawDisc(context, middleOf(box), box.width / 2, { fill: PALETTE.stone });
  drawDisc(context, middleOf(box), box.width / 2 - 3, { fill: PALETTE.night });
  drawPictogram(context, outline, inset(box, box.width / 5), colour);
};
