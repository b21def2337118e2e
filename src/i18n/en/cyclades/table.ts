import type { God, Patron } from '#games/cyclades/types.ts';
import type { BattleView, IslandView, SeatView, View } from '#games/cyclades/viewTypes.ts';
import type { SeatName } from '../../sentences.ts';
import {
  all,
  BUILDING_NAMES,
  fleets,
  gold,
  metropolises,
  names,
  PATRONS,
  philosophers,
  place,
  priests,
  steps,
  troops,
  units,
} from './words.ts';

/** What a god lets a seat recruit and build. */
const GIFTS: Readonly<Record<God, string>> = {
  poseidon: 'fleets and ports',
  ares: 'troops and fortresses',
  zeus: 'priests and temples',
  athena: 'philosophers and universities',
};

/** "Ares: troops and fortresses". */
const godWithGifts = (god: Patron): string => (god === 'apollo' ? PATRONS.apollo : `${PATRONS[god]}: ${GIFTS[god]}`);

/** What a due seat is asked, in one line; from a public view. */
export const prompt = (view: View, seat: number, name: SeatName): string => {
  const who = name(seat);
  const { turn, displaced } = view;
  if (view.phase === 'offerings') {
    return displaced?.seat === seat
      ? `${who}, you were driven from ${PATRONS[displaced.god]}: choose another god.`
      : `${who}, it is your turn to make an offering.`;
  }
  if (turn === undefined) return `${who}, it is your turn.`;
  const { battle } = turn;
  if (battle?.asked === seat) return `${who}, the battle at ${place(battle.at)} goes on: fight or retreat?`;
  if (turn.metropolisDue !== undefined) {
    return turn.metropolisDue.discards.length > 0
      ? `${who}, a Metropolis is due: which ${BUILDING_NAMES[turn.metropolisDue.discards[0] ?? 'port']} do you give up for it?`
      : `${who}, a Metropolis is due: where do you found it?`;
  }
  if (turn.prosperityDue) return `${who}, Apollo gives you a prosperity marker: where does it go?`;
  if (turn.voyage !== undefined && turn.voyage.stepsLeft > 0) {
    return `${who}, you act with ${PATRONS[turn.god]}; your fleets in ${turn.voyage.at} may sail ${steps(turn.voyage.stepsLeft)} more.`;
  }
  return `${who}, you act with ${godWithGifts(turn.god)}.`;
};

/** Offerings as they stand and who offers next, or who acts next: one small line under what is asked; empty when nobody follows. */
export const outlook = (view: View, name: SeatName): string => {
  const { phase, turn, displaced, queue } = view;
  if (phase === 'offerings') {
    const next = displaced === undefined ? queue.slice(1) : queue;
    return `${godLine(view, name)}${next.length === 0 ? '' : ` – then ${names(next, name)}`}`;
  }
  if (turn === undefined || turn.god === 'apollo') return '';
  const later = view.gods.flatMap(({ god, offering, done }) =>
    god === undefined || offering === undefined || done || god === turn.god ? [] : [`${name(offering.seat)} (${PATRONS[god]})`],
  );
  const last = view.apollo.map((seat) => `${name(seat)} (${PATRONS.apollo})`);
  return later.length + last.length === 0 ? '' : `Then ${all([...later, ...last])}`;
};

const pieces = (seat: SeatView): readonly string[] => [
  troops(seat.troops),
  fleets(seat.fleets),
  ...(seat.priests > 0 ? [priests(seat.priests)] : []),
  ...(seat.philosophers > 0 ? [philosophers(seat.philosophers)] : []),
];

const goods = (seat: SeatView): string =>
  [
    ...(seat.metropolises > 0 ? [`**${metropolises(seat.metropolises)}**`] : []),
    ...(seat.gold === undefined ? [] : [gold(seat.gold)]),
    `income ${seat.income}`,
    ...pieces(seat),
  ].join(', ');

const godLine = (view: View, name: SeatName): string =>
  [
    ...view.gods.map(({ god, offering }) => {
      if (god === undefined) return 'face down';
      return offering === undefined ? PATRONS[god] : `${PATRONS[god]} (${name(offering.seat)} ${offering.amount})`;
    }),
    view.apollo.length === 0 ? PATRONS.apollo : `${PATRONS.apollo} (${names(view.apollo, name)})`,
  ].join(' · ');

