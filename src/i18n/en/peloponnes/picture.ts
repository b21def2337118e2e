import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import { within } from '../../fitting.ts';
import type { SeatName } from '../../sentences.ts';
import { chitsInShort, goodsInShort, roundInShort, rowsInShort, worthInShort } from './table.ts';
import { tileName } from './tiles.ts';
import { all, buildings, lands } from './words.ts';

/** What Discord takes beside a picture. */
const MOST = 1024;

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
export const altText = (view: View, name: SeatName): string => {
  const whole = sentences(view, name, tilesOf);
  const fits = whole.join(' ').length <= MOST;
  return within(fits ? whole : sentences(view, name, counted), ' ', MOST);
};

const sentences = (view: View, name: SeatName, words: (seat: SeatView) => string): readonly string[] => {
  const rows = rowsInShort(view, name);
  const chits = chitsInShort(view);
  return [
    `Peloponnes, ${roundInShort(view).toLowerCase()}.`,
    ...(rows === '' ? [] : [`Tiles: ${rows}.`]),
    ...view.seats.map(
      (seat) =>
        `${name(seat.seat)}: ${[worthInShort(seat), goodsInShort(seat), ...(words(seat) === '' ? [] : [words(seat)])].join('; ')}.`,
    ),
    ...(chits === undefined ? [] : [`Chits: ${chits}.`]),
  ];
};
