import { counter, lister } from '../../plural.ts';
import type { ServerSentences } from '../../server.ts';
import { typed } from '../commandNames.ts';

const count = counter('fr');
const { all } = lister('fr');

const matches = (numbers: readonly number[]): string => all(numbers.map((number) => `#${number}`));
const quoted = (permissions: readonly string[]): string => all(permissions.map((permission) => `« ${permission} »`));
const language = (name: string): string => `Langue : ${name}`;
const creators: ServerSentences['creators'] = (who) =>
  `Ouvrir des parties : ${who === 'everybody' ? 'tout le monde' : 'l’organisation'}`;
const openMatches: ServerSentences['openMatches'] = (most) =>
  `Parties par personne : ${most === undefined ? 'sans limite' : `${most} au plus`}`;

const themes = {
  dark: 'Images : sombres, la mer de nuit',
  light: 'Images : claires, la mer de jour',
};

/** What the bot says to those who manage a server, in French. */
export const server: ServerSentences = {
  settings: (facts) =>
    [
      '**Les parties sur ce serveur.** Ce que tu choisis vaut aussitôt, pour les parties ouvertes à partir de maintenant.',
      `- Salons : ${facts.channels.length === 0 ? 'tous ceux où des fils peuvent s’ouvrir' : all(facts.channels)}`,
      `- Organisation : ceux qui peuvent gérer le serveur${facts.organiserRole === undefined ? '' : `, et qui a le rôle ${facts.organiserRole}`}`,
      `- ${language(facts.language)}`,
      `- ${facts.pace}`,
      `- ${creators(facts.creators)}`,
      `- ${openMatches(facts.openMatches)}`,
      `- ${themes[facts.theme]}`,
    ].join('\n'),
  chooseChannels: 'Salons pour les parties : tous',
  chooseOrganisers: 'Organisation : ajoute un rôle',
  language,
  creators,
  openMatches,
  themes,

  nothingLacks: (channels, playing) =>
    `J’ai toutes les permissions qu’il me faut dans ${count(channels, { one: '# salon', other: '# salons' })}${playing === 0 ? '' : `, et dans ${count(playing, { one: 'le fil de # partie ouverte', other: 'les fils de # parties ouvertes' })}`}.`,
  lackTitle: '**Les permissions qui me manquent**',
  lackIn: (channel, permissions) => `- Dans ${channel} : ${quoted(permissions)}`,
  lackInThreads: (numbers, channel, permissions) =>
    `- Dans ${numbers.length === 1 ? 'le fil' : 'les fils'} de ${matches(numbers)}, dans ${channel} : ${quoted(permissions)}`,
  channelGone: (channel) =>
    `- ${channel} est l’un des salons pour les parties, et il n’existe plus : choisis-en d’autres avec ${typed.command('server settings')}.`,
  matchesAway: (numbers) => `- Le salon de ${matches(numbers)} n’existe plus : rien ne peut plus y être écrit.`,
  why: {
    ViewChannel: 'pour être dans le salon où une partie s’ouvre',
    SendMessages: 'pour y écrire la salle d’attente',
    CreatePublicThreads: 'pour ouvrir le fil d’une partie sous sa salle d’attente',
    SendMessagesInThreads: 'pour raconter chaque tour dans ce fil',
    AttachFiles: 'pour montrer le plateau en image',
    ReadMessageHistory: 'pour retrouver le dernier message après une panne au lieu de l’écrire deux fois',
  },
  neededFor: (permission, why) => `- « ${permission} » sert ${why}.`,
  whoGrants: 'Elles s’accordent à mon rôle dans les paramètres du serveur, ou du salon.',
};
