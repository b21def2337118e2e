import type { HelpSentences } from '../help.ts';
import { lister } from '../plural.ts';
import { typed } from './commandNames.ts';
import { controls } from './common/controls.ts';

const { all, any } = lister('es');

/** Around the rules and the help of any game. */
export const help: HelpSentences = {
  controls: {
    why: '¿Por qué?',
    explain: '¿Qué estoy viendo?',
    now: '¿Qué puedo hacer ahora?',
    costs: '¿Qué cuesta?',
    winning: '¿Cómo gano?',
    contents: 'Todas las secciones',
    chooseSection: 'Elige una sección',
  },
  house: 'Jugar aquí',
  section: (title, book) => `**${title}** – ${book}`,
  contents: (book) => `**Las reglas: ${book}**\nElige una sección, o busca con ${typed.command('rules', 'search')}.`,
  nothingFound: (words) => `En estas reglas no hay nada sobre «${words}».`,
  titles: {
    now: (match) => `**${match} – ¿qué puedo hacer ahora?**`,
    costs: (match) => `**${match} – ¿qué cuesta?**`,
    winning: (match) => `**${match} – ¿cómo gano?**`,
    explain: (match) => `**${match} – ¿qué estoy viendo?**`,
  },
  possible: `Esto puedes hacer ahora, con *${controls.makeMove}* o por escrito:`,
  states: {
    lobbySeated: `Esta partida no ha empezado. Quien está a cargo pulsa *${controls.start}* bajo su mensaje cuando se haya unido bastante gente; hasta entonces *${controls.leave}* deja tu asiento.`,
    lobbyOutside: `Esta partida no ha empezado. *${controls.join}*, bajo su mensaje, te da un asiento, si no es por invitación.`,
    waiting: `Ahora mismo no se te pregunta nada; se te llamará cuando toque. Con *${controls.orders}*, en tu panel, dices de antemano lo que jugarías, y ${typed.command('board')}, ${typed.command('gold')} y ${typed.command('log')} muestran cómo va todo.`,
    watching: `No tienes asiento en esta partida, pero puedes mirar cuanto quieras: ${typed.command('board')} muestra la mesa, ${typed.command('log')} lo que ha pasado.`,
    over: `Esta partida ha terminado. *${controls.again}*, bajo su último mensaje, abre la siguiente; ${typed.command('history')} la repasa.`,
  },
  seatMarks: ['rojo con una estrella', 'ámbar con un toro', 'violeta con una luna', 'negro con un ánfora', 'marfil con una hoja'],
  lit: 'En tu panel, lo que puedes elegir tiene un borde brillante en la imagen.',
  part: 'Esta imagen muestra una parte del tablero, más grande. Lo que está escrito al lado es solo de esa parte: lo que hay en ella, lo que da y lo que la rodea. Sus marcas son las del tablero entero:',
  seats: (marked) => `De quién es: ${marked.map(({ name, mark }) => `${name}, ${mark}`).join('; ')}.`,
  course: ({ titles, numbers, hasReplay }) => [
    `**El gráfico** – un panel para cada cosa: ${all(titles.map((title) => `«${title}»`))}. De izquierda a derecha, el principio de cada ronda, con su número, y por último el final. Cada línea es un asiento, con su color; a la derecha están su marca y lo que tenía al final. Las líneas que coincidirían van una junto a otra. También se muestra lo que estuvo oculto durante la partida.`,
    `**En cifras** – ${numbers}`,
    ...(hasReplay
      ? [
          `**La animación** – el tablero desde la primera jugada hasta la última, tal como todos lo veían entonces, de modo que lo oculto sigue oculto. De una partida larga se salta jugadas. La última imagen se queda un rato y luego todo vuelve a empezar. *${controls.board}* explica sus marcas.`,
        ]
      : []),
  ],
  begin: (games) =>
    [
      `**Cómo empezar** – juegos de mesa exigentes, por turnos y sin prisa: ${any(games)}.`,
      `- ${typed.command('match create')} abre una partida en este canal. Tus amigos pulsan *${controls.join}*, después tú pulsas *${controls.start}*; *${controls.addComputer}* llena un asiento.`,
      `- ${typed.command('match list')} muestra lo que está abierto aquí, ${typed.command('match join')} toma un asiento.`,
      `- La partida vive en un hilo. Allí *${controls.makeMove}* abre tu panel con todo lo que puedes hacer; juegas cuando encuentras el momento.`,
      `- ${typed.command('rules')} busca una regla; ${typed.command('help')}, en una partida, dice qué puedes hacer, qué cuesta y cómo se gana.`,
      `- ${typed.command('me settings')} tiene tu zona horaria, tus horas de silencio y tus recordatorios.`,
    ].join('\n'),
};
