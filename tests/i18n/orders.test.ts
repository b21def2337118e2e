import { describe, expect, test } from 'vitest';
import type { Chance } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder, OrderPrompt } from '#engine/orders.ts';
import {
  type OrderRejectionParams as Cyclades,
  ORDER_REJECTION_CODES as OF_CYCLADES,
} from '#games/cyclades/orders/rejections.ts';
import {
  ORDER_REJECTION_CODES as OF_PELOPONNES,
  type OrderRejectionParams as Peloponnes,
} from '#games/peloponnes/orders/rejections.ts';
import { begunFor } from '../games/orders/beginnings.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { GAMES, ORDERS } from '../support/games.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';
import { BROKEN } from '../support/laws/brokenSentence.ts';
import { provided } from '../support/setup/provided.ts';

const name = (seat: number): string => ['Ada', 'Blaise', 'Carl'][seat] ?? '?';

const LIST = {
  notOrders: [{}, 'Those aren’t planned moves.'],
  unknownOrder: [{ order: 'Feast' }, 'There’s no plan called Feast.'],
  missingInOrder: [{ order: 'X', field: 'upTo' }, 'Something is missing in this'],
  unknownInOrder: [{ order: 'X', field: 'seat' }, 'There’s one word too many in this'],
  wrongInOrder: [{ order: 'X', field: 'upTo' }, 'isn’t possible. Choose it in the panel of `/'],
  orderedTwice: [{ order: 'X' }, 'You have two plans for the same decision'],
  tooManyOrders: [{ most: 20 }, 'You can have up to 20 planned moves at a time. Cancel one first.'],
} as const;

type Told<Params> = { readonly [Code in keyof Params]?: readonly [params: Params[Code], part: string] };

const TOLD_OF_CYCLADES: Told<Cyclades> = {
  ...LIST,
  namedTwice: [{ order: 'OfferingPlan', name: 'ares' }, 'This bidding plan names Ares twice'],
  ordersNeedASeat: [{}, 'Only players in the match'],
  orderEmpty: [{ order: 'OfferingPlan' }, 'This bidding plan is empty.'],
  notThatCycle: [{ cycle: 9, first: 3, last: 4 }, 'for cycle 9 now. Plan them for cycle 3 or 4.'],
  limitFalls: [{ god: 'ares', upTo: 5, raisedTo: 3 }, 'bid less on Ares (3) than before (5). Choose 5 or more.'],
  neverRaised: [{ god: 'zeus' }, 'never tries Zeus again'],
  noSuchFront: [{ front: 'Q9' }, 'no place called Q9'],
  noWayTo: [{ front: 'is7', to: 'C3' }, 'You can’t retreat to C3 from a battle at island 7. Choose another place.'],
  planExhausted: [{ cycle: 4 }, 'None of the gods you planned for cycle 4 is possible now.'],
  planOutbid: [{ god: 'ares', isLast: false }, 'outbid on Ares, and you can’t bid for the same god twice in a row.'],
  planTooDear: [
    { gods: ['ares', 'zeus'], least: [4, 6] },
    'have to bid 4 GP for Ares and 6 GP for Zeus now, more than your limits',
  ],
  planOutbidDear: [
    { god: 'athena', gods: ['ares'], least: [4] },
    'outbid on Athena. For the other gods you’d have to bid 4 GP for Ares',
  ],
  retreatCutOff: [
    { front: 'is7', to: ['is2'], places: [] },
    'You couldn’t retreat from island 7 to island 2. There’s nowhere to go.',
  ],
};

