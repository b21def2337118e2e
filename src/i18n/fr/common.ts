import { plainSentences } from '../common/controls.ts';
import { denialSentences } from '../common/denials.ts';
import { fairnessSentences } from '../common/fairness.ts';
import { orderSentences } from '../common/orders.ts';
import { refusalSentences } from '../common/refusals.ts';
import type { NeededPermission } from '../common/server.ts';
import { serverSentences } from '../common/server.ts';
import { matchTellings, motionText } from '../common/tellings.ts';
import type { CommonSentences, LobbyFacts } from '../common.ts';
import { timeOfPace } from '../pace.ts';
import { counter, lister } from '../plural.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './common/commands.ts';
import { controls } from './common/controls.ts';
import { days, hours, hoursOf } from './common/durations.ts';
import { t } from './text.ts';

const count = counter('fr');
const { all, any } = lister('fr');

/** Words that begin a button, in the middle of a sentence. */
const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "A, B ou l’un de 7 autres". */
const anyOf = (names: readonly string[], more: number): string =>
  more === 0 ? any(names) : `${names.join(', ')} ou ${more === 1 ? 'un autre' : `l’un de ${more} autres`}`;

const TIME_OUTS: Readonly<Record<string, string>> = {
  computer: 'un ordinateur joue le tour',
  safe: 'le coup le plus simple est joué',
  vote: 'les autres décident',
};

/** As Discord's own interface calls them in French. */
const PERMISSIONS: Readonly<Record<NeededPermission, string>> = {
  ViewChannel: 'Voir les salons',
  SendMessages: 'Envoyer des messages',
  CreatePublicThreads: 'Créer des fils publics',
  SendMessagesInThreads: 'Envoyer des messages dans les fils',
  AttachFiles: 'Joindre des fichiers',
  ReadMessageHistory: 'Voir les anciens messages',
};

/** "48 heures", and "4 jours" beyond that, of `48h`. */
const timesOf = (pace: string): { readonly perDecision: string; readonly reserve?: string } => {
  if (pace === 'off') return { perDecision: 'sans chrono' };
  if (pace === 'live') return { perDecision: '10 minutes', reserve: '2 heures' };
  const { amount, unit, reserveHours } = timeOfPace(pace);
  return { perDecision: unit === 'days' ? days(amount) : hours(amount), reserve: hoursOf(reserveHours) };
};

/** "48 heures par décision, 4 jours en réserve", of `48h`. */
const paceOf = (pace: string): string => {
  const { perDecision, reserve } = timesOf(pace);
  return reserve === undefined ? perDecision : `${perDecision} par décision, ${reserve} en réserve`;
};

/** What a start would take, or bring to whoever is still alone. */
const toStart = (taken: number, least: number, most: number): string => {
  if (taken < least) return ` – au moins ${least} pour commencer`;
  return taken === 1 && most > 1 ? ' – lancée maintenant, elle se joue en solo' : '';
};

const lobby = ({ seats, host, least, most, guests, settings, ...facts }: LobbyFacts): string =>
  [
    `Hôte : ${host}${facts.private ? ' – sur invitation' : ''}`,
    `Places : ${seats.length} sur ${most}${toStart(seats.length, least, most)}`,
    ...seats.map((seat) => `- ${seat}`),
    ...(guests.length === 0 ? [] : [`Invitations : ${all(guests)}`]),
    ...(settings.length === 0 ? [] : [settings.join(' · ')]),
  ].join('\n');

