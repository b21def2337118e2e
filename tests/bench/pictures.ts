import { gameOf } from '#games/index.ts';
import { type RenderSteps, renderSteps } from '#renderers/index.ts';
import { playOut } from '../support/playout.ts';
import { type Figures, median, percentile } from './figures.ts';

const SEAT_COUNTS = [2, 3, 4, 5];
const PICTURES_A_MATCH = 15;
const NAMES = ['Ada', 'Björn', 'Chloé', 'Dimitri', 'Ève'];

/** Positions of a random match that stand evenly far apart, from the first to the last. */
const positions = (seats: number): readonly unknown[] => {
  const game = gameOf('cyclades');
  if (game === undefined) throw new Error('Cyclades is not in the registry');
  const { steps } = playOut(game, seats, seats, undefined, 400);
  return Array.from({ length: PICTURES_A_MATCH }, (_, index) => {
    const step = steps[Math.round((index * (steps.length - 1)) / (PICTURES_A_MATCH - 1))];
    return game.view(step?.after, 'spectator');
  });
};

/**
 * What one picture of a Cyclades board costs, over positions of random matches of 2 to 5 seats: medians in milliseconds by step
 * (`pictureLayoutMs`, `pictureDrawMs`, `pictureEncodeMs`), of the whole (`pictureMs`, its 99th percentile `pictureP99Ms`; the
 * first picture of all, with what is drawn once and kept, `pictureFirstMs`), and bytes (`pictureBytes`, the largest `pictureMostBytes`).
 */
export const picturesBench = async (): Promise<Figures> => {
  const measured: RenderSteps[] = [];
  for (const seats of SEAT_COUNTS) {
    for (const view of positions(seats)) {
      const { steps } = await renderSteps({ game: 'cyclades', view, names: NAMES.slice(0, seats), theme: 'dark' }, () =>
        performance.now(),
      );
      measured.push(steps);
    }
  }
  const of = (step: keyof RenderSteps): readonly number[] => measured.map((steps) => steps[step]);
  const whole = measured.map(({ layout, draw, encode }) => layout + draw + encode);
  return {
    pictureLayoutMs: median(of('layout')),
    pictureDrawMs: median(of('draw')),
    pictureEncodeMs: median(of('encode')),
    pictureMs: median(whole),
    pictureP99Ms: percentile(whole, 0.99),
    pictureFirstMs: whole[0] ?? Number.NaN,
    pictureBytes: Math.round(median(of('bytes'))),
    pictureMostBytes: Math.max(...of('bytes')),
  };
};
