import type { TutorialSentences } from '../tutorial.ts';
import { typed } from './commandNames.ts';

export const tutorial: TutorialSentences = {
  hint: `Tu découvres ces jeux ? ${typed.command('tutorial')} t’en montre un en quelques clics, pour toi uniquement.`,
  which:
    'Quel jeu veux-tu découvrir ? Il faut une douzaine de clics, personne d’autre ne le voit, et tu peux t’arrêter à tout moment.',
  heading: (game, step, steps, title) => `**${title}** – ${game}, première leçon, ${step} sur ${steps}`,
  now: (move) => `Maintenant : **${move}**`,
  notToday: (move, why) =>
    `« ${move} » est possible, et dans une partie ce serait joué. Dans cette leçon, autre chose vient maintenant : ${why}`,
  left: `La leçon est finie. ${typed.command('tutorial')} la recommence quand tu veux.`,
  goOn: 'Continuer',
  begin: (game) => `Découvrir ${game}`,
};
