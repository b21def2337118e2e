import type { PictureRequest } from '#renderers/index.ts';
import { gameOf } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { playOut } from '../../support/players/playout.ts';

export const GAMES = ['cyclades', 'peloponnes'];
export const SEAT_COUNTS = [2, 3, 4, 5];
const PICTURES_A_MATCH = 6;
const NAMES = ['Ada', 'Björn', 'Chloé', 'Dimitri', 'Ève'];

/** Positions of a random match at even distances, from the first to the last, as a spectator sees them. */
export const requests = (id: string, seats: number, seed: number): readonly PictureRequest[] => {
  const game = gameOf(id);
  if (game === undefined) throw new Error(`${id} is not in the registry`);
  const { pictureWords: words } = messagesFor().game(id);
  const { steps } = playOut(game, seats, seed, undefined, 400);
  const most = Math.min(PICTURES_A_MATCH, steps.length);
  return Array.from({ length: most }, (_, index) => {
    const step = steps[Math.round((index * (steps.length - 1)) / (most - 1))];
    return { game: id, view: game.view(step?.after, 'spectator'), names: NAMES.slice(0, seats), words, theme: 'dark' };
  });
};
