import { type Box, boxAround, type Counter, type Label, labelBox, type Point } from '#renderers/geometry/shapes.ts';
import type { Layout } from '#renderers/peloponnes/layout/layout.ts';
import type { Part } from '../laws/boxes.ts';

/** The parts of a layout, found by shape: texts, discs, icons. A part may overlap only parts of the same owner. */
type Found = Part & { readonly inside: readonly Box[] };

const ICONS = ['icon', 'coin', 'sign', 'shield', 'goal', 'blank', 'track'];
const CHIT_RADIUS = 11;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isLabel = (value: Fields): value is Fields & Label => 'text' in value && 'face' in value;
const isBox = (value: unknown): value is Box => isFields(value) && 'x' in value && 'width' in value && 'height' in value;

const disc = (what: string, at: Point, radius: number, owner: string, inside: readonly Box[]): Found => ({
  what,
  box: boxAround(at, 2 * radius),
  shape: Array.from({ length: 24 }, (_, part) => ({
    x: at.x + radius * Math.cos((part * Math.PI) / 12),
    y: at.y + radius * Math.sin((part * Math.PI) / 12),
  })),
  owner,
  kind: 'figure',
  inside,
});

/** The disc of a counter, of a number on a round background, or of a chit. */
const discOf = (fields: Fields, path: string, inside: readonly Box[]): readonly Found[] => {
  if ('place' in fields) return [disc(path, fields.place as Point, CHIT_RADIUS, path, inside)];
  if (typeof fields.radius !== 'number') return [];
  const label = fields.label ?? fields.letter;
  return [disc(path, (label ?? fields) as Counter, fields.radius, path, inside)];
};

/** Whether the texts and icons of an object overlap on purpose: a number on its disc, words on their icon. */
const isOne = (fields: Fields): boolean => 'radius' in fields || 'words' in fields;

const within = (value: unknown, path: string, owner: string, inside: readonly Box[]): readonly Found[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => within(one, `${path} ${index}`, `${path} ${index}`, inside));
  if (!isFields(value)) return [];
  if (isLabel(value))
    return [{ what: `${path} "${value.text}"`, box: labelBox(value), owner, kind: 'text', label: value, inside }];
  const around = isBox(value.box) ? [...inside, value.box] : inside;
  return [
    ...discOf(value, path, around),
    ...Object.entries(value).flatMap(([key, field]): readonly Found[] => {
      const here = isOne(value) ? path : `${path} ${key}`;
      if (key === 'box' || key === 'place') return [];
      if (key === 'marker') return markerOf(field as Fields, path, around);
      if (key === 'news') return newsOf(field as Fields, path, inside);
      if (key === 'stamp' || key === 'emblem') return stampOrEmblem(field, `${path} art`, around);
      if (ICONS.includes(key) && isBox(field))
        return [{ what: `${path} ${key}`, box: field, owner: here, kind: 'figure', inside: around }];
      return within(field, `${path} ${key}`, here, around);
    }),
  ];
};

/** The coin of a marked building overlaps its emblem. */
const markerOf = ({ coin, ...owed }: Fields, path: string, inside: readonly Box[]): readonly Found[] => [
  ...(isBox(coin) ? [{ what: `${path} coin`, box: coin, owner: `${path} art`, kind: 'figure' as const, inside }] : []),
  ...within(owed, `${path} marker`, `${path} marker`, inside),
];

/** The sign of a tile that arrived overlaps the corner of its card and of its art. */
const newsOf = (field: Fields, path: string, inside: readonly Box[]): readonly Found[] =>
  discOf(field, `${path} news`, inside).map((found) => ({ ...found, owner: `${path} art` }));

/** A stamp overlaps the emblem of its tile. */
const stampOrEmblem = (field: unknown, owner: string, inside: readonly Box[]): readonly Found[] => {
  const box = isFields(field) && isBox(field.box) ? field.box : field;
  return isBox(box) ? [{ what: owner, box, owner, kind: 'figure', inside }] : [];
};

const foundIn = ({ page: _page, ...layout }: Layout): readonly Found[] => within(layout, '', '', []);

/** Every text, disc and icon of a layout. */
export const partsOf = (layout: Layout): readonly Part[] => foundIn(layout);

/** Every text of a layout. */
export const labelsOf = (layout: Layout): readonly Label[] => partsOf(layout).flatMap(({ label }) => label ?? []);

const holds = (outer: Box, { x, y, width, height }: Box): boolean =>
  x >= outer.x - 0.01 &&
  y >= outer.y - 0.01 &&
  x + width <= outer.x + outer.width + 0.01 &&
  y + height <= outer.y + outer.height + 0.01;

/** Parts that extend beyond the page, or beyond the panel or tile that they belong to. */
export const strays = (layout: Layout): readonly string[] =>
  foundIn(layout).flatMap(({ what, box, inside }) =>
    [{ x: 0, y: 0, ...layout.page }, ...inside].every((outer) => holds(outer, box)) ? [] : [what],
  );
