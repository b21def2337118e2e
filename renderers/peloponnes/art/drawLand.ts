import type { Terrain, Tile } from '#games/peloponnes/data/tiles.ts';
import { type Brush, drawBox, drawDisc, drawPolygon, withStops } from '../../drawing/brush.ts';
import type { Box, Point } from '../../geometry/shapes.ts';
import { drawBoulder, drawPeak, drawSheaf, drawTree } from './drawLandFigures.ts';
import { drawLandmark, LANDMARKS } from './drawLandmarks.ts';
import { SKY, TERRAIN_COLOURS, TERRAIN_SHADES } from './inks.ts';

const at = ({ x, y, width, height }: Box, across: number, down: number): Point => ({
  x: x + across * width,
  y: y + down * height,
});

/** Horizontal positions of a figure by its count, from the farthest to the nearest. */
const PLACES: Readonly<Record<number, readonly number[]>> = { 1: [0.62], 2: [0.76, 0.5], 3: [0.84, 0.36, 0.6] };

/** Draws slightly uneven ground from `down` to the bottom of a land. */
const drawGround = (
  { context }: Brush,
  box: Box,
  [left, middle, right]: readonly [number, number, number],
  fill: string,
): void => {
  const end = at(box, 1, right);
  const first = at(box, 0.33, middle);
  const second = at(box, 0.66, middle);
  context.beginPath();
  context.moveTo(box.x, at(box, 0, left).y);
  context.bezierCurveTo(first.x, first.y, second.x, second.y, end.x, end.y);
  context.lineTo(box.x + box.width, box.y + box.height);
  context.lineTo(box.x, box.y + box.height);
  context.fillStyle = fill;
  context.fill();
};

const drawMountains = (brush: Brush, box: Box, stone: number): void => {
  for (const [index, across] of (PLACES[stone] ?? []).entries())
    drawPeak(brush, at(box, across, 0.92), box.height * (index === stone - 1 ? 0.78 : 0.62));
};

const drawHills = (brush: Brush, box: Box, far: boolean): void => {
  drawGround(brush, box, [0.62, 0.36, 0.66], TERRAIN_SHADES.hills);
  drawGround(brush, box, far ? [0.5, 0.74, 0.6] : [0.56, 0.86, 0.6], TERRAIN_COLOURS.hills);
};

/** Draws a distant wood: tree tops side by side. */
const drawTreeLine = (brush: Brush, box: Box, down: number): void => {
  const tall = box.height * 0.26;
  const count = Math.ceil(box.width / (tall * 0.62));
  for (let tree = 0; tree <= count; tree++) {
    const { x, y } = at(box, tree / count, down);
    const top = y - tall * (tree % 3 === 1 ? 1 : 0.82);
    drawPolygon(
      brush,
      [
        { x, y: top },
        { x: x + tall * 0.42, y },
        { x: x - tall * 0.42, y },
      ],
      { fill: TERRAIN_SHADES.forest },
    );
  }
  drawBox(brush, { ...box, y: at(box, 0, down).y - 1, height: box.height * (1 - down) + 1 }, 0, { fill: TERRAIN_SHADES.forest });
};

const FURROWS = 7;

const drawFurrows = (brush: Brush, box: Box): void => {
  drawGround(brush, box, [0.6, 0.54, 0.6], TERRAIN_COLOURS.fields);
  for (let furrow = 0; furrow < FURROWS; furrow++) {
    const far = (furrow + 0.3) / FURROWS;
    const near = 0.5 + (far - 0.5) * 2.4;
    const corners = [at(box, far, 0.62), at(box, far + 0.02, 0.62), at(box, near + 0.06, 1), at(box, near, 1)];
    drawPolygon(brush, corners, { fill: TERRAIN_SHADES.fields });
  }
};

/** From the horizon to the foreground. */
const DEPTH: readonly Terrain[] = ['mountains', 'hills', 'forest', 'fields'];

const drawLayer = (brush: Brush, box: Box, terrain: Terrain, { income, terrain: all }: Tile): void => {
  if (terrain === 'mountains') drawMountains(brush, box, income.stone);
  if (terrain === 'hills') drawHills(brush, box, all.includes('mountains'));
  if (terrain === 'forest') drawTreeLine(brush, box, all.length > 1 ? 0.66 : 0.56);
  if (terrain === 'fields') drawFurrows(brush, box);
};

/** Draws the foreground of a land without fields. */
const drawMeadow = (brush: Brush, box: Box, { terrain }: Tile): void => {
  if (terrain.includes('fields') || terrain.includes('hills')) return;
  drawGround(brush, box, [0.86, 0.74, 0.84], terrain.includes('forest') ? TERRAIN_COLOURS.forest : TERRAIN_SHADES.hills);
};

const drawSky = (brush: Brush, box: Box, sun: Point): void => {
  const sky = brush.context.createLinearGradient(0, box.y, 0, box.y + box.height);
  brush.context.fillStyle = withStops(sky, { 0: SKY.high, 1: SKY.low });
  brush.context.fillRect(box.x, box.y, box.width, box.height);
  drawDisc(brush, sun, box.height * 0.12, { fill: SKY.sun });
};

/** Draws one boulder, tree or sheaf for each stone, wood or food of the land's income; mountains count as their stone. */
const drawYield = (brush: Brush, scene: Box, { income, terrain }: Tile): void => {
  const { height } = scene;
  const boulders = terrain.includes('mountains') ? 0 : income.stone;
  for (const across of PLACES[boulders] ?? []) drawBoulder(brush, at(scene, across - 0.24, 0.94), height * 0.28);
  for (const across of PLACES[income.wood] ?? []) drawTree(brush, at(scene, across, 0.97), height * 0.62);
  const aside = income.wood > 0 ? 0.18 : 0;
  for (const across of PLACES[income.food] ?? []) drawSheaf(brush, at(scene, across - aside, 0.97), height * 0.36);
};

/** Draws a land in `box`, with its figures in `scene`: one figure for each good of its income, and a landmark. */
export const drawLand = (brush: Brush, tile: Tile, box: Box, scene: Box): void => {
  drawSky(brush, box, at(scene, 0.36, 0.26));
  for (const one of DEPTH) if (tile.terrain.includes(one)) drawLayer(brush, one === 'mountains' ? scene : box, one, tile);
  drawMeadow(brush, box, tile);
  drawLandmark(brush, LANDMARKS[tile.id], at(scene, 0.2, 0.86), scene.height);
  drawYield(brush, scene, tile);
};
