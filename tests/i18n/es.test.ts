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
  [{ type: 'TroopRecruited', seat: 0, island: 'is3', cost: 2 }, 'Ada recluta una tropa en Is3 por 2 MO.'],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'fortress', cost: 2 },
    'Ada construye una fortaleza en Is3 por 2 MO.',
  ],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'temple', cost: 2 },
    'Ada construye un templo en Is3 por 2 MO.',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 1, stepsLeft: 1, cost: 1 },
    'Ada lleva 1 flota de C2 a C3 por 1 MO (queda 1 paso).',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 5, stepsLeft: 2, cost: 0 },
    'Ada lleva 5 flotas de C2 a C3 (quedan 2 pasos).',
  ],
  [
    { type: 'MetropolisPlaced', seat: 0, island: 'is3', destroyed: [0] },
    '**Ada funda una Metrópolis en Is3**, sobre lo que había en el recuadro 1.',
  ],
  [
    { type: 'MetropolisPlaced', seat: 0, island: 'is3', destroyed: [0, 1] },
    '**Ada funda una Metrópolis en Is3**, sobre lo que había en los recuadros 1 y 2.',
  ],
  [{ type: 'FigurePlaced', seat: 0, creature: 'minotaur', island: 'is3' }, 'Ada pone al Minotauro en Is3.'],
  [{ type: 'FigurePlaced', seat: 0, creature: 'medusa', island: 'is3' }, 'Ada pone a Medusa en Is3.'],
  [{ type: 'CreatureBought', seat: 0, creature: 'fates', cost: 4, discount: 0 }, 'Ada compra las Parcas por 4 MO.'],
  [
    { type: 'CreatureSwapped', seat: 0, discarded: 'griffon', drawn: 'fates', cost: 1 },
    'Ada paga 1 MO y descarta al Grifo; en su lugar llegan las Parcas.',
  ],
  [
    { type: 'FiguresVanished', seat: 0, island: 'is3', arrived: 'minotaur', stood: 'medusa' },
    'El Minotauro llega a Is3, donde está Medusa: se destruyen mutuamente.',
  ],
])('the Spanish log of Cyclades describes event %#: %s', (event, line) => {
  expect(say.game('cyclades').event(event, name)).toBe(line);
});

test('a Spanish list has “e” before a name that begins with an I', () => {
  const order: CycladesEvent = { type: 'IncomeCollected', gold: [2, 3, 0, 0] };
  expect(say.game('cyclades').event(order, name)).toBe('Ingresos: Ada 2 e Iris 3.');
  expect(say.game('cyclades').outcome({ winners: [0], reason: 'metropolises' }, name)).toBe('Ada gana por Metrópolis.');
  expect(say.game('cyclades').outcome({ winners: [0, 1], reason: 'metropolises' }, name)).toBe(
    'Ada e Iris comparten la victoria por Metrópolis.',
  );
  expect(say.game('cyclades').outcome({ winners: [], reason: 'conceded' }, name)).toBe('La partida se abandonó, y nadie gana.');
  expect(say.game('cyclades').outcome({ winners: [0], reason: 'conceded' }, name)).toBe('Solo Ada sigue en la mesa y gana.');
});

test.each<[Event, string]>([
  [bid(0, 'A13', 1), 'Ada ofrece 1 moneda por el Mercado.'],
  [bid(0, 'A14', 5), 'Ada ofrece 5 monedas por la Calle.'],
  [{ type: 'BidMoved', seat: 0, tile: 'B02', coins: 2 }, 'Ada mueve 2 monedas al Ágora.'],
  [{ type: 'BidPushedOut', seat: 1, tile: 'A05', coins: 4 }, 'Sobrepujan la oferta de Iris por Campos A05: 4 monedas.'],
  [{ type: 'BidWithdrawn', seat: 0, coins: 1, gained: 1 }, 'Ada retira 1 moneda y recibe 1 más del banco.'],
  [{ type: 'TileLost', seat: 0, tile: 'C07', why: 'forgone' }, 'Ada renuncia a la Estoa.'],
  [{ type: 'TileLost', seat: 0, tile: 'A13', why: 'forgone' }, 'Ada renuncia al Mercado.'],
  [
    { type: 'InhabitantsFed', seat: 0, paid: { food: 3 }, starved: 1 },
    'Ada alimenta a sus habitantes con 3 comidas; muere de hambre 1 habitante.',
  ],
  [{ type: 'InhabitantsFed', seat: 0, paid: {}, starved: 2 }, 'Ada no tiene comida: mueren de hambre 2 habitantes.'],
  [
    { type: 'DisasterStruck', disaster: 'plague', protected: [0, 1] },
    '**¡Ocurre la plaga!** No afecta a Ada e Iris: lo impide el Acueducto o el Pozo.',
  ],
  [{ type: 'DisasterStruck', disaster: 'earthquake', protected: [] }, '**¡Ocurre el terremoto!**'],
  [{ type: 'BonusChosen', seat: 0, good: 'food' }, 'De ahora en adelante cada ronda da 1 comida más.'],
])('the Spanish log of Peloponnes describes event %#: %s', (event, line) => {
  expect(say.game('peloponnes').event(event, name)).toBe(line);
});

