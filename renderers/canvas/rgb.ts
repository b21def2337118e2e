import { takeMemory } from './memory.ts';

/** A picture of three bytes per pixel, row by row: red, green and blue. */
export type RgbImage = Readonly<ReturnType<typeof newRgb>>;

/** Returns a picture whose pixels all have one colour. */
export const newRgb = (width: number, height: number, colour: Uint8Array) => {
  const data = takeMemory(3 * width * height);
  Buffer.from(data.buffer, 0, data.length).fill(colour);
  return { width, height, data };
};
