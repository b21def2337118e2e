import { plainSentences } from '../common/controls.ts';
import { denialSentences } from '../common/denials.ts';
import { fairnessSentences } from '../common/fairness.ts';
import { orderSentences } from '../common/orders.ts';
import { refusalSentences } from '../common/refusals.ts';
import { serverSentences } from '../common/server.ts';
import { matchTellings, motionText } from '../common/tellings.ts';
import type { CommonSentences, LobbyFacts } from '../common.ts';
import { timeOfPace } from '../pace.ts';
import { commandNames } from './commandNames.ts';
import { commands } from './common/commands.ts';
import { controls } from './common/controls.ts';
import { days, hours, hoursOf } from './common/durations.ts';
import { all, any, z } from './counting.ts';
import { t } from './text.ts';

/** Words that begin a button, in the middle of a sentence. */
const inSentence = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** "A, B nebo něco dalšího (ještě 7)". */
const anyOf = (names: readonly string[], more: number): string =>
  more === 0 ? any(names) : `${names.join(', ')} nebo něco dalšího (ještě ${more})`;

const TIME_OUTS: Readonly<Record<string, string>> = {
  computer: 'tah zahraje počítač',
  safe: 'zahraje se nejjednodušší tah',
  vote: 'rozhodnou ostatní',
};

/** "48 hodin", and "4 dny" beyond that, of `48h`. */
const timesOf = (pace: string): { readonly perDecision: string; readonly reserve?: string } => {
  if (pace === 'off') return { perDecision: 'bez hodin' };
  if (pace === 'live') return { perDecision: '10 minut', reserve: '2 hodiny' };
  const { amount, unit, reserveHours } = timeOfPace(pace);
  return { perDecision: unit === 'days' ? days(amount) : hours(amount), reserve: hoursOf(reserveHours) };
};

/** "48 hodin na každé rozhodnutí, 4 dny v rezervě", of `48h`. */
const paceOf = (pace: string): string => {
  const { perDecision, reserve } = timesOf(pace);
  return reserve === undefined ? perDecision : `${perDecision} na každé rozhodnutí, ${reserve} v rezervě`;
};

/** What a start would take, or bring to whoever is still alone. */
const toStart = (taken: number, least: number, most: number): string => {
  if (taken < least) return ` – k začátku aspoň ${least}`;
  return taken === 1 && most > 1 ? ' – začne-li teď, hraje se sólo' : '';
};

const lobby = ({ seats, host, least, most, guests, settings, ...facts }: LobbyFacts): string =>
  [
    `Hostitel: ${host}${facts.private ? ' – jen pro pozvané' : ''}`,
    `Místa: ${seats.length} ${z(most)} ${most}${toStart(seats.length, least, most)}`,
    ...seats.map((seat) => `- ${seat}`),
    ...(guests.length === 0 ? [] : [`Pozváni: ${all(guests)}`]),
    ...(settings.length === 0 ? [] : [settings.join(' · ')]),
  ].join('\n');

/** Permissions as people who run Czech servers call them. */
const PERMISSIONS: Readonly<Record<string, string>> = {
  ViewChannel: 'Zobrazit kanály',
  SendMessages: 'Posílat zprávy',
  CreatePublicThreads: 'Vytvářet veřejná vlákna',
  SendMessagesInThreads: 'Posílat zprávy ve vláknech',
  AttachFiles: 'Přikládat soubory',
  ReadMessageHistory: 'Číst historii zpráv',
};

