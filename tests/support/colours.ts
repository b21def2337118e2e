/** Colour sums for tests, by the published formulas. Colours are `#rrggbb`. */
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

/** How different two colours look to some eyes: CIE 1976 ΔE; about 2 is the least that is seen, 20 is plain. */
export const difference = (a: string, b: string, eyes: keyof typeof EYES): number => {
  const [one, other] = [a, b].map((colour) => lab(times(EYES[eyes], linear(colour))));
  return Math.hypot(...(one ?? []).map((part, index) => part - (other?.[index] ?? 0)));
};
