import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { View } from '#games/cyclades/viewTypes.ts';
import { measure } from '#renderers/canvas.ts';
import { draw } from '#renderers/cyclades/draw.ts';
import { layOut } from '#renderers/cyclades/layout.ts';
import { differing, type Pixels, shrunk } from '../../support/pixels.ts';
import { crowdedView, NAMES, privateView, startView } from '../../support/views.ts';

/** With UPDATE_GOLDEN set, the pictures of today become the golden ones; look at them before they are committed. */
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;
const FOLDER = new URL('../golden/', import.meta.url);
/** Pixels that may differ: processors may round the edge of a letter differently. */
const TOLERANCE = 20;

const VIEWS: Readonly<Record<string, View>> = {
  'start of 2 seats': startView(2),
  'start of 3 seats': startView(3),
  'start of 4 seats': startView(4),
  'start of 5 seats': startView(5),
  'battle on land of 4 seats': crowdedView(4, 'land'),
  'battle at sea of 5 seats, seen by one': privateView(crowdedView(5, 'sea'), 1, 11),
};

const drawn = (view: View): Promise<Pixels> => shrunk(draw(layOut(view, NAMES, measure)));
const fileOf = (name: string): string => fileURLToPath(new URL(`${name.replaceAll(/[^a-z0-9]+/gu, '-')}.png`, FOLDER));

describe('the golden pictures', () => {
  test.each(Object.entries(VIEWS))('%s', async (name, view) => {
    const picture = await drawn(view);
    if (UPDATE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(fileOf(name), await picture.png());
    }
    expect(differing(picture, await shrunk(new Uint8Array(readFileSync(fileOf(name)))))).toBeLessThanOrEqual(TOLERANCE);
  });

  test.each(Object.keys(VIEWS))('%s is a small file', (name) => {
    expect(statSync(fileOf(name)).size).toBeLessThan(300_000);
  });

  test('differ visibly when one fleet more lies on one space', async () => {
    const view = startView(4);
    const more = { ...view, fleets: view.fleets.map((fleet, index) => (index === 0 ? { ...fleet, fleets: 2 } : fleet)) };
    expect(differing(await drawn(view), await drawn(more))).toBeGreaterThan(0);
  });

  test('differ beyond the tolerance when an island changes hands', async () => {
    const view = startView(4);
    const taken = { ...view, islands: view.islands.map((island, index) => (index === 0 ? { ...island, owner: 3 } : island)) };
    expect(differing(await drawn(view), await drawn(taken))).toBeGreaterThan(TOLERANCE);
  });
});
