import { describe, expect, test } from 'vitest';
import type { Event as CycladesEvent } from '#games/cyclades/events.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Event } from '#games/peloponnes/events.ts';
import { cycladesText } from '#i18n/cyclades/phrases.ts';
import { peloponnesText } from '#i18n/peloponnes/phrases.ts';
import { commonWords } from '#i18n/phrases/phrasesOf.ts';
import { bid } from '../games/peloponnes/given.ts';
import { messagesFor } from '../support/languages.ts';

const say = messagesFor('cs');
const [cycladesPhrase, t] = [cycladesText('cs'), peloponnesText('cs')];

const { common } = say;
const names = ['Ada', 'Blaise', 'Carl', 'Žofie'];
const name = (seat: number): string => names[seat] ?? '?';

/** Returns what stands before a number: “s” or “se”, “z” or “ze”. */
const preposition =
  (word: 'S' | 'Z') =>
  (amount: number): string | undefined =>
    commonWords[word]?.(() => '', { 0: amount });

/** Lists keep “a” with the word behind it by a space that does not break. */
const spaced = (words: string | undefined): string | undefined => words?.replaceAll('\u00a0', ' ');

test('a Czech Discord gets Czech', () => {
  expect(say.name).toBe('Čeština');
  expect(say.discord).toEqual(['cs']);
});

describe('a noun after a number', () => {
  test.each([
    [0, 'bez vojáků', '0 vojáků'],
    [1, '1 voják', '1 vojáka'],
    [2, '2 vojáci', '2 vojáky'],
    [4, '4 vojáci', '4 vojáky'],
    [5, '5 vojáků', '5 vojáků'],
    [21, '21 vojáků', '21 vojáků'],
    [1.5, '1,5 vojáka', '1,5 vojáka'],
  ])('a Czech noun after %d is “%s” as the subject and “%s” as the object', (amount, nominative, accusative) => {
    expect(cycladesPhrase('troops', { n: amount })).toBe(nominative);
    expect(cycladesPhrase('troops', { n: amount, case: 'acc' })).toBe(accusative);
  });

  test('a Czech noun after a number has the requested case', () => {
    expect([1, 2, 5].map((amount) => cycladesPhrase('troops', { n: amount, case: 'ins' }))).toEqual([
      '1 vojákem',
      '2 vojáky',
      '5 vojáky',
    ]);
    expect([1, 2, 5].map((amount) => cycladesPhrase('priests', { n: amount, case: 'gen' }))).toEqual([
      '1 kněze',
      '2 kněží',
      '5 kněží',
    ]);
    expect([1, 2, 5].map((amount) => cycladesPhrase('metropolises', { n: amount, case: 'acc' }))).toEqual([
      '1 metropoli',
      '2 metropole',
      '5 metropolí',
    ]);
    expect([1, 2, 5].map((amount) => t('coins', { n: amount, case: 'acc' }))).toEqual(['1 minci', '2 mince', '5 mincí']);
    expect([1, 2, 5].map((amount) => t('inhabitants', { n: amount }))).toEqual(['1 obyvatel', '2 obyvatelé', '5 obyvatel']);
    expect([1, 2, 5].map((amount) => t('luxury', { n: amount }))).toEqual([
      '1 kus luxusního zboží',
      '2 kusy luxusního zboží',
      '5 kusů luxusního zboží',
    ]);
  });

  test('a Czech number has the preposition that can be pronounced', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 30].map(preposition('S')).join(' ')).toBe(
      's se se se s se se s s s se s se se',
    );
    expect([1, 2, 5, 8, 13, 36].map(preposition('Z')).join(' ')).toBe('z ze z z ze ze');
  });
});

const accusative = (tile: string): string => t('tile-object', { tile, kind: 'alone' });
/** What stands behind "z" in a sentence that asks for the genitive. */
const genitive = (tile: string): string => t('card-income-choice', { tile }).split(' z ')[1] ?? '';

