import { TRACK_COSTS } from '#games/cyclades/data/figures.ts';
import type { CreatureEvent, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { de } from '../grammar.ts';
import { CREATURE_NAMES, TheCreature, theCreature } from './creatures.ts';
import { aPiece, BUILDING_NAMES, fleets, forGold, gold, place, at as placedAt, slotNumber, theBuilding } from './words.ts';

type Telling<Type extends CreatureEvent['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in CreatureEvent['type']]: Telling<Type> };

const NEW_DECK = 'la défausse est mélangée et forme une nouvelle pioche';

const trackFilled: Telling<'TrackFilled'> = ({ track, discarded, shuffled }) =>
  `${[
    track.length === 0
      ? 'Il ne reste aucune créature à venir'
      : `Créatures : ${track.map((creature, space) => `${CREATURE_NAMES[creature]} ${gold(TRACK_COSTS[space] ?? 0)}`).join(', ')}`,
    ...(discarded === undefined ? [] : [`à la défausse : ${CREATURE_NAMES[discarded]}`]),
    ...(shuffled ? [NEW_DECK] : []),
  ].join(' ; ')}.`;

const creatureSwapped: Telling<'CreatureSwapped'> = ({ seat, discarded, drawn, cost, shuffled }, name) =>
  `${name(seat)} paye ${gold(cost)} pour défausser ${theCreature(discarded)} ; à la place, voici ${theCreature(drawn)}${
    shuffled ? `, et avant cela ${NEW_DECK}` : ''
  }.`;

/** Only the two whom it concerns are told how much it was. */
const goldStolen: Telling<'GoldStolen'> = ({ seat, loser, gold: amount }, name) => {
  if (amount === 0) return `Le Griffon ne trouve rien à prendre à ${name(loser)}.`;
  const half = `Le Griffon apporte à ${name(seat)} la moitié de l’or ${de(name(loser))}`;
  return amount === undefined ? `${half}.` : `${half} : ${gold(amount)}.`;
};

const pieceSold: Telling<'PieceSold'> = ({ seat, piece, at, gold: amount }, name) =>
  `${name(seat)} vend au Sphinx ${aPiece(piece)}${at === undefined ? '' : ` ${placedAt(at)}`} pour ${gold(amount)}.`;

/** What creatures bring about, one line an event. */
export const CREATURE_TELLINGS: Tellings = {
  TrackFilled: trackFilled,
  CreatureBought: ({ seat, creature, cost, discount }, name) =>
    `${name(seat)} appelle ${theCreature(creature)} pour ${gold(cost)}${discount === 0 ? '' : `, ${gold(discount)} de moins grâce aux temples`}.`,
  CreatureCalled: ({ seat, creature }, name) =>
    `Pour ${name(seat)}, la Chimère appelle ${theCreature(creature)} depuis la défausse.`,
  CreatureSwapped: creatureSwapped,
  IncomeRepeated: ({ seat, gold: amount }, name) =>
    amount === 0
      ? `${name(seat)} n’a aucun revenu à toucher une seconde fois avec les Moires.`
      : `Les Moires apportent ${gold(amount)} à ${name(seat)}.`,
  GoldStolen: goldStolen,
  TroopKilled: ({ island, loser }, name) => `La Harpie enlève une troupe ${de(name(loser))} sur ${place(island)}.`,
  FleetReplaced: ({ seat, sea, loser, from }, name) =>
    `La Sirène prend la flotte ${de(name(loser))} en ${place(sea)} ; une flotte ${de(name(seat))}${
      from === undefined ? '' : `, venue ${de(place(from))},`
    } la remplace.`,
  BuildingDestroyed: ({ owner, island, slot, building }, name) =>
    `Le Géant détruit ${theBuilding(building)} ${de(name(owner))} sur ${place(island)}, ${slotNumber(slot)}.`,
  PriestStolen: ({ seat, loser }, name) => `La Dryade mène un prêtre ${de(name(loser))} chez ${name(seat)}.`,
  PhilosopherStolen: ({ seat, loser }, name) => `Le Satyre mène un philosophe ${de(name(loser))} chez ${name(seat)}.`,
  BuildingChanged: ({ seat, island, slot, was, building }, name) =>
    `Le Cyclope change ${theBuilding(was)} ${de(name(seat))} sur ${place(island)}, ${slotNumber(slot)}, en ${BUILDING_NAMES[building]}.`,
  PieceSold: pieceSold,
  FigurePlaced: ({ seat, creature, island }, name) => `${name(seat)} place ${theCreature(creature)} sur ${place(island)}.`,
  FiguresVanished: ({ island, arrived, stood }) =>
    `${TheCreature(arrived)} arrive sur ${place(island)}, où se trouve ${theCreature(stood)} : les deux se détruisent.`,
  FigureLeft: ({ seat, creature }, name) => `${TheCreature(creature)} quitte le plateau (figurine ${de(name(seat))}).`,
  FleetsPushed: ({ owner, from, to, fleets: pushed }, name) =>
    `Polyphème repousse ${fleets(pushed)} ${de(name(owner))} ${de(place(from))} vers ${place(to)}.`,
  FleetsSunk: ({ by, owner, sea, fleets: sunk }, name) =>
    by === 'kraken'
      ? `Le Kraken coule ${fleets(sunk)} ${de(name(owner))} en ${place(sea)}.`
      : `${name(owner)} perd ${fleets(sunk)} en ${place(sea)} : Polyphème ne laisse aucune case où aller.`,
  KrakenPlaced: ({ sea }) => `Le Kraken surgit en ${place(sea)}.`,
  KrakenMoved: ({ seat, to, cost }, name) => `${name(seat)} déplace le Kraken vers ${place(to)}${forGold(cost)}.`,
  CreatureFinished: () => undefined,
  DiscardsShuffled: () => 'La Chimère a fini : toute la défausse est mélangée à la pioche.',
};
