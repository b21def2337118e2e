import type { BattleView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { within } from '../fitting.ts';
import type { NameSeat } from '../sentences.ts';
import { figuresInPlay, onTrack, piles } from './creatureTable.ts';
import type { CycladesText } from './phrases.ts';

/** The names of some seats: "Ada and Blaise". */
export const names = (t: CycladesText, seats: readonly number[], name: NameSeat): string => t.all(seats.map(name));

/** "**1 Metropolis**, 5 GP, income 3, 2 troops, 1 fleet": what the viewer may see of a seat's goods. */
export const goods = (t: CycladesText, seat: SeatView): string =>
  [
    ...(seat.metropolises > 0 ? [`**${t('metropolises', { n: seat.metropolises })}**`] : []),
    ...(seat.gold === undefined ? [] : [t('gold', { n: seat.gold })]),
    t('table-income', { n: seat.income }),
    t('troops', { n: seat.troops }),
    t('fleets', { n: seat.fleets }),
    ...(seat.priests > 0 ? [t('priests', { n: seat.priests })] : []),
    ...(seat.philosophers > 0 ? [t('philosophers', { n: seat.philosophers })] : []),
  ].join(', ');

/** "Poseidon (Ada 2) · Ares · face down · Apollo": the gods, with the offerings that stand there. */
export const godLine = (t: CycladesText, view: View, name: NameSeat): string =>
  [
    ...view.gods.map(({ god, offering }) => {
      if (god === undefined) return t('table-face-down');
      if (offering === undefined) return t('god', { id: god });
      return t('table-offering', { god, seat: name(offering.seat), amount: offering.amount });
    }),
    view.apollo.length === 0 ? t('god', { id: 'apollo' }) : t('table-apollo', { seats: names(t, view.apollo, name) }),
  ].join(' · ');

/** "Battle at island 4: Ada with 3 units against Blaise with 2 units, the Minotaur and 1 in defences". */
export const battleLine = (
  t: CycladesText,
  { at, attacker, defender, minotaur, units: [units, standing], defences }: BattleView,
  name: NameSeat,
): string => {
  const fight = { at, attacker: name(attacker), units };
  if (defender === undefined) return t('table-battle-minotaur', fight);
  const forces = [
    ...(standing > 0 ? [t('units', { n: standing })] : []),
    ...(minotaur ? [t('table-forces-minotaur')] : []),
    ...(defences > 0 ? [t('table-forces-defences', { defences })] : []),
  ];
  return t('table-battle', { ...fight, defender: name(defender), forces: t.all(forces) });
};

/** The lines that are there only now and then; none for one without words. */
const line = (words: string | undefined, write: (words: string) => string): readonly string[] =>
  words === undefined ? [] : [write(words)];

/** "Creatures: Harpy 4 GP, Pegasus 2 GP". */
export const creatureLine = (t: CycladesText, view: View): readonly string[] =>
  line(onTrack(t, view), (creatures) => t('table-creatures', { creatures }));

/** "Still to bid: Ada, Blaise". */
export const queueLine = (t: CycladesText, { queue }: View, name: NameSeat): readonly string[] =>
  queue.length === 0 ? [] : [t('table-queue', { seats: queue.map(name).join(', '), count: queue.length })];

/** "Figures: Minotaur on island 4 until Ada’s turn this cycle". */
export const figureLines = (t: CycladesText, view: View, name: NameSeat): readonly string[] => {
  const figures = figuresInPlay(t, view, name);
  return figures.length === 0 ? [] : [t('table-figures', { figures: figures.join(t('table-separator')) })];
};

/** "Deck: 5 cards; discarded: Fates". */
export const deckLine = (t: CycladesText, view: View): readonly string[] =>
  line(piles(t, view), (cards) => t('table-deck', { piles: cards }));

const seatLine = (t: CycladesText, seat: SeatView, name: NameSeat): string =>
  t('table-seat', { seat: name(seat.seat), goods: seat.eliminated ? t('table-out') : goods(t, seat) });

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/** The table in a few lines: gods and offerings, creatures, each seat's goods that the viewer may see, figures, and finally the piles. */
export const summary =
  (t: CycladesText) =>
  (view: View, name: NameSeat): string =>
    within(
      [...tableLines(t, view, name), ...view.seats.map((seat) => seatLine(t, seat, name)), ...pieces(t, view, name)],
      '\n',
      MOST,
    );

/** The table in a few lines, without what each seat has. */
export const tableInShort =
  (t: CycladesText) =>
  (view: View, name: NameSeat): string =>
    within([...tableLines(t, view, name), ...pieces(t, view, name)], '\n', MOST);

const tableLines = (t: CycladesText, view: View, name: NameSeat): readonly string[] => [
  t('table-goal', { cycle: String(view.cycle), goal: view.goal }),
  t('table-gods', { gods: godLine(t, view, name) }),
  ...creatureLine(t, view),
  ...queueLine(t, view, name),
  ...(view.turn === undefined ? [] : [t('table-acting', { seat: name(view.turn.seat), god: view.turn.god })]),
  ...(view.turn?.battle === undefined ? [] : [battleLine(t, view.turn.battle, name)]),
];

const pieces = (t: CycladesText, view: View, name: NameSeat): readonly string[] => [
  ...figureLines(t, view, name),
  ...deckLine(t, view),
];
