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
    `income ${seat.income}`,
    ...holds(seat),
  ].join(', ');

/** "Poseidon (Ada 2) · Ares · face down · Apollo": the gods, with the offerings that stand there. */
export const godLine = (view: View, name: NameSeat): string =>
  [
    ...view.gods.map(({ god, offering }) => {
      if (god === undefined) return 'face down';
      return offering === undefined ? PATRONS[god] : `${PATRONS[god]} (${name(offering.seat)} ${offering.amount})`;
    }),
    view.apollo.length === 0 ? PATRONS.apollo : `${PATRONS.apollo} (${names(view.apollo, name)})`,
  ].join(' · ');

export const battleLine = (battle: BattleView, name: NameSeat): string =>
  `Battle at ${place(battle.at)}: ${name(battle.attacker)} with ${units(battle.units[0])} against ${defence(battle, name)}`;

/** "Blaise with 2 units, the Minotaur and 1 in defences"; the Minotaur alone where nobody else defends. */
const defence = ({ defender, minotaur, units: [, standing], defences }: BattleView, name: NameSeat): string => {
  if (defender === undefined) return 'the Minotaur';
  const forces = [units(standing), ...(minotaur ? ['the Minotaur'] : []), ...(defences > 0 ? [`${defences} in defences`] : [])];
  return `${name(defender)} with ${all(forces)}`;
};

const maybe = (title: string, words: string | undefined): readonly string[] => (words === undefined ? [] : [`${title}${words}`]);

/** A post has room for so much beside its lines and the outcome. */
const MOST = 1200;

/** The table in a few lines: gods and offerings, creatures, each seat's goods that the viewer may see, figures; the piles at last. */
export const summary = (view: View, name: NameSeat): string => {
  const figures = figuresInPlay(view, name);
  return within(
    [
      `**Cycle ${view.cycle}** – ${metropolises(view.goal)} at the end of a cycle win`,
      `Gods: ${godLine(view, name)}`,
      ...maybe('Creatures: ', onTrack(view)),
      ...(view.queue.length === 0 ? [] : [`Still to offer: ${view.queue.map(name).join(', ')}`]),
      ...(view.turn === undefined ? [] : [`Acting: ${name(view.turn.seat)} with ${PATRONS[view.turn.god]}`]),
      ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
      ...view.seats.map((seat) => `${name(seat.seat)}: ${seat.eliminated ? 'out of the game' : goods(seat)}`),
      ...(figures.length === 0 ? [] : [`Figures: ${figures.join('; ')}`]),
      ...maybe('Deck: ', piles(view)),
    ],
    '\n',
    MOST,
  );
};
