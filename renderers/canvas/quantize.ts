import { type Pixels, wordsOf } from './pixels.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** Distinct shades per channel: six bits of eight. */
const SHADES = 64;
const STEP = 256 / SHADES;
const binOf = (red: number, green: number, blue: number): number => ((red >> 2) * SHADES + (green >> 2)) * SHADES + (blue >> 2);
const colourOf = (bin: number): Colour =>
  [Math.floor(bin / SHADES ** 2), Math.floor(bin / SHADES) % SHADES, bin % SHADES].map(
    (shade) => shade * STEP + STEP / 2,
  ) as unknown as Colour;

/** Only every `STRIDE`-th pixel is counted. */
const STRIDE = 3;

/** Returns the number of counted pixels in each bin. */
const countBins = (frames: readonly Pixels[]): Uint32Array => {
  const counts = new Uint32Array(SHADES ** 3);
  for (const { data } of frames)
    for (let at = 0; at < data.length; at += 4 * STRIDE) {
      const bin = binOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
  return counts;
};

/** Bins that will be one colour. */
interface Group {
  readonly bins: readonly number[];
  /** The channel with the widest range, and that range. */
  readonly channel: 0 | 1 | 2;
  readonly spread: number;
}

const groupOf = (bins: readonly number[]): Group => {
  const spreads = ([0, 1, 2] as const).map((channel) => {
    const shades = bins.map((bin) => colourOf(bin)[channel]);
    return { channel, spread: Math.max(...shades) - Math.min(...shades) };
  });
  const widest = spreads.toSorted((one, other) => other.spread - one.spread)[0];
  return { bins, channel: widest?.channel ?? 0, spread: widest?.spread ?? 0 };
};

/** Returns both halves of a group, cut where half of its weight lies on each side. */
const cut = ({ bins, channel }: Group, counts: Uint32Array): readonly Group[] => {
  const sorted = bins.toSorted((one, other) => colourOf(one)[channel] - colourOf(other)[channel]);
  const whole = sorted.reduce((sum, bin) => sum + Math.sqrt(counts[bin] ?? 0), 0);
  let sum = 0;
  const middle = sorted.findIndex((bin) => {
    sum += Math.sqrt(counts[bin] ?? 0);
    return sum >= whole / 2;
  });
  const at = Math.min(Math.max(1, middle), sorted.length - 1);
  return [groupOf(sorted.slice(0, at)), groupOf(sorted.slice(at))];
};

const meanOf = ({ bins }: Group, counts: Uint32Array): Colour => {
  const whole = bins.reduce((sum, bin) => sum + (counts[bin] ?? 0), 0);
  return ([0, 1, 2] as const).map((channel) =>
    Math.round(bins.reduce((sum, bin) => sum + colourOf(bin)[channel] * (counts[bin] ?? 0), 0) / whole),
  ) as unknown as Colour;
};

/**
 * Returns a palette of at most `most` colours for some pictures (Heckbert's median cut, 1982). Each bin counts by the square
 * root of its pixels, which gives rare colours more weight.
 */
export const medianCutPalette = (frames: readonly Pixels[], most: number): readonly Colour[] => {
  const counts = countBins(frames);
  const groups = [groupOf([...counts.keys()].filter((bin) => (counts[bin] ?? 0) > 0))];
  while (groups.length < most) {
    const widest = groups.reduce((best, group, index) => (group.spread > (groups[best]?.spread ?? 0) ? index : best), 0);
    const group = groups[widest];
    if (group === undefined || group.spread === 0) break;
    groups.splice(widest, 1, ...cut(group, counts));
  }
  return groups.map((group) => meanOf(group, counts));
};

/** Returns the colours that at least `least` pixels of a picture have exactly: those of its flat areas. */
export const flatColours = (picture: Pixels, least: number): readonly Colour[] => {
  const counts = new Map<number, number>();
  for (const word of wordsOf(picture)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].filter(([, count]) => count >= least).map(([word]) => [word & 255, (word >> 8) & 255, (word >> 16) & 255]);
};

/**
 * Returns a function from a colour to the index of the nearest palette colour. It works on plain arrays because it runs for
 * every shade in a picture.
 */
const nearestIn = (palette: readonly Colour[]): ((red: number, green: number, blue: number) => number) => {
  const channels = Int32Array.from(palette.flat());
  return (red, green, blue) => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; at < channels.length; at += 3) {
      const r = (channels[at] ?? 0) - red;
      const g = (channels[at + 1] ?? 0) - green;
      const b = (channels[at + 2] ?? 0) - blue;
      const far = 2 * r * r + 4 * g * g + b * b;
      if (far >= least) continue;
      best = at;
      least = far;
    }
    return best / 3;
  };
};

/** Returns a function from a pixel, as one number, to the index of the nearest palette colour. */
export const paletteIndexer = (palette: readonly Colour[]): ((word: number) => number) => {
  const UNKNOWN = -1;
  const nearest = nearestIn(palette);
  const known = new Int16Array(SHADES ** 3).fill(UNKNOWN);
  return (word) => {
    const bin = binOf(word & 255, (word >> 8) & 255, (word >> 16) & 255);
    const number = known[bin] ?? UNKNOWN;
    if (number !== UNKNOWN) return number;
    const found = nearest(...colourOf(bin));
    known[bin] = found;
    return found;
  };
};

/** Returns the four bytes of a pixel as one number in memory order: the lowest byte first. */
const wordOf = ([red, green, blue]: Colour): number => ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;

/** Returns a function that repaints pictures in the colours of a palette: each pixel gets the nearest one. */
export const applyPalette = (palette: readonly Colour[]): ((frame: Pixels) => Pixels) => {
  const numberOf = paletteIndexer(palette);
  const words = palette.map(wordOf);
  return (frame) => {
    const painted = new Uint8ClampedArray(frame.data.length);
    const [from, to] = [wordsOf(frame), wordsOf({ ...frame, data: painted })];
    for (let at = 0; at < from.length; at++) to[at] = words[numberOf(from[at] ?? 0)] ?? 0;
    return { ...frame, data: painted };
  };
};
