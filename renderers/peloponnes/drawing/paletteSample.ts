import { TILES } from '#games/peloponnes/data/tiles.ts';
import { measure, newPage } from '../../canvas/canvas.ts';
import { type Colour, flatColours, medianCutPalette } from '../../canvas/quantize.ts';
import { type Brush, brushOn, drawBox, drawCounter, drawLabel, drawPictogram, type Outline } from '../../drawing/brush.ts';
import { type Box, boxAround, columns, inset, middleOf } from '../../geometry/shapes.ts';
import { textWith } from '../../geometry/text.ts';
import { SEATS } from '../../themes/seatStyles.ts';
import type { Theme, Writing } from '../../themes/theme.ts';
import { drawArt } from '../art/drawArt.ts';
import { drawCoin } from '../art/drawCoin.ts';
import { inksOf, ON_CLAY, POWER } from '../art/inks.ts';
import { CHOSEN_PICTOGRAM, DISASTER_PICTOGRAMS, GOOD_PICTOGRAMS } from '../art/pictograms.ts';
import { GOODS } from '../layout/amounts.ts';
import { DISASTERS } from '../layout/header.ts';

/** The PNG format's limit. */
const MAX_COLOURS = 256;
const SCALE = 0.75;
const WIDTH = 1600;
const ROW = 100;
const ART_ROWS = 4;

const rowAt = (row: number): Box => ({ x: 0, y: row * ROW, width: WIDTH, height: ROW });

/** Draws every landscape and every building. */
const drawTiles = (brush: Brush): void => {
  const each = TILES.length / ART_ROWS;
  for (const [index, { id, kind }] of TILES.entries()) {
    const box = columns(rowAt(Math.floor(index / each)), each, 4)[index % each];
    if (box === undefined) continue;
    const emblem = kind === 'building' ? boxAround({ x: box.x + box.width / 2, y: box.y + ROW / 2 }, 80) : undefined;
    drawArt(brush, id, { box, scene: box, emblem }, 10);
  }
};

/** Draws every text colour on all of its backgrounds. */
const drawWritings = (brush: Brush, row: number): void => {
  const text = textWith(measure);
  const grounds = [...Object.values(brush.writing), ON_CLAY, POWER].flatMap((writing: Writing) =>
    writing.on.map((ground) => ({ writing, ground })),
  );
  for (const [index, box] of columns(rowAt(row), grounds.length, 2).entries()) {
    const { writing, ground } = grounds[index] ?? {};
    if (writing === undefined || ground === undefined) continue;
    drawBox(brush, box, 8, { fill: ground });
    drawLabel(brush, text('S6', box.x + 4, box.y + ROW / 2, { size: 40 }), writing);
  }
};

/** Returns the painters of goods and disasters, ticks, seats, a coin, rims. */
const figuresOf = (brush: Brush): readonly ((square: Box) => void)[] => {
  const { accent, alarm, muted, panelEdge, stone, words } = brush.palette;
  const { goods, disasters } = inksOf(brush);
  const pictogram = (outline: Outline, ink: string) => (square: Box) => drawPictogram(brush, outline, square, ink);
  return [
    ...GOODS.map((good) => pictogram(GOOD_PICTOGRAMS[good], goods[good])),
    ...DISASTERS.map((disaster) => pictogram(DISASTER_PICTOGRAMS[disaster], disasters[disaster])),
    ...[accent, alarm, muted, words].map((ink) => pictogram(CHOSEN_PICTOGRAM, ink)),
    ...SEATS.map((_, seat) => (square: Box) => drawCounter(brush, seat, middleOf(square), 26)),
    (square) => drawCoin(brush, square),
    ...[accent, alarm, panelEdge, stone].map(
      (stroke) => (square: Box) => drawBox(brush, inset(square, -4), 10, { stroke, line: 5 }),
    ),
  ];
};

/** Draws all figures on all backgrounds. */
const drawFigures = (brush: Brush, row: number): void => {
  const figures = figuresOf(brush);
  const { panel, tile, plate } = brush.palette;
  for (const [line, ground] of [panel, tile, plate].entries()) {
    const box = rowAt(row + line);
    drawBox(brush, box, 0, { fill: ground });
    const places = columns(box, figures.length, 0);
    for (const [index, figure] of figures.entries()) figure(boxAround(middleOf(places[index] ?? box), 46));
  }
};

/** Minimum number of sample pixels for a colour to count as a flat area. */
const AREA = 250;

/**
 * Returns the palette of a theme's pictures, taken from one page with everything that a picture may show: the colours of flat
 * areas, and some for everything in between.
 */
export const coloursOf = (theme: Theme): readonly Colour[] => {
  const { page, context } = newPage(WIDTH * SCALE, (ART_ROWS + 4) * ROW * SCALE);
  const brush = brushOn(context, theme, SCALE);
  context.fillStyle = brush.palette.sea;
  context.fillRect(0, 0, WIDTH, (ART_ROWS + 4) * ROW);
  drawTiles(brush);
  drawWritings(brush, ART_ROWS);
  drawFigures(brush, ART_ROWS + 1);
  const { width, height } = page;
  const specimen = { width, height, data: context.getImageData(0, 0, width, height).data };
  const areas = flatColours(specimen, AREA);
  return [...areas, ...medianCutPalette([specimen], MAX_COLOURS - areas.length)];
};
