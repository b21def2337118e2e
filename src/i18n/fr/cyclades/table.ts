import type { BattleView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { NameSeat } from '../../sentences.ts';
import { figuresInPlay, onTrack, piles } from './creatureTable.ts';
import {
  all,
  fleets,
  gold,
  metropolises,
  names,
  PATRONS,
  philosophers,
  at as placedAt,
  priests,
  troops,
  units,
} from './words.ts';

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
    `revenus ${seat.income}`,
    ...holds(seat),
  ].join(', ');

/** "Poséidon (Ada 2) · Arès · face cachée · Apollon": the gods, with the offerings that stand there. */
export const godLine = (view: View, name: NameSeat): string =>
  [
    ...view.gods.map(({ god, offering }) => {
      if (god === undefined) return 'face cachée';
      return offering === undefined ? PATRONS[god] : `${PATRONS[god]} (${name(offering.seat)} ${offering.amount})`;
    }),
    view.apollo.length === 0 ? PATRONS.apollo : `${PATRONS.apollo} (${names(view.apollo, name)})`,
  ].join(' · ');

export const battleLine = (battle: BattleView, name: NameSeat): string =>
  `Combat ${placedAt(battle.at)} : ${name(battle.attacker)} avec ${units(battle.units[0])} contre ${defence(battle, name)}`;

/** "Blaise avec 2 unités, le Minotaure et 1 en défense"; the Minotaur alone where nobody else defends. */
const defence = ({ defender, minotaur, units: [, standing], defences }: BattleView, name: NameSeat): string => {
  if (defender === undefined) return 'le Minotaure';
  const forces = [units(standing), ...(minotaur ? ['le Minotaure'] : []), ...(defences > 0 ? [`${defences} en défense`] : [])];
  return `${name(defender)} avec ${all(forces)}`;
};

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/** The table in a few lines: gods and offerings, creatures, each seat's goods that the viewer may see, figures; the piles at last. */
export const summary = (view: View, name: NameSeat): string => {
  const figures = figuresInPlay(view, name);
  return within(
    [
      `**Cycle ${view.cycle}** – la victoire est à ${metropolises(view.goal)} en fin de cycle`,
      `Dieux : ${godLine(view, name)}`,
      ...maybe('Créatures : ', onTrack(view)),
      ...(view.queue.length === 0 ? [] : [`Offrandes à venir : ${view.queue.map(name).join(', ')}`]),
      ...(view.turn === undefined ? [] : [`Actions : ${name(view.turn.seat)} avec ${PATRONS[view.turn.god]}`]),
      ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
      ...view.seats.map((seat) => `${name(seat.seat)} : ${seat.eliminated ? 'hors jeu' : goods(seat)}`),
      ...(figures.length === 0 ? [] : [`Figurines : ${figures.join(' ; ')}`]),
      ...maybe('Pioche : ', piles(view)),
    ],
    '\n',
    MOST,
  );
};
