import type { TutorialSentences } from '../tutorial.ts';
import { typed } from './commandNames.ts';
import { z } from './counting.ts';

export const tutorial: TutorialSentences = {
  hint: `Jsou ty hry pro tebe nové? ${typed.command('tutorial')} ti některou ukáže na několik stisknutí, jen pro tebe.`,
  which: 'Kterou hru ti mám ukázat? Stačí asi tucet stisknutí, nikdo jiný to nevidí a skončit můžeš kdykoli.',
  heading: (game, step, steps, title) => `**${title}** – ${game}, první lekce, ${step} ${z(steps)} ${steps}`,
  now: (move) => `Teď: **${move}**`,
  notToday: (move, why) => `„${move}“ možné je a v partii by se to zahrálo. V této lekci teď přichází něco jiného: ${why}`,
  left: `Lekce skončila. Kdykoli ji znovu začne ${typed.command('tutorial')}.`,
  goOn: 'Dál',
  begin: (game) => `Ukaž mi: ${game}`,
};
