import type { GenericRefusals } from '../../denials.ts';
import { counter, lister } from '../../plural.ts';
import { typed } from '../commandNames.ts';

const count = counter('es');
const { all, any } = lister('es');

export const denials: GenericRefusals = {
  notUnderstood: `Ese botón es de otro tiempo y ya no lo entiendo. ${typed.command('match status')} muestra cómo va todo.`,
  tooMuchAsked: 'Es más de lo que puedo responder. Espera un momento: no se ha perdido nada, y nada de esto se ha hecho.',
  alreadyDone: 'Eso ya está hecho, o la partida ha seguido desde entonces. Así está todo ahora:',
  notPossibleNow: 'Eso ya no es posible. Esto es lo que puedes hacer ahora:',
  noMatchHere: `No tienes ninguna partida abierta. Nombra una con ${typed.option('option.match')}, o abre otra con ${typed.command('match create')}.`,
  noMatchWaits: `Ahora mismo no te espera ninguna partida. ${typed.command('match list')} muestra todas las abiertas.`,
  noLobbyHere: `Aquí no hay ninguna partida a la que unirse. Abre una con ${typed.command('match create')}.`,
  severalMatches: (numbers) =>
    `Podría tratarse de varias partidas: ${all(numbers.toSorted((one, other) => one - other).map((each) => `#${each}`))}. Nombra una con ${typed.option('option.match')}.`,
  otherGame: (game, command) => `Esa es una partida de ${game}: allí se escribe \`${command}\`.`,
  notYourControl: (owner) => `Eso le toca elegirlo a ${owner}.`,
  serverOnly: 'Una partida necesita un hilo: ábrela en un canal de un servidor; después puedes jugarla desde aquí.',
  managersOnly: 'Eso solo puede hacerlo quien pueda administrar este servidor.',
  everybodysRole: 'Ese rol lo tiene todo el mundo. Elige uno que solo tenga la organización.',
  notAMember:
    'No soy miembro de este servidor: solo se añadieron mis comandos. Invítame otra vez con el enlace completo, para que pueda publicar aquí.',
  otherChannel: (channels) => `En este servidor las partidas se abren en ${any(channels)}.`,
  organisersOnly: (role) =>
    `En este servidor solo la organización abre partidas: ${role === undefined ? '' : `quienes tienen el rol ${role}, y `}quienes pueden administrar el servidor. Pídeselo.`,
  notOrganiser: (role) =>
    `Eso solo puede hacerlo la organización del servidor donde se juega la partida, y desde allí: quienes pueden administrarlo${role === undefined ? '' : `, y quienes tienen el rol ${role}`}. Los demás pueden proponer una votación con ${typed.command('match vote')}.`,
  notSetAside: (match) => `No he detenido ${match}, así que no hay nada que recuperar.`,
  stillBroken: (match) =>
    `Sigo sin poder leer el registro de ${match}. No se ha perdido nada. Pide a quien administra este bot que mire su registro.`,
  notOverYet: 'Esta partida aún no ha terminado.',
  botInvited: 'Eso es una aplicación, y las aplicaciones no juegan. Invita a una persona.',
  wordsNeeded: (most) => `Tus palabras llevan al menos una letra o una cifra, y como mucho ${most} caracteres.`,
  noGold: 'No tienes asiento en esta partida, así que no hay hoja que mostrar.',
  noBoardYet: 'Aún no se ha preparado ningún tablero.',
  noSuchRound: (latest) => `Aún no se ha llegado a tanto: lo más reciente es ${latest}. Nombra eso o algo anterior.`,
  noSuchPart: 'Ninguna parte de este tablero se llama así. Elige una de las que se ofrecen mientras escribes.',
  noteUnclear: `O escribes una nota con ${typed.option('note.text')} o la borras con ${typed.option('note.clear')}, no ambas cosas. La que tenías sigue como estaba.`,
  noteTooLong: (most) =>
    `En una nota ${count(most, { one: 'cabe # carácter', other: 'caben # caracteres' })}, y esta es más larga. La que tenías sigue como estaba.`,
  noFreeSeat: 'No hay ningún asiento libre en esta partida.',
  freeSeats: (names) => `Se pueden tomar varios asientos. Nombra uno con ${typed.option('match take.seat')}: ${all(names)}.`,
  noSeatForThat: 'No hay ningún otro asiento del que pueda tratarse.',
  noSuchDuration: (written) =>
    `No puedo usar «${written}» como duración. Escribe un número de horas, días o semanas, como \`36h\`, \`3d\` o \`2 semanas\`.`,
  nobodyToNudge: 'No hay a quién avisar: ahora mismo la partida no espera a nadie más.',
  pausedToNudge: (until) => `La partida está en pausa: no espera a nadie. Continúa ${until}.`,
};