test('the Spanish log of Peloponnes gives the reason for a move without a choice', () => {
  const withdrawn: Event = { type: 'BidWithdrawn', seat: 0, coins: 2, gained: 1 };
  expect(say.game('peloponnes').event(withdrawn, name, true)).toBe(
    'Ada no tiene loseta a la que mover 2 monedas: las recupera, con 1 más del banco.',
  );
});

test.each([
  [common.refusals.tooFewSeats({ least: 2, taken: 1 }, name), 'Hacen falta al menos 2 personas para empezar; de momento hay 1.'],
  [common.refusals.notYourTurn({ active: [0, 1] }, name), 'No es tu turno: la partida espera a Ada e Iris.'],
  [common.refusals.notHost({ host: 0 }, name), 'Eso solo puede hacerlo quien está a cargo de la partida: Ada.'],
  [
    common.refusals.quietHoursTooLong({ minutes: 661, mostHours: 10 }, name),
    'Las horas de silencio pueden durar 10 horas al día como mucho; eso serían 11 horas y 1 minuto.',
  ],
  [common.refusals.pauseTooShort({ leastHours: 1 }, name), 'Una pausa dura al menos 1 hora.'],
  [common.ownTime('<t:1:f>'), '-# Tienes tiempo hasta el <t:1:f>.'],
  [common.events.matchPaused('<t:1:f>'), 'La partida está en pausa hasta el <t:1:f>.'],
  [say.notices.warning('#12', '<t:1:f>', 'x'), 'Se te acaba el tiempo en #12. Tienes hasta el <t:1:f>: x'],
  [
    common.denials.noSuchDuration('5 minutos'),
    'No puedo usar «5 minutos» como duración. Escribe un número de horas, días o semanas, como `36h`, `3d` o `2 semanas`.',
  ],
  [common.pace.value('48h'), '48 horas para cada decisión, 4 días en reserva'],
  [common.pace.value('off'), 'sin reloj'],
  [common.remind.value('1'), 'tras 1 hora'],
  [common.more(1).join(), '… y 1 más'],
  [common.missingOption('isla', ['Is1', 'Is2'], 0), 'Añade `isla:` – puede ser Is1 o Is2.'],
  [common.missingOption('isla', ['Is1', 'Is2'], 1), 'Añade `isla:` – puede ser Is1, Is2 o 1 opción más.'],
  [common.missingOption('isla', ['Is1', 'Is2'], 5), 'Añade `isla:` – puede ser Is1, Is2 o una de 5 opciones más.'],
  [common.confirmMove('Pasar (+3 monedas)', []), '**¿Pasar (+3 monedas)?** No podrías hacer otra cosa.'],
  [
    common.confirmMove('Terminar tu turno', ['Reclutar una tropa (2 MO)', 'Mover tropas (1 MO)']),
    '**¿Terminar tu turno?** Aún podrías reclutar una tropa (2 MO) y mover tropas (1 MO).',
  ],
  [common.motion({ kind: 'extend', seat: 1, hours: 24 }, name), 'dar 1 día más a Iris'],
  [
    common.events.voteCalled({ by: 0, motion: { kind: 'pause', hours: 48 } }, '<t:1:f>', name),
    'Ada pide a todos que voten: ¿pausar la partida 2 días? (hasta el <t:1:f>)',
  ],
  [
    common.events.voteEnded({ motion: { kind: 'draw' }, result: 'carried' }, name),
    'La propuesta de terminar la partida en empate queda aprobada.',
  ],
  [say.me.turns(1), '**Te espera 1 partida**'],
  [say.me.turns(3), '**Te esperan 3 partidas**'],
  [say.me.day('2026-12-24'), 'jue 24 dic 2026'],
  [say.me.formerPlayer(0), 'Asiento 1'],
  [say.notices.moreLines(1), '… 1 línea antes: `/registro`'],
  [say.notices.moreLines(5), '… 5 líneas antes: `/registro`'],
  [say.notices.publicWarning('#12', '@Ada'), '@Ada, se te acaba el tiempo en #12.'],
  [common.plain.noOpenMatches, 'No hay ninguna partida abierta. `/partida crear` abre una.'],
  [common.plain.noNote, 'No tienes ninguna nota sobre esta partida. `/nota texto:` escribe una, solo para tus ojos.'],
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
      'La propone Ada.',
      'Sí: Ada',
      'No: –',
      'Falta por votar: Iris',
      '-# Hace falta el sí de todos; plazo: <t:1:R>.',
    ].join('\n'),
  );
});
