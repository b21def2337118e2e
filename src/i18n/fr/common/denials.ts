import type { GenericRefusals } from '../../denials.ts';
import { counter, lister } from '../../plural.ts';
import { typed } from '../commandNames.ts';

const count = counter('fr');
const { all, any } = lister('fr');

export const denials: GenericRefusals = {
  notUnderstood: `Ce bouton date d’un autre temps et n’est plus compris. ${typed.command('match status')} montre où en sont les choses.`,
  tooMuchAsked: 'C’est plus que je ne peux répondre. Attends un instant : rien n’est perdu, et rien de cela n’a été fait.',
  alreadyDone: 'C’est déjà fait, ou la partie a avancé depuis. Voici où en sont les choses maintenant :',
  notPossibleNow: 'Ce n’est plus possible. Voici ce que tu peux faire maintenant :',
  noMatchHere: `Tu n’as aucune partie ouverte. Nommes-en une avec ${typed.option('option.match')}, ou ouvres-en une avec ${typed.command('match create')}.`,
  noMatchWaits: `Aucune partie ne t’attend en ce moment. ${typed.command('match list')} montre toutes celles qui sont ouvertes.`,
  noLobbyHere: `Aucune partie n’est à rejoindre ici. Ouvres-en une avec ${typed.command('match create')}.`,
  severalMatches: (numbers) =>
    `Il peut s’agir de plusieurs parties : ${all(numbers.toSorted((one, other) => one - other).map((each) => `#${each}`))}. Nommes-en une avec ${typed.option('option.match')}.`,
  otherGame: (game, command) => `C’est une partie de ${game} ; on y tape \`${command}\`.`,
  notYourControl: (owner) => `Ce choix revient à ${owner}.`,
  serverOnly: 'Une partie a besoin d’un fil : ouvre-la dans un salon d’un serveur ; ensuite, tu pourras la jouer d’ici.',
  managersOnly: 'Pour faire cela, il faut pouvoir gérer ce serveur.',
  everybodysRole: 'Tout le monde a ce rôle. Choisis-en un que seuls ont ceux qui organisent.',
  notAMember:
    'Je ne suis pas membre de ce serveur : seules mes commandes y ont été ajoutées. Invite-moi de nouveau avec le lien entier, pour que je puisse écrire ici.',
  otherChannel: (channels) => `Sur ce serveur, les parties s’ouvrent dans ${any(channels)}.`,
  organisersOnly: (role) =>
    `Sur ce serveur, seule l’organisation ouvre des parties : ${role === undefined ? '' : `ceux qui ont le rôle ${role}, et `}ceux qui peuvent gérer le serveur. Demande à l’un d’eux.`,
  notOrganiser: (role) =>
    `Seuls ceux qui organisent sur le serveur où se joue la partie peuvent faire cela, depuis là : ceux qui peuvent gérer le serveur${role === undefined ? '' : `, et ceux qui ont le rôle ${role}`}. Tous les autres peuvent lancer un vote avec ${typed.command('match vote')}.`,
  notSetAside: (match) => `Je n’ai pas arrêté la partie ${match} : il n’y a rien à reprendre.`,
  stillBroken: (match) =>
    `Je n’arrive toujours pas à lire le journal de la partie ${match}. Rien n’est perdu. Demande à la personne qui gère ce bot de regarder son journal.`,
  notOverYet: 'Cette partie n’est pas encore terminée.',
  botInvited: 'C’est une application, et les applications ne jouent pas. Invite une personne.',
  wordsNeeded: (most) => `Tes propres mots contiennent au moins une lettre ou un chiffre, et au plus ${most} caractères.`,
  noGold: 'Tu n’as pas de place dans cette partie : il n’y a pas de carte à montrer.',
  noBoardYet: 'Aucun plateau n’est encore en place.',
  noSuchRound: (latest) =>
    `La partie n’en est pas encore là : le plus récent est le ${latest}. Nomme celui-là ou un autre, plus ancien.`,
  noSuchPart: 'Aucune partie de ce plateau ne s’appelle ainsi. Choisis l’une de celles proposées quand tu tapes.',
  noteUnclear: `Écris une note avec ${typed.option('note.text')} ou efface-la avec ${typed.option('note.clear')}, pas les deux. Celle que tu avais est restée telle quelle.`,
  noteTooLong: (most) =>
    `Une note a de la place pour ${count(most, { one: '# caractère', other: '# caractères' })}, et celle-ci est plus longue. Celle que tu avais est restée telle quelle.`,
  noFreeSeat: 'Aucune place de cette partie n’est libre.',
  freeSeats: (names) =>
    `Plusieurs places peuvent être prises. Nommes-en une avec ${typed.option('match take.seat')} : ${all(names)}.`,
  noSeatForThat: 'Il n’y a aucune autre place dont il puisse s’agir.',
  noSuchDuration: (written) =>
    `Je ne peux pas utiliser « ${written} » comme durée. Écris un nombre d’heures, de jours ou de semaines, comme \`36h\`, \`3j\` ou \`2 semaines\`.`,
  nobodyToNudge: 'Il n’y a personne à relancer : la partie n’attend personne d’autre en ce moment.',
  pausedToNudge: (until) => `La partie est en pause : elle n’attend personne. Elle reprend ${until}.`,
};
