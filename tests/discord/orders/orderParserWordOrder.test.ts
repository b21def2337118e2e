import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseOrder, suggestOrders, type Typing } from '#discord/orders/orderParser.ts';
import { wordTyped } from '#discord/orders/orderVocabulary.ts';
import type { Sentences } from '#i18n/index.ts';
import { saidAtRandom, typingOf } from '../../support/drivers/typedOrders.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { ORDERS } from '../../support/games.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';

/** Words that people put between the words of an order never turn it into another: they change nothing, or the order is refused. */

const BY_LOCALE = LANGUAGES.map((say) => [say.locale, say] as const);

const fillersOf = (say: Sentences): readonly string[] =>
  [say, messagesFor()].flatMap(({ common }) => Object.values(common.orders.fillers).flat());

/** Also comparisons, which no list need contain, and further ways to exclude something. */
const TURNING = [
  ...LANGUAGES.flatMap(({ common }) => common.orders.negations),
  ...[
    'fewer',
    'less',
    'more',
    'menos',
    'más',
    'moins',
    'plus',
    'méně',
    'víc',
    '<',
    '≥',
    'a excepción de',
    'à part',
    "don't",
    'nunca',
  ],
];

/** A random order as typed, with keywords and their numbers together or apart. */
const typedAtRandom = (
  typing: Typing,
  seed: number,
): { readonly words: readonly string[]; readonly tokens: readonly string[] } => {
  const words = saidAtRandom(typing, seeded(seed));
  const own = words.map((word) => wordTyped(typing.say, typing.game, word)).join(' ');
  const apart = seed % 2 === 0 ? own : own.replaceAll(/(\p{L}{3,})(\d)/gu, '$1 $2');
  return { words, tokens: apart.split(' ') };
};

const putInto = (tokens: readonly string[], phrase: string, place: number): string => {
  const at = place % (tokens.length + 1);
  return [...tokens.slice(0, at), phrase, ...tokens.slice(at)].join(' ');
};

describe.each(Object.keys(ORDERS))('an order of %s', (id) => {
  test.each(BY_LOCALE)('an order with a filler anywhere is the same, or refused: %s', (_, say) => {
    let same = 0;
    assert(
      property(integer({ min: 0, max: 5_000 }), constantFrom(...fillersOf(say)), nat(), (seed, filler, place) => {
        const typing = typingOf(id, say, seed % 8);
        const { words, tokens } = typedAtRandom(typing, seed);
        if (typing.rules.say(typing.view, words)?.order === undefined) return;
        const typed = putInto(tokens, filler, place);
        const read = parseOrder(typing, typed);
        if (read.words === undefined) return;
        expect([typed, read.words]).toEqual([typed, words]);
        same += 1;
      }),
      { numRuns: 300 },
    );
    expect(same).toBeGreaterThan(50);
  });

  test.each(BY_LOCALE)('an order with a negation, an exception or a bound anywhere is refused: %s', (_, say) => {
    assert(
      property(integer({ min: 0, max: 5_000 }), constantFrom(...TURNING), nat(), (seed, turning, place) => {
        const typing = typingOf(id, say, seed % 8);
        const { words, tokens } = typedAtRandom(typing, seed);
        const typed = putInto(tokens, turning, place);
        const read = parseOrder(typing, typed).words;
        if (read === undefined) return;
        // Taken for the name of a place that does not exist.
        expect([typed, read]).not.toEqual([typed, words]);
        const order = typing.rules.say(typing.view, read)?.order;
        expect([typed, typing.rules.whyNotOrders(typing.view, [order])?.code]).toEqual([typed, 'noSuchFront']);
      }),
      { numRuns: 300 },
    );
  });

  test.each(BY_LOCALE)('a word is suggested after a filler only where it is understood: %s', (_, say) => {
    const typing = typingOf(id, say, 3);
    const { and, else: or, to } = say.common.orders.fillers;
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { tokens } = typedAtRandom(typing, seed);
      for (const filler of [and[0], or[0], to[0]]) {
        const offered = suggestOrders(typing, `${tokens.slice(0, 3).join(' ')} ${filler} `).map(({ value }) => value);
        expect(offered.filter((value) => parseOrder(typing, value).errorAt !== undefined)).toEqual([]);
      }
    }
  });
});

const [CYCLADES = '', PELOPONNES = ''] = Object.keys(ORDERS);

const readIn = (game: string, locale: string, typed: string): string | undefined => {
  const read = parseOrder(typingOf(game, messagesFor(locale), 3), typed);
  return read.words?.join(' ') ?? `stuck at ${read.errorAt}`;
};

