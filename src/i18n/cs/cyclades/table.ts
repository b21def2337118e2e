import type { BattleView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';
import { all } from '../counting.ts';
import { CREATURE_NAMES } from './creatures.ts';
import { figuresInPlay, onTrack, piles } from './creatureTable.ts';
import { fleets, gold, metropolises, names, PATRONS, philosophers, place, priests, troops, units } from './words.ts';

/** What a seat has on the board and beside it, as the object of a sentence. */
export const holds = (seat: SeatView): readonly string[] => [
  troops.acc(seat.troops),
  fleets.acc(seat.fleets),
  ...(seat.priests > 0 ? [priests.acc(seat.priests)] : []),
  ...(seat.philosophers > 0 ? [philosophers.acc(seat.philosophers)] : []),
];

/** The same as a list by itself, with its gold and income. */
export const goods = (seat: SeatView): string =>
  [
    ...(seat.metropolises > 0 ? [`**${metropolises(seat.metropolises)}**`] : []),
    ...(seat.gold === undefined ? [] : [gold(seat.gold)]),
    `příjem ${seat.income}`,
    troops(seat.troops),
    fleets(seat.fleets),
    ...(seat.priests > 0 ? [priests(seat.priests)] : []),
    ...(seat.philosophers > 0 ? [philosophers(seat.philosophers)] : []),
  ].join(', ');

/** "Poseidon (Ada 2) · Áres · rubem vzhůru · Apollón": the gods, with the offerings that stand there. */
export const godLine = (view: View, name: NameSeat): string =>
  [
    ...view.gods.map(({ god, offering }) => {
      if (god === undefined) return 'rubem vzhůru';
      return offering === undefined ? PATRONS[god] : `${PATRONS[god]} (${name(offering.seat)} ${offering.amount})`;
    }),
    view.apollo.length === 0 ? PATRONS.apollo : `${PATRONS.apollo} (${names(view.apollo, name)})`,
  ].join(' · ');

export const battleLine = (battle: BattleView, name: NameSeat): string =>
  `Bitva na ${place(battle.at)}: útočí ${name(battle.attacker)} (${units(battle.units[0])}), brání se ${defence(battle, name)}`;

/** "Blaise (2 jednotky, Mínotaurus a obrana 1)"; the Minotaur alone where nobody else defends. */
const defence = ({ defender, minotaur, units: [, standing], defences }: BattleView, name: NameSeat): string => {
  if (defender === undefined) return CREATURE_NAMES.minotaur;
  const forces = [
    units(standing),
    ...(minotaur ? [CREATURE_NAMES.minotaur] : []),
    ...(defences > 0 ? [`obrana ${defences}`] : []),
  ];
  return `${name(defender)} (${all(forces)})`;
};

/** "**Kolo 3** – k vítězství je třeba mít na konci kola 2 metropole". */
export const goalOf = ({ cycle, goal }: View): string =>
  `**Kolo ${cycle}** – k vítězství je třeba mít na konci kola ${metropolises.acc(goal)}`;

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/** The table in a few lines: gods and offerings, creatures, each seat's goods that the viewer may see, figures; the piles at last. */
export const summary = (view: View, name: NameSeat): string => {
  const figures = figuresInPlay(view, name);
  return within(
    [
      goalOf(view),
      `Bohové: ${godLine(view, name)}`,
      ...maybe('Bytosti: ', onTrack(view)),
      ...(view.queue.length === 0 ? [] : [`Ještě nabídnou: ${view.queue.map(name).join(', ')}`]),
      ...(view.turn === undefined ? [] : [`Na tahu: ${name(view.turn.seat)} (${PATRONS[view.turn.god]})`]),
      ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
      ...view.seats.map((seat) => `${name(seat.seat)}: ${seat.eliminated ? 'mimo hru' : goods(seat)}`),
      ...(figures.length === 0 ? [] : [`Figurky: ${figures.join('; ')}`]),
      ...maybe('Dobírací balíček: ', piles(view)),
    ],
    '\n',
    MOST,
  );
};
