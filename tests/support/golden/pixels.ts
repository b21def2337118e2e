import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import pixelmatch from 'pixelmatch';

/** The pixels of a picture after scaling it down, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
  readonly png: () => Promise<Uint8Array>;
}

const WIDTH = 480;

/** A picture file (PNG or JPEG) or a page, scaled to the width of the golden pictures. */
export const shrunk = async (picture: Uint8Array | Canvas, width = WIDTH): Promise<Pixels> => {
  const whole = picture instanceof Uint8Array ? await loadImage(picture) : picture;
  const height = Math.round((whole.height * width) / whole.width);
  const small = createCanvas(width, height);
  const brush = small.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(whole, 0, 0, width, height);
  return {
    width,
    height,
    data: brush.getImageData(0, 0, width, height).data,
    png: async () => new Uint8Array(await small.encode('png')),
  };
};

/** The number of visibly different pixels. Throws when the pictures differ in size. */
export const differing = (a: Pixels, b: Pixels): number =>
  pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.1 });
