import type { DaysFacts, MeSentences, OwnFacts, YearFacts } from '../me.ts';
import { counter, lister } from '../plural.ts';
import { typed } from './commandNames.ts';
import { controls } from './common/controls.ts';
import { days, hours } from './common/durations.ts';

const count = counter('es');
const { all } = lister('es');

const calendar = new Intl.DateTimeFormat('es-ES', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const day = (written: string): string => calendar.format(new Date(`${written}T00:00:00Z`)).replaceAll(',', '');

const range = ({ from, until, days: length }: DaysFacts): string =>
  from === until ? day(from) : `del ${day(from)} al ${day(until)} (${days(length)})`;

const yearOf = ({ year, spent, planned, left }: YearFacts): string =>
  `${year}: previstos ${days(planned)}, gastados ${spent}, quedan ${left}.`;

const quietOf = ({ quiet }: OwnFacts): string =>
  quiet === undefined
    ? 'Horas de silencio: ninguna'
    : `Horas de silencio: de ${quiet.from} a ${quiet.until} – entonces tus relojes se paran, y no se te envía nada`;

const remindersOf = (everyHours: number | undefined): string => {
  if (everyHours === undefined) return 'como diga cada partida';
  if (everyHours === 1) return 'cada hora';
  return everyHours === 0 ? 'nunca' : `cada ${hours(everyHours)}`;
};

const language = (name: string | undefined): string => `Idioma: ${name ?? 'el de tu Discord'}`;

const BY = {
  usual: 'turnos con mención, lo demás por mensaje directo',
  dm: 'por mensaje directo',
  mention: 'con una mención en el hilo de la partida',
  both: 'por mensaje directo y con una mención',
};

const THEMES = {
  usual: 'como las muestre cada servidor',
  dark: 'oscuras, el mar de noche',
  light: 'claras, el mar de día',
};

export const me: MeSentences = {
  settings: (facts) =>
    [
      '**Tus ajustes**, para todas tus partidas; los demás no los ven.',
      language(facts.language),
      `Zona horaria: ${facts.timeZone}, donde ahora son las ${facts.now} – ${typed.command('me settings', 'zone')} la cambia`,
      quietOf(facts),
      `Recordatorios: ${remindersOf(facts.remindEveryHours)}`,
      `Avisos: ${BY[facts.noticesBy ?? 'usual']}`,
      `Imágenes: ${THEMES[facts.theme ?? 'usual']}`,
      ...(facts.dmClosed
        ? [
            `No he podido enviarte un mensaje directo, así que todo te llega como mención en el hilo de la partida. Permite los mensajes directos de un servidor que compartamos y pulsa «${controls.tryDirectMessage}».`,
          ]
        : []),
      `-# Otra zona horaria u otras horas de silencio valen desde tu próxima decisión. Días libres: ${typed.command('me holidays')}.`,
    ].join('\n'),
  language,
  severalZones: (zones, more) =>
    `Pueden ser varias zonas horarias: ${more === 0 ? all(zones.map((zone) => `\`${zone}\``)) : `${zones.map((zone) => `\`${zone}\``).join(', ')} y ${count(more, { other: '# más' })}`}. Nombra una de ellas.`,
  nothingChanged: 'No se ha cambiado nada.',
  zone: (zone, now) => `${zone} – ahora ${now}`,
  quietFrom: (time) => `Silencio desde las ${time}`,
  quietUntil: (time, length) => `Silencio hasta las ${time} (${hours(length)})`,
  noQuietHours: 'Sin horas de silencio',
  reminders: (everyHours) => (everyHours === 0 ? 'Sin recordatorios' : `Recordatorios: ${remindersOf(everyHours)}`),
  noticesBy: {
    usual: `Avisos: ${BY.usual}`,
    dm: `Avisos ${BY.dm}`,
    mention: `Avisos ${BY.mention}`,
    both: `Avisos ${BY.both}`,
  },
  themes: {
    usual: `Imágenes: ${THEMES.usual}`,
    dark: `Imágenes: ${THEMES.dark}`,
    light: `Imágenes: ${THEMES.light}`,
  },

  holidays: (planned, years) =>
    [
      planned.length === 0 ? '**Tus vacaciones**: no hay ninguna prevista.' : `**Tus vacaciones**: ${all(planned.map(range))}.`,
      ...years.map(yearOf),
      'Un día se gasta solo si en él se te acabaría algún reloj; tu tiempo termina entonces cuando acaba el día. Si quieres la mañana de tu regreso para responder, incluye también ese día.',
      `-# ${typed.command('me holidays', 'from', 'until')} añade más. Los días que ya han empezado no se pueden retirar.`,
    ].join('\n'),
  day,
  days: range,
  takeBack: 'Retirar días',

  turns: (waiting) => `**Te ${count(waiting, { one: 'espera # partida', other: 'esperan # partidas' })}**`,
  turn: ({ number, game, asked, since, until, paused, link }) =>
    [
      `**[#${number} ${game}](${link})**`,
      [
        `${asked}${since === undefined ? '' : ` – desde ${since}`}`,
        ...(until === undefined ? [] : [`tiempo hasta el ${until}`]),
        ...(paused === undefined ? [] : [`en pausa hasta el ${paused}`]),
      ].join(', '),
    ].join('\n'),
  noTurns: 'No te espera ninguna partida.',

  data: `En este archivo está todo lo que guardo sobre ti. Lo que hiciste en una partida está en su registro, por asientos: ${typed.command('match export')}. ${typed.command('me forget')} borra tus datos.`,
  forget: (facts) =>
    [
      '**¿Quieres que te olvide?**',
      `Lo que se borra: tus ajustes, vacaciones, notas, órdenes y recordatorios, lo que dijiste desde la organización, dónde están mis mensajes para ti, y tu nombre y tu identificador${facts.seats === 0 ? '' : ` en ${count(facts.seats, { one: '# partida', other: '# partidas' })}, donde «Asiento» y su número ocupan el lugar de tu nombre`}.`,
      ...(facts.lobbies === 0
        ? []
        : [`Sales de ${count(facts.lobbies, { one: '# partida sin empezar', other: '# partidas sin empezar' })}.`]),
      ...(facts.running === 0
        ? []
        : [
            `En ${count(facts.running, { one: '# partida en curso', other: '# partidas en curso' })} una máquina juega tu asiento desde ahora; donde no juega nadie más, abandonas.`,
          ]),
      'Lo que queda: las jugadas de tus partidas, que nombran asientos y no personas, y lo publicado en Discord, que se puede borrar allí.',
      `No se puede deshacer. Puedes volver cuando quieras, como si fuera la primera vez. ${typed.command('me data')} te muestra antes lo que hay.`,
    ].join('\n'),
  forgetMe: 'Olvidarme',
  forgotten: 'Te he olvidado: nada de lo que guardo dice quién eres.',
  formerPlayer: (seat) => `Asiento ${seat + 1}`,

  nudged: (name) => `Se llama otra vez a ${name}; si está en horas de silencio, en cuanto acaben.`,
  nudgedAlready: (name, when) =>
    `Ya se avisó a ${name} en el último día${when === undefined ? ': basta con una vez al día' : `; se puede otra vez ${when}`}.`,
  gone: (name) => `A ${name} ya no se le puede encontrar en este servidor.`,
};
