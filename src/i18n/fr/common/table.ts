import { lister } from '../../plural.ts';
import type { TableSentences, VoteFacts } from '../../table.ts';
import { typed } from '../commandNames.ts';
import { de } from '../grammar.ts';
import { hoursOf } from './durations.ts';
import { VOTE_RESULT } from './tellings.ts';

const { all } = lister('fr');

const named = (names: readonly string[]): string => (names.length === 0 ? '–' : all(names));

const RESULTS = {
  carried: 'Il est adopté.',
  failed: 'Il est rejeté.',
  withdrawn: 'Il a été retiré.',
  lapsed: 'La partie s’est terminée entre-temps.',
} as const;

/** What it takes, and what becomes of those who say nothing. */
const rules = ({ needed, voters, unanimous, abstains, until }: VoteFacts): string => {
  if (unanimous) return `Il faut le oui de tout le monde d’ici au ${until}.`;
  const majority = `${needed} ${needed > 1 ? 'voix suffisent' : 'voix suffit'} sur ${voters}`;
  return abstains
    ? `${majority}, aussitôt. Qui ne dit rien d’ici au ${until} s’abstient.`
    : `${majority}, d’ici au ${until}. Le silence n’est pas un oui.`;
};

const vote = (facts: VoteFacts): string =>
  [
    `### Vote : ${facts.motion}${facts.result === undefined ? ' ?' : ''}`,
    ...(facts.result === undefined ? [] : [`**${RESULTS[facts.result]}**`]),
    ...(facts.by === undefined ? [] : [`À la demande ${de(facts.by)}.`]),
    `Oui : ${named(facts.yes)}`,
    `Non : ${named(facts.no)}`,
    ...(facts.result === undefined ? [`Votes attendus : ${named(facts.silent)}`, `-# ${rules(facts)}`] : []),
  ].join('\n');

/** What a table decides together, in French. */
export const table: TableSentences = {
  boardForms: { picture: 'image', text: 'texte' },
  motionKinds: {
    pause: 'Mettre la partie en pause',
    resume: 'Mettre fin à la pause',
    extend: 'Donner du temps à quelqu’un',
    replace: 'Chercher quelqu’un d’autre pour une place',
    computer: 'Laisser un ordinateur jouer une place',
    draw: 'Terminer la partie par une égalité',
    standing: 'Arrêter la partie telle quelle',
    rewind: 'Revenir en arrière dans la partie',
    roll: 'Lancer sans la balise',
  },
  whichMotion: 'Sur quoi les autres doivent-ils voter ?',
  whichSeat: 'La place de qui ?',
  howLong: 'Pour combien de temps ?',
  howFarBack: 'Jusqu’où revenir ?',
  duration: hoursOf,
  hourWords: ['h', 'heure', 'heures'],
  dayWords: ['j', 'jour', 'jours'],
  weekWords: ['sem', 'semaine', 'semaines'],
  confirmVote: (motion) => `Faire voter tout le monde : **${motion}** ? Ta propre voix est un oui.`,

  vote,
  voteWaits: (match, motion, link) => `${match} : on te demande de voter – ${motion}. Oui ou non : ${link}`,
  publicVoteWaits: (match, mention, motion) => `${mention}, ${match} te demande de voter : ${motion}. Oui ou non, ci-dessus.`,
  voteCalled: (motion) => `On demande aux autres de voter : ${motion}. Ta propre voix est un oui.`,
  voteStaysOpen: (motion) =>
    `Ta voix est la seule : ${motion}. Ce sera fait quand le temps du vote sera écoulé, sauf si la personne joue avant.`,
  voteDecided: (motion) => `Ta voix est la seule, donc c’est décidé : ${motion}.`,
  voted: (yes) => `Tu as voté ${yes ? 'oui' : 'non'}. Tu peux changer d’avis jusqu’à la fin du vote.`,
  votedLast: (motion, result) => `Ta voix a décidé : le vote ${VOTE_RESULT[result]} – ${motion}.`,
  voteWithdrawn: 'Ton vote est retiré.',
  voteIsOpen: 'Un seul vote à la fois : celui-ci est ouvert.',

  seatFree: (name, by) =>
    `**La place ${de(name)} est libre.** ${
      by === 'anybody'
        ? 'Qui voit cette partie peut la prendre telle quelle.'
        : `Peut la prendre telle quelle qui reçoit une invitation de quelqu’un de la table, avec ${typed.command('match invite')}.`
    } D’ici là, un ordinateur la joue.`,
  seatTaken: (name) => `Une place libre est prise : ${name} la joue maintenant.`,
  seatNotFreeAnyMore: 'Une place était libre ici et ne l’est plus.',
  seatGivenAway: (match, to, reason, link) =>
    [
      `**${match}** – ${reason === undefined ? 'les autres ont voté' : 'l’organisation a décidé'} ${
        to === 'computer'
          ? 'qu’un ordinateur joue désormais ta place'
          : 'que quelqu’un d’autre peut prendre ta place ; d’ici là, un ordinateur la joue'
      }.`,
      ...(reason === undefined ? [] : [`Raison : ${reason}`]),
      `${to === 'computer' ? 'Tu peux la reprendre à tout moment' : 'Tant que personne ne l’a prise, tu peux la reprendre'}, avec ${typed.command('match take')} : ${link}`,
    ].join('\n'),
  seatInvitation: (mention, host) =>
    `${mention}, ${host} t’invite à prendre une place dans cette partie : ${typed.command('match take')}, ou le bouton là où la place est proposée.`,
  heirs: { substitute: 'Quelqu’un d’autre', computer: 'Un ordinateur' },
  handOverAsked: {
    substitute:
      'Ta place devient libre : un ordinateur la joue jusqu’à ce que quelqu’un la prenne, avec tout ce qu’elle a. Tu peux la reprendre tant que personne ne l’a fait. Vraiment ?',
    computer: 'Un ordinateur jouera désormais ta place. Tu peux la reprendre à tout moment. Vraiment ?',
  },
  handedOver: {
    substitute: `Ta place est libre pour quelqu’un d’autre. ${typed.command('match take')} la reprend tant que personne ne l’a fait.`,
    computer: `Un ordinateur joue maintenant ta place. ${typed.command('match take')} la reprend.`,
  },
  tookSeat: (number) => `La place est à toi : partie #${number}.`,
  guestInvited: (mention) => `${mention} a reçu une invitation et peut prendre une place libre.`,
  computerSeated: (name) => `${name}, un ordinateur, a maintenant une place.`,
  computerRemoved: (name) => `${name} s’en va.`,
  removeComputer: 'Renvoyer un ordinateur',
  computer: (name) => `${name} (ordinateur)`,
  gaveUp: (name) => `${name} (abandon)`,
  computersPlay: (names, free) =>
    `Des ordinateurs jouent pour ${all(names)}.${free.length === 0 ? '' : ` À prendre avec ${typed.command('match take')} : ${all(free)}.`}`,

  organiserDecided: (who, motion, reason) => `**${who} a décidé, au nom de l’organisation : ${motion}.**\nRaison : ${reason}`,
  decided: (motion) => `Tu as décidé : ${motion}. Le fil l’apprend, avec la raison.`,

  stale: (match, since, until) =>
    `Personne n’a joué dans ${match} depuis le ${since}. La partie se ferme d’elle-même ${until}, sans que personne ne l’emporte, sauf si quelqu’un joue ou lance un vote. Pour continuer, il suffit de jouer un coup ; ${typed.command('match vote')} peut trouver quelqu’un d’autre pour une place.`,
};
