import type { Building, Creature, Patron } from '#games/cyclades/types.ts';
import { drawBox, drawDisc, drawPictogram, withStops } from '../drawing/brush.ts';
import { type DrawEmoji, type Emojis, rimmed } from '../drawing/emojis.ts';
import { inset, middleOf } from '../geometry/shapes.ts';
import { MARBLE } from './art/colours.ts';
import { drawBuilding } from './art/drawBuildings.ts';
import { ENAMEL } from './art/drawMedallion.ts';
import { EMBLEMS } from './art/emblems.ts';
import { BUILDING_PICTOGRAMS, GOOD_PICTOGRAMS, PATRON_PICTOGRAMS } from './art/pictograms.ts';

/** The medallion without its bronze, which would leave the emblem too small to read. */
const patron =
  (name: Patron): DrawEmoji =>
  (brush, box) => {
    const [light, dark] = ENAMEL[name];
    const fall = brush.context.createLinearGradient(box.x, box.y, box.x + box.width, box.y + box.height);
    drawDisc(brush, middleOf(box), box.width / 2, { fill: brush.palette.ink });
    drawDisc(brush, middleOf(box), box.width / 2 - 1.5, { fill: MARBLE.body });
    drawDisc(brush, middleOf(box), box.width / 2 - 4, { fill: withStops(fall, { 0: light, 1: dark }) });
    drawPictogram(brush, PATRON_PICTOGRAMS[name], inset(box, 11), MARBLE.light);
  };

/** The card: a black figure on clay. */
const creature =
  (name: Creature): DrawEmoji =>
  (brush, box) => {
    drawBox(brush, box, 10, { fill: brush.palette.clayEdge });
    drawBox(brush, inset(box, 2), 9, { fill: brush.palette.clayLight });
    drawPictogram(brush, EMBLEMS[name], inset(box, 4), brush.palette.ink);
  };

const building =
  (name: Building): DrawEmoji =>
  (brush, box) =>
    drawBuilding(brush, { building: name, box });

/** Returns a sign for each name of a table. */
const named = <Name extends string>(table: Readonly<Record<Name, unknown>>, sign: (name: Name) => DrawEmoji): Emojis =>
  Object.fromEntries((Object.keys(table) as Name[]).map((name) => [name, sign(name)]));

const PIECE = '#e9dcc0';

/** The signs of Cyclades. */
export const emojis: Emojis = {
  ...named(PATRON_PICTOGRAMS, patron),
  ...named(EMBLEMS, creature),
  ...named(BUILDING_PICTOGRAMS, building),
  gold: rimmed(GOOD_PICTOGRAMS.gold, '#f0c04a'),
  metropolis: rimmed(GOOD_PICTOGRAMS.metropolises, '#f0c04a'),
  troop: rimmed(GOOD_PICTOGRAMS.troops, PIECE),
  fleet: rimmed(GOOD_PICTOGRAMS.fleets, PIECE),
  priest: rimmed(GOOD_PICTOGRAMS.priests, PIECE),
  philosopher: rimmed(GOOD_PICTOGRAMS.philosophers, PIECE),
  prosperity: rimmed(GOOD_PICTOGRAMS.income, '#f0c04a'),
};
