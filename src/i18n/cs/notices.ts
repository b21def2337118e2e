import { within } from '../fitting.ts';
import type { CoursePart, Notices } from '../notices.ts';
import { typed } from './commandNames.ts';
import { counted } from './counting.ts';

const lines = counted({ one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' });
const rounds = counted({ one: 'kolo', few: 'kola', many: 'kola', other: 'kol' });

/** "na začátku 7, na konci 2, nejvýš 11": a seat's numbers from the first moment to the last. */
const course = (values: CoursePart['values'], seat: number): string => {
  const own = values.map((row) => row[seat] ?? 0);
  return `na začátku ${own[0]}, na konci ${own.at(-1)}, nejvýš ${Math.max(...own)}`;
};

export const notices: Notices = {
  takenBack: () => '-# Vzato zpět.',
  boardTakenBack: () => 'Co ukazovala tato zpráva, bylo vzato zpět. Partie pokračuje níže.',
  noPicture: (inWords) =>
    `-# Tentokrát bez obrázku: nepodařilo se ho nakreslit. ${inWords ? 'Slovy:' : `Slovy to celé řekne ${typed.command('board', 'as:text')}.`}`,
  courseTitle: (match, hasReplay) => `**${match}** – jak to šlo${hasReplay ? ', a celé ještě jednou' : ''}.`,
  chartAlt: (parts, name) =>
    within(
      parts.map(
        ({ title, values }) =>
          `${title}: ${(values[0] ?? []).map((_, seat) => `${name(seat)} ${course(values, seat)}`).join('; ')}.`,
      ),
      ' ',
      1024,
    ),
  replayAlt: (match, amount) => `${match} od prvního tahu do posledního, ${rounds(amount)}, jako animace herního plánu.`,
  moreLines: (amount) => `… předtím ještě ${lines(amount)}: ${typed.command('log')}`,
  greeting: (match) =>
    `Máš místo v partii ${match}. Jednou za kolo ti sem tiše přijde tvoje karta. Kdykoli ji ukáže ${typed.command('gold')}.`,
  cardTitle: (match) => `**${match}** – tvoje karta`,
  cardTakenBack: (match) => `**${match}** – kolo této karty bylo vzato zpět. Platná karta je níže.`,
  calledOff: (match) => `${match} už na tebe nečeká: co k tomu vedlo, bylo vzato zpět.`,
  newThread: (match) => `Vlákno ${match} už nelze používat. Partie pokračuje ve vlákně pod touto zprávou.`,

  publicReminder: (match, mention, since) => `${mention}, ${match} na tebe čeká; výzva přišla ${since}.`,
  stalled: (match, name, since, isGone) =>
    [
      `${match} čeká na odpověď: ${name}; výzva přišla ${since}.${isGone ? ` ${name} už na tomto serveru není k zastižení.` : ''}`,
      `${isGone ? '' : `${typed.command('match nudge')} vyzve znovu. `}${typed.command('match vote')} přidá čas, najde náhradu, nechá hrát počítač, nebo partii ukončí.`,
    ].join('\n'),
  nudge: (match, by, since, link) => `${by} tě pobízí: ${match} na tebe čeká; výzva přišla ${since}: ${link}`,
  publicNudge: (match, mention, by, since) => `${mention}, ${by} tě pobízí: ${match} na tebe čeká; výzva přišla ${since}.`,
  warning: (match, until, link) => `V ${match} ti dochází čas. Máš ho do ${until}: ${link}`,
  publicWarning: (match, mention) => `${mention}, v ${match} ti dochází čas.`,
  pauseEnds: (match, when, link) => `Pauza v ${match} končí ${when} a čas znovu poběží: ${link}`,
  publicPauseEnds: (match, mention, when) => `${mention}, pauza v ${match} končí ${when} a čas znovu poběží.`,
  serverLeft: (matches, until) =>
    `Už nejsem na serveru těchto partií: ${matches.join(', ')}. Nic se v nich teď neděje a čas neběží. Pokud mě tam do ${until} znovu pozvou, vše bude pokračovat, kde to stálo; jinak pak smažu vše, co o tom uchovávám.`,
  serverBack: (match, since) => `Jsem zpět a ${match} pokračuje, kde stála. Stála od ${since}: nikdo tím nepřišel o žádný čas.`,
  placeGone: (match, channel) =>
    `Kanál ${match} (${channel}) už nemohu najít, nikdo tedy nevidí, jak to pokračuje. Partie je v bezpečí: každý ji může hrát dál tady, s volbou ${typed.option('option.match')}. Vrať kanál, nebo partii ukonči: ${typed.command('match concede')}.`,
  placeForbidden: (match, channel) =>
    `${match} už nesmím zveřejňovat v ${channel}. Partie je v bezpečí: každý ji může hrát dál tady, s volbou ${typed.option('option.match')}. Dovol mi prosím kanál vidět, psát v něm a v jeho vláknech, otvírat vlákna a přikládat soubory; sám to pak zkusím znovu.`,
  unreachable: (mention) =>
    `${mention}, nemohu ti posílat přímé zprávy. Svou kartu uvidíš příkazem ${typed.command('gold')}; nikdo jiný ji neuvidí. Chceš-li moje zprávy zase dostávat, povol je v nastavení Discordu pro tento server a stiskni *Moje nastavení*.`,
  setAside: (match) =>
    `Partii ${match} jsem zastavil, protože nedokážu přečíst její záznam. Nic z toho, co se zahrálo, se neztratilo a čas neběží. Pořadatel to může zkusit znovu: ${typed.command('organise retry')}.`,
  broughtBack: (match) => `${match} pokračuje. Zastavil jsem ji kvůli své chybě. Nic se neztratilo a nikdo nepřišel o čas.`,
  restored: (match, when) =>
    `${match} je ze zálohy vrácena do stavu, v jakém byla ${when}. Co se zahrálo potom, je ztraceno a musí se zahrát znovu: zprávy o tom jsou označené a karty poslané od té doby mohou být chybné. Omlouvám se.`,
  superseded: (when) => `**Tohle už neplatí:** partie je vrácena do stavu, v jakém byla ${when}.`,
};
