import { TRACK_COSTS } from '#games/cyclades/data/figures.ts';
import type { CreatureEvent, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_NAMES, TheCreature, theCreature, toCreature } from './creatures.ts';
import { aBuilding, aPiece, fleets, forGold, gold, place, slotNumber, theBuilding } from './words.ts';

type Telling<Type extends CreatureEvent['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in CreatureEvent['type']]: Telling<Type> };

const NEW_DECK = 'los descartes se barajan y forman un mazo nuevo';

const trackFilled: Telling<'TrackFilled'> = ({ track, discarded, shuffled }) =>
  `${[
    track.length === 0
      ? 'No quedan criaturas por salir'
      : `Criaturas: ${track.map((creature, space) => `${CREATURE_NAMES[creature]} ${gold(TRACK_COSTS[space] ?? 0)}`).join(', ')}`,
    ...(discarded === undefined ? [] : [`descartada: ${CREATURE_NAMES[discarded]}`]),
    ...(shuffled ? [NEW_DECK] : []),
  ].join('; ')}.`;

const creatureSwapped: Telling<'CreatureSwapped'> = ({ seat, discarded, drawn, cost, shuffled }, name) =>
  `${name(seat)} paga ${gold(cost)} y descarta ${toCreature(discarded)}; en su lugar ${drawn === 'fates' ? 'llegan' : 'llega'} ${theCreature(drawn)}${
    shuffled ? `, y antes ${NEW_DECK}` : ''
  }.`;

/** Only the two whom it concerns are told how much it was. */
const goldStolen: Telling<'GoldStolen'> = ({ seat, loser, gold: amount }, name) => {
  if (amount === undefined) return `El Grifo trae a ${name(seat)} la mitad del oro de ${name(loser)}.`;
  return amount === 0
    ? `El Grifo no encuentra nada que quitar a ${name(loser)}.`
    : `El Grifo trae a ${name(seat)} la mitad del oro de ${name(loser)}: ${gold(amount)}.`;
};

const pieceSold: Telling<'PieceSold'> = ({ seat, piece, at, gold: amount }, name) =>
  `${name(seat)} vende ${aPiece(piece)}${at === undefined ? '' : ` de ${place(at)}`} a la Esfinge por ${gold(amount)}.`;

/** What creatures bring about, one line an event. */
export const CREATURE_TELLINGS: Tellings = {
  TrackFilled: trackFilled,
  CreatureBought: ({ seat, creature, cost, discount }, name) =>
    `${name(seat)} compra ${theCreature(creature)} por ${gold(cost)}${discount === 0 ? '' : `, ${gold(discount)} menos gracias a los templos`}.`,
  CreatureCalled: ({ seat, creature }, name) =>
    `La Quimera llama ${toCreature(creature)} desde los descartes para ${name(seat)}.`,
  CreatureSwapped: creatureSwapped,
  IncomeRepeated: ({ seat, gold: amount }, name) =>
    amount === 0
      ? `${name(seat)} no tiene ingresos que las Parcas puedan repetir.`
      : `Las Parcas traen a ${name(seat)} ${gold(amount)}.`,
  GoldStolen: goldStolen,
  TroopKilled: ({ island, loser }, name) => `La Arpía se lleva una tropa de ${name(loser)} de ${place(island)}.`,
  FleetReplaced: ({ seat, sea, loser, from }, name) =>
    `La Sirena retira la flota de ${name(loser)} en ${place(sea)}; ahora hay allí una de ${name(seat)}${
      from === undefined ? '' : `, que viene de ${place(from)}`
    }.`,
  BuildingDestroyed: ({ owner, island, slot, building }, name) =>
    `El Gigante destruye ${theBuilding(building)} de ${name(owner)} en ${place(island)}, ${slotNumber(slot)}.`,
  PriestStolen: ({ seat, loser }, name) => `La Dríade lleva un sacerdote de ${name(loser)} a ${name(seat)}.`,
  PhilosopherStolen: ({ seat, loser }, name) => `El Sátiro lleva un filósofo de ${name(loser)} a ${name(seat)}.`,
  BuildingChanged: ({ seat, island, slot, was, building }, name) =>
    `El Cíclope convierte ${theBuilding(was)} de ${name(seat)} en ${place(island)}, ${slotNumber(slot)}, en ${aBuilding(building)}.`,
  PieceSold: pieceSold,
  FigurePlaced: ({ seat, creature, island }, name) => `${name(seat)} pone ${toCreature(creature)} en ${place(island)}.`,
  FiguresVanished: ({ island, arrived, stood }) =>
    `${TheCreature(arrived)} llega a ${place(island)}, donde está ${theCreature(stood)}: se destruyen mutuamente.`,
  FigureLeft: ({ seat, creature }, name) => `${TheCreature(creature)}, de ${name(seat)}, deja el tablero.`,
  FleetsPushed: ({ owner, from, to, fleets: pushed }, name) =>
    `Polifemo empuja ${fleets(pushed)} de ${name(owner)} de ${place(from)} a ${place(to)}.`,
  FleetsSunk: ({ by, owner, sea, fleets: sunk }, name) =>
    by === 'kraken'
      ? `El Kraken hunde ${fleets(sunk)} de ${name(owner)} en ${place(sea)}.`
      : `${name(owner)} pierde ${fleets(sunk)} en ${place(sea)}: Polifemo no deja casilla adonde ir.`,
  KrakenPlaced: ({ sea }) => `El Kraken emerge en ${place(sea)}.`,
  KrakenMoved: ({ seat, to, cost }, name) => `${name(seat)} mueve el Kraken a ${place(to)}${forGold(cost)}.`,
  CreatureFinished: () => undefined,
  DiscardsShuffled: () => 'La Quimera ha acabado: todos los descartes se barajan con el mazo.',
};
