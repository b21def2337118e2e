import type { BattleView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';
import { figuresInPlay, onTrack, piles } from './creatureTable.ts';
import { all, fleets, gold, metropolises, names, PATRONS, philosophers, place, priests, troops, units } from './words.ts';

/** What a seat has on the board and beside it. */
export const holds = (seat: SeatView): readonly string[] => [
  troops(seat.troops),
  fleets(seat.fleets),
  ...(seat.priests > 0 ? [priests(seat.priests)] : []),
  ...(seat.philosophers > 0 ? [philosophers(seat.philosophers)] : []),
];

export const goods = (seat: SeatView): string =>
  [
    ...(seat.metropolises > 0 ? [`**${metropolises(seat.metropolises)}**`] : []),
    ...(seat.gold === undefined ? [] : [gold(seat.gold)]),
    `ingresos ${seat.income}`,
    ...holds(seat),
  ].join(', ');

/** "Poseidón (Ada 2) · Ares · boca abajo · Apolo": the gods, with the offerings that stand there. */
export const godLine = (view: View, name: NameSeat): string =>
  [
    ...view.gods.map(({ god, offering }) => {
      if (god === undefined) return 'boca abajo';
      return offering === undefined ? PATRONS[god] : `${PATRONS[god]} (${name(offering.seat)} ${offering.amount})`;
    }),
    view.apollo.length === 0 ? PATRONS.apollo : `${PATRONS.apollo} (${names(view.apollo, name)})`,
  ].join(' · ');

export const battleLine = (battle: BattleView, name: NameSeat): string =>
  `Batalla en ${place(battle.at)}: ${name(battle.attacker)} con ${units(battle.units[0])} contra ${defence(battle, name)}`;

/** "Blaise con 2 unidades, el Minotauro y 1 por defensas"; the Minotaur alone where nobody else defends. */
const defence = ({ defender, minotaur, units: [, standing], defences }: BattleView, name: NameSeat): string => {
  if (defender === undefined) return 'el Minotauro';
  const forces = [units(standing), ...(minotaur ? ['el Minotauro'] : []), ...(defences > 0 ? [`${defences} por defensas`] : [])];
  return `${name(defender)} con ${all(forces)}`;
};

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

/** What wins: "**Ciclo 3** – se gana con 2 Metrópolis al final de un ciclo". */
export const goalLine = ({ cycle, goal }: View): string =>
  `**Ciclo ${cycle}** – se gana con ${metropolises(goal)} al final de un ciclo`;

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/** The table in a few lines: gods and offerings, creatures, each seat's goods that the viewer may see, figures; the piles at last. */
export const summary = (view: View, name: NameSeat): string => {
  const figures = figuresInPlay(view, name);
  return within(
    [
      goalLine(view),
      `Dioses: ${godLine(view, name)}`,
      ...maybe('Criaturas: ', onTrack(view)),
      ...(view.queue.length === 0
        ? []
        : [`${view.queue.length === 1 ? 'Falta' : 'Faltan'} por ofrecer: ${view.queue.map(name).join(', ')}`]),
      ...(view.turn === undefined ? [] : [`Actúa: ${name(view.turn.seat)} con ${PATRONS[view.turn.god]}`]),
      ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
      ...view.seats.map((seat) => `${name(seat.seat)}: ${seat.eliminated ? 'fuera de la partida' : goods(seat)}`),
      ...(figures.length === 0 ? [] : [`Figuras: ${figures.join('; ')}`]),
      ...maybe('Mazo: ', piles(view)),
    ],
    '\n',
    MOST,
  );
};
