import type { Terrain } from '#games/peloponnes/data/tiles.ts';
import { type Brush, drawBox, drawDisc, drawPolygon } from '../brush.ts';
import type { Box, Point } from '../shapes.ts';
import { SKY, TERRAIN_COLOURS, TERRAIN_SHADES } from './inks.ts';

/** A place in a landscape: parts of its width and height. */
type Part = readonly [across: number, down: number];

const at = ({ x, y, width, height }: Box, [across, down]: Part): Point => ({ x: x + across * width, y: y + down * height });

const polygon = (brush: Brush, box: Box, parts: readonly Part[], fill: string): void =>
  drawPolygon(
    brush,
    parts.map((part) => at(box, part)),
    { fill },
  );

/** Peaks with a lit and a shaded side: foot, top, height of the top. */
const PEAKS: readonly (readonly [left: number, top: number, right: number, height: number])[] = [
  [-0.08, 0.14, 0.4, 0.62],
  [0.6, 0.86, 1.1, 0.66],
  [0.2, 0.48, 0.8, 0.85],
];

const drawMountains = (brush: Brush, box: Box): void => {
  for (const [left, top, right, height] of PEAKS) {
    const peak = 1 - height;
    polygon(
      brush,
      box,
      [
        [left, 1],
        [top, peak],
        [right, 1],
      ],
      TERRAIN_COLOURS.mountains,
    );
    polygon(
      brush,
      box,
      [
        [top, peak],
        [right, 1],
        [top + 0.03, 1],
        [top - 0.02, peak + 0.25],
      ],
      TERRAIN_SHADES.mountains,
    );
    polygon(
      brush,
      box,
      [
        [top, peak],
        [top + (right - top) * 0.24, peak + height * 0.24],
        [top, peak + 0.15],
        [top + (left - top) * 0.24, peak + height * 0.24],
      ],
      '#f4f7f8',
    );
  }
};

const drawHills = (brush: Brush, box: Box): void => {
  const { context } = brush;
  const hump = (middle: number, down: number, radius: number, fill: string): void => {
    context.beginPath();
    context.ellipse(box.x + middle * box.width, box.y + box.height, radius * box.width, (1 - down) * box.height, 0, Math.PI, 0);
    context.fillStyle = fill;
    context.fill();
  };
  hump(0.78, 0.3, 0.42, TERRAIN_SHADES.hills);
  hump(0.22, 0.22, 0.44, TERRAIN_COLOURS.hills);
  hump(0.62, 0.55, 0.5, TERRAIN_COLOURS.hills);
};

/** Trees from the back to the front: across, foot, size. */
const TREES: readonly (readonly [across: number, foot: number, size: number])[] = [
  ...[0.07, 0.29, 0.51, 0.73, 0.95].map((across) => [across, 0.85, 0.75] as const),
  ...[-0.04, 0.18, 0.4, 0.62, 0.84, 1.06].map((across) => [across, 1.02, 0.8] as const),
];

const drawForest = (brush: Brush, box: Box): void => {
  drawBox(brush, { ...box, y: box.y + box.height * 0.55, height: box.height * 0.45 }, 0, { fill: TERRAIN_SHADES.forest });
  for (const [across, foot, size] of TREES) {
    const tall = size * box.height;
    const { x, y } = at(box, [across, foot]);
    const fill = foot < 1 ? TERRAIN_SHADES.forest : TERRAIN_COLOURS.forest;
    drawPolygon(
      brush,
      [
        { x, y: y - tall },
        { x: x + tall * 0.3, y: y - tall * 0.35 },
        { x: x - tall * 0.3, y: y - tall * 0.35 },
      ],
      { fill },
    );
    drawPolygon(
      brush,
      [
        { x, y: y - tall * 0.72 },
        { x: x + tall * 0.38, y },
        { x: x - tall * 0.38, y },
      ],
      { fill },
    );
  }
};

const FURROWS = 6;

const drawFields = (brush: Brush, box: Box): void => {
  polygon(
    brush,
    box,
    [
      [0, 0.3],
      [1, 0.3],
      [1, 1],
      [0, 1],
    ],
    TERRAIN_COLOURS.fields,
  );
  for (let furrow = 0; furrow < FURROWS; furrow++) {
    const far = (furrow + 0.25) / FURROWS;
    const near = 0.5 + (far - 0.5) * 2.6;
    polygon(
      brush,
      box,
      [
        [far, 0.3],
        [far + 0.03, 0.3],
        [near + 0.1, 1],
        [near, 1],
      ],
      TERRAIN_SHADES.fields,
    );
  }
};

const LANDSCAPES: Readonly<Record<Terrain, (brush: Brush, box: Box) => void>> = {
  mountains: drawMountains,
  hills: drawHills,
  forest: drawForest,
  fields: drawFields,
};

/** From the horizon to what lies nearest. */
const DEPTH: readonly Terrain[] = ['mountains', 'hills', 'forest', 'fields'];

/** A land as its tile shows it: sky and sun, what is far, and before it what is near. */
export const drawTerrain = (brush: Brush, terrain: readonly Terrain[], box: Box): void => {
  drawBox(brush, box, 0, { fill: SKY });
  drawDisc(brush, at(box, [0.5, 0.2]), box.height * 0.13, { fill: '#fbf3d3' });
  const layers = DEPTH.filter((one) => terrain.includes(one));
  layers.forEach((one, index) => {
    const isFar = layers.length > 1 && index === 0;
    const top = isFar ? 0.08 : layers.length > 1 ? 0.42 : 0.12;
    const bottom = isFar ? 0.78 : 1;
    LANDSCAPES[one](brush, { ...box, y: box.y + top * box.height, height: (bottom - top) * box.height });
    if (isFar)
      drawBox(brush, { ...box, y: box.y + 0.77 * box.height, height: 0.23 * box.height }, 0, { fill: TERRAIN_SHADES[one] });
  });
};