/** Everything around the games, in Czech. */
export const common: CommonSentences = {
  commands,
  commandNames,
  controls,
  plain: plainSentences(t),
  denials: denialSentences(t),
  refusals: refusalSentences(t),
  events: matchTellings(t),
  remind: {
    name: 'Připomínka',
    value: (value) => (value === 'off' ? 'nikdy' : `za ${hours.acc(Number(value))}`),
    warningOnly: 'jednou, krátce před vypršením času',
  },

  pace: { name: 'Tempo', value: paceOf, short: (pace) => timesOf(pace).perDecision },
  timeout: {
    name: 'Když vyprší čas',
    value: (value) => TIME_OUTS[value] ?? value,
  },
  fair: {
    name: 'Kostky a tahy',
    value: (value) => (value === 'beacon' ? 'smíchané s veřejným majákem' : 'z tajného čísla bota'),
  },
  ownTime: (until) => `-# Čas máš do ${until}.`,
  paused: (until) => `Partie je pozastavena a pokračuje ${until}. Kdo chce, může mezitím táhnout.`,
  pausedFoot: (until) => `-# Partie je pozastavena do ${until}. Kdo chce, může mezitím táhnout.`,
  server: serverSentences(t),
  fairness: fairnessSentences(t),

  motion: motionText(t),
  list: all,
  each: (names) => `Každý z hráčů ${all(names)}`,
  matchName: (number) => `#${number}`,
  orders: orderSentences(t),
  byOrder: (line) => `${line} *(podle trvalého příkazu)*`,
  byComputer: (line) => `${line} *(počítač)*`,
  matchChoice: (number, game, state) =>
    `#${number} ${game} – ${{ yourTurn: 'jsi na tahu', waiting: 'čeká na ostatní', lobby: 'nezačala' }[state]}`,
  unknownRefusal: (code) => `To nejde (${code}).`,
  bug: (reference) =>
    `Na mojí straně se něco pokazilo a mám to poznamenáno. Pokud to potrvá, sděl tomu, kdo mě provozuje, toto číslo: \`${reference}\`.`,
  whoseTurn: (names) => `Na tahu: ${all(names)}.`,
  missingOption: (option, values, more) => `Doplň prosím \`${option}:\` – může to být ${anyOf(values, more)}.`,
  noSuchEntry: (names, more) => `Tak se nejmenuje právě jedna věc. Najít můžeš ${anyOf(names, more)}.`,
  noThreadHere: (permissions, elsewhere) =>
    [
      permissions.length === 0
        ? 'V kanálu tohoto druhu nelze otevřít vlákno pro partii.'
        : `Partii tu založit nemohu: v tomto kanálu mi chybí oprávnění ${all(permissions.map((each) => `„${each}“`))}.`,
      elsewhere.length === 0
        ? 'Udělit ho může v některém textovém kanálu ten, kdo tento server spravuje.'
        : `Funguje to v ${any(elsewhere)}.`,
    ].join(' '),
  permissionName: (permission) => PERMISSIONS[permission] ?? permission.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),

  lobbyTitle: (number, game) => `## #${number} ${game}`,
  lobby,
  lobbyExpires: (when) => `Pokud nezačne, sama se zruší ${when}.`,
  lobbyStarted: (thread) => (thread === undefined ? 'Partie začala.' : `Partie začala: ${thread}`),
  lobbyClosed: 'Tato partie nezačala a je zrušena.',
  threadName: (number, game) => `#${number} ${game}`,
  created: (number, link) => `Partie #${number} je založena: ${link}`,
  joined: (number) => `Máš místo v partii #${number}. Až začne, zavolám tě.`,
  left: (number) => `V partii #${number} už nejsi.`,
  started: (number, thread) => `Partie #${number} začíná${thread === undefined ? '' : `: ${thread}`}. Příjemnou hru!`,
  invited: (mention) => `${mention} má pozvání a může stisknout „${controls.join}“.`,
  invitation: (mention, host, link) => `${mention}, ${host} tě zve do této partie. Stiskni „${controls.join}“ tady: ${link}`,
  hostPassed: (mention) => `Hostitelem je teď ${mention}.`,
  chosen: (option, value) => `${option}: ${value}.`,
  conceded: (number) => `Partie #${number} je pro tebe vzdaná.`,
  settingOption: (name, value) => `${name}: ${value}`,

  status: ({ number, game, state, due }) => {
    const asked = due.map(({ name, since }) => (since === undefined ? name : `${name} (výzva ${since})`));
    return `**#${number} ${game}** – ${state}${asked.length === 0 ? '' : `; na tahu: ${all(asked)}`}`;
  },
  matchLine: (number, game, state, link) => `**#${number}** ${game} – ${state}${link === undefined ? '' : ` – ${link}`}`,
  stateWords: {
    lobby: 'nezačala',
    playing: 'hraje se',
    ended: 'skončila',
    closed: 'zrušena',
    setAside: 'odložena',
    yourTurn: 'jsi na tahu',
  },
  openHere: 'Otevřené na tomto serveru',
  openYours: 'Tvoje',
  more: (left) => (left > 0 ? [`… a ještě ${left}`] : []),
  logTitle: (number, page, pages, round) =>
    `**Záznam #${number}**${round === undefined ? '' : ` – ${round}`} – strana ${page} ${z(pages)} ${pages}`,
  historyTitle: (number, round) => `**#${number}** – ${round}: jak to vypadalo na začátku`,
  note: (number, text) => `**Tvoje poznámka k #${number}**, nikdo jiný ji nevidí\n${text}`,
  confirmMove: (move, others) =>
    `**${move}?** ${others.length === 0 ? 'Nic jiného už udělat nejde.' : `Ještě jde: ${all(others.map(inSentence))}.`}`,
  confirmed: (move) => `Ano, ${inSentence(move)}`,
};
