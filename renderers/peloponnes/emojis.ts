import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Disaster, Good } from '#games/peloponnes/types.ts';
import { drawBox } from '../drawing/brush.ts';
import { type DrawEmoji, type Emojis, rimmed } from '../drawing/emojis.ts';
import { inset } from '../geometry/shapes.ts';
import { themes } from '../themes/theme.ts';
import { drawArt } from './art/drawArt.ts';
import { inksOf } from './art/inks.ts';
import { DISASTER_PICTOGRAMS, GOOD_PICTOGRAMS } from './art/pictograms.ts';

const INKS = inksOf(themes.dark);

/** The picture of a tile. */
const tile =
  (id: string): DrawEmoji =>
  (brush, box) => {
    drawBox(brush, box, 10, { fill: brush.palette.ink });
    const art = inset(box, 2);
    brush.context.save();
    brush.context.beginPath();
    brush.context.roundRect(art.x, art.y, art.width, art.height, 8);
    brush.context.clip();
    drawArt(brush, id, { box: art, scene: art, emblem: inset(art, 5) }, 0);
    brush.context.restore();
  };

/** The signs of Peloponnes: goods, disasters, and tiles by their ids. */
export const emojis: Emojis = {
  ...Object.fromEntries(
    (Object.keys(INKS.goods) as Good[]).map((good) => [good, rimmed(GOOD_PICTOGRAMS[good], INKS.goods[good])]),
  ),
  ...Object.fromEntries(
    (Object.keys(INKS.disasters) as Disaster[]).map((disaster) => [
      disaster,
      rimmed(DISASTER_PICTOGRAMS[disaster], INKS.disasters[disaster]),
    ]),
  ),
  ...Object.fromEntries(TILES.map(({ id }) => [id, tile(id)])),
};