const TOLD_OF_PELOPONNES: Told<Peloponnes> = {
  ...LIST,
  namedTwice: [{ order: 'OfferPlan', name: 'A13' }, 'This plan for bids names Market twice'],
  ordersNeedASeat: [{}, 'Only players in the match'],
  ordersNeedOthers: [{}, 'You play solo'],
  orderEmpty: [{ order: 'OfferPlan' }, 'This plan for bids is empty'],
  notThatRound: [{ round: 7, first: 3, last: 4 }, 'for round 7 now. Plan them for round 3 or 4.'],
  tileNotToCome: [{ tile: 'A13', round: 5 }, 'The Market can’t appear in round 5'],
  limitsCross: [{ tile: 'A13', from: 7, upTo: 4 }, 'your minimum (7) is higher than your maximum (4)'],
  tileOfAnother: [{ tile: 'A13', seat: 1 }, 'Blaise owns the Market'],
  notABuilding: [{ tile: 'A01' }, 'is a land, and you can’t mark lands'],
  alreadyPaid: [{ tile: 'A13' }, 'already paid for the Market'],
  incomeNotOfChoice: [{ tile: 'A13' }, 'The Market doesn’t let you choose a good'],
  luxuryByTwos: [{ luxury: 3 }, 'an even number, not 3'],
  feedingIsForced: [{}, 'luxury goods are spent on missing food automatically'],
  planExhausted: [{ round: 4 }, 'any tile you planned for round 4'],
  noWayLeft: [{ tile: 'A13' }, 'Nothing you planned for the Market was possible'],
  markedUnpayable: [{ tile: 'A13' }, 'You couldn’t pay for the Market.'],
  nothingToGiveUp: [{ disaster: 'earthquake' }, 'discard in the earthquake'],
};

const CODES: Readonly<Record<string, readonly string[]>> = { cyclades: OF_CYCLADES, peloponnes: OF_PELOPONNES };
const TOLD: Readonly<Record<string, Readonly<Record<string, readonly [params: object, part: string]>>>> = {
  cyclades: TOLD_OF_CYCLADES,
  peloponnes: TOLD_OF_PELOPONNES,
};

describe.each(Object.keys(ORDERS))('orders of %s', (id) => {
  test.each(provided(CODES, id))(`a refused or skipped order of ${id} has a sentence: %s`, (code) => {
    const [params, part] = provided(provided(TOLD, id), code);
    const rejection = { code, params: params as Readonly<Record<string, string>> };
    expect(messagesFor().game(id).rejection(rejection, name)).toContain(part);
    for (const say of LANGUAGES) expect(say.game(id).rejection(rejection, name)).not.toMatch(BROKEN);
  });

  const rules = provided(ORDERS, id);
  const walks = Array.from({ length: 12 }, (_, seed) =>
    walk(rules, provided(GAMES, id).view(begunFor(id, 4, seed + 1), 0), seeded(seed)),
  ).flat();

  test.each(LANGUAGES.map((say) => [say.locale, say] as const))(
    `the words of orders of ${id} in %s fit on a button`,
    (_, say) => {
      const words = say.game(id).orders;
      if (words === undefined) throw new Error(`There are none for ${id}.`);
      for (const { question: asks, next, order } of walks) {
        const labels = next.map((word) => words.word(asks, word));
        expect(labels.filter((label) => label.length > 80 || label === '' || BROKEN.test(label))).toEqual([]);
        expect(new Set(labels).size).toBe(labels.length);
        if (next.length > 0) expect(words.asks(asks)).not.toBe('');
        const explained = next.flatMap((word) => words.meaning(asks, word) ?? []);
        expect(explained.filter((description) => description.length > 100 || BROKEN.test(description))).toEqual([]);
        if (order !== undefined) expect(words.order(order, [])).not.toMatch(BROKEN);
      }
      expect(walks.length).toBeGreaterThan(50);
    },
  );
});

/** The words that name nothing on the table, which nobody could guess, by what is asked. */
const KEYWORDS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  cyclades: {
    kind: ['plan', 'retreat', 'fight', 'marker', 'end'],
    god: ['apollo'],
    more: ['apollo', 'again', 'again2', 'again4', 'next', 'ask'],
    front: ['everywhere'],
    peril: ['now', 'fewer1', 'fewer2', 'fewer3', 'odds50', 'odds25', 'odds10'],
  },
  peloponnes: {
    kind: ['plan', 'building', 'marked', 'income', 'giveup', 'feed'],
    offer: ['pass', 'move', 'withdraw'],
    more: ['all', 'pass', 'move', 'withdraw'],
    way: ['pay', 'mark', 'forgo'],
    marked: ['pay', 'abandon', 'ask'],
    luxury: ['all'],
  },
};

