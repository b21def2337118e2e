import { counter, lister } from '../../plural.ts';
import type { Refusals } from '../../refusals.ts';
import { typed } from '../commandNames.ts';
import { controls } from './controls.ts';
import { days, hours, hoursOf } from './durations.ts';

const count = counter('es');
const { all, any } = lister('es');
const people = (amount: number): string => count(amount, { one: '# persona', other: '# personas' });

/** "10 horas y 30 minutos". */
const duration = (minutes: number): string =>
  all([
    ...(minutes >= 60 ? [hours(Math.floor(minutes / 60))] : []),
    ...(minutes % 60 > 0 ? [count(minutes % 60, { one: '# minuto', other: '# minutos' })] : []),
  ]);

const FURTHER_BACK = `Con ${typed.command('match vote')} puedes pedir a los demás que la partida vuelva más atrás.`;

const MOVED_BY = {
  order: 'la hizo una de tus órdenes cuando otros habían jugado',
  computer: 'la hizo una máquina',
  safe: 'se hizo por ti cuando se te acabó el tiempo',
} as const;

export const refusals: Refusals = {
  noSuchMatch: () => `Aquí no hay ninguna partida así. ${typed.command('match list')} muestra las abiertas.`,
  noSuchGame: ({ games }) => `Ese juego no está en la estantería. Puedes jugar a ${any(games)}.`,
  notInThisMatch: () =>
    `No tienes asiento en esta partida. Hasta que empiece puedes tomar uno con «${controls.join}»; después puedes mirar, o abrir la tuya con ${typed.command('match create')}.`,
  matchEnded: () => `Esta partida ha terminado. «${controls.again}», bajo su último mensaje, abre otra.`,
  matchClosed: () => `Esta partida se cerró antes de empezar. ${typed.command('match create')} abre otra.`,
  matchNotStarted: () =>
    'Esta partida aún no ha empezado; quien está a cargo de ella la empieza cuando se haya unido bastante gente.',
  matchStarted: () => 'Esta partida ya ha empezado; eso solo era posible antes.',
  matchNewerThanCode: () =>
    'Esta partida ha seguido con una versión mía más nueva. Espera a que acabe la actualización; no se ha perdido nada.',
  matchSuspended: () => 'Ya no estoy en el servidor de esta partida, así que está parada. Continúa cuando me inviten de nuevo.',
  matchSetAside: () =>
    `He detenido esta partida porque no puedo leer su registro. No se ha perdido nada. Desde la organización se puede probar ${typed.command('organise retry')}.`,
  lobbyFull: ({ seats }) =>
    seats === 1 ? 'El único asiento de esta partida está ocupado.' : `Los ${seats} asientos de esta partida están ocupados.`,
  noComputerThere: () => 'Ahí no hay ninguna máquina.',
  tooManyOpenMatches: ({ most }) =>
    `En este servidor nadie abre otra partida mientras está en ${count(most, { one: '# abierta', other: '# abiertas' })}, como tú: ${typed.command('match list')} las muestra. Cuando una termine podrás abrir la siguiente.`,
  alreadySeated: () => 'Ya tienes asiento en esta partida.',
  notInvited: () => 'A esta partida se entra por invitación. Pídela a quien está a cargo de ella.',
  alreadyInvited: () => 'Esa persona ya tiene invitación.',
  guestNotSeated: () =>
    'Esa persona no tiene asiento en esta partida; solo puede quedar a cargo de ella alguien que se haya unido.',
  tooManyGuests: ({ most }) => `Ya hay invitación para ${people(most)}; espera a que se unan algunas.`,
  guestSeated: () => 'Esa persona ya tiene asiento en esta partida.',
  wordsGivenAlready: () => 'Esas son las palabras que ya habías dado.',
  alreadyHost: () => 'Esa persona ya está a cargo de la partida.',
  notHost: ({ host }, name) => `Eso solo puede hacerlo quien está a cargo de la partida: ${name(host)}.`,
  tooFewSeats: ({ least, taken }) => `Hacen falta al menos ${people(least)} para empezar; de momento hay ${taken}.`,
  noSuchOption: ({ options }) => `No hay ningún ajuste así. Hay ${all(options)}.`,
  noSuchValue: ({ values }) => `Ese ajuste no puede ser así. Puede ser ${any(values)}.`,
  optionChosenAlready: () => 'Ya está ajustado así.',
  alreadyDone: () => 'Eso ya está hecho.',
  notYourTurn: ({ active }, name) => `No es tu turno: la partida espera a ${all(active.map(name))}.`,
  alreadyConceded: () => 'Ya has abandonado esta partida.',
  outOfTheGame: () => 'Estás fuera de esta partida, así que no hay nada que abandonar.',
  notDueYet: () => 'Aún no es momento para eso.',
  pausedAlready: () => 'La partida ya está en pausa. Continúa cuando acabe la pausa, o cuando lo diga una votación.',
  notPaused: () => 'La partida no está en pausa.',
  drawAwaited: () =>
    'Los dados esperan a la baliza pública, casi siempre unos segundos. Si sigue callada, podéis votar todos para tirar sin ella: `/partida votar`.',
  noDrawAwaited: () => 'Ninguna tirada espera a la baliza.',
  beaconStillAwaited: ({ hours }) =>
    `Un organizador puede decidirlo ${hours} horas después de la ronda. Hasta entonces podéis votarlo todos: \`/partida votar\`.`,
  roundForged: () => 'Esa no es la firma de la baliza para esta ronda.',
  noBeaconHere: () => 'Este bot no tiene baliza pública. Quien lo administra puede configurar una.',
  extensionOutOfBounds: ({ leastHours, mostHours }) =>
    `Se puede dar a alguien de ${hoursOf(leastHours)} a ${hoursOf(mostHours)} más cada vez.`,
  noPace: () => 'Esta partida no tiene ritmo, así que a nadie se le puede acabar el tiempo.',
  noSuchSeat: () => 'No hay ningún asiento así. Elige uno de los que se proponen.',
  seatOut: ({ seat }, name) => `${name(seat)} está fuera de esta partida, así que no se puede decidir nada sobre ese asiento.`,
  computerThere: ({ seat }, name) => `Una máquina ya juega por ${name(seat)}.`,
  seatOpenAlready: () => 'Ese asiento ya está libre para cualquiera.',
  satElsewhere: () =>
    'Has jugado otro asiento de esta partida y conoces sus secretos. Puedes volver a tomar aquel cuando esté libre, pero ningún otro.',
  seatNotOpen: () =>
    'Ese asiento está ocupado. Un asiento se puede tomar cuando alguien lo ha cedido, o una votación lo ha liberado.',
  noSeatFree: () => 'No hay ningún asiento libre en esta partida, así que no hay a quién invitar.',
  onlyPlayersInvite: () => 'Solo quien sigue jugando en esta partida puede invitar a su asiento libre.',
  reasonNeeded: ({ most }) =>
    `Di por qué, en ${count(most, { one: '# carácter', other: '# caracteres' })} como mucho: lo leen todos los que juegan.`,
  seatStillPlays: ({ seat, days }, name) =>
    `${name(seat)} sigue jugando. Se puede quitar el asiento a quien ha dejado el servidor, a quien se le ha acabado el tiempo, o a quien lleva ${count(days, { one: '# día', other: '# días' })} sin decir nada mientras le tocaba.`,
  lastPerson: () =>
    `Eres la última persona en esta mesa, y no quedaría nadie para jugar. ${typed.command('match concede')} termina la partida.`,
  computerPlaysForYou: () => 'Ahora una máquina juega por ti. Recupera tu asiento para jugar tú.',
  voteOpenAlready: () => 'Ya hay una votación abierta. Una cada vez: espera a que acabe, o pide que la retiren.',
  votedLately: () =>
    'Tu última propuesta no salió adelante. Puedes hacer la siguiente cuando se habría acabado su plazo; los demás pueden proponer algo ahora.',
  noVoice: () => 'No tienes voz en esta votación: trata de tu propio asiento, o ya no juegas.',
  voteOver: () => 'Esa votación ha terminado.',
  votedAlready: () => 'Ya has votado eso.',
  notYourVote: () => 'Solo puede retirar una votación quien la propuso.',
  nothingToUndo: () => `Ahora no tienes ninguna jugada tuya que deshacer. ${FURTHER_BACK}`,
  movedForYou: ({ how }) => `Tu última jugada ${MOVED_BY[how]}, así que no puedes deshacerla por tu cuenta. ${FURTHER_BACK}`,
  nothingToRedo: () => 'No has deshecho nada que se pueda rehacer: eso es posible hasta que vuelves a jugar.',
  othersActed: () => `Otros han jugado desde entonces, así que no puedes hacerlo por tu cuenta. ${FURTHER_BACK}`,
  luckWasDrawn: () => `Tu jugada trajo dados o un sorteo, así que no puedes deshacerla por tu cuenta. ${FURTHER_BACK}`,
  hiddenShown: () => `Tu jugada te mostró lo que estaba oculto, así que no puedes deshacerla por tu cuenta. ${FURTHER_BACK}`,
  undoneTooOften: ({ most }) =>
    `Ya has deshecho esto ${count(most, { one: '# vez', other: '# veces' })}, y no hay más. ${FURTHER_BACK}`,
  acrossSubstitution: () =>
    'Desde entonces un asiento ha quedado libre o ha cambiado de manos: la partida no vuelve más atrás de eso.',
  noSuchPoint: () => 'La partida no puede volver a ese punto. Elige una de las jugadas que se ofrecen.',
  lobbyStillOpen: () => 'Su plazo aún no se ha acabado.',
  noOrdersHere: () => 'Este juego no admite órdenes.',
  tooBusy: () => 'Varias personas han jugado en el mismo momento y lo tuyo no ha llegado. Prueba otra vez.',
  noSuchPace: ({ paces }) =>
    `No hay ningún ritmo así. Puede ser ${any(paces.map((pace) => `\`${pace}\``))}, o una duración a tu gusto, como \`36h\`, \`5d\` o \`1 semana\`.`,
  paceOutOfBounds: ({ leastHours, mostHours }) =>
    `Un ritmo a tu gusto deja de ${hours(leastHours)} a ${days(mostHours / 24)} para cada decisión.`,
  noSuchTimeZone: () =>
    'No hay ninguna zona horaria con ese nombre. Se llaman por un lugar, como `Europe/Athens`; la lista que se abre mientras escribes las tiene todas.',
  noSuchTime: () => 'Eso no es una hora del día. Escribe horas y minutos, como `22:00` o `07:30`.',
  quietHoursTooLong: ({ minutes, mostHours }) =>
    `Las horas de silencio pueden durar ${hours(mostHours)} al día como mucho; eso serían ${duration(minutes)}.`,
  noSuchDay: () => 'Ese día no está en el calendario. Escribe año, mes y día, como `2026-12-24`.',
  rangeReversed: () => 'El final va antes que el principio. Pon primero el día más temprano.',
  holidayInThePast: ({ day, today }) =>
    `${day} ya ha pasado: donde estás es ${today}. Las vacaciones empiezan hoy como muy pronto.`,
  tooManyHolidays: ({ year, most }) =>
    `Serían más de ${days(most)} de vacaciones en ${year}, contando los ya gastados. Planea menos, o retira antes algunos.`,
  pauseTooShort: ({ leastHours }) => `Una pausa dura al menos ${hours(leastHours)}.`,
  pauseTooLong: ({ mostDays }) => `Una pausa dura ${days(mostDays)} como mucho; puede seguirle otra.`,
};
