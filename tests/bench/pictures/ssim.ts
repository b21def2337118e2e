import { loadImage } from '@napi-rs/canvas';
import { newPage } from '#renderers/canvas/canvas.ts';

/** A picture by the luma of its pixels, row after row. */
export interface Luma {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** The luma of a picture file, by the weights of ITU-R BT.601. */
export const lumaOf = async (file: Uint8Array): Promise<Luma> => {
  const image = await loadImage(file);
  const { width, height } = image;
  const { context } = newPage(width, height);
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const luma = new Float32Array(width * height);
  for (let pixel = 0; pixel < luma.length; pixel += 1) {
    const [red = 0, green = 0, blue = 0] = [data[4 * pixel], data[4 * pixel + 1], data[4 * pixel + 2]];
    luma[pixel] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width, height, data: luma };
};

const WINDOW = 8;
const STEP = 4;
/** The constants of the formula for 8-bit values. */
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

const windowAt = (one: Luma, other: Luma, left: number, top: number): number => {
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y += 1) {
    for (let x = left; x < left + WINDOW; x += 1) {
      const a = one.data[y * one.width + x] ?? 0;
      const b = other.data[y * one.width + x] ?? 0;
      sumA += a;
      sumB += b;
      squareA += a * a;
      squareB += b * b;
      product += a * b;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const [variedA, variedB] = [squareA / count - meanA * meanA, squareB / count - meanB * meanB];
  const together = product / count - meanA * meanB;
  return ((2 * meanA * meanB + C1) * (2 * together + C2)) / ((meanA ** 2 + meanB ** 2 + C1) * (variedA + variedB + C2));
};

/**
 * The similarity of two pictures of the same size, 1 for equal ones: the mean of the structural similarity index over windows of 8 × 8
 * pixels, every fourth across and down (Wang, Bovik, Sheikh, Simoncelli, “Image Quality Assessment: From Error Visibility to Structural
 * Similarity”, IEEE Transactions on Image Processing 13, 2004, with plain windows). Throws on different sizes.
 */
export const similarity = (one: Luma, other: Luma): number => {
  if (one.width !== other.width || one.height !== other.height) throw new Error('The pictures differ in size.');
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + WINDOW <= one.height; top += STEP) {
    for (let left = 0; left + WINDOW <= one.width; left += STEP) {
      sum += windowAt(one, other, left, top);
      windows += 1;
    }
  }
  return sum / windows;
};
