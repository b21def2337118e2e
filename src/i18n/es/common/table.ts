import { counter, lister } from '../../plural.ts';
import type { TableSentences, VoteFacts } from '../../table.ts';
import { typed } from '../commandNames.ts';
import { hoursOf } from './durations.ts';
import { VOTE_RESULT } from './tellings.ts';

const count = counter('es');
const { all } = lister('es');

const named = (names: readonly string[]): string => (names.length === 0 ? '–' : all(names));

const RESULTS = {
  carried: 'Queda aprobada.',
  failed: 'No sale adelante.',
  withdrawn: 'Se ha retirado.',
  lapsed: 'Entretanto la partida ha terminado.',
} as const;

/** What it takes, and what becomes of those who say nothing. */
const rules = ({ needed, voters, unanimous, abstains, until }: VoteFacts): string => {
  if (unanimous) return `Hace falta el sí de todos; plazo: ${until}.`;
  const votes = `${needed} de ${count(voters, { one: '# voz', other: '# voces' })}`;
  return abstains
    ? `Con ${votes} sale adelante enseguida. Quien no diga nada se abstiene; plazo: ${until}.`
    : `Con ${votes} sale adelante; plazo: ${until}. El silencio no es un sí.`;
};

const vote = (facts: VoteFacts): string =>
  [
    `### Votación: ${facts.result === undefined ? `¿${facts.motion}?` : facts.motion}`,
    ...(facts.result === undefined ? [] : [`**${RESULTS[facts.result]}**`]),
    ...(facts.by === undefined ? [] : [`La propone ${facts.by}.`]),
    `Sí: ${named(facts.yes)}`,
    `No: ${named(facts.no)}`,
    ...(facts.result === undefined
      ? [`${facts.silent.length === 1 ? 'Falta' : 'Faltan'} por votar: ${named(facts.silent)}`, `-# ${rules(facts)}`]
      : []),
  ].join('\n');

const TAKE = typed.command('match take');

/** What a table decides together. */
export const table: TableSentences = {
  boardForms: { picture: 'imagen', text: 'texto' },
  motionKinds: {
    pause: 'Pausar la partida',
    resume: 'Terminar la pausa',
    extend: 'Dar más tiempo a alguien',
    replace: 'Buscar a otra persona para un asiento',
    computer: 'Dejar que una máquina juegue un asiento',
    draw: 'Terminar la partida en empate',
    standing: 'Terminar la partida como está',
    rewind: 'Volver atrás en la partida',
    roll: 'Tirar sin la baliza',
  },
  whichMotion: '¿Qué se somete a votación?',
  whichSeat: '¿El asiento de quién?',
  howLong: '¿Cuánto tiempo?',
  howFarBack: '¿Hasta dónde se vuelve?',
  duration: hoursOf,
  hourWords: ['h', 'hora', 'horas'],
  dayWords: ['d', 'día', 'días'],
  weekWords: ['sem', 'semana', 'semanas'],
  confirmVote: (motion) => `¿Someter a votación **${motion}**? Tu propia voz es un sí.`,

  vote,
  voteWaits: (match, motion, link) => `${match}: se te pide que votes una propuesta: ${motion}. Sí o no: ${link}`,
  publicVoteWaits: (match, mention, motion) =>
    `${mention}, ${match} te pide que votes una propuesta: ${motion}. Sí o no, arriba.`,
  voteCalled: (motion) => `Se pide a los demás que voten tu propuesta: ${motion}. Tu propia voz es un sí.`,
  voteStaysOpen: (motion) =>
    `La tuya es la única voz: ${motion}. Ocurrirá cuando se acabe el plazo de la votación, salvo que esa persona juegue antes.`,
  voteDecided: (motion) => `La tuya es la única voz, así que está decidido: ${motion}.`,
  voted: (yes) => `Has votado ${yes ? 'sí' : 'no'}. Hasta que acabe la votación puedes cambiarlo.`,
  votedLast: (motion, result) => `Tu voz lo ha decidido: la propuesta de ${motion} ${VOTE_RESULT[result]}.`,
  voteWithdrawn: 'Tu votación está retirada.',
  voteIsOpen: 'Una votación cada vez: esta está abierta.',

  seatFree: (name, by) =>
    `**El asiento de ${name} está libre.** ${by === 'anybody' ? 'Quien vea esta partida' : `Quien tenga invitación de alguien de la mesa, con ${typed.command('match invite')},`} puede tomarlo tal como está. Hasta entonces lo juega una máquina.`,
  seatTaken: (name) => `El asiento libre tiene ya quien lo juegue: ${name}.`,
  seatNotFreeAnyMore: 'Aquí había un asiento libre, y ya no lo está.',
  seatGivenAway: (match, to, reason, link) =>
    [
      `**${match}** – ${reason === undefined ? 'los demás han votado' : 'la organización ha decidido'} ${to === 'computer' ? 'que una máquina juegue tu asiento desde ahora' : 'que otra persona pueda tomar tu asiento; hasta entonces lo juega una máquina'}.`,
      ...(reason === undefined ? [] : [`El motivo: ${reason}`]),
      `${to === 'computer' ? 'Puedes recuperarlo en cualquier momento' : 'Mientras nadie lo haya tomado puedes recuperarlo'}, con ${TAKE}: ${link}`,
    ].join('\n'),
  seatInvitation: (mention, host) =>
    `${mention}, ${host} te invita a tomar un asiento de esta partida: ${TAKE}, o el botón donde se ofrece el asiento.`,
  heirs: { substitute: 'Otra persona', computer: 'Una máquina' },
  handOverAsked: {
    substitute:
      'Tu asiento queda libre: lo juega una máquina hasta que alguien lo tome, con todo lo que tiene. Puedes recuperarlo mientras nadie lo haya hecho. ¿De verdad?',
    computer: 'Desde entonces una máquina juega tu asiento. Puedes recuperarlo en cualquier momento. ¿De verdad?',
  },
  handedOver: {
    substitute: `Tu asiento está libre para otra persona. ${TAKE} lo recupera mientras nadie lo haya tomado.`,
    computer: `Ahora una máquina juega tu asiento. ${TAKE} lo recupera.`,
  },
  tookSeat: (number) => `El asiento es tuyo: partida #${number}.`,
  guestInvited: (mention) => `${mention} tiene invitación y puede tomar un asiento libre.`,
  computerSeated: (name) => `${name}, una máquina, tiene ya asiento.`,
  computerRemoved: (name) => `${name} se ha ido.`,
  removeComputer: 'Despedir a una máquina',
  computer: (name) => `${name} (máquina)`,
  gaveUp: (name) => `${name} (abandonó)`,
  computersPlay: (names, free) =>
    `Juegan máquinas por ${all(names)}.${free.length === 0 ? '' : ` Libres para tomarlos con ${TAKE}: ${all(free)}.`}`,

  organiserDecided: (who, motion, reason) => `**${who} ha decidido, desde la organización, ${motion}.**\nEl motivo: ${reason}`,
  decided: (motion) => `Has decidido ${motion}. Se dice en el hilo, con el porqué.`,

  stale: (match, since, until) =>
    `Nadie ha jugado en ${match} desde el ${since}. Se cierra por sí sola ${until}, y nadie gana, salvo que alguien juegue o proponga una votación. Quien quiera seguir solo tiene que hacer una jugada; ${typed.command('match vote')} puede buscar a otra persona para un asiento.`,
};
