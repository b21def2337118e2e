import type { ServerSentences } from '../../server.ts';
import { typed } from '../commandNames.ts';
import { all } from '../counting.ts';

const matches = (numbers: readonly number[]): string => all(numbers.map((number) => `#${number}`));
const quoted = (permissions: readonly string[]): string => all(permissions.map((permission) => `„${permission}“`));
const language = (name: string): string => `Jazyk: ${name}`;
const creators: ServerSentences['creators'] = (who) => `Partie zakládá: ${who === 'everybody' ? 'kdokoli' : 'jen pořadatel'}`;
const openMatches: ServerSentences['openMatches'] = (most) =>
  `Partií na člověka: ${most === undefined ? 'bez omezení' : `nejvýš ${most}`}`;

const themes = {
  dark: 'Obrázky: tmavé, moře v noci',
  light: 'Obrázky: světlé, moře ve dne',
};

/** What the bot says to those who manage a server, in Czech. */
export const server: ServerSentences = {
  settings: (facts) =>
    [
      '**Partie na tomto serveru.** Co zvolíš, platí hned, pro partie založené odteď.',
      `- Kanály: ${facts.channels.length === 0 ? 'všechny, kde lze otvírat vlákna' : all(facts.channels)}`,
      `- Pořadatelé: ti, kdo smějí spravovat server${facts.organiserRole === undefined ? '' : `, a ti, kdo mají roli ${facts.organiserRole}`}`,
      `- ${language(facts.language)}`,
      `- ${facts.pace}`,
      `- ${creators(facts.creators)}`,
      `- ${openMatches(facts.openMatches)}`,
      `- ${themes[facts.theme]}`,
    ].join('\n'),
  chooseChannels: 'Kanály pro partie: všechny',
  chooseOrganisers: 'Pořadatelé: přidej roli',
  language,
  creators,
  openMatches,
  themes,

  nothingLacks: (places, playing) =>
    `Všude mám všechna potřebná oprávnění (kanály: ${places}${playing === 0 ? '' : `, vlákna otevřených partií: ${playing}`}).`,
  lackTitle: '**Oprávnění, která mi chybějí**',
  lackIn: (channel, permissions) => `- V ${channel}: ${quoted(permissions)}`,
  lackInThreads: (numbers, channel, permissions) =>
    `- Ve ${numbers.length === 1 ? 'vlákně' : 'vláknech'} ${matches(numbers)} v ${channel}: ${quoted(permissions)}`,
  channelGone: (channel) =>
    `- ${channel} je jedním z kanálů pro partie a je pryč: vyber jiné příkazem ${typed.command('server settings')}.`,
  matchesAway: (numbers) => `- Kanál pro ${matches(numbers)} je pryč: už tam nelze nic napsat.`,
  why: {
    ViewChannel: 'abych byl v kanálu, kde se zakládá partie',
    SendMessages: 'abych v tom kanálu zveřejnil lobby',
    CreatePublicThreads: 'abych pod lobby otevřel vlákno partie',
    SendMessagesInThreads: 'abych v tom vlákně hlásil každý tah',
    AttachFiles: 'abych ukázal herní plán jako obrázek',
    ReadMessageHistory: 'abych po pádu našel poslední zprávu a neposlal ji dvakrát',
  },
  neededFor: (permission, why) => `- „${permission}“ potřebuji, ${why}.`,
  whoGrants: 'Uděluje se mojí roli v nastavení serveru nebo kanálu.',
};