test.each([
  [CYCLADES, 'es-ES', 'no luchar', 'no'],
  [CYCLADES, 'es-ES', 'retirada todas menos is3', 'menos'],
  [CYCLADES, 'es-ES', 'retirada todas si no menos2', 'si'],
  [CYCLADES, 'es-ES', 'retirada todas menos2 si no is3', 'si'],
  [CYCLADES, 'es-ES', 'retirada todas al menos 2', 'al'],
  [CYCLADES, 'es-ES', 'plan ares al menos 5', 'al'],
  [CYCLADES, 'es-ES', 'plan ares más de 5', 'más'],
  [CYCLADES, 'es-ES', 'retirada a is3', 'a'],
  [CYCLADES, 'fr', 'retraite partout moins is3', 'moins'],
  [CYCLADES, 'fr', 'retraite partout à moins 2', 'à'],
  [CYCLADES, 'fr', 'retraite partout sauf is3', 'sauf'],
  [CYCLADES, 'fr', 'plan arès plus de 5', 'plus'],
  [CYCLADES, 'cs', 'ústup všude až na is3', 'až'],
  [CYCLADES, 'cs', 'plán áres nejméně 5', 'nejméně'],
  [CYCLADES, 'de', 'rückzug überall außer is3', 'außer'],
  [CYCLADES, 'de', 'rückzug überall bis auf is3', 'bis'],
  [CYCLADES, 'de', 'plan ares mindestens 5', 'mindestens'],
  [CYCLADES, 'de', 'plan ares mehr als 5', 'mehr'],
  [CYCLADES, 'en', 'plan ares at least 5', 'at'],
  [CYCLADES, 'en', 'plan ares > 5', '>'],
  [CYCLADES, 'en', 'retreat everywhere but is3', 'but'],
  [CYCLADES, 'en', 'retreat to is3', 'to'],
  [CYCLADES, 'en', 'retreat is1 and is3', 'and'],
  [CYCLADES, 'en', 'fight everywhere and', 'and'],
  [CYCLADES, 'en', 'plan ares 5 and', undefined],
  [PELOPONNES, 'es-ES', 'edificio no pagar', 'no'],
  [PELOPONNES, 'es-ES', 'edificio si no pagar', 'si'],
  [PELOPONNES, 'es-ES', 'plan B11 5 no retirar', 'no'],
  [PELOPONNES, 'es-ES', 'plan B11 5 si no todo', 'si'],
  [PELOPONNES, 'es-ES', 'descartar no A01', 'no'],
  [PELOPONNES, 'es-ES', 'descartar si no A01', 'si'],
  [PELOPONNES, 'fr', 'plan B11 5 pas', 'pas'],
  [PELOPONNES, 'fr', 'plan B11 5 ne pas retirer', 'ne'],
  [PELOPONNES, 'cs', 'budova nezaplatit', 'nezaplatit'],
  [PELOPONNES, 'de', 'gebäude nicht bezahlen', 'nicht'],
  [PELOPONNES, 'de', 'plan B11 5 nicht zurückziehen', 'nicht'],
  [PELOPONNES, 'en', 'plan s 5', 's'],
])('%s refuses an ambiguous order: %s, %s', (game, locale, typed, stuck) => {
  expect(readIn(game, locale, typed)).toBe(`stuck at ${stuck}`);
});

test.each([
  [CYCLADES, 'es-ES', 'plan 4 ares hasta 5 mo, si no zeus como mucho 6', 'plan 4 ares 5 zeus 6'],
  [CYCLADES, 'es-ES', 'retirada de is1 a is3 y is4', 'retreat is1 now is3 is4'],
  [CYCLADES, 'fr', 'plan 4 arès jusqu’à 5 PO puis poséidon au plus 6 po', 'plan 4 ares 5 poseidon 6'],
  [CYCLADES, 'fr', 'retraite partout moins 2', 'retreat everywhere fewer2'],
  [CYCLADES, 'es-ES', 'retirarse todas menos 2', 'retreat everywhere fewer2'],
  [CYCLADES, 'cs', 'bojovat všude', 'fight everywhere'],
  [CYCLADES, 'cs', 'ustoupit všude šance 25', 'retreat everywhere odds25'],
  [CYCLADES, 'cs', 'plán 4 áres do 5 zm, jinak zeus nejvýš 6 a pak apollón', 'plan 4 ares 5 zeus 6 apollo'],
  [CYCLADES, 'de', 'plan 4 ares bis zu 5 gs, sonst zeus höchstens 6 und dann apollon', 'plan 4 ares 5 zeus 6 apollo'],
  [CYCLADES, 'de', 'zurückziehen von is1 nach is3 und is4', 'retreat is1 now is3 is4'],
  [CYCLADES, 'en', 'plan 4 ares up to 5 gp, else zeus at most 6, then again', 'plan 4 ares 5 zeus 6 again'],
  [CYCLADES, 'en', 'retreat everywhere > is3', 'retreat everywhere now is3'],
  [PELOPONNES, 'es-ES', 'edificio pagar, y si no, marcar', 'building pay mark'],
  [PELOPONNES, 'fr', 'plan 6 A13 5 pièces et déplacer vers le Marché 7', 'plan 6 A13 5 move A13 7'],
  [PELOPONNES, 'cs', 'plán 6 A13 nejvýš za 5 mincí, jinak pasovat', 'plan 6 A13 5 pass'],
  [PELOPONNES, 'de', 'plan 6 A13 höchstens 5 münzen, sonst passen', 'plan 6 A13 5 pass'],
  [PELOPONNES, 'en', 'building pay for it', 'building pay'],
])("%s understands an order in the language's own way: %s, %s", (game, locale, typed, words) => {
  expect(readIn(game, locale, typed)).toBe(words);
});
