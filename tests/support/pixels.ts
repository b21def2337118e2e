import { createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';

/** The pixels of a picture made smaller, four bytes each. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly png: () => Promise<Uint8Array>;
}

const GOLDEN = { width: 480, height: 360 } as const;

/** A picture file (PNG or JPEG) or a page, shrunk to the size of the golden pictures. */
export const shrunk = async (picture: Uint8Array | Parameters<ReturnType<typeof context>['drawImage']>[0]): Promise<Pixels> => {
  const small = createCanvas(GOLDEN.width, GOLDEN.height);
  const brush = small.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture instanceof Uint8Array ? await loadImage(picture) : picture, 0, 0, GOLDEN.width, GOLDEN.height);
  return {
    data: brush.getImageData(0, 0, GOLDEN.width, GOLDEN.height).data,
    png: async () => new Uint8Array(await small.encode('png')),
  };
};

const context = () => createCanvas(1, 1).getContext('2d');

/** How many pixels differ to the eye. */
export const differing = (a: Pixels, b: Pixels): number =>
  pixelmatch(a.data, b.data, undefined, GOLDEN.width, GOLDEN.height, { threshold: 0.1 });
