import { TILES } from '#games/peloponnes/data/tiles.ts';
import { facts } from '#games/peloponnes/facts.ts';
import { peloponnes as rules } from '#games/peloponnes/index.ts';
import { lessons } from '#games/peloponnes/lessons.ts';
import { moves } from '#games/peloponnes/moves.ts';
import { peloponnesOrders as orders } from '#games/peloponnes/orders/index.ts';
import puzzles from '#games/peloponnes/puzzles.json' with { type: 'json' };
import { trial } from '#games/peloponnes/trial.ts';
import { defineGame } from './defineGame.ts';

export const peloponnes = defineGame({
  rules,
  moves,
  orders,
  trial,
  lessons,
  puzzles,
  optionUse: { first: ['solo'], seats: { solo: 1 } },
  facts,
  tallPictures: true,
  computers: async () => (await import('#games/peloponnes/computer/index.ts')).computers,
  picture: async () => (await import('#renderers/peloponnes/index.ts')).renderer,
  emojiNames: TILES.map(({ id, emoji }) => [id, emoji]),
  messages: async () => (await import('#i18n/peloponnes/index.ts')).peloponnesMessages,
});
