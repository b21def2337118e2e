import { describe, expect, test } from 'vitest';
import { CREATURES } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { measure } from '#renderers/canvas.ts';
import { draw } from '#renderers/cyclades/draw.ts';
import { layOut } from '#renderers/cyclades/layout.ts';
import { themes } from '#renderers/theme.ts';
import { goldenPicture, goldenSize, TOLERANCE } from '../../support/golden.ts';
import { differing, type Pixels, shrunk } from '../../support/pixels.ts';
import { present } from '../../support/present.ts';
import { creatureView, crowdedView, NAMES, privateView, startView } from '../../support/views.ts';

/** The cards that are left when three lie on the track, the oldest discarded first. */
const FOURTEEN = CREATURES.filter((creature) => !['satyr', 'chiron', 'kraken'].includes(creature));

/** Nothing left in the deck, a card of the track used. */
const late: Partial<View> = {
  track: [{ cost: 4 }, { creature: 'satyr', cost: 3 }, { creature: 'chiron', cost: 2 }],
  discards: FOURTEEN,
  deck: 1,
};

const plain = (view: View): View => ({ ...view, options: { ...view.options, creatures: 'none' }, track: [], deck: 0 });

/** The Minotaur of seat 2 takes part in the battle, for the defender or for nobody. */
const withMinotaur = (view: View, alone: boolean): View => {
  const turn = present(view.turn);
  const { defender, ...battle } = present(turn.battle);
  return {
    ...view,
    islands: view.islands.map(({ owner, ...island }) => ({
      ...island,
      ...(owner === undefined || (alone && island.id === battle.at) ? {} : { owner }),
    })),
    figures: [{ creature: 'minotaur', seat: 2, island: battle.at }],
    turn: {
      ...turn,
      battle: {
        ...battle,
        minotaur: true,
        ...(alone || defender === undefined ? { units: [battle.units[0], 0], defences: 0 } : { defender }),
      },
    },
  };
};

const VIEWS: Readonly<Record<string, View>> = {
  'start of 2 seats': startView(2),
  'start of 3 seats': startView(3),
  'start of 4 seats': startView(4),
  'start of 5 seats': startView(5),
  'start of 4 seats without creatures': plain(startView(4)),
  'battle on land of 4 seats': { ...crowdedView(4, 'land'), ...late },
  'battle at sea of 5 seats, seen by one': privateView(crowdedView(5, 'sea'), 1, 11),
  'battle with the Minotaur of 5 seats': withMinotaur(crowdedView(5, 'land'), false),
  'battle with the Minotaur alone of 3 seats, seen by one': privateView(withMinotaur(crowdedView(3, 'land'), true), 0, 8),
  'figures of 2 seats, seen by one': privateView(creatureView(2), 1, 6),
  'figures of 3 seats': creatureView(3),
  'figures of 4 seats': creatureView(4),
  'figures of 5 seats, seen by one': privateView(creatureView(5), 4, 23),
  'Sylph of 4 seats': {
    ...startView(4),
    ...late,
    phase: 'actions',
    queue: [],
    turn: { seat: 1, god: 'athena', recruited: 1, prosperityDue: false, effect: { creature: 'sylph', stepsLeft: 6 } },
  },
};

const drawn = (view: View): Promise<Pixels> => shrunk(draw(layOut(view, NAMES, measure), themes.dark));
describe('the golden pictures', () => {
  test.each(Object.entries(VIEWS))('%s', async (name, view) => {
    const picture = await drawn(view);
    expect(differing(picture, await goldenPicture(name, picture))).toBeLessThanOrEqual(TOLERANCE);
  });

  test.each(Object.keys(VIEWS))('%s is a small file', (name) => {
    expect(goldenSize(name)).toBeLessThan(300_000);
  });

  test('differ visibly when one fleet more lies on one space', async () => {
    const view = startView(4);
    const more = { ...view, fleets: view.fleets.map((fleet, index) => (index === 0 ? { ...fleet, fleets: 2 } : fleet)) };
    expect(differing(await drawn(view), await drawn(more))).toBeGreaterThan(0);
  });

  test('differ beyond the tolerance when one figure is another', async () => {
    const view = creatureView(4);
    const other = { ...view, figures: view.figures.map((figure) => ({ ...figure, seat: (figure.seat + 1) % 4 })) };
    expect(differing(await drawn(view), await drawn(other))).toBeGreaterThan(TOLERANCE);
  });

  test('differ beyond the tolerance when a card of the track is another', async () => {
    const view = startView(4);
    const other = {
      ...view,
      track: view.track.map((space) => (space.creature ? { ...space, creature: 'giant' as const } : space)),
    };
    expect(differing(await drawn(view), await drawn(other))).toBeGreaterThan(TOLERANCE);
  });

  test('differ beyond the tolerance when an island changes hands', async () => {
    const view = startView(4);
    const taken = { ...view, islands: view.islands.map((island, index) => (index === 0 ? { ...island, owner: 3 } : island)) };
    expect(differing(await drawn(view), await drawn(taken))).toBeGreaterThan(TOLERANCE);
  });
});
