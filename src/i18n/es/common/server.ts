import { counter, lister } from '../../plural.ts';
import type { ServerSentences } from '../../server.ts';
import { typed } from '../commandNames.ts';

const count = counter('es');
const { all } = lister('es');

const matches = (numbers: readonly number[]): string => all(numbers.map((number) => `#${number}`));
const quoted = (permissions: readonly string[]): string => all(permissions.map((permission) => `«${permission}»`));
const language = (name: string): string => `Idioma: ${name}`;
const creators: ServerSentences['creators'] = (who) =>
  `Quién abre partidas: ${who === 'everybody' ? 'todo el mundo' : 'la organización'}`;
const openMatches: ServerSentences['openMatches'] = (most) =>
  `Partidas por persona: ${most === undefined ? 'sin límite' : `${most} como mucho`}`;

const themes = {
  dark: 'Imágenes: oscuras, el mar de noche',
  light: 'Imágenes: claras, el mar de día',
};

/** What the bot says to those who manage a server. */
export const server: ServerSentences = {
  settings: (facts) =>
    [
      '**Partidas en este servidor.** Lo que elijas vale enseguida, para las partidas que se abran desde ahora.',
      `- Canales: ${facts.channels.length === 0 ? 'todos en los que se puedan abrir hilos' : all(facts.channels)}`,
      `- Organización: quienes pueden administrar el servidor${facts.organiserRole === undefined ? '' : `, y quien tenga el rol ${facts.organiserRole}`}`,
      `- ${language(facts.language)}`,
      `- ${facts.pace}`,
      `- ${creators(facts.creators)}`,
      `- ${openMatches(facts.openMatches)}`,
      `- ${themes[facts.theme]}`,
    ].join('\n'),
  chooseChannels: 'Canales para partidas: todos',
  chooseOrganisers: 'Organización: elige un rol que añadir',
  language,
  creators,
  openMatches,
  themes,

  nothingLacks: (channels, playing) =>
    `Tengo todos los permisos que necesito en ${count(channels, { one: '# canal', other: '# canales' })}${playing === 0 ? '' : `, y en ${count(playing, { one: 'el hilo de # partida abierta', other: 'los hilos de # partidas abiertas' })}`}.`,
  lackTitle: '**Permisos que me faltan**',
  lackIn: (channel, permissions) => `- En ${channel}: ${quoted(permissions)}`,
  lackInThreads: (numbers, channel, permissions) =>
    `- En ${numbers.length === 1 ? 'el hilo' : 'los hilos'} de ${matches(numbers)} en ${channel}: ${quoted(permissions)}`,
  channelGone: (channel) =>
    `- ${channel} es uno de los canales para partidas, y ya no existe: elige otros con ${typed.command('server settings')}.`,
  matchesAway: (numbers) => `- El canal de ${matches(numbers)} ya no existe: no se puede publicar nada allí.`,
  why: {
    ViewChannel: 'para estar en el canal donde se abre una partida',
    SendMessages: 'para publicar la mesa de espera en ese canal',
    CreatePublicThreads: 'para abrir el hilo de una partida bajo su mesa de espera',
    SendMessagesInThreads: 'para contar cada turno en ese hilo',
    AttachFiles: 'para mostrar el tablero como imagen',
    ReadMessageHistory: 'para encontrar el último mensaje tras una caída en vez de publicarlo dos veces',
  },
  neededFor: (permission, why) => `- «${permission}» hace falta ${why}.`,
  whoGrants: 'Se conceden a mi rol en los ajustes del servidor, o del canal.',
};
