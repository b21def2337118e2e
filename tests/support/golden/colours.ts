/** Colour formulas for tests, as published. Colours are `#rrggbb`. */
type Triple = readonly [number, number, number];

const linear = (colour: string): Triple => {
  const channel = (from: number): number => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

const times = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Triple;

const luminance = (colour: string): number => times([[0.2126, 0.7152, 0.0722]], linear(colour))[0];

/** Contrast as WCAG 2 defines it: 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** Full colour blindness of each kind, on linear RGB (Machado, Oliveira, Fernandes 2009). */
export const EYES = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>;

const lab = (rgb: Triple): Triple => {
  const white: Triple = [0.95047, 1, 1.08883];
  const [x, y, z] = times(
    [
      [0.4124, 0.3576, 0.1805],
      [0.2126, 0.7152, 0.0722],
      [0.0193, 0.1192, 0.9505],
    ],
    rgb,
  ).map((part, index) => {
    const t = Math.max(0, part) / (white[index] ?? 1);
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const seventh = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** The difference of two colours in CIELAB by CIEDE2000, with all weights 1 (Sharma, Wu, Dalal 2005). */
export const ciede2000 = ([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number => {
  const stretch = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2));
  const [chroma1, chroma2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)];
  const hue = (a: number, b: number): number => (a === 0 && b === 0 ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360);
  const [hue1, hue2] = [hue(stretch * a1, b1), hue(stretch * a2, b2)];
  const isGrey = chroma1 * chroma2 === 0;
  const apart = hue2 - hue1;
  const turn = isGrey ? 0 : apart > 180 ? apart - 360 : apart < -180 ? apart + 360 : apart;
  const sum = hue1 + hue2;
  const between = isGrey ? sum : Math.abs(apart) <= 180 ? sum / 2 : sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
  const light = (l1 + l2) / 2;
  const chroma = (chroma1 + chroma2) / 2;
  const tone =
    1 -
    0.17 * Math.cos(radians(between - 30)) +
    0.24 * Math.cos(radians(2 * between)) +
    0.32 * Math.cos(radians(3 * between + 6)) -
    0.2 * Math.cos(radians(4 * between - 63));
  const byLight = (l2 - l1) / (1 + (0.015 * (light - 50) ** 2) / Math.sqrt(20 + (light - 50) ** 2));
  const byChroma = (chroma2 - chroma1) / (1 + 0.045 * chroma);
  const byHue = (2 * Math.sqrt(chroma1 * chroma2) * Math.sin(radians(turn / 2))) / (1 + 0.015 * chroma * tone);
  const rotation = -2 * seventh(chroma) * Math.sin(radians(60 * Math.exp(-(((between - 275) / 25) ** 2))));
  return Math.sqrt(byLight ** 2 + byChroma ** 2 + byHue ** 2 + rotation * byChroma * byHue);
};

/** How different two colours look with a kind of vision, by CIEDE2000: 1 is just noticeable, 20 is obvious. */
export const difference = (a: string, b: string, eyes: keyof typeof EYES): number => {
  const seen = (colour: string): Triple => lab(times(EYES[eyes], linear(colour)));
  return ciede2000(seen(a), seen(b));
};
