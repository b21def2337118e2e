import { CREATURES } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { wordsOf } from '../builders/pictureWords.ts';
import { present } from '../setup/present.ts';
import { creatureView, crowdedView, NAMES, privateView, startView } from '../builders/cycladesViews.ts';

/** A golden picture of Cyclades, also shown in the gallery. */
export type Shown = PictureRequest & { readonly view: View };

const shown = (view: View, more: Partial<Omit<Shown, 'view'>> = {}): Shown => ({
  game: 'cyclades',
  view,
  names: NAMES,
  words: wordsOf('cyclades'),
  theme: 'dark',
  ...more,
});

/** The cards that are left when three lie on the track, the oldest discarded first. */
const FOURTEEN = CREATURES.filter((creature) => !['satyr', 'chiron', 'kraken'].includes(creature));

/** An empty deck, with a card of the track used. */
const late: Partial<View> = {
  track: [{ cost: 4 }, { creature: 'satyr', cost: 3 }, { creature: 'chiron', cost: 2 }],
  discards: FOURTEEN,
  deck: 1,
};

const plain = (view: View): View => ({ ...view, options: { ...view.options, creatures: 'none' }, track: [], deck: 0 });

/** The Minotaur of seat 2 takes part in the battle, for the defender or as a neutral figure. */
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

const sylph: View = {
  ...startView(4),
  ...late,
  phase: 'actions',
  queue: [],
  turn: { seat: 1, god: 'athena', recruited: 1, prosperityDue: false, effect: { creature: 'sylph', stepsLeft: 6 } },
};

/** Every kind of situation, over 2 to 5 seats and both themes. */
export const CYCLADES_PICTURES: Readonly<Record<string, Shown>> = {
  'Cyclades, start of 2 seats, with what can be chosen': shown(startView(2), { highlighted: ['is3', 'is7', 'C2', 'F1'] }),
  'Cyclades, start of 3 seats by day': shown(startView(3), { theme: 'light' }),
  'Cyclades, start of 4 seats without creatures': shown(plain(startView(4))),
  'Cyclades, start of 5 seats': shown(startView(5)),
  'Cyclades, battle on land of 4 seats': shown({ ...crowdedView(4, 'land'), ...late }),
  'Cyclades, battle at sea of 5 seats, seen by one': shown(privateView(crowdedView(5, 'sea'), 1, 11)),
  'Cyclades, battle with the Minotaur of 5 seats by day': shown(withMinotaur(crowdedView(5, 'land'), false), { theme: 'light' }),
  'Cyclades, battle with the Minotaur alone of 3 seats, seen by one': shown(
    privateView(withMinotaur(crowdedView(3, 'land'), true), 0, 8),
  ),
  'Cyclades, figures of 2 seats, seen by one': shown(privateView(creatureView(2), 1, 6)),
  'Cyclades, figures of 4 seats': shown(creatureView(4)),
  'Cyclades, figures of 5 seats by day': shown(creatureView(5), { theme: 'light' }),
  'Cyclades, Sylph of 4 seats': shown(sylph),
  'Cyclades, an island among 5 seats': shown(crowdedView(5), { detail: 'is10' }),
  'Cyclades, a sea space among 4 seats by day': shown(creatureView(4), { theme: 'light', detail: 'F9' }),
  'Cyclades, cover of 5 seats': shown(startView(5), {
    poster: {
      title: 'Cyclades',
      headline: 'Match #12',
      columns: [],
      rows: [0, 1, 2, 3, 4].map((seat) => ({ seat, won: false, amounts: [] })),
      notes: ['Gold: open to all', 'Timer: 48 hours per decision, plus a time bank of 4 days'],
    },
  }),
  'Cyclades, podium of 4 seats by day': shown(crowdedView(4), {
    theme: 'light',
    poster: {
      title: 'Cyclades',
      headline: 'Theodoros wins on Metropolises.',
      columns: ['Metropolises', 'Islands', 'Gold'],
      rows: [
        { seat: 1, place: 1, won: true, amounts: [2, 5, 14] },
        { seat: 0, place: 2, won: false, amounts: [1, 6, 3] },
        { seat: 3, place: 3, won: false, amounts: [1, 2, 20] },
        { seat: 2, place: 4, won: false, amounts: [0, 1, 0] },
      ],
      notes: ['Biggest leap, Islands: Ariadne +3 (cycle 6)', 'Biggest leap, Gold: Jo +11 (cycle 4)'],
    },
  }),
  'Cyclades, tall picture of 4 seats, seen by one': shown(privateView(startView(4), 1, 17), { shape: 'tall' }),
  'Cyclades, tall picture of 3 seats by day': shown(creatureView(3), { shape: 'tall', theme: 'light' }),
};
