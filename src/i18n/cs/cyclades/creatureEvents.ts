import { TRACK_COSTS } from '#games/cyclades/data/figures.ts';
import type { CreatureEvent, EventOf } from '#games/cyclades/events.ts';
import type { NameSeat } from '../../sentences.ts';
import { CREATURE_ACC, CREATURE_NAMES } from './creatures.ts';
import { BUILDING_ACC, fleets, forGold, gold, PIECE_ACC, place, slotNumber } from './words.ts';

type Telling<Type extends CreatureEvent['type']> = (event: EventOf<Type>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in CreatureEvent['type']]: Telling<Type> };

const NEW_DECK = 'z odkládacího balíčku se zamíchá nový dobírací balíček';

const trackFilled: Telling<'TrackFilled'> = ({ track, discarded, shuffled }) =>
  `${[
    track.length === 0
      ? 'Žádné další bytosti už nepřijdou'
      : `Bytosti: ${track.map((creature, space) => `${CREATURE_NAMES[creature]} ${gold(TRACK_COSTS[space] ?? 0)}`).join(', ')}`,
    ...(discarded === undefined ? [] : [`odloženo: ${CREATURE_NAMES[discarded]}`]),
    ...(shuffled ? [NEW_DECK] : []),
  ].join('; ')}.`;

const creatureSwapped: Telling<'CreatureSwapped'> = ({ seat, discarded, drawn, cost, shuffled }, name) =>
  `${name(seat)} platí ${gold(cost)} a odkládá ${CREATURE_ACC[discarded]}; místo toho ${
    drawn === 'fates' ? 'přicházejí' : 'přichází'
  } ${CREATURE_NAMES[drawn]}${shuffled ? ` (předtím ${NEW_DECK})` : ''}.`;

/** Only the two whom it concerns are told how much it was. */
const goldStolen: Telling<'GoldStolen'> = ({ seat, loser, gold: amount }, name) => {
  if (amount === undefined) return `Gryf bere polovinu zlata, které má ${name(loser)}; získává ji ${name(seat)}.`;
  return amount === 0
    ? `Gryf nemá co vzít: ${name(loser)} nemá dost zlata.`
    : `Gryf bere polovinu zlata, které má ${name(loser)}; ${name(seat)} získává ${gold(amount)}.`;
};

const pieceSold: Telling<'PieceSold'> = ({ seat, piece, at, gold: amount }, name) =>
  `${name(seat)} prodává Sfinze ${PIECE_ACC[piece]}${at === undefined ? '' : ` z ${place(at)}`} za ${gold(amount)}.`;

/** What creatures bring about, one line an event. */
export const CREATURE_TELLINGS: Tellings = {
  TrackFilled: trackFilled,
  CreatureBought: ({ seat, creature, cost, discount }, name) =>
    `${name(seat)} povolává ${CREATURE_ACC[creature]} za ${gold(cost)}${discount === 0 ? '' : `, díky chrámům o ${gold(discount)} levněji`}.`,
  CreatureCalled: ({ seat, creature }, name) =>
    `${name(seat)} díky Chiméře povolává z odkládacího balíčku ${CREATURE_ACC[creature]}.`,
  CreatureSwapped: creatureSwapped,
  IncomeRepeated: ({ seat, gold: amount }, name) =>
    amount === 0
      ? `${name(seat)} nemá příjem, který by Sudičky zopakovaly.`
      : `${name(seat)} dostává od Sudiček ${gold(amount)}.`,
  GoldStolen: goldStolen,
  TroopKilled: ({ island, loser }, name) => `${name(loser)} přichází na ${place(island)} o 1 vojáka: odnáší ho Harpyje.`,
  FleetReplaced: ({ seat, sea, loser, from }, name) =>
    `Siréna na ${place(sea)}: ${name(loser)} přichází o loď, místo ní tam má loď ${name(seat)}${
      from === undefined ? '' : ` (z ${place(from)})`
    }.`,
  BuildingDestroyed: ({ owner, island, slot, building }, name) =>
    `Gigant ničí ${BUILDING_ACC[building]} na ${place(island)}, ${slotNumber(slot)}; majitel: ${name(owner)}.`,
  PriestStolen: ({ seat, loser }, name) => `Dryáda odvádí kněze: přichází o něj ${name(loser)}, získává ho ${name(seat)}.`,
  PhilosopherStolen: ({ seat, loser }, name) => `Satyr odvádí filozofa: přichází o něj ${name(loser)}, získává ho ${name(seat)}.`,
  BuildingChanged: ({ seat, island, slot, was, building }, name) =>
    `Kyklop mění ${BUILDING_ACC[was]} na ${BUILDING_ACC[building]}: ${place(island)}, ${slotNumber(slot)}; majitel: ${name(seat)}.`,
  PieceSold: pieceSold,
  FigurePlaced: ({ seat, creature, island }, name) => `${name(seat)} umísťuje ${CREATURE_ACC[creature]} na ${place(island)}.`,
  FiguresVanished: ({ island, arrived, stood }) =>
    `Na ${place(island)} přichází ${CREATURE_NAMES[arrived]}, ale stojí tam ${CREATURE_NAMES[stood]}: navzájem se zničí.`,
  FigureLeft: ({ seat, creature }, name) => `${CREATURE_NAMES[creature]} opouští herní plán; kartu odkládá ${name(seat)}.`,
  FleetsPushed: ({ owner, from, to, fleets: pushed }, name) =>
    `Polyfémus odhání ${fleets.acc(pushed)} z ${place(from)} na ${place(to)}; majitel: ${name(owner)}.`,
  FleetsSunk: ({ by, owner, sea, fleets: sunk }, name) =>
    by === 'kraken'
      ? `Kraken potápí ${fleets.acc(sunk)} na ${place(sea)}; majitel: ${name(owner)}.`
      : `${name(owner)} přichází o ${fleets.acc(sunk)} na ${place(sea)}: Polyfémus jim nenechává kam uplout.`,
  KrakenPlaced: ({ sea }) => `Kraken se vynořuje na ${place(sea)}.`,
  KrakenMoved: ({ seat, to, cost }, name) => `${name(seat)} posouvá Krakena na ${place(to)}${forGold(cost)}.`,
  CreatureFinished: () => undefined,
  DiscardsShuffled: () => 'Chiméra skončila: celý odkládací balíček se zamíchá do dobíracího.',
};