test('every tile of Peloponnes is declined in Czech and keeps its number', () => {
  for (const { id, kind } of TILES) {
    const forms = [t('tile', { tile: id }), accusative(id), genitive(id)];
    for (const form of forms) expect(form).toMatch(/^\p{Lu}\p{L}/u);
    if (kind === 'land') for (const form of forms) expect(form).toMatch(new RegExp(` ${id}$`));
  }
  expect([accusative('B02'), genitive('B02')]).toEqual(['Agoru', 'Agory']);
  expect([accusative('A04'), genitive('A04')]).toEqual(['Lesnaté kopce A04', 'Lesnatých kopců A04']);
});

test.each<[CycladesEvent, string]>([
  [{ type: 'BidPlaced', seat: 0, god: 'zeus', amount: 3 }, 'Ada nabízí Diovi 3.'],
  [{ type: 'BidPlaced', seat: 0, god: 'apollo' }, 'Ada volí Apollóna.'],
  [
    { type: 'BidDisplaced', seat: 1, god: 'athena' },
    'Nabídka hráče Blaise u Athény byla překonána. Blaise musí zvolit jiného boha.',
  ],
  [{ type: 'TurnBegan', seat: 3, god: 'ares' }, '**Žofie** je na tahu s Áresem.'],
  [{ type: 'ApolloGave', seat: 0, gold: 4, marker: true }, 'Ada dostává od Apollóna 4 ZM a žeton rozkvětu.'],
  [{ type: 'TroopRecruited', seat: 0, island: 'is3', cost: 0 }, 'Ada verbuje vojáka na ostrově 3.'],
  [{ type: 'FleetRecruited', seat: 0, sea: 'C3', cost: 2 }, 'Ada verbuje loď na poli C3 za 2 ZM.'],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'university', cost: 2 },
    'Ada staví univerzitu na ostrově 3 za 2 ZM.',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 1, stepsLeft: 1, cost: 1 },
    'Ada přesouvá 1 loď z pole C2 na pole C3 za 1 ZM (zbývá 1 krok).',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 5, stepsLeft: 2, cost: 0 },
    'Ada přesouvá 5 lodí z pole C2 na pole C3 (zbývají 2 kroky).',
  ],
  [
    { type: 'TroopsMoved', seat: 0, from: 'is1', to: 'is2', troops: 2, cost: 1 },
    'Ada přesouvá 2 vojáky z ostrova 1 na ostrov 2 za 1 ZM.',
  ],
  [
    { type: 'LandBattleBegan', seat: 0, defender: 1, from: 'is1', at: 'is2', troops: 3, cost: 1 },
    '**Bitva na ostrově 2:** Ada se 3 vojáky z ostrova 1 útočí za 1 ZM na hráče Blaise.',
  ],
  [
    { type: 'LandBattleBegan', seat: 0, from: 'is1', at: 'is2', troops: 1, cost: 1 },
    '**Bitva na ostrově 2:** Ada s 1 vojákem z ostrova 1 útočí za 1 ZM na Mínotaura.',
  ],
  [
    { type: 'MetropolisPlaced', seat: 0, island: 'is3', destroyed: [0, 1] },
    '**Ada zakládá metropoli na ostrově 3**. Nahrazuje budovy na místech 1 a 2.',
  ],
  [
    { type: 'CreatureBought', seat: 0, creature: 'harpy', cost: 3, discount: 1 },
    'Ada povolává Harpyji za 3 ZM (chrámy šetří 1 ZM).',
  ],
  [
    { type: 'CreatureSwapped', seat: 0, discarded: 'griffon', drawn: 'fates', cost: 1 },
    'Ada platí 1 ZM a vyměňuje Gryfa za Sudičky.',
  ],
  [
    { type: 'FiguresVanished', seat: 0, island: 'is3', arrived: 'minotaur', stood: 'medusa' },
    'Mínotaurus a Medúsa se střetávají na ostrově 3 a oba mizí z mapy.',
  ],
])('the Czech log of Cyclades describes event %#: %s', (event, line) => {
  expect(spaced(say.game('cyclades').event(event, name))).toBe(line);
});

