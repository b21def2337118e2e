import { within } from '../fitting.ts';
import type { CoursePart, Notices } from '../notices.ts';
import { typed } from './commandNames.ts';

/** "de 7 à 2, au plus 11": a seat's numbers from the first moment to the last. */
const course = (values: CoursePart['values'], seat: number): string => {
  const own = values.map((row) => row[seat] ?? 0);
  return `de ${own[0]} à ${own.at(-1)}, au plus ${Math.max(...own)}`;
};

export const notices: Notices = {
  takenBack: () => '-# Annulé.',
  boardTakenBack: () => 'Ce que montrait ce message a été annulé. La partie continue plus bas.',
  noPicture: (inWords) =>
    `-# Pas d’image cette fois : elle n’a pas pu être dessinée. ${inWords ? 'En mots :' : `${typed.command('board', 'as:texte')} raconte tout en mots.`}`,
  courseTitle: (match, hasReplay) =>
    `**${match}** – comment la partie s’est passée${hasReplay ? ', et tout une fois de plus' : ''}.`,
  chartAlt: (parts, name) =>
    within(
      parts.map(
        ({ title, values }) =>
          `${title} : ${(values[0] ?? []).map((_, seat) => `${name(seat)} ${course(values, seat)}`).join(' ; ')}.`,
      ),
      ' ',
      1024,
    ),
  replayAlt: (match, rounds) =>
    `${match} du premier coup au dernier, ${rounds} ${rounds === 1 ? 'manche' : 'manches'}, en une animation du plateau.`,
  moreLines: (lines) => `… ${lines} ${lines === 1 ? 'ligne' : 'lignes'} avant cela : ${typed.command('log')}`,
  greeting: (match) =>
    `Tu as une place dans la partie ${match}. Ta carte viendra ici, sans bruit, une fois par manche. ${typed.command('gold')} la montre à tout moment.`,
  cardTitle: (match) => `**${match}** – ta carte`,
  cardTakenBack: (match) => `**${match}** – le tour de cette carte a été annulé. La carte qui compte est plus bas.`,
  calledOff: (match) => `La partie ${match} ne t’attend plus : ce qui y avait mené a été annulé.`,
  newThread: (match) => `Le fil de ${match} ne peut plus servir. La partie continue dans le fil qui se trouve sous ce message.`,

  publicReminder: (match, mention, since) => `${mention}, la partie ${match} t’attend ; premier appel ${since}.`,
  stalled: (match, name, since, isGone) =>
    [
      `La partie ${match} attend ${name} ; premier appel ${since}.${isGone ? ` ${name} n’est plus joignable sur ce serveur.` : ''}`,
      `${isGone ? '' : `${typed.command('match nudge')} appelle une fois de plus. `}${typed.command('match vote')} donne du temps, trouve une relève, laisse jouer un ordinateur, ou termine la partie.`,
    ].join('\n'),
  nudge: (match, by, since, link) => `${by} te relance : la partie ${match} t’attend ; premier appel ${since} : ${link}`,
  publicNudge: (match, mention, by, since) =>
    `${mention}, ${by} te relance : la partie ${match} t’attend ; premier appel ${since}.`,
  warning: (match, until, link) => `Ton temps s’achève dans la partie ${match}. Tu as jusqu’au ${until} : ${link}`,
  publicWarning: (match, mention) => `${mention}, ton temps s’achève dans la partie ${match}.`,
  pauseEnds: (match, when, link) => `La pause de ${match} se termine ${when}, et ses chronos repartent : ${link}`,
  publicPauseEnds: (match, mention, when) => `${mention}, la pause de ${match} se termine ${when}, et ses chronos repartent.`,
  placeGone: (match, channel) =>
    `Je ne trouve plus le salon de ${match} (${channel}) : personne ne voit la suite. La partie est en sécurité : tout le monde peut encore la jouer ici, avec l’option ${typed.option('option.match')}. Rétablis le salon, ou mets fin à la partie avec ${typed.command('match concede')}.`,
  placeForbidden: (match, channel) =>
    `Je n’ai plus le droit d’écrire ${match} dans ${channel}. La partie est en sécurité : tout le monde peut encore la jouer ici, avec l’option ${typed.option('option.match')}. Laisse-moi voir le salon, y écrire ainsi que dans ses fils, ouvrir des fils et joindre des fichiers ; je réessaie de moi-même.`,
  unreachable: (mention) =>
    `${mention}, je ne peux pas t’envoyer de messages privés. Utilise ${typed.command('gold')} pour voir ta carte ; personne d’autre ne la voit. Pour recevoir de nouveau mes messages, autorise-les dans les paramètres Discord de ce serveur, puis appuie sur *Mes réglages*.`,
  setAside: (match) =>
    `J’ai arrêté la partie ${match}, car je n’arrive plus à lire son journal. Rien de ce qui a été joué n’est perdu, et aucun chrono ne tourne. L’organisation peut réessayer avec ${typed.command('organise retry')}.`,
  broughtBack: (match) =>
    `La partie ${match} reprend. Je l’avais arrêtée à cause d’une erreur de ma part. Rien n’est perdu, et personne n’a perdu de temps.`,
  restored: (match, when) =>
    `La partie ${match} a été remise, d’après une sauvegarde, dans l’état du ${when}. Ce qui a été joué après est perdu et doit être rejoué : les messages qui le racontaient sont marqués, et les cartes envoyées depuis peuvent être fausses. Je le regrette.`,
  superseded: (when) => `**Ceci ne compte plus :** la partie a été remise dans l’état du ${when}.`,
  serverLeft: (matches, until) =>
    `Je ne suis plus sur le serveur de ${matches.join(', ')}. Il ne s’y passe plus rien, et aucun chrono ne tourne. Si l’on m’y invite de nouveau avant le ${until}, tout reprend où c’en était ; sinon, tout ce que j’en garde est alors effacé.`,
  serverBack: (match, since) =>
    `Me revoilà, et la partie ${match} reprend où elle en était. Elle était à l’arrêt depuis le ${since} : personne n’y a perdu de temps.`,
};