describe.each(Object.keys(ORDERS))('keywords of orders of %s', (id) => {
  test.each(Object.entries(provided(KEYWORDS, id)))(`the keywords of orders of ${id} are explained: %s`, (asks, keywords) => {
    for (const say of LANGUAGES) {
      const unexplained = keywords.filter((word) => say.game(id).orders?.meaning(asks, word) === undefined);
      expect(unexplained).toEqual([]);
    }
  });
});

/** Where words lead, said at random until nothing can follow, or it has been enough. */
const walk = ({ say }: AnyStandingOrders, view: unknown, chance: Chance): readonly OrderPrompt<BaseOrder>[] => {
  const sayings: OrderPrompt<BaseOrder>[] = [];
  let words: readonly string[] = [];
  for (let said = 0; said < 10; said++) {
    const saying = say(view, words);
    if (saying === undefined) throw new Error(`Nobody can say ${words.join(' ')}`);
    sayings.push(saying);
    if (saying.next.length === 0) break;
    words = [...words, chance.pick(saying.next)];
  }
  return sayings;
};

describe('sentences of orders', () => {
  const retreat = { type: 'RetreatFrom', front: 'is7', when: { outnumberedBy: 2 }, to: ['is3', 'C3'] } as const;
  const everywhere = { type: 'RetreatFrom', front: 'everywhere', when: { oddsBelow: 25 } } as const;
  const unpaid = { type: 'FinishBuildings', pay: [], others: 'pay' } as const;

  test.each([
    [
      'en',
      'Battles at island 7: retreat when outnumbered by 2 units, to island 3 or C3',
      'Battles everywhere: retreat when you’d win the next round with fewer than 25 of 100 rolls, to where most of your units are',
      'Marked buildings: pay for as many as possible',
    ],
    [
      'es',
      'Batallas en la isla 7: retirarte si el rival tiene 2 unidades más que tú, a la isla 3 o C3',
      'Batallas en todas partes: retirarte si ganas la próxima ronda en menos de 25 de 100 tiradas, adonde tengas más unidades',
      'Edificios marcados: pagar todos los que se pueda',
    ],
    [
      'fr',
      'Combats sur l’île 7 : battre en retraite quand l’adversaire a 2 unités de plus, vers l’île 3 ou C3',
      'Combats partout : battre en retraite quand tu gagnerais le prochain assaut dans moins de 25 lancers sur 100, là où tu as le plus d’unités',
      'Bâtiments marqués : en payer autant que possible',
    ],
    [
      'cs',
      'Bitvy na ostrově 7: ustoupit, když má soupeř o 2 jednotky víc, a to na ostrov 3 nebo C3',
      'Bitvy všude: ustoupit, když příští kolo boje vyhraješ v méně než 25 ze 100 hodů, a to tam, kde máš nejvíc jednotek',
      'Označené budovy: zaplatit co nejvíc',
    ],
    [
      'de',
      'Kämpfe auf Insel 7: bei 2 Einheiten Rückstand zurückziehen, Ziel: Insel 3 oder C3',
      'Kämpfe überall: bei weniger als 25 von 100 gewonnenen Würfen zurückziehen, Ziel: wo die meisten deiner Einheiten sind',
      'Markierte Gebäude: so viele wie möglich bezahlen',
    ],
  ])('an order is a whole sentence in %s', (locale, ofOne, ofAll, ofBuildings) => {
    const say = messagesFor(locale);
    const battles = say.game('cyclades').orders;
    expect(battles?.order(retreat, [retreat])).toBe(ofOne);
    expect(battles?.order(everywhere, [everywhere])).toBe(ofAll);
    expect(say.game('peloponnes').orders?.order(unpaid, [unpaid])).toBe(ofBuildings);
  });

  test.each([
    ['en', 'everywhere else'],
    ['es', 'en los demás lugares'],
    ['fr', 'partout ailleurs'],
    ['cs', 'všude jinde'],
    ['de', 'überall sonst'],
  ])('an order for all places beside other orders says in %s that it is for the other places', (locale, elsewhere) => {
    const battles = messagesFor(locale).game('cyclades').orders;
    expect(battles?.order(everywhere, [everywhere, retreat])).toContain(elsewhere);
    expect(battles?.order(everywhere, [everywhere])).not.toContain(elsewhere);
  });
});
