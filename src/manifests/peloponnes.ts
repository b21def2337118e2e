import { peloponnes as rules } from '#games/peloponnes/index.ts';
import { lesson } from '#games/peloponnes/lesson.ts';
import { moves } from '#games/peloponnes/moves.ts';
import { peloponnesOrders as orders } from '#games/peloponnes/orders/index.ts';
import { defineGame } from './defineGame.ts';

export const peloponnes = defineGame({
  rules,
  moves,
  orders,
  lesson,
  computer: async () => (await import('#games/peloponnes/computer/index.ts')).computer,
  picture: async () => (await import('#renderers/peloponnes/index.ts')).renderer,
  messages: {
    en: async () => (await import('#i18n/en/peloponnes/messages.ts')).messages,
    es: async () => (await import('#i18n/es/peloponnes/messages.ts')).messages,
    fr: async () => (await import('#i18n/fr/peloponnes/messages.ts')).messages,
    cs: async () => (await import('#i18n/cs/peloponnes/messages.ts')).messages,
  },
});
