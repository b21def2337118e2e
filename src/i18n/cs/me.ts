import type { DaysFacts, MeSentences, OwnFacts, YearFacts } from '../me.ts';
import { typed } from './commandNames.ts';
import { controls } from './common/controls.ts';
import { days, hours } from './common/durations.ts';
import { all, counted, verb } from './counting.ts';

const matches = counted({ one: 'partie', few: 'partie', many: 'partie', other: 'partií' });

const calendar = new Intl.DateTimeFormat('cs', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const day = (written: string): string => calendar.format(new Date(`${written}T00:00:00Z`));

const range = ({ from, until, days: length }: DaysFacts): string =>
  from === until ? day(from) : `${day(from)} až ${day(until)} (${days(length)})`;

const yearOf = ({ year, spent, planned, left }: YearFacts): string =>
  `${year}: plán ${days(planned)}, vybráno ${spent}, zbývá ${left}.`;

const quietOf = ({ quiet }: OwnFacts): string =>
  quiet === undefined
    ? 'Klidové hodiny: žádné'
    : `Klidové hodiny: ${quiet.from} až ${quiet.until} – tvůj čas tehdy neběží a nic ti neposílám`;

/** "každé 2 hodiny", "každých 6 hodin". */
const everyHour = (amount: number): string => {
  if (amount === 1) return 'každou hodinu';
  return `${amount <= 4 ? 'každé' : 'každých'} ${hours(amount)}`;
};

const remindersOf = (everyHours: number | undefined): string => {
  if (everyHours === undefined) return 'jak určí každá partie';
  return everyHours === 0 ? 'nikdy' : everyHour(everyHours);
};

const BY = {
  usual: 'tahy zmínkou, vše ostatní přímou zprávou',
  dm: 'přímou zprávou',
  mention: 'zmínkou ve vlákně partie',
  both: 'přímou zprávou i zmínkou',
};

const THEMES = { usual: 'jak je ukazuje každý server', dark: 'tmavé, moře v noci', light: 'světlé, moře ve dne' };

const language = (name: string | undefined): string => `Jazyk: ${name ?? 'jak máš nastavený Discord'}`;

export const me: MeSentences = {
  settings: (facts) =>
    [
      '**Tvoje nastavení** pro všechny tvoje partie; ostatní ho nevidí.',
      language(facts.language),
      `Časové pásmo: ${facts.timeZone}, kde je teď ${facts.now} – změníš ho příkazem ${typed.command('me settings', 'zone')}`,
      quietOf(facts),
      `Připomínky: ${remindersOf(facts.remindEveryHours)}`,
      `Upozornění: ${BY[facts.noticesBy ?? 'usual']}`,
      `Obrázky: ${THEMES[facts.theme ?? 'usual']}`,
      ...(facts.dmClosed
        ? [
            `Přímou zprávu se mi poslat nepodařilo, všechno pro tebe tedy chodí jako zmínka ve vlákně partie. Povol přímé zprávy ze serveru, kde jsme oba, a pak stiskni „${controls.tryDirectMessage}“.`,
          ]
        : []),
      `-# Jiné časové pásmo nebo jiné klidové hodiny platí od tvého příštího rozhodnutí. Volné dny: ${typed.command('me holidays')}.`,
    ].join('\n'),
  language,
  severalZones: (zones, more) =>
    `To může být víc časových pásem: ${more === 0 ? all(zones.map((zone) => `\`${zone}\``)) : `${zones.map((zone) => `\`${zone}\``).join(', ')} a ještě ${more}`}. Uveď jedno z nich.`,
  nothingChanged: 'Nic se nezměnilo.',
  zone: (zone, now) => `${zone} – teď ${now}`,
  quietFrom: (time) => `Klid od ${time}`,
  quietUntil: (time, length) => `Klid do ${time} (${hours(length)})`,
  noQuietHours: 'Žádné klidové hodiny',
  reminders: (everyHours) => (everyHours === 0 ? 'Žádné připomínky' : `Připomínky ${remindersOf(everyHours)}`),
  noticesBy: {
    usual: `Upozornění: ${BY.usual}`,
    dm: `Upozornění ${BY.dm}`,
    mention: `Upozornění ${BY.mention}`,
    both: `Upozornění ${BY.both}`,
  },
  themes: {
    usual: `Obrázky: ${THEMES.usual}`,
    dark: `Obrázky: ${THEMES.dark}`,
    light: `Obrázky: ${THEMES.light}`,
  },

  holidays: (planned, years) =>
    [
      planned.length === 0 ? '**Tvoje dovolená**: žádná není v plánu.' : `**Tvoje dovolená**: ${all(planned.map(range))}.`,
      ...years.map(yearOf),
      'Den se vybere, jen když by ti v něm vypršel čas; ten pak končí s koncem dne. Chceš-li mít na odpověď i ráno po návratu, naplánuj také ten den.',
      `-# Víc naplánuješ příkazem ${typed.command('me holidays', 'from', 'until')}. Dny, které už začaly, zrušit nejde.`,
    ].join('\n'),
  day,
  days: range,
  takeBack: 'Zrušit dny',

  turns: (waiting) => `**${verb(waiting, 'Čeká', 'Čekají')} na tebe ${matches(waiting)}**`,
  turn: ({ number, game, asked, since, until, paused, link }) =>
    [
      `**[#${number} ${game}](${link})**`,
      [
        `${asked}${since === undefined ? '' : ` – výzva ${since}`}`,
        ...(until === undefined ? [] : [`čas do ${until}`]),
        ...(paused === undefined ? [] : [`pozastaveno do ${paused}`]),
      ].join(', '),
    ].join('\n'),
  noTurns: 'Žádná partie na tebe nečeká.',

  data: `Vše, co o tobě uchovávám, je v tomto souboru. Tvoje činy v partii jsou v jejím záznamu podle místa: ${typed.command('match export')}. Tvoje údaje odstraní ${typed.command('me forget')}.`,
  forget: (facts) =>
    [
      '**Mám na tebe zapomenout?**',
      `Co zmizí: tvoje nastavení, dovolená, poznámky, trvalé příkazy a připomínky, tvoje slova v roli pořadatele, údaje o tom, kde jsou moje zprávy pro tebe, a tvoje jméno a id${facts.seats === 0 ? '' : ` v těchto partiích: ${facts.seats}. Místo tvého jména v nich bude „Hráč“ a číslo místa`}.`,
      ...(facts.lobbies === 0 ? [] : [`Lobby, které opustíš: ${facts.lobbies}.`]),
      ...(facts.running === 0
        ? []
        : [`Rozehrané partie (${facts.running}): na tvém místě odteď hraje počítač; kde nehraje nikdo další, tam se vzdáváš.`]),
      'Co zůstane: tahy tvých partií, které uvádějí místa, a ne lidi, a to, co bylo zveřejněno na Discordu, kde se to dá smazat.',
      `Zpět to vzít nejde. Vítat tě budu kdykoli, jako někoho nového. Co o tobě mám, ti předem ukáže ${typed.command('me data')}.`,
    ].join('\n'),
  forgetMe: 'Zapomeň na mě',
  forgotten: 'Zapomenuto: nic z toho, co uchovávám, neříká, kdo jsi.',
  formerPlayer: (seat) => `Hráč ${seat + 1}`,

  nudged: (name) => `${name} dostane další výzvu; v klidových hodinách, až skončí.`,
  nudgedAlready: (name, when) =>
    `${name} má výzvu z posledního dne${when === undefined ? ': jednou za den stačí' : ` a další může dostat ${when}`}.`,
  gone: (name) => `${name} už na tomto serveru není k zastižení.`,
};
