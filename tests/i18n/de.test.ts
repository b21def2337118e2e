import { describe, expect, test } from 'vitest';
import type { Event as CycladesEvent } from '#games/cyclades/events.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { bid } from '../games/peloponnes/given.ts';
import { GAMES } from '../support/games.ts';
import { messagesFor } from '../support/languages.ts';
import { plainSentences } from '../support/laws/translated.ts';

const say = messagesFor('de');
const { common, me, notices, table } = say;
const names = ['Ada', 'Iris', 'Carl'];
const name = (seat: number): string => names[seat] ?? '?';

test('Discord in German gets German', () => {
  expect(say.name).toBe('Deutsch');
  expect(say.discord).toEqual(['de']);
});

test.each<[CycladesEvent, string]>([
  [{ type: 'BidPlaced', seat: 0, god: 'poseidon', amount: 3 }, 'Ada bietet 3 auf Poseidon.'],
  [{ type: 'BidPlaced', seat: 0, god: 'apollo' }, 'Ada geht zu Apollon.'],
  [{ type: 'BidDisplaced', seat: 1, god: 'athena' }, 'Iris wird bei Athene überboten und muss einen anderen Gott wählen.'],
  [{ type: 'FleetRecruited', seat: 0, sea: 'C3', cost: 0 }, 'Ada wirbt eine Flotte in C3 an.'],
  [{ type: 'TroopRecruited', seat: 0, island: 'is3', cost: 2 }, 'Ada wirbt eine Truppe auf Insel 3 für 2 GS an.'],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'fortress', cost: 2 },
    'Ada baut auf Insel 3 eine Festung für 2 GS.',
  ],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'temple', cost: 2 },
    'Ada baut auf Insel 3 einen Tempel für 2 GS.',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 1, stepsLeft: 1, cost: 1 },
    'Ada bewegt 1 Flotte von C2 nach C3 für 1 GS (noch 1 Schritt).',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 5, stepsLeft: 2, cost: 0 },
    'Ada bewegt 5 Flotten von C2 nach C3 (noch 2 Schritte).',
  ],
  [{ type: 'FigurePlaced', seat: 0, creature: 'minotaur', island: 'is3' }, 'Ada stellt den Minotaurus auf Insel 3.'],
  [{ type: 'FigurePlaced', seat: 0, creature: 'medusa', island: 'is3' }, 'Ada stellt Medusa auf Insel 3.'],
  [{ type: 'CreatureBought', seat: 0, creature: 'fates', cost: 4, discount: 0 }, 'Ada kauft die Moiren für 4 GS.'],
  [
    { type: 'CreatureSwapped', seat: 0, discarded: 'griffon', drawn: 'fates', cost: 1 },
    'Ada zahlt 1 GS und ersetzt den Greif durch die Moiren.',
  ],
  [
    { type: 'FiguresVanished', seat: 0, island: 'is3', arrived: 'minotaur', stood: 'medusa' },
    'Der Minotaurus und Medusa treffen auf Insel 3 aufeinander und vernichten sich gegenseitig.',
  ],
])('the German log of Cyclades describes event %#: %s', (event, line) => {
  expect(say.game('cyclades').event(event, name)).toBe(line);
});

test.each<[Event, string]>([
  [bid(0, 'A13', 1), 'Ada bietet 1 Münze auf den Markt.'],
  [bid(0, 'A14', 5), 'Ada bietet 5 Münzen auf die Straße.'],
  [{ type: 'BidMoved', seat: 0, tile: 'B02', coins: 2 }, 'Ada verschiebt 2 Münzen auf die Agora.'],
  [{ type: 'BidPushedOut', seat: 1, tile: 'A05', coins: 4 }, 'Das Gebot von Iris auf Felder A05 (4 Münzen) wird überboten.'],
  [{ type: 'TileLost', seat: 0, tile: 'C07', why: 'forgone' }, 'Ada gibt die Stoa ab.'],
  [
    { type: 'InhabitantsFed', seat: 0, paid: { food: 3 }, starved: 1 },
    'Ada gibt 3 Nahrung für die Einwohner aus, aber 1 verhungert.',
  ],
  [{ type: 'InhabitantsFed', seat: 0, paid: {}, starved: 2 }, 'Ada hat keine Nahrung: 2 Einwohner verhungern.'],
  [
    { type: 'DisasterStruck', disaster: 'plague', protected: [0, 1] },
    '**Katastrophe: Pest!** Aber ein Gebäude schützt Ada und Iris.',
  ],
  [{ type: 'BonusChosen', seat: 0, good: 'food' }, 'Von jetzt an bringt jede Runde 1 Nahrung mehr.'],
])('the German log of Peloponnes describes event %#: %s', (event, line) => {
  expect(say.game('peloponnes').event(event, name)).toBe(line);
});

