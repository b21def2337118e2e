import type { DaysFacts, MeSentences, OwnFacts, YearFacts } from '../me.ts';
import { counter, lister } from '../plural.ts';
import { typed } from './commandNames.ts';
import { days, hours } from './common/durations.ts';

const count = counter('fr');
const { all } = lister('fr');

const calendar = new Intl.DateTimeFormat('fr', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const day = (written: string): string => calendar.format(new Date(`${written}T00:00:00Z`));

const range = ({ from, until, days: length }: DaysFacts): string =>
  from === until ? day(from) : `${day(from)} – ${day(until)} (${days(length)})`;

const yearOf = ({ year, spent, planned, left }: YearFacts): string =>
  `${year} : ${days(planned)} en projet, ${spent} déjà pris, il en reste ${left}.`;

const language = (name: string | undefined): string => `Langue : ${name ?? 'celle de ton Discord'}`;

const quietOf = ({ quiet }: OwnFacts): string =>
  quiet === undefined
    ? 'Heures calmes : aucune'
    : `Heures calmes : ${quiet.from} à ${quiet.until} – tes chronos s’arrêtent alors, et rien ne t’est envoyé`;

const remindersOf = (everyHours: number | undefined): string => {
  if (everyHours === undefined) return 'selon chaque partie';
  if (everyHours === 0) return 'jamais';
  return everyHours === 1 ? 'chaque heure' : `toutes les ${hours(everyHours)}`;
};

const BY = {
  usual: 'tours par mention, le reste par message privé',
  dm: 'par message privé',
  mention: 'par une mention dans le fil de la partie',
  both: 'par message privé et par une mention',
};

const THEMES = { usual: 'comme chaque serveur', dark: 'sombres, la mer de nuit', light: 'claires, la mer de jour' };

export const me: MeSentences = {
  settings: (facts) =>
    [
      '**Tes réglages**, pour toutes tes parties ; les autres ne les voient pas.',
      language(facts.language),
      `Fuseau horaire : ${facts.timeZone}, où il est ${facts.now} – ${typed.command('me settings', 'zone')} le change`,
      quietOf(facts),
      `Rappels : ${remindersOf(facts.remindEveryHours)}`,
      `Avis : ${BY[facts.noticesBy ?? 'usual']}`,
      `Images : ${THEMES[facts.theme ?? 'usual']}`,
      ...(facts.dmClosed
        ? [
            'Je n’ai pas pu t’envoyer de message privé : tout ce qui est pour toi vient en mention dans le fil de la partie. Autorise les messages privés d’un serveur que nous partageons, puis appuie sur « Réessayer ».',
          ]
        : []),
      `-# Un autre fuseau ou d’autres heures calmes comptent à partir de ta prochaine décision. Jours de congé : ${typed.command('me holidays')}.`,
    ].join('\n'),
  language,
  severalZones: (zones, more) =>
    `Il peut s’agir de plusieurs fuseaux horaires : ${more === 0 ? all(zones.map((zone) => `\`${zone}\``)) : `${zones.map((zone) => `\`${zone}\``).join(', ')} et ${count(more, { one: '# autre', other: '# autres' })}`}. Nomme l’un d’eux.`,
  nothingChanged: 'Rien n’a été changé.',
  zone: (zone, now) => `${zone} – il y est ${now}`,
  quietFrom: (time) => `Calme dès ${time}`,
  quietUntil: (time, length) => `Calme jusqu’à ${time} (${hours(length)})`,
  noQuietHours: 'Pas d’heures calmes',
  reminders: (everyHours) => (everyHours === 0 ? 'Pas de rappels' : `Rappels ${remindersOf(everyHours)}`),
  noticesBy: {
    usual: `Avis : ${BY.usual}`,
    dm: `Avis ${BY.dm}`,
    mention: `Avis ${BY.mention}`,
    both: `Avis ${BY.both}`,
  },
  themes: {
    usual: `Images : ${THEMES.usual}`,
    dark: `Images : ${THEMES.dark}`,
    light: `Images : ${THEMES.light}`,
  },

  holidays: (planned, years) =>
    [
      planned.length === 0 ? '**Tes congés** : aucun en projet.' : `**Tes congés** : ${all(planned.map(range))}.`,
      ...years.map(yearOf),
      'Un jour n’est pris que si l’un de tes chronos s’épuisait ce jour-là ; ton temps s’achève alors avec ce jour. Si tu veux la matinée de ton retour pour répondre, prévois aussi ce jour-là.',
      `-# ${typed.command('me holidays', 'from', 'until')} en prévoit d’autres. Les jours commencés ne se reprennent pas.`,
    ].join('\n'),
  day,
  days: range,
  takeBack: 'Reprendre des jours',

  turns: (waiting) => `**${count(waiting, { one: '# partie t’attend', other: '# parties t’attendent' })}**`,
  turn: ({ number, game, asked, since, until, paused, link }) =>
    [
      `**[#${number} ${game}](${link})**`,
      [
        `${asked}${since === undefined ? '' : ` – appel ${since}`}`,
        ...(until === undefined ? [] : [`temps jusqu’au ${until}`]),
        ...(paused === undefined ? [] : [`en pause jusqu’au ${paused}`]),
      ].join(', '),
    ].join('\n'),
  noTurns: 'Aucune partie ne t’attend.',

  data: `Tout ce que je garde sur toi est dans ce fichier. Ce que tu as fait dans une partie se trouve, par place, dans son journal : ${typed.command('match export')}. ${typed.command('me forget')} efface tes données.`,
  forget: (facts) =>
    [
      '**Dois-je t’oublier ?**',
      `Ce qui part : tes réglages, congés, notes, consignes et rappels, ce que tu as dit en organisant, où se trouvent mes messages pour toi, et ton nom et ton identifiant${facts.seats === 0 ? '' : ` dans ${count(facts.seats, { one: '# partie', other: '# parties' })}, où « Place » et son numéro remplacent ton nom`}.`,
      ...(facts.lobbies === 0
        ? []
        : [`Tu quittes ${count(facts.lobbies, { one: '# salle d’attente', other: '# salles d’attente' })}.`]),
      ...(facts.running === 0
        ? []
        : [
            `Dans ${count(facts.running, { one: '# partie en cours', other: '# parties en cours' })}, un ordinateur joue désormais ta place ; là où personne d’autre ne joue, tu abandonnes.`,
          ]),
      'Ce qui reste : les coups de tes parties, qui nomment des places et non des personnes, et ce qui a été écrit sur Discord, où cela peut être supprimé.',
      `C’est définitif. Tu peux revenir à tout moment, comme une nouvelle personne. ${typed.command('me data')} te montre d’abord ce qu’il y a.`,
    ].join('\n'),
  forgetMe: 'M’oublier',
  forgotten: 'C’est oublié : rien de ce que je garde ne dit qui tu es.',
  formerPlayer: (seat) => `Place ${seat + 1}`,

  nudged: (name) => `${name} reçoit un nouvel appel ; si ce sont ses heures calmes, dès qu’elles seront passées.`,
  nudgedAlready: (name, when) =>
    `${name} a déjà reçu une relance depuis un jour${when === undefined ? ' : une par jour suffit' : ` ; une autre est possible ${when}`}.`,
  gone: (name) => `${name} n’est plus joignable sur ce serveur.`,
};
