import type { TutorialSentences } from '../tutorial.ts';
import { typed } from './commandNames.ts';

export const tutorial: TutorialSentences = {
  hint: `New to these games? ${typed.command('tutorial')} shows you one in a few presses, for you alone.`,
  which:
    'Which game would you like to be shown? It takes about a dozen presses, nobody else sees it, and you can leave at any time.',
  heading: (game, step, steps, title) => `**${title}** – ${game}, a first lesson, ${step} of ${steps}`,
  now: (move) => `Now: **${move}**`,
  notToday: (move, why) =>
    `“${move}” is possible, and in a match it would be played. In this lesson something else comes now: ${why}`,
  left: `The lesson is over. ${typed.command('tutorial')} begins it again whenever you like.`,
  goOn: 'Go on',
  begin: (game) => `Show me ${game}`,
};