test.each([
  [common.events.matchStarted({ seats: 3 }), 'Die Partie beginnt mit 3 Spielern.'],
  [
    common.refusals.extensionOutOfBounds({ leastHours: 1, mostHours: 240 }, name),
    'Du kannst auf einmal zwischen 1 Stunde und 10 Tagen geben.',
  ],
  [common.motion({ kind: 'pause', hours: 48 }, name), 'die Partie für 2 Tage pausieren'],
  [common.motion({ kind: 'extend', seat: 1, hours: 24 }, name), 'Iris 1 Tag mehr Zeit geben'],
  [common.refusals.notYourTurn({ active: [0, 1, 2] }, name), 'Du bist nicht dran. Die Partie wartet auf Ada, Iris und Carl.'],
  [
    common.refusals.tooFewSeats({ least: 2, taken: 1 }, name),
    'Zum Starten braucht ihr mindestens 2 Spieler; bis jetzt spielt 1 mit. Lade Freunde ein oder füge eine KI hinzu.',
  ],
  [common.denials.noteTooLong(1_000), 'In eine Notiz passen höchstens 1.000 Zeichen. Deine Notiz bleibt, wie sie war.'],
  [common.pace.value('48h'), '48 Stunden pro Entscheidung, Zeitkonto 4 Tage'],
  [common.pace.value('off'), 'unbegrenzt'],
  [common.remind.value('1'), 'nach 1 Stunde'],
  [common.more(1).join(), '… und 1 weitere'],
  [common.missingOption('insel', ['3', '4'], 0), 'Gib bitte noch `insel:` an – möglich: 3 oder 4.'],
  [common.missingOption('insel', ['3', '4'], 1), 'Gib bitte noch `insel:` an – möglich: 3, 4 oder noch eins.'],
  [common.missingOption('insel', ['3', '4'], 5), 'Gib bitte noch `insel:` an – möglich: 3, 4 oder eins von 5 weiteren.'],
  [
    common.events.voteCalled({ by: 0, motion: { kind: 'pause', hours: 48 } }, '<t:1:f>', name),
    'Ada lässt abstimmen: die Partie für 2 Tage pausieren? (bis <t:1:f>)',
  ],
  [
    common.events.voteEnded({ motion: { kind: 'draw' }, result: 'carried' }, name),
    'Vorschlag angenommen: die Partie unentschieden beenden.',
  ],
  [
    common.motion({ kind: 'rewind', to: { number: 14, round: 'Zyklus 3' } }, name),
    'die Partie auf ·14 zurückspulen, zum Beginn von Zyklus 3',
  ],
  [me.turns(1), '**1 Partie wartet auf dich**'],
  [me.turns(3), '**3 Partien warten auf dich**'],
  [me.day('2026-12-24'), 'Do., 24. Dez. 2026'],
  [me.formerPlayer(0), 'Spieler 1'],
  [notices.moreLines(1), '… 1 weitere Zeile: `/verlauf`'],
  [notices.moreLines(5), '… 5 weitere Zeilen: `/verlauf`'],
  [common.plain.noOpenMatches, 'Es ist keine Partie offen. Mit `/partie eröffnen` eröffnest du eine.'],
])('a German text is correct: %s', (said, whole) => {
  expect(said).toBe(whole);
});

test('a German label of a move keeps its capital within a sentence, because it may begin with a noun', () => {
  expect(common.confirmMove('Zug beenden', ['Truppe anwerben (2 GS)', 'Truppen bewegen (1 GS)'])).toBe(
    '**Zug beenden?** Du könntest noch: Truppe anwerben (2 GS) oder Truppen bewegen (1 GS).',
  );
  expect(common.confirmed('Zug beenden')).toBe('Ja: Zug beenden');
});

test('a German vote shows its motion, caller, votes and majority', () => {
  const vote = {
    motion: 'die Partie unentschieden beenden',
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
  expect(table.vote(vote)).toBe(
    [
      '### Abstimmung: die Partie unentschieden beenden?',
      'Vorschlag von Ada.',
      'Ja: Ada',
      'Nein: –',
      'Noch offen: Iris',
      '-# Alle, die abstimmen dürfen, müssen mit Ja stimmen. Frist: <t:1:R>.',
    ].join('\n'),
  );
});

describe('all German sentences', () => {
  const sentences = [...plainSentences(say, Object.keys(GAMES))];
  const withFault = (isFault: (text: string) => boolean) => sentences.filter(([, text]) => isFault(text));

  test('there are many of them', () => {
    expect(sentences.length).toBeGreaterThan(500);
  });

  test('German quotation marks are „…“, in pairs', () => {
    const inPairs = (text: string): boolean => !/[„“]/u.test(text.replaceAll(/„[^„“]*“/gu, ''));
    expect(withFault((text) => !inPairs(text) || /["«»”]/u.test(text.replaceAll(/`[^`]*`/g, '')))).toEqual([]);
  });

  test('readers are called “du” in German', () => {
    expect(withFault((text) => /[\p{Ll},] (?:Sie|Ihnen|Ihre?[mnrs]?)\b/u.test(text))).toEqual([]);
  });
});
