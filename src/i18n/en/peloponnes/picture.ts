import type { Outcome } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { Phase } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { linesOf } from '../../changed.ts';
import { pictureSentences } from '../../fitting.ts';
import { MARKED } from '../../peloponnes/marked.ts';
import type { NameSeat } from '../../sentences.ts';
import { asSentences } from '../changes.ts';
import { tellPeloponnesEvent } from './events.ts';
import { chitsInShort, goodsInShort, roundInShort, rowsInShort, worthInShort } from './table.ts';
import { tileName } from './tiles.ts';
import { all, buildings, coins, DISASTER_NAMES, lands, names } from './words.ts';

/** "lands Fields A05; buildings Market and Bridge with a coin", from the civilisation outwards. */
export const tilesOf = ({ lands: own, buildings: built }: SeatView): string =>
  [
    ...(own.length === 0 ? [] : [`lands ${all(own.map(tileName))}`]),
    ...(built.length === 0
      ? []
      : [`buildings ${all(built.map(({ tile, marked }) => `${tileName(tile)}${marked ? ' with a coin' : ''}`))}`]),
  ].join('; ');

const counted = ({ lands: own, buildings: built }: SeatView): string => `${lands(own.length)}, ${buildings(built.length)}`;

/** The picture in words: 1,024 characters at most. Where there is much to name, tiles are counted; whole sentences as far as they fit. */
export const altText = (view: View, name: NameSeat, told: readonly Event[] = []): string => {
  const changes = asSentences(changesIn(told, name));
  const inWords = (words: typeof tilesOf) => [...sentences(view, name, words), ...changes];
  return pictureSentences(inWords(tilesOf), inWords(counted));
};

/** What changed on the table, a line each. */
export const changesIn = (told: readonly Event[], name: NameSeat): readonly string[] =>
  linesOf(told, MARKED, (event) => tellPeloponnesEvent(event, name));

const STEPS: Readonly<Record<Phase, string>> = {
  unstarted: 'Before the deal',
  revealing: 'New tiles',
  offers: 'Offers',
  placing: 'Buildings that were won',
  income: 'Income',
  chits: 'Chits',
  disaster: 'Disaster',
  feeding: 'Supply round',
  finishing: 'Supply round',
  scoring: 'Scores',
  bonus: 'A level is won',
  ended: 'The match is over',
};

const stepOf = ({ phase, disaster, supply }: View): string => {
  if (disaster !== undefined) return `Disaster: ${DISASTER_NAMES[disaster.disaster]}`;
  return supply === 'final' ? 'Last supply round' : STEPS[phase];
};

/** "won by Ada", "a draw between Ada and Blaise". */
const wonBy = ({ winners, reason }: Outcome, name: NameSeat): string =>
  reason === 'draw' ? `a draw between ${names(winners, name)}` : `won by ${names(winners, name)}`;

/** "Offers; Ada is due.", "The match is over; won by Ada.": the step, and whom it waits for. */
export const dueInShort = (view: View, name: NameSeat): string => {
  const { active, outcome, pushedOut } = view;
  return `${[
    stepOf(view),
    ...(active.length === 0 ? [] : [`${names(active, name)} ${active.length === 1 ? 'is' : 'are'} due`]),
    ...(pushedOut === undefined ? [] : [`pushed out of ${tileName(pushedOut.tile)} with ${coins(pushedOut.coins)}`]),
    ...(outcome === undefined || outcome.winners.length === 0 ? [] : [wonBy(outcome, name)]),
  ].join('; ')}.`;
};

/** "Ada leads.": whose lower value is the highest, where that is one seat. */
const leading = ({ seats, outcome }: View, name: NameSeat): readonly string[] => {
  const best = Math.max(...seats.map(({ worth }) => worth.score));
  const ahead = seats.filter(({ worth }) => worth.score === best);
  const [first] = ahead;
  return outcome !== undefined || seats.length === 1 || ahead.length > 1 || first === undefined
    ? []
    : [`${name(first.seat)} leads.`];
};

const sentences = (view: View, name: NameSeat, words: (seat: SeatView) => string): readonly string[] => {
  const rows = rowsInShort(view, name);
  const chits = chitsInShort(view);
  return [
    `Peloponnes, ${roundInShort(view).toLowerCase()}. ${dueInShort(view, name)}`,
    ...leading(view, name),
    ...(rows === '' ? [] : [`Tiles: ${rows}.`]),
    ...view.seats.map(
      (seat) =>
        `${name(seat.seat)}: ${[worthInShort(seat), goodsInShort(seat), ...(words(seat) === '' ? [] : [words(seat)])].join('; ')}.`,
    ),
    ...(chits === undefined ? [] : [`Chits: ${chits}.`]),
  ];
};
