import { type Pixels, wordsOf } from '../canvas/pixels.ts';
import type { Box } from '../geometry/shapes.ts';

/** Returns the smallest box around all pixels that differ between two pictures of one size; `undefined` if none does. */
export const changedBox = (one: Pixels, other: Pixels): Box | undefined => {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const { width } = one;
  let [left, top, right, bottom] = [width, one.height, -1, -1];
  for (let pixel = 0; pixel < a.length; pixel++) {
    if (a[pixel] === b[pixel]) continue;
    const x = pixel % width;
    const y = (pixel - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = y;
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};

/** Returns the pixels in a box, transparent where they equal those of `before`. */
export const partOf = (frame: Pixels, box: Box, before?: Pixels): Pixels => {
  const part = new Uint8ClampedArray(box.width * box.height * 4);
  const words = wordsOf({ ...box, data: part });
  const [now, then] = [wordsOf(frame), before && wordsOf(before)];
  for (let row = 0; row < box.height; row++)
    for (let column = 0; column < box.width; column++) {
      const at = (box.y + row) * frame.width + box.x + column;
      if (then === undefined || now[at] !== then[at]) words[row * box.width + column] = now[at] ?? 0;
    }
  return { width: box.width, height: box.height, data: part };
};
