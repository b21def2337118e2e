import { expect, test } from 'vitest';
import type { Event as CycladesEvent } from '#games/cyclades/events.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { bid } from '../games/peloponnes/given.ts';
import { messagesFor } from '../support/languages.ts';

const say = messagesFor('es-419');
const { common } = say;
const names = ['Ada', 'Iris', 'Carl', 'Óscar'];
const name = (seat: number): string => names[seat] ?? '?';

test('Discord in Spain and in Latin America gets Spanish', () => {
  expect(messagesFor('es-ES')).toBe(say);
  expect(say.name).toBe('Español');
});

test.each<[CycladesEvent, string]>([
  [{ type: 'BidPlaced', seat: 0, god: 'poseidon', amount: 3 }, 'Ada ofrece 3 a Poseidón.'],
  [{ type: 'BidPlaced', seat: 0, god: 'apollo' }, 'Ada va con Apolo.'],
  [{ type: 'BidDisplaced', seat: 1, god: 'athena' }, 'Superan la ofrenda de Iris a Atenea: tiene que elegir otro dios.'],
  [{ type: 'FleetRecruited', seat: 0, sea: 'C3', cost: 0 }, 'Ada recluta una flota en C3.'],
  [{ type: 'TroopRecruited', seat: 0, island: 'is3', cost: 2 }, 'Ada recluta una tropa en la isla 3 por 2 MO.'],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'fortress', cost: 2 },
    'Ada construye una fortaleza en la isla 3 por 2 MO.',
  ],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'temple', cost: 2 },
    'Ada construye un templo en la isla 3 por 2 MO.',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 1, stepsLeft: 1, cost: 1 },
    'Ada mueve 1 flota de C2 a C3 por 1 MO (queda 1 paso).',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 5, stepsLeft: 2, cost: 0 },
    'Ada mueve 5 flotas de C2 a C3 (quedan 2 pasos).',
  ],
  [
    { type: 'MetropolisPlaced', seat: 0, island: 'is3', destroyed: [0] },
    '**Ada coloca una Metrópolis en la isla 3**. Sustituye al edificio del recuadro 1.',
  ],
  [
    { type: 'MetropolisPlaced', seat: 0, island: 'is3', destroyed: [0, 1] },
    '**Ada coloca una Metrópolis en la isla 3**. Sustituye a los edificios de los recuadros 1 y 2.',
  ],
  [{ type: 'FigurePlaced', seat: 0, creature: 'minotaur', island: 'is3' }, 'Ada coloca al Minotauro en la isla 3.'],
  [{ type: 'FigurePlaced', seat: 0, creature: 'medusa', island: 'is3' }, 'Ada coloca a Medusa en la isla 3.'],
  [{ type: 'CreatureBought', seat: 0, creature: 'fates', cost: 4, discount: 0 }, 'Ada compra las Parcas por 4 MO.'],
  [
    { type: 'CreatureSwapped', seat: 0, discarded: 'griffon', drawn: 'fates', cost: 1 },
    'Ada paga 1 MO y cambia el Grifo por las Parcas.',
  ],
  [
    { type: 'FiguresVanished', seat: 0, island: 'is3', arrived: 'minotaur', stood: 'medusa' },
    'El Minotauro y Medusa se encuentran en la isla 3 y se destruyen entre sí.',
  ],
])('the Spanish log of Cyclades describes event %#: %s', (event, line) => {
  expect(say.game('cyclades').event(event, name)).toBe(line);
});

test('a Spanish list has “e” before a name that begins with an I', () => {
  expect(say.game('cyclades').outcome({ winners: [0], reason: 'metropolises' }, name)).toBe(
    'Ada tiene suficientes Metrópolis y gana.',
  );
  expect(say.game('cyclades').outcome({ winners: [0, 1], reason: 'metropolises' }, name)).toBe(
    'Ada e Iris tienen suficientes Metrópolis y el mismo oro, así que comparten la victoria.',
  );
  expect(say.game('cyclades').outcome({ winners: [], reason: 'conceded' }, name)).toBe(
    'Todos los jugadores abandonaron, así que nadie gana.',
  );
  expect(say.game('cyclades').outcome({ winners: [0], reason: 'conceded' }, name)).toBe('Solo queda Ada, que gana la partida.');
});

test.each<[Event, string]>([
  [bid(0, 'A13', 1), 'Ada ofrece 1 moneda por el Mercado.'],
  [bid(0, 'A14', 5), 'Ada ofrece 5 monedas por la Calle.'],
  [{ type: 'BidMoved', seat: 0, tile: 'B02', coins: 2 }, 'Ada mueve 2 monedas al Ágora.'],
  [{ type: 'BidPushedOut', seat: 1, tile: 'A05', coins: 4 }, 'Superan la oferta de Iris de 4 monedas por Campos A05.'],
  [{ type: 'BidWithdrawn', seat: 0, coins: 1, gained: 1 }, 'Ada retira 1 moneda y recibe 1 más del banco.'],
  [{ type: 'TileLost', seat: 0, tile: 'C07', why: 'forgone' }, 'Ada descarta la Estoa.'],
  [{ type: 'TileLost', seat: 0, tile: 'A13', why: 'forgone' }, 'Ada descarta el Mercado.'],
  [
    { type: 'InhabitantsFed', seat: 0, paid: { food: 3 }, starved: 1 },
    'Ada alimenta a sus habitantes con 3 comidas, pero 1 muere de hambre.',
  ],
  [{ type: 'InhabitantsFed', seat: 0, paid: {}, starved: 2 }, 'Ada no tiene comida: mueren de hambre 2 habitantes.'],
  [{ type: 'DisasterStruck', disaster: 'plague', protected: [0, 1] }, '**¡Se desata la plaga!** A salvo: Ada e Iris.'],
  [{ type: 'DisasterStruck', disaster: 'earthquake', protected: [] }, '**¡Se desata el terremoto!**'],
  [{ type: 'BonusChosen', seat: 0, good: 'food' }, 'Desde ahora, cada ronda da 1 comida más.'],
])('the Spanish log of Peloponnes describes event %#: %s', (event, line) => {
  expect(say.game('peloponnes').event(event, name)).toBe(line);
});

