import { counter, lister } from '../../plural.ts';
import type { Refusals } from '../../refusals.ts';
import { typed } from '../commandNames.ts';
import { days, hours, hoursOf } from './durations.ts';

const count = counter('fr');
const { all, any } = lister('fr');
const people = (amount: number): string => count(amount, { one: '# personne', other: '# personnes' });
const characters = (amount: number): string => count(amount, { one: '# caractère', other: '# caractères' });

/** "10 heures et 30 minutes". */
const duration = (minutes: number): string =>
  all([
    ...(minutes >= 60 ? [hours(Math.floor(minutes / 60))] : []),
    ...(minutes % 60 > 0 ? [count(minutes % 60, { one: '# minute', other: '# minutes' })] : []),
  ]);

const FURTHER_BACK = `Avec ${typed.command('match vote')}, tu peux demander aux autres de revenir plus loin.`;

const MOVED_BY = {
  order: 'par une de tes consignes, quand d’autres avaient joué',
  computer: 'par un ordinateur',
  safe: 'pour toi, une fois ton temps écoulé',
} as const;

export const refusals: Refusals = {
  noSuchMatch: () => `Cette partie n’existe pas ici. ${typed.command('match list')} montre celles qui sont ouvertes.`,
  noSuchGame: ({ games }) => `Ce jeu n’est pas sur l’étagère. Tu peux jouer à ${any(games)}.`,
  notInThisMatch: () =>
    `Tu n’as pas de place dans cette partie. Jusqu’à son début, tu peux en prendre une avec « Rejoindre » ; après, tu peux regarder, ou ouvrir la tienne avec ${typed.command('match create')}.`,
  matchEnded: () => 'Cette partie est terminée. « Rejouer », sous son dernier message, en ouvre une nouvelle.',
  matchClosed: () => `Cette partie a été fermée avant de commencer. ${typed.command('match create')} en ouvre une nouvelle.`,
  matchNotStarted: () => 'Cette partie n’a pas encore commencé ; son hôte la lance dès qu’assez de personnes l’ont rejointe.',
  matchStarted: () => 'Cette partie a déjà commencé ; ce n’était possible qu’avant.',
  matchNewerThanCode: () =>
    'Cette partie a été continuée par une version plus récente de moi. Attends la fin de la mise à jour ; rien n’est perdu.',
  matchSetAside: () =>
    `J’ai arrêté cette partie, car je n’arrive plus à lire son journal. Rien n’est perdu. L’organisation peut essayer ${typed.command('organise retry')}.`,
  matchSuspended: () =>
    'Je ne suis plus sur le serveur de cette partie : elle est à l’arrêt. Elle reprendra quand on m’y invitera de nouveau.',
  lobbyFull: ({ seats }) =>
    seats === 1 ? 'La seule place de cette partie est prise.' : `Les ${seats} places de cette partie sont toutes prises.`,
  noComputerThere: () => 'Aucun ordinateur n’est à cette place.',
  tooManyOpenMatches: ({ most }) =>
    `Sur ce serveur, personne n’ouvre une autre partie en étant déjà dans ${count(most, { one: '# partie ouverte', other: '# parties ouvertes' })}, comme toi : ${typed.command('match list')} les montre. Dès que l’une est terminée, tu peux ouvrir la suivante.`,
  alreadySeated: () => 'Tu as déjà une place dans cette partie.',
  notInvited: () => 'Cette partie est sur invitation. Demande à son hôte de t’inviter.',
  alreadyInvited: () => 'Cette personne a déjà une invitation.',
  guestNotSeated: () => 'Cette personne n’a pas de place dans cette partie ; pour être hôte, il faut l’avoir rejointe.',
  tooManyGuests: ({ most }) => `Il y a déjà ${most} invitations ; attends que quelques personnes rejoignent la partie.`,
  guestSeated: () => 'Cette personne a déjà une place dans cette partie.',
  wordsGivenAlready: () => 'Ce sont les mots que tu as déjà donnés.',
  alreadyHost: () => 'Cette personne est déjà l’hôte.',
  notHost: ({ host }, name) => `Seul l’hôte peut faire cela : ${name(host)}.`,
  tooFewSeats: ({ least, taken }) => `Il faut au moins ${people(least)} pour commencer ; jusqu’ici, il y en a ${taken}.`,
  noSuchOption: ({ options }) => `Ce réglage n’existe pas. Il y a ${all(options)}.`,
  noSuchValue: ({ values }) => `Ce réglage ne peut pas prendre cette valeur. Il peut être : ${any(values)}.`,
  optionChosenAlready: () => 'C’est déjà réglé ainsi.',
  alreadyDone: () => 'C’est déjà fait.',
  notYourTurn: ({ active }, name) => `Ce n’est pas à toi : la partie attend ${all(active.map(name))}.`,
  alreadyConceded: () => 'Tu as déjà abandonné cette partie.',
  outOfTheGame: () => 'Tu es hors jeu : il n’y a rien à abandonner.',
  notDueYet: () => 'Ce n’est pas encore le moment.',
  pausedAlready: () => 'La partie est déjà en pause. Elle reprend à la fin de la pause, ou quand un vote le décide.',
  notPaused: () => 'La partie n’est pas en pause.',
  drawAwaited: () =>
    'Les dés attendent la balise publique, le plus souvent quelques secondes. Si elle reste muette, vous pouvez tous voter pour lancer sans elle : `/partie voter`.',
  noDrawAwaited: () => 'Aucun lancer n’attend la balise.',
  beaconStillAwaited: ({ hours }) =>
    `Un organisateur peut en décider ${hours} heures après le tour. D’ici là, vous pouvez tous voter : \`/partie voter\`.`,
  roundForged: () => 'Ce n’est pas la signature de la balise pour ce tour.',
  noBeaconHere: () => 'Ce bot n’a pas de balise publique. La personne qui l’administre peut en configurer une.',
  extensionOutOfBounds: ({ leastHours, mostHours }) =>
    `On peut accorder de ${hoursOf(leastHours)} à ${hoursOf(mostHours)} de plus à la fois.`,
  noPace: () => 'Cette partie n’a pas de rythme : le temps de personne ne peut s’écouler.',
  noSuchSeat: () => 'Cette place n’existe pas. Choisis l’une de celles qui sont proposées.',
  seatOut: ({ seat }, name) => `${name(seat)} est hors jeu : rien ne peut être décidé pour cette place.`,
  computerThere: ({ seat }, name) => `Un ordinateur joue déjà pour ${name(seat)}.`,
  seatOpenAlready: () => 'Cette place est déjà libre pour qui veut la prendre.',
  satElsewhere: () =>
    'Tu as joué une autre place de cette partie et connais ses secrets. Tu peux reprendre celle-là quand elle est libre, mais aucune autre.',
  seatNotOpen: () => 'Cette place est prise. Une place peut être reprise quand elle a été cédée, ou quand un vote l’a libérée.',
  noSeatFree: () => 'Aucune place de cette partie n’est libre : il n’y a personne à inviter.',
  onlyPlayersInvite: () => 'Pour inviter à la place libre de cette partie, il faut encore y jouer.',
  reasonNeeded: ({ most }) => `Dis pourquoi, en ${characters(most)} au plus : toute la partie le lit.`,
  seatStillPlays: ({ seat, days: silent }, name) =>
    `${name(seat)} joue encore. Une place peut être retirée à qui a quitté le serveur, à qui n’a plus de temps, ou à qui se tait depuis ${days(silent)} alors que c’est son tour.`,
  lastPerson: () =>
    `Il ne reste que toi à cette table : plus personne ne jouerait. ${typed.command('match concede')} met fin à la partie.`,
  computerPlaysForYou: () => 'Un ordinateur joue maintenant pour toi. Reprends ta place pour jouer toi-même.',
  voteOpenAlready: () => 'Un vote est déjà ouvert. Un seul à la fois : attends sa fin, ou fais-le retirer.',
  votedLately: () =>
    'Ton dernier vote n’a pas été adopté. Tu pourras en lancer un autre quand son temps aurait été écoulé ; d’autres peuvent le faire maintenant.',
  noVoice: () => 'Tu n’as pas de voix dans ce vote : il s’agit de ta propre place, ou tu ne joues plus.',
  voteOver: () => 'Ce vote est terminé.',
  votedAlready: () => 'C’est déjà ce que tu as voté.',
  notYourVote: () => 'Un vote ne peut être retiré que par la personne qui l’a lancé.',
  nothingToUndo: () => `Tu n’as aucun coup à toi à annuler maintenant. ${FURTHER_BACK}`,
  movedForYou: ({ how }) =>
    `Ton dernier coup a été joué ${MOVED_BY[how]} : tu ne peux pas l’annuler sans les autres. ${FURTHER_BACK}`,
  nothingToRedo: () => 'Tu n’as rien annulé qui puisse être rejoué : c’est possible jusqu’à ton prochain coup.',
  othersActed: () => `D’autres ont joué depuis : tu ne peux pas faire cela sans eux. ${FURTHER_BACK}`,
  luckWasDrawn: () => `Ton coup a entraîné des dés ou une pioche : tu ne peux pas l’annuler sans les autres. ${FURTHER_BACK}`,
  hiddenShown: () => `Ton coup t’a montré ce qui était caché : tu ne peux pas l’annuler sans les autres. ${FURTHER_BACK}`,
  undoneTooOften: ({ most }) =>
    `Tu as déjà annulé cela ${count(most, { one: '# fois', other: '# fois' })}, et c’est le maximum. ${FURTHER_BACK}`,
  acrossSubstitution: () => 'Une place s’est libérée ou a changé de mains depuis : la partie ne revient pas plus loin.',
  noSuchPoint: () => 'La partie ne peut pas revenir là. Choisis l’un des coups proposés.',
  lobbyStillOpen: () => 'Son temps n’est pas encore écoulé.',
  noOrdersHere: () => 'Ce jeu ne prend pas de consignes.',
  tooBusy: () => 'Plusieurs personnes ont joué au même instant et ton coup n’est pas passé. Réessaie.',
  noSuchPace: ({ paces }) =>
    `Ce rythme n’existe pas. Il peut être ${any(paces.map((pace) => `\`${pace}\``))}, ou une durée à toi, comme \`36h\`, \`5j\` ou \`1 semaine\`.`,
  paceOutOfBounds: ({ leastHours, mostHours }) =>
    `Un rythme à toi laisse de ${hours(leastHours)} à ${days(mostHours / 24)} pour chaque décision.`,
  noSuchTimeZone: () =>
    'Aucun fuseau horaire ne porte ce nom. Ils ont des noms de lieux, comme `Europe/Athens` ; la liste qui s’ouvre quand tu tapes les contient tous.',
  noSuchTime: () => 'Ce n’est pas une heure du jour. Écris heures et minutes, comme `22:00` ou `07:30`.',
  quietHoursTooLong: ({ minutes, mostHours }) =>
    `Les heures calmes durent au plus ${hours(mostHours)} par jour ; cela ferait ${duration(minutes)}.`,
  noSuchDay: () => 'Ce n’est pas un jour du calendrier. Écris année, mois et jour, comme `2026-12-24`.',
  rangeReversed: () => 'La fin vient avant le début. Donne d’abord la date la plus proche.',
  holidayInThePast: ({ day, today }) =>
    `${day}, c’est passé : chez toi, nous sommes le ${today}. Les congés commencent au plus tôt aujourd’hui.`,
  tooManyHolidays: ({ year, most }) =>
    `Cela ferait plus de ${days(most)} de congés en ${year}, ceux déjà pris compris. Prévois-en moins, ou reprends-en d’abord.`,
  pauseTooShort: ({ leastHours }) => `Une pause dure au moins ${hours(leastHours)}.`,
  pauseTooLong: ({ mostDays }) => `Une pause dure au plus ${days(mostDays)} ; une autre peut la suivre.`,
};
