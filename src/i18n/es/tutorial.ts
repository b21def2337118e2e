import type { TutorialSentences } from '../tutorial.ts';
import { typed } from './commandNames.ts';

export const tutorial: TutorialSentences = {
  hint: `¿Primera vez con estos juegos? ${typed.command('tutorial')} te enseña uno en unas pocas pulsaciones, solo para ti.`,
  which: '¿Qué juego quieres que te enseñe? Son una docena de pulsaciones, no lo ve nadie más, y puedes dejarlo cuando quieras.',
  heading: (game, step, steps, title) => `**${title}** – ${game}, una primera lección, ${step} de ${steps}`,
  now: (move) => `Ahora: **${move}**`,
  notToday: (move, why) => `«${move}» es posible, y en una partida se jugaría. En esta lección toca ahora otra cosa: ${why}`,
  left: `La lección ha terminado. ${typed.command('tutorial')} la empieza de nuevo cuando quieras.`,
  goOn: 'Seguir',
  begin: (game) => `Enséñame ${game}`,
};
