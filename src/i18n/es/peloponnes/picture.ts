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
import { theTile, tileName } from './tiles.ts';
import { all, buildings, coins, DISASTER_NAMES, lands, names } from './words.ts';

/** "tierras Campos A05; edificios Mercado y Puente con moneda", from the civilisation outwards. */
export const tilesOf = ({ lands: own, buildings: built }: SeatView): string =>
  [
    ...(own.length === 0 ? [] : [`tierras ${all(own.map(tileName))}`]),
    ...(built.length === 0
      ? []
      : [`edificios ${all(built.map(({ tile, marked }) => `${tileName(tile)}${marked ? ' con moneda' : ''}`))}`]),
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
  unstarted: 'Antes del reparto',
  revealing: 'Losetas nuevas',
  offers: 'Ofertas',
  placing: 'Edificios ganados',
  income: 'Ingresos',
  chits: 'Fichas de desastre',
  disaster: 'Desastre',
  feeding: 'Ronda de suministro',
  finishing: 'Ronda de suministro',
  scoring: 'Puntuación',
  bonus: 'Nivel ganado',
  ended: 'La partida ha terminado',
};

const stepOf = ({ phase, disaster, supply }: View): string => {
  if (disaster !== undefined) return `Desastre: ${DISASTER_NAMES[disaster.disaster]}`;
  return supply === 'final' ? 'Última ronda de suministro' : STEPS[phase];
};

/** "gana Ada", "empate entre Ada y Blaise". */
const wonBy = ({ winners, reason }: Outcome, name: NameSeat): string =>
  reason === 'draw'
    ? `empate entre ${names(winners, name)}`
    : `${winners.length === 1 ? 'gana' : 'ganan'} ${names(winners, name)}`;

/** "Ofertas; le toca a Ada.", "La partida ha terminado; gana Ada.": the step, and whom it waits for. */
export const dueInShort = (view: View, name: NameSeat): string => {
  const { active, outcome, pushedOut } = view;
  return `${[
    stepOf(view),
    ...(active.length === 0 ? [] : [`${active.length === 1 ? 'le toca' : 'les toca'} a ${names(active, name)}`]),
    ...(pushedOut === undefined ? [] : [`oferta sobrepujada por ${theTile(pushedOut.tile)}: ${coins(pushedOut.coins)}`]),
    ...(outcome === undefined || outcome.winners.length === 0 ? [] : [wonBy(outcome, name)]),
  ].join('; ')}.`;
};

/** "Ada va por delante.": whose lower value is the highest, where that is one seat. */
const leading = ({ seats, outcome }: View, name: NameSeat): readonly string[] => {
  const best = Math.max(...seats.map(({ worth }) => worth.score));
  const ahead = seats.filter(({ worth }) => worth.score === best);
  const [first] = ahead;
  return outcome !== undefined || seats.length === 1 || ahead.length > 1 || first === undefined
    ? []
    : [`${name(first.seat)} va por delante.`];
};

const sentences = (view: View, name: NameSeat, words: (seat: SeatView) => string): readonly string[] => {
  const rows = rowsInShort(view, name);
  const chits = chitsInShort(view);
  return [
    `Peloponnes, ${roundInShort(view).toLowerCase()}. ${dueInShort(view, name)}`,
    ...leading(view, name),
    ...(rows === '' ? [] : [`Losetas: ${rows}.`]),
    ...view.seats.map(
      (seat) =>
        `${name(seat.seat)}: ${[worthInShort(seat), goodsInShort(seat), ...(words(seat) === '' ? [] : [words(seat)])].join('; ')}.`,
    ),
    ...(chits === undefined ? [] : [`Fichas: ${chits}.`]),
  ];
};
