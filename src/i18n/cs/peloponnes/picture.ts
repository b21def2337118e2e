import type { Outcome } from '#engine/game.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { Phase } from '#games/peloponnes/types.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { linesOf } from '../../changed.ts';
import { pictureSentences } from '../../fitting.ts';
import { MARKED } from '../../peloponnes/marked.ts';
import type { NameSeat } from '../../sentences.ts';
import { asSentences } from '../changes.ts';
import { all } from '../counting.ts';
import { tellPeloponnesEvent } from './events.ts';
import { chitsInShort, goodsInShort, roundInShort, rowsInShort, worthInShort } from './table.ts';
import { tileAcc, tileName } from './tiles.ts';
import { buildings, coins, DISASTER_NAMES, lands, names } from './words.ts';

/** "území Pole A05; budovy Tržiště a Most s mincí", from the civilisation outwards. */
export const tilesOf = ({ lands: own, buildings: built }: SeatView): string =>
  [
    ...(own.length === 0 ? [] : [`území ${all(own.map(tileName))}`]),
    ...(built.length === 0
      ? []
      : [`budovy ${all(built.map(({ tile, marked }) => `${tileName(tile)}${marked ? ' s mincí' : ''}`))}`]),
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
  unstarted: 'Před rozdáním',
  revealing: 'Nové destičky',
  offers: 'Nabídky',
  placing: 'Získané budovy',
  income: 'Příjmy',
  chits: 'Žetony katastrof',
  disaster: 'Katastrofa',
  feeding: 'Zásobovací kolo',
  finishing: 'Zásobovací kolo',
  scoring: 'Bodování',
  bonus: 'Úroveň je vyhraná',
  ended: 'Partie skončila',
};

const stepOf = ({ phase, disaster, supply }: View): string => {
  if (disaster !== undefined) return `Katastrofa: ${DISASTER_NAMES[disaster.disaster]}`;
  return supply === 'final' ? 'Poslední zásobovací kolo' : STEPS[phase];
};

/** "vítězí Ada", "remíza: Ada a Blaise". */
const wonBy = ({ winners, reason }: Outcome, name: NameSeat): string =>
  reason === 'draw'
    ? `remíza: ${names(winners, name)}`
    : `${winners.length === 1 ? 'vítězí' : 'vítězové:'} ${names(winners, name)}`;

/** "Nabídky; na tahu: Ada.", "Partie skončila; vítězí Ada.": the step, and whom it waits for. */
export const dueInShort = (view: View, name: NameSeat): string => {
  const { active, outcome, pushedOut } = view;
  return `${[
    stepOf(view),
    ...(active.length === 0 ? [] : [`na tahu: ${names(active, name)}`]),
    ...(pushedOut === undefined ? [] : [`překonaná nabídka: ${coins(pushedOut.coins)} za ${tileAcc(pushedOut.tile)}`]),
    ...(outcome === undefined || outcome.winners.length === 0 ? [] : [wonBy(outcome, name)]),
  ].join('; ')}.`;
};

/** "Vede Ada.": whose lower value is the highest, where that is one seat. */
const leading = ({ seats, outcome }: View, name: NameSeat): readonly string[] => {
  const best = Math.max(...seats.map(({ worth }) => worth.score));
  const ahead = seats.filter(({ worth }) => worth.score === best);
  const [first] = ahead;
  return outcome !== undefined || seats.length === 1 || ahead.length > 1 || first === undefined
    ? []
    : [`Vede ${name(first.seat)}.`];
};

const sentences = (view: View, name: NameSeat, words: (seat: SeatView) => string): readonly string[] => {
  const rows = rowsInShort(view, name);
  const chits = chitsInShort(view);
  return [
    `Peloponnes, ${roundInShort(view).toLowerCase()}. ${dueInShort(view, name)}`,
    ...leading(view, name),
    ...(rows === '' ? [] : [`Destičky: ${rows}.`]),
    ...view.seats.map(
      (seat) =>
        `${name(seat.seat)}: ${[worthInShort(seat), goodsInShort(seat), ...(words(seat) === '' ? [] : [words(seat)])].join('; ')}.`,
    ),
    ...(chits === undefined ? [] : [`Žetony: ${chits}.`]),
  ];
};
