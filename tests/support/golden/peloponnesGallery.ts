import type { View } from '#games/peloponnes/viewTypes.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { betweenOffers, firstRound, lastRound } from '../builders/peloponnesViews.ts';
import { wordsOf } from '../builders/pictureWords.ts';
import { NAMES } from '../builders/cycladesViews.ts';

/** A golden picture of Peloponnes, also shown in the gallery. */
export type Shown = PictureRequest & { readonly view: View };

const shown = (view: View, more: Partial<Omit<Shown, 'view'>> = {}): Shown => ({
  game: 'peloponnes',
  view,
  names: NAMES,
  words: wordsOf('peloponnes'),
  theme: 'dark',
  ...more,
});

/** Every kind of situation, over 1 to 5 seats and both themes. */
export const PELOPONNES_PICTURES: Readonly<Record<string, Shown>> = {
  'Peloponnes, first round of 1 seat': shown(firstRound(1)),
  'Peloponnes, first round of 3 seats, with what can be chosen': shown(firstRound(3), { highlighted: ['A15', 'A14'] }),
  'Peloponnes, first round of 5 seats by day': shown(firstRound(5), { theme: 'light' }),
  'Peloponnes, auction and conquest of 2 seats': shown(lastRound(2)),
  'Peloponnes, auction of 5 seats, one pushed out': shown(lastRound(5)),
  'Peloponnes, tempest of 4 seats': shown(
    betweenOffers(4, {
      phase: 'disaster',
      disaster: { disaster: 'tempest', protected: [2] },
      asked: [0, 1, 3],
      chosen: [3],
      active: [0, 1],
    }),
  ),
  'Peloponnes, last supply round of 3 seats by day': shown(
    betweenOffers(3, { phase: 'feeding', supply: 'final', asked: [0, 2], chosen: [0], active: [2] }),
    { theme: 'light' },
  ),
  'Peloponnes, choices of 3 seats, seen by one': shown(
    betweenOffers(3, {
      viewer: 1,
      phase: 'finishing',
      supply: 'tile',
      asked: [0, 1, 2],
      chosen: [1],
      active: [0, 2],
      own: [
        { type: 'PayBuilding', seat: 1, tile: 'C02' },
        { type: 'AbandonBuilding', seat: 1, tile: 'B02' },
      ],
    }),
  ),
  'Peloponnes, campaign won': shown(
    betweenOffers(1, {
      phase: 'ended',
      active: [],
      campaign: { level: 5, target: 35, bonuses: ['wood', 'stone', 'food', 'food'] },
      outcome: { winners: [0], reason: 'campaignWon' },
    }),
  ),
  'Peloponnes, end of 5 seats': shown(
    betweenOffers(5, { phase: 'ended', active: [], outcome: { winners: [0], reason: 'score' } }),
  ),
  'Peloponnes, one civilisation of 5': shown(lastRound(5), { detail: '1' }),
  'Peloponnes, tall picture of 5 seats, one pushed out': shown(lastRound(5), { shape: 'tall' }),
  'Peloponnes, tall picture of 2 seats by day, with what can be chosen': shown(firstRound(2), {
    shape: 'tall',
    theme: 'light',
    highlighted: ['A15', 'A14'],
  }),
  'Peloponnes, tall picture of an earthquake of 4 seats, seen by one': shown(
    betweenOffers(4, {
      viewer: 1,
      phase: 'disaster',
      disaster: { disaster: 'earthquake', protected: [2] },
      asked: [0, 1, 3],
      chosen: [1],
      active: [0, 3],
      own: [{ type: 'AbandonBuilding', seat: 1, tile: 'B02' }],
    }),
    { shape: 'tall' },
  ),
  'Peloponnes, podium of 3 seats': shown(lastRound(3), {
    poster: {
      title: 'Peloponnes',
      headline: 'Maximiliane von Hohenstein has the highest score and wins the match.',
      columns: ['Score', 'Population', 'Power'],
      rows: [
        { seat: 2, place: 1, won: true, amounts: [45, 45, 66] },
        { seat: 0, place: 2, won: false, amounts: [41, 63, 41] },
        { seat: 1, place: 3, won: false, amounts: [39, 54, 39] },
      ],
      notes: ['Biggest leap, Score: Ariadne +12 (round 6)'],
    },
  }),
};
