import { type Brush, brushOn } from '../../drawing/brush.ts';
import { lookOf, type Part, whatOf } from '../../drawing/plan.ts';
import { boxOf } from '../../geometry/boxOf.ts';
import { type Box, inset } from '../../geometry/shapes.ts';

/** How far rims and shadows reach beyond what they surround. */
const EDGE = 10;

/**
 * Returns a part that shows `what` and nothing else; everything of a `kind` is drawn in the same way. It is drawn from its own look, so
 * that what is cached can depend on nothing that the look lacks, and is the same wherever it was first drawn.
 */
export const layer = <What>(
  kind: string,
  what: What,
  draw: (brush: Brush, what: What) => void,
  around: Box = boxOf([what]),
): Part => {
  const box = inset(around, -EDGE);
  const look = lookOf(box, what);
  return {
    box,
    look: `${kind} ${look}`,
    paint: ({ context, scale, origin, ...theme }) => {
      const corner = { x: origin.x + box.x * scale, y: origin.y + box.y * scale };
      draw(brushOn(context, theme, scale, corner), whatOf(look));
    },
  };
};

/** Returns the smallest box of whole pixels around a box: what lies in one place only is drawn exactly there. */
export const onPixels = ({ x, y, width, height }: Box): Box => {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  return { x: left, y: top, width: Math.ceil(x + width) - left, height: Math.ceil(y + height) - top };
};

/** Returns a part that is not cached: only its viewer may see what it shows, or it is rarely the same. */
export const fresh = <What>(what: What, draw: (brush: Brush, what: What) => void, around: Box = boxOf([what])): Part => ({
  box: inset(around, -EDGE),
  paint: (brush) => draw(brush, what),
});