test('the Czech outcome of Cyclades names one winner, several or none', () => {
  const { event, outcome } = say.game('cyclades');
  expect(spaced(outcome({ winners: [0], reason: 'metropolises' }, name))).toBe('Ada má dost metropolí a vyhrává.');
  expect(spaced(outcome({ winners: [0, 1, 3], reason: 'metropolises' }, name))).toBe(
    'Ada, Blaise a Žofie mají dost metropolí a stejně zlata, takže se dělí o vítězství.',
  );
  expect(spaced(outcome({ winners: [], reason: 'conceded' }, name))).toBe('Všichni hráči se vzdali, takže nikdo nevyhrává.');
  expect(event({ type: 'IncomeCollected', gold: [0, 0] } as CycladesEvent, name)).toBe('Nikdo nemá žádný příjem.');
});

test.each<[Event, string]>([
  [bid(0, 'A14', 1), 'Ada nabízí 1 minci za Ulici.'],
  [bid(0, 'A13', 5), 'Ada nabízí 5 mincí za Tržiště.'],
  [{ type: 'BidMoved', seat: 0, tile: 'B02', coins: 2 }, 'Ada přesouvá 2 mince na Agoru.'],
  [{ type: 'BidPushedOut', seat: 1, tile: 'A05', coins: 4 }, 'Nabídka hráče Blaise za Pole A05 (4 mince) byla překonána.'],
  [{ type: 'TileLost', seat: 0, tile: 'C07', why: 'forgone' }, 'Ada odhazuje Stou.'],
  [{ type: 'BuildingAbandoned', seat: 0, tile: 'B12', coins: 1 }, 'Ada odhazuje Sýpku (zpět 1 mince).'],
  [
    { type: 'InhabitantsFed', seat: 0, paid: { food: 3 }, starved: 1 },
    'Ada platí za obživu obyvatel 3 jídla, ale hladem umírá 1 obyvatel.',
  ],
  [{ type: 'InhabitantsFed', seat: 0, paid: {}, starved: 2 }, 'Ada nemá jídlo: hladem umírají 2 obyvatelé.'],
  [{ type: 'InhabitantsFed', seat: 0, paid: {}, starved: 5 }, 'Ada nemá jídlo: hladem umírá 5 obyvatel.'],
  [{ type: 'DisasterStruck', disaster: 'plague', protected: [0, 1] }, '**Přichází mor!** V bezpečí: Ada a Blaise.'],
  [{ type: 'BonusChosen', seat: 0, good: 'food' }, 'Odteď přináší každé kolo navíc 1 jídlo.'],
])('the Czech log of Peloponnes describes event %#: %s', (event, line) => {
  expect(spaced(say.game('peloponnes').event(event, name))).toBe(line);
});

test('a Czech list does not break after its conjunction', () => {
  expect(common.list(['A', 'B', 'C'])).toBe('A, B a\u00a0C');
});

