import { describe, expect, test } from 'vitest';
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
  [notices.moreLines(1), '… 1 frühere Zeile: `/verlauf`'],
  [notices.moreLines(5), '… 5 frühere Zeilen: `/verlauf`'],
  [common.plain.noOpenMatches, 'Es ist keine Partie offen. Mit `/partie eröffnen` eröffnest du eine.'],
])('a German text is correct: %s', (said, whole) => {
  expect(said).toBe(whole);
});

test('a German label of a move keeps its capital within a sentence, because it may begin with a noun', () => {
  expect(common.confirmMove('Zug beenden', ['Truppe anwerben (2 GS)', 'Truppen bewegen (1 GS)'])).toBe(
    '**Zug beenden?** Du könntest noch: Truppe anwerben (2 GS) und Truppen bewegen (1 GS).',
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