test('the Spanish log of Peloponnes gives the reason for a move without a choice', () => {
  const withdrawn: Event = { type: 'BidWithdrawn', seat: 0, coins: 2, gained: 1 };
  expect(say.game('peloponnes').event(withdrawn, name, true)).toBe(
    'Ada no puede hacer una oferta por otra loseta: retira 2 monedas y recibe 1 más del banco.',
  );
});

test.each([
  [
    common.refusals.tooFewSeats({ least: 2, taken: 1 }, name),
    'Hacen falta al menos 2 jugadores para empezar; de momento hay 1. Invita a amigos o añade una IA.',
  ],
  [common.refusals.notYourTurn({ active: [0, 1] }, name), 'No es tu turno. La partida espera a Ada e Iris.'],
  [common.refusals.notHost({ host: 0 }, name), 'Eso solo puede hacerlo el anfitrión. Pídeselo a Ada.'],
  [
    common.refusals.quietHoursTooLong({ minutes: 661, mostHours: 10 }, name),
    'Las horas de silencio pueden durar como máximo 10 horas al día; eso son 11 horas y 1 minuto. Elige menos tiempo.',
  ],
  [common.refusals.pauseTooShort({ leastHours: 1 }, name), 'Una pausa dura como mínimo 1 hora.'],
  [common.ownTime('<t:1:f>'), '-# Tienes hasta el <t:1:f>, reserva de tiempo incluida.'],
  [common.events.matchPaused('<t:1:f>'), 'La partida está en pausa hasta el <t:1:f>.'],
  [say.notices.warning('#12', '<t:1:f>', 'x'), 'Se te acaba el tiempo en #12. Tienes hasta el <t:1:f>: x'],
  [common.denials.noSuchDuration('5 minutos'), 'No entiendo «5 minutos» como duración. Prueba con `36h`, `3d` o `2 semanas`.'],
  [common.pace.value('48h'), '48 horas por decisión, más una reserva de 4 días'],
  [common.pace.value('off'), 'sin reloj'],
  [common.remind.value('1'), 'después de 1 hora'],
  [common.more(1).join(), '… y 1 más'],
  [common.missingOption('isla', ['1', '2'], 0), 'Añade `isla:` – puede ser 1 o 2.'],
  [common.missingOption('isla', ['1', '2'], 1), 'Añade `isla:` – puede ser 1, 2 o 1 opción más.'],
  [common.missingOption('isla', ['1', '2'], 5), 'Añade `isla:` – puede ser 1, 2 o una de 5 opciones más.'],
  [common.confirmMove('Pasar (+3 monedas)', []), '**¿Pasar (+3 monedas)?** No puedes hacer nada más.'],
  [
    common.confirmMove('Terminar turno', ['Reclutar una tropa (2 MO)', 'Mover tropas (1 MO)']),
    '**¿Terminar turno?** Aún podrías reclutar una tropa (2 MO) o mover tropas (1 MO).',
  ],
  [common.motion({ kind: 'extend', seat: 1, hours: 24 }, name), 'darle 1 día más a Iris'],
  [
    common.events.voteCalled({ by: 0, motion: { kind: 'pause', hours: 48 } }, '<t:1:f>', name),
    'Ada propone una votación: ¿pausar la partida 2 días? (hasta el <t:1:f>)',
  ],
  [
    common.events.voteEnded({ motion: { kind: 'draw' }, result: 'carried' }, name),
    'La propuesta de terminar la partida en empate se aprueba.',
  ],
  [say.me.turns(1), '**Te espera 1 partida**'],
  [say.me.turns(3), '**Te esperan 3 partidas**'],
  [say.me.day('2026-12-24'), 'jue, 24 dic 2026'],
  [say.me.formerPlayer(0), 'Jugador 1'],
  [say.notices.moreLines(1), '… 1 línea más: `/registro`'],
  [say.notices.moreLines(5), '… 5 líneas más: `/registro`'],
  [say.notices.publicWarning('#12', '@Ada'), '@Ada, se te acaba el tiempo en #12.'],
  [common.plain.noOpenMatches, 'No hay ninguna partida abierta. Abre una con `/partida crear`.'],
  [common.plain.noNote, 'No tienes ninguna nota sobre esta partida. Escribe una con `/nota texto:`; solo la ves tú.'],
])('a Spanish text is correct: %s', (said, whole) => {
  expect(said).toBe(whole);
});

test('a Spanish vote shows its motion, caller, votes and majority', () => {
  const vote = {
    motion: 'terminar la partida en empate',
    by: 'Ada',
    yes: ['Ada'],
    no: [],
    silent: ['Iris'],
    needed: 2,
    voters: 2,
    unanimous: true,
    abstains: false,
    until: '<t:1:R>',
    result: undefined,
  } as const;
  expect(say.table.vote(vote)).toBe(
    [
      '### Votación: ¿terminar la partida en empate?',
      'Propuesta de Ada.',
      'Sí: Ada',
      'No: –',
      'Falta por votar: Iris',
      '-# Todos los que pueden votar tienen que votar sí. Plazo: <t:1:R>.',
    ].join('\n'),
  );
});
