import { facts } from '#games/cyclades/facts.ts';
import { harms } from '#games/cyclades/harms.ts';
import { cyclades as rules } from '#games/cyclades/index.ts';
import { lessons } from '#games/cyclades/lessons.ts';
import { moves } from '#games/cyclades/moves/moves.ts';
import { cycladesOrders as orders } from '#games/cyclades/orders/index.ts';
import puzzles from '#games/cyclades/puzzles.json' with { type: 'json' };
import { trial } from '#games/cyclades/trial.ts';
import { defineGame } from './defineGame.ts';

export const cyclades = defineGame({
  rules,
  moves,
  orders,
  trial,
  lessons,
  puzzles,
  optionUse: { first: ['gold', 'creatures'], seats: { priests: 2 } },
  harms,
  facts,
  tallPictures: true,
  computers: async () => (await import('#games/cyclades/computer/index.ts')).computers,
  picture: async () => (await import('#renderers/cyclades/index.ts')).renderer,
  messages: async () => (await import('#i18n/cyclades/index.ts')).cycladesMessages,
});