describe('Czech texts', () => {
  test.each([
    [
      common.refusals.tooFewSeats({ least: 2, taken: 1 }, name),
      'K začátku jsou potřeba aspoň 2 hráči; zatím je 1. Pozvi přátele, nebo přidej AI.',
    ],
    [common.refusals.notYourTurn({ active: [0, 1] }, name), 'Nejsi na tahu. Partie čeká na: Ada a Blaise.'],
    [
      common.refusals.quietHoursTooLong({ minutes: 661, mostHours: 10 }, name),
      'Klidové hodiny můžou trvat nejvýš 10 hodin denně; tohle je 11 hodin a 1 minuta. Zvol kratší dobu.',
    ],
    [common.refusals.pauseTooShort({ leastHours: 1 }, name), 'Pauza musí trvat aspoň 1 hodinu.'],
    [
      common.refusals.extensionOutOfBounds({ leastHours: 1, mostHours: 240 }, name),
      'Najednou můžeš přidat od 1 hodiny do 10 dní.',
    ],
    [common.denials.noSuchDuration('5 minut'), 'Z „5 minut“ nepoznám, jak dlouho. Zkus `36h`, `3d` nebo `2 týdny`.'],
    [common.pace.value('48h'), '48 hodin na rozhodnutí a časová rezerva 4 dny'],
    [common.pace.value('off'), 'bez časového limitu'],
    [common.remind.value('1'), 'za 1 hodinu'],
    [common.remind.value('2'), 'za 2 hodiny'],
    [common.more(3).join(), '… a ještě 3'],
    [common.missingOption('ostrov', ['Is1', 'Is2'], 0), 'Doplň prosím `ostrov:` – může to být Is1 nebo Is2.'],
    [
      common.confirmMove('Ukončit tah', ['Verbovat vojáka (2 ZM)', 'Přesunout vojáky (1 ZM)']),
      '**Ukončit tah?** Ještě můžeš verbovat vojáka (2 ZM) nebo přesunout vojáky (1 ZM).',
    ],
    [common.confirmed('Ukončit tah'), 'Ano, ukončit tah'],
    [common.motion({ kind: 'pause', hours: 48 }, name), 'pozastavit partii na 2 dny'],
    [common.motion({ kind: 'extend', seat: 1, hours: 24 }, name), 'přidat hráči Blaise 1 den'],
    [
      common.events.voteCalled({ by: 0, motion: { kind: 'draw' } }, '<t:1:R>', name),
      'Ada vyhlašuje hlasování: ukončit partii remízou? (do <t:1:R>)',
    ],
    [common.events.voteEnded({ motion: { kind: 'draw' }, result: 'carried' }, name), 'Návrh prošel: ukončit partii remízou.'],
    [say.me.turns(1), '**Čeká na tebe 1 partie**'],
    [say.me.turns(3), '**Čekají na tebe 3 partie**'],
    [say.me.turns(5), '**Čeká na tebe 5 partií**'],
    [say.me.reminders(1), 'Připomínky každou hodinu'],
    [say.me.reminders(24), 'Připomínky každých 24 hodin'],
    [say.me.formerPlayer(0), 'Hráč 1'],
    [say.notices.moreLines(1), '… a ještě 1 řádek: `/záznam`'],
    [say.notices.moreLines(5), '… a ještě 5 řádků: `/záznam`'],
    [common.plain.noOpenMatches, 'Žádná partie není otevřená. Založíš ji příkazem `/partie založit`.'],
    [common.plain.noNote, 'K této partii nemáš poznámku. Napíšeš ji příkazem `/poznámka text:`, vidět ji budeš jen ty.'],
  ])('a Czech text is correct: %s', (said, whole) => {
    expect(spaced(said)).toBe(whole);
  });

  test('a Czech vote shows its motion, caller, votes and majority', () => {
    const vote = {
      motion: 'pozastavit partii na 2 dny',
      by: 'Ada',
      yes: ['Ada'],
      no: [],
      silent: ['Blaise', 'Žofie'],
      needed: 2,
      voters: 3,
      unanimous: false,
      abstains: true,
      until: '<t:1:R>',
      result: undefined,
    } as const;
    expect(spaced(say.table.vote(vote))).toBe(
      [
        '### Hlasování: pozastavit partii na 2 dny?',
        'Navrhuje Ada.',
        'Pro: Ada',
        'Proti: –',
        'Ještě chybí: Blaise a Žofie',
        '-# Ke schválení stačí 2 hlasy ze 3, výsledek platí hned. Kdo do <t:1:R> nehlasuje, zdržuje se.',
      ].join('\n'),
    );
  });

  test('Czech texts for people are gender-neutral', () => {
    const spoken = [...Object.values(common.plain), ...Object.values(common.commands), ...Object.values(say.table.handOverAsked)];
    for (const words of spoken) expect(words).not.toMatch(/\b(?:jsi|bys|sis|ses) \p{Ll}+(?:l|la|n|na|t|ta)\b/u);
  });
});
