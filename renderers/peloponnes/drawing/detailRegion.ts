import { type Brush, drawBox } from '../../drawing/brush.ts';
import { lookOf, type Part } from '../../drawing/plan.ts';
import { type Box, inset } from '../../geometry/shapes.ts';

/** Makes the last pixel of a part fully covered, wherever its edge falls. */
const SEAM = 2;

/** Returns a part on a plain background that shows `what` and nothing else. A part that is its viewer's `own` is not cached. */
export const detailRegion = (
  ground: 'sea' | 'panel' | 'plate',
  box: Box,
  what: unknown,
  paint: (brush: Brush) => void,
  own = false,
): Part => ({
  box,
  ...(!own && { look: lookOf(box, what) }),
  paint: (brush) => {
    drawBox(brush, inset(box, -SEAM), 0, { fill: brush.palette[ground] });
    paint(brush);
  },
});