const battleLine = (battle: BattleView, name: SeatName): string =>
  `Battle at ${place(battle.at)}: ${name(battle.attacker)} with ${units(battle.units[0])} against ${name(battle.defender)} with ${units(battle.units[1])}${
    battle.defences > 0 ? ` and ${battle.defences} in defences` : ''
  }`;

/** The table in a few lines: gods and offerings, who still offers, and each seat's goods that the viewer may see. */
export const summary = (view: View, name: SeatName): string =>
  [
    `**Cycle ${view.cycle}** – ${metropolises(view.goal)} at the end of a cycle win`,
    `Gods: ${godLine(view, name)}`,
    ...(view.queue.length === 0 ? [] : [`Still to offer: ${view.queue.map(name).join(', ')}`]),
    ...(view.turn === undefined ? [] : [`Acting: ${name(view.turn.seat)} with ${PATRONS[view.turn.god]}`]),
    ...(view.turn?.battle === undefined ? [] : [battleLine(view.turn.battle, name)]),
    ...view.seats.map((seat) => `${name(seat.seat)}: ${seat.eliminated ? 'out of the game' : goods(seat)}`),
  ].join('\n');

const islandWords = (island: IslandView): string => {
  const buildings = island.slots.flatMap((slot) => (slot === 'free' ? [] : [BUILDING_NAMES[slot]]));
  const standing = [
    ...(island.metropolis ? ['Metropolis'] : []),
    ...(island.troops > 0 ? [troops(island.troops)] : []),
    ...buildings,
    ...(island.prosperity > 0 ? [`+${island.prosperity} prosperity`] : []),
  ];
  return `${place(island.id)}${standing.length === 0 ? '' : ` (${standing.join(', ')})`}`;
};

/** "islands Is1 (2 troops) and Is8; fleets in A3 (2) and F7". */
const holdings = (view: View, seat: number): string => {
  const islands = view.islands.filter(({ owner }) => owner === seat).map(islandWords);
  const fleetsHeld = view.fleets
    .filter((fleet) => fleet.seat === seat)
    .map((fleet) => `${fleet.sea}${fleet.fleets > 1 ? ` (${fleet.fleets})` : ''}`);
  return [
    ...(islands.length > 0 ? [`islands ${all(islands)}`] : []),
    ...(fleetsHeld.length > 0 ? [`fleets in ${all(fleetsHeld)}`] : []),
  ].join('; ');
};

const MOST = 1024;

/** The picture in words: `1,024` characters at most, whole sentences as far as they fit. */
export const altText = (view: View, name: SeatName): string => {
  const sentences = [
    `Cyclades, cycle ${view.cycle}.`,
    `Gods: ${godLine(view, name)}.`,
    ...view.seats.filter(({ eliminated }) => !eliminated).map(({ seat }) => `${name(seat)}: ${holdings(view, seat)}.`),
  ];
  let words = '';
  for (const sentence of sentences) {
    const longer = words === '' ? sentence : `${words} ${sentence}`;
    if (longer.length > MOST - 2) return `${words} …`;
    words = longer;
  }
  return words;
};

/** A seat's private card: its gold first, then what it holds; from its own view. */
export const card = (view: View, seat: number): string => {
  const own = view.seats[seat];
  if (own === undefined) return '';
  if (own.eliminated) return 'Your last island is lost: you are out of this game, and hold nothing any more.';
  const offerings = view.gods.flatMap(({ god, offering, done }) =>
    god !== undefined && offering?.seat === seat && !done ? [`${PATRONS[god]} ${offering.amount}`] : [],
  );
  return [
    `**You have ${gold(own.gold ?? 0)}** in cycle ${view.cycle}, and an income of ${own.income}.`,
    `You hold ${all([...pieces(own), ...(own.metropolises > 0 ? [metropolises(own.metropolises)] : [])])}:`,
    ...[holdings(view, seat)].filter((held) => held !== ''),
    ...(offerings.length === 0 ? [] : [`Your offering: ${all(offerings)}`]),
  ].join('\n');
};