/** Everything around the games, in French. */
export const common: CommonSentences = {
  commands,
  commandNames,
  controls,
  plain: plainSentences(t),
  denials: denialSentences(t),
  refusals: refusalSentences(t),
  events: matchTellings(t),
  remind: {
    name: 'Rappel',
    value: (value) => (value === 'off' ? 'jamais' : `après ${hours(Number(value))}`),
    warningOnly: 'une fois, peu avant que le temps soit écoulé',
  },

  pace: { name: 'Rythme', value: paceOf, short: (pace) => timesOf(pace).perDecision },
  timeout: {
    name: 'Quand le temps est écoulé',
    value: (value) => TIME_OUTS[value] ?? value,
  },
  fair: {
    name: 'Dés et tirages',
    value: (value) => (value === 'beacon' ? 'mêlés à une balise publique' : 'tirés du nombre secret du bot'),
  },
  ownTime: (until) => `-# Tu as jusqu’au ${until}.`,
  paused: (until) => `La partie est en pause et reprend ${until}. Qui le veut peut jouer entre-temps.`,
  pausedFoot: (until) => `-# La partie est en pause jusqu’au ${until}. Qui le veut peut jouer entre-temps.`,
  server: serverSentences(t),
  fairness: fairnessSentences(t),

  motion: motionText(t),
  list: all,
  each: (names) => `Chacun (${all(names)})`,
  matchName: (number) => `#${number}`,
  orders: orderSentences(t),
  byOrder: (line) => `${line} *(par consigne)*`,
  byComputer: (line) => `${line} *(par un ordinateur)*`,
  matchChoice: (number, game, state) =>
    `#${number} ${game} – ${{ yourTurn: 'à toi de jouer', waiting: 'attend les autres', lobby: 'pas commencée' }[state]}`,
  unknownRefusal: (code) => `Ce n’est pas possible (${code}).`,
  bug: (reference) =>
    `Quelque chose s’est mal passé de mon côté, et je l’ai noté. Si cela persiste, donne ce numéro à qui me fait tourner : \`${reference}\`.`,
  whoseTurn: (names) => `La partie attend ${all(names)}.`,
  missingOption: (option, values, more) => `Ajoute \`${option}:\` – ce peut être ${anyOf(values, more)}.`,
  noSuchEntry: (names, more) => `Rien d’unique ne porte ce nom. Tu peux chercher ${anyOf(names, more)}.`,
  noThreadHere: (permissions, elsewhere) =>
    [
      permissions.length === 0
        ? 'Dans ce genre de salon, aucun fil ne peut s’ouvrir pour une partie.'
        : `Je ne peux pas ouvrir de partie ici : dans ce salon, il me manque la permission ${all(permissions.map((each) => `« ${each} »`))}.`,
      elsewhere.length === 0
        ? 'Quelqu’un qui gère ce serveur peut l’accorder dans un salon textuel.'
        : `C’est possible dans ${any(elsewhere)}.`,
    ].join(' '),
  permissionName: (permission) =>
    PERMISSIONS[permission as NeededPermission] ?? permission.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),

  lobbyTitle: (number, game) => `## #${number} ${game}`,
  lobby,
  lobbyExpires: (when) => `Se ferme d’elle-même ${when} si personne ne la lance.`,
  lobbyStarted: (thread) => (thread === undefined ? 'La partie a commencé.' : `La partie a commencé : ${thread}`),
  lobbyClosed: 'Cette partie n’a pas commencé et est fermée.',
  threadName: (number, game) => `#${number} ${game}`,
  created: (number, link) => `La partie #${number} est ouverte : ${link}`,
  joined: (number) => `C’est fait : tu as une place dans la partie #${number}. On t’appellera quand elle commencera.`,
  left: (number) => `Tu as quitté la partie #${number}.`,
  started: (number, thread) => `La partie #${number} commence${thread === undefined ? '' : ` : ${thread}`}. Bon jeu !`,
  invited: (mention) => `${mention} a reçu une invitation et peut appuyer sur « Rejoindre ».`,
  invitation: (mention, host, link) => `${mention}, ${host} t’invite dans cette partie. Appuie sur « Rejoindre » ici : ${link}`,
  hostPassed: (mention) => `L’hôte est maintenant ${mention}.`,
  chosen: (option, value) => `${option} : ${value}.`,
  conceded: (number) => `Tu as abandonné la partie #${number}.`,
  settingOption: (name, value) => `${name} : ${value}`,

  status: ({ number, game, state, due }) => {
    const asked = due.map(({ name, since }) => (since === undefined ? name : `${name} (appel ${since})`));
    return `**#${number} ${game}** – ${state}${asked.length === 0 ? '' : ` ; elle attend ${all(asked)}`}`;
  },
  matchLine: (number, game, state, link) => `**#${number}** ${game} – ${state}${link === undefined ? '' : ` – ${link}`}`,
  stateWords: {
    lobby: 'pas commencée',
    playing: 'en cours',
    ended: 'terminée',
    closed: 'fermée',
    setAside: 'mise de côté',
    yourTurn: 'à toi de jouer',
  },
  openHere: 'Ouvertes sur ce serveur',
  openYours: 'Les tiennes',
  more: (left) => (left > 0 ? [`… et ${count(left, { one: '# autre', other: '# autres' })}`] : []),
  logTitle: (number, page, pages, round) =>
    `**Journal de #${number}**${round === undefined ? '' : ` – ${round}`} – page ${page} sur ${pages}`,
  historyTitle: (number, round) => `**#${number}**, état au début du ${round}`,
  note: (number, text) => `**Ta note sur #${number}**, que personne d’autre ne voit\n${text}`,
  confirmMove: (move, others) =>
    `**${move} ?** ${others.length === 0 ? 'Tu ne pourrais rien faire d’autre.' : `Tu pourrais encore ${all(others.map(inSentence))}.`}`,
  confirmed: (move) => `Oui, ${inSentence(move)}`,
};
