import { describe, expect, test } from 'vitest';
import { button, menu, row, text } from '#discord/components/reply.ts';
import { longerLanguage } from '../../support/builders/longerLanguage.ts';
import { atItsLongest, messagesAt, panelPaths } from '../../support/builders/longestMessages.ts';
import { positionsAlong } from '../../support/builders/positions.ts';
import { SIGNED_LANGUAGES, signedMessagesFor } from '../../support/emojis.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES } from '../../support/games.ts';
import { messagesFor } from '../../support/languages.ts';
import { faultsOf } from '../../support/laws/messageLimits.ts';
import { isWhole } from '../../support/setup/whole.ts';

/** Every language of the app with emojis, and the invented longer one. */
const spoken = [...SIGNED_LANGUAGES, longerLanguage(signedMessagesFor())];

/** One in this number of positions of a match is tried. */
const EVERY = isWhole ? 23 : 46;

describe.each(Object.values(GAMES))('every message of $id', ({ id, seats }) => {
  test.each([seats.min, 4, seats.max])('every message keeps within Discord’s limits with %i seats, for all names', (count) => {
    let [built, signed] = [0, 0];
    const chance = seeded(count);
    for (const [index, position] of [...positionsAlong(id, count, 100 + count, EVERY, 700)].entries()) {
      const match = index % 2 === 0 ? position.match : atItsLongest(position.match);
      const paths = panelPaths(position, chance);
      for (const say of spoken) {
        for (const components of messagesAt(say, { ...position, match }, paths)) {
          expect({ language: say.locale, faults: faultsOf(components) }).toEqual({ language: say.locale, faults: [] });
          built += 1;
          signed += Number(JSON.stringify(components).includes('<:star:'));
        }
      }
    }
    expect(built).toBeGreaterThan(200);
    expect(signed).toBeGreaterThan(100);
  });
});

test('a message beyond a limit is found', () => {
  const id = { kind: 'board', match: 1 } as const;
  const entries = Array.from({ length: 26 }, (_, index) => ({ value: String(index), label: 'A' }));
  const five = Array.from({ length: 5 }, (_, match) => button({ kind: 'board', match }, 'Board'));
  const beyond = [
    [text('')],
    [text('a'.repeat(4000)), text('b')],
    [text('over <:moon_0a1b2c…’s 3')],
    [row(button(id, 'over <:moon…’s 3'))],
    [row()],
    [row(...five, button({ kind: 'card', match: 1 }, 'Card'))],
    [row(button(id, 'Board'), button(id, 'Board'))],
    [row(button(id, ''))],
    [row(menu(id, 'Where?', entries))],
    [
      row(
        menu(
          id,
          'Where?',
          [entries[0], entries[0]].flatMap((entry) => entry ?? []),
        ),
      ),
    ],
    [row(menu(id, 'Where?', []))],
    Array.from({ length: 21 }, (_, match) => row(button({ kind: 'board', match }, 'Board'))),
  ];
  for (const components of beyond) expect(faultsOf(components)).toHaveLength(1);
  expect(faultsOf([text('Here.'), row(...five), row(menu({ kind: 'card', match: 1 }, 'Where?', entries.slice(1)))])).toEqual([]);
});

test('the invented longer language leaves arguments and typed words unchanged', () => {
  const { common, me } = longerLanguage(messagesFor());
  expect(common.controls.board).toBe('Böárdbö');
  expect(common.denials.noMatchHere).toContain('`/match create`');
  expect(me.nudged('Ada')).toMatch(/^I’m \S+ Ada\. /);
  const due = [{ name: 'Blaise', since: '<t:3:R>' }];
  expect(common.status({ number: 3, game: 'Cyclades', state: 'on', due })).toMatch(
    /^\*\*#3 Cyclades\*\* – on.* Blaise .*<t:3:R>/,
  );
});
