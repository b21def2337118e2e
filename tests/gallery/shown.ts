import type { View as CycladesView } from '#games/cyclades/viewTypes.ts';
import type { View as PeloponnesView } from '#games/peloponnes/viewTypes.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { wordsOf, wordsOfAllAndLonger } from '../support/builders/pictureWords.ts';
import { CYCLADES_PICTURES } from '../support/golden/cycladesGallery.ts';
import { PELOPONNES_PICTURES } from '../support/golden/peloponnesGallery.ts';
import { fromReplay } from './fromReplay.ts';

const NAMES = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];

/** Buildings everywhere, Metropolises, a creature on the board. */
const rich = (buildings: number, metropolises: number) => (view: CycladesView) =>
  view.phase === 'actions' &&
  view.figures.length > 0 &&
  view.islands.filter(({ metropolis }) => metropolis).length >= metropolises &&
  view.islands.flatMap(({ slots }) => slots.filter((slot) => slot !== 'free')).length >= buildings;

/** Pictures of positions of recorded matches; the front page shows two of them. */
export const BEST = {
  board: {
    game: 'cyclades',
    view: fromReplay('cyclades/four-seats-creatures', rich(9, 1)),
    names: NAMES,
    words: wordsOf('cyclades'),
    theme: 'dark',
  },
  daylight: {
    game: 'cyclades',
    view: fromReplay('cyclades/five-seats-creatures', rich(13, 2)),
    names: NAMES,
    words: wordsOf('cyclades'),
    theme: 'light',
  },
  peloponnes: {
    game: 'peloponnes',
    view: fromReplay<PeloponnesView>('peloponnes/four-seats', ({ round, phase }) => round >= 5 && phase === 'offers'),
    names: NAMES,
    words: wordsOf('peloponnes'),
    theme: 'dark',
  },
} satisfies Readonly<Record<string, PictureRequest>>;

/** Two of those in the other languages, and in one whose words are 40 % longer. */
const ELSEWHERE: Readonly<Record<string, PictureRequest>> = Object.fromEntries(
  (['cyclades', 'peloponnes'] as const).flatMap((game) =>
    wordsOfAllAndLonger(game)
      .slice(1)
      .map(({ language, words }) => [`${game} in ${language}`, { ...BEST[game === 'cyclades' ? 'board' : game], words }]),
  ),
);

/** All pictures of the gallery: those above, and the golden pictures of each game. */
export const SHOWN: Readonly<Record<string, PictureRequest>> = {
  ...BEST,
  ...ELSEWHERE,
  ...CYCLADES_PICTURES,
  ...PELOPONNES_PICTURES,
};
