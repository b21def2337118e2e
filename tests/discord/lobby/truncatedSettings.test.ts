import { type APIMessageTopLevelComponent, ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { messagesAt, panelPaths } from '../../support/builders/longestMessages.ts';
import { positionsAlong } from '../../support/builders/positions.ts';
import { openTable, type Place, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { GAMES } from '../../support/games.ts';
import { LANGUAGES } from '../../support/languages.ts';

/** Where the bot's own words are too long for a control, they are truncated, and nobody can read the end. */

/** The number of characters of a selected value that a closed menu shows. */
const IN_A_CLOSED_MENU = 60;

type Components = readonly APIMessageTopLevelComponent[];

const controlsOf = (components: Components) =>
  components.flatMap((component) => (component.type === ComponentType.ActionRow ? component.components : []));

const entriesOf = (components: Components) =>
  controlsOf(components).flatMap((control) => (control.type === ComponentType.StringSelect ? control.options : []));

/** All text on the controls of a message. */
const wordsOf = (components: Components): readonly string[] => [
  ...controlsOf(components).flatMap((control) => [
    ...('label' in control && control.label ? [control.label] : []),
    ...('placeholder' in control && control.placeholder ? [control.placeholder] : []),
  ]),
  ...entriesOf(components).flatMap(({ label, description }) => [label, ...(description === undefined ? [] : [description])]),
];

const LIMITS = [80, 100, 150];
const cutOf = (components: Components): readonly string[] =>
  wordsOf(components).filter((words) => words.endsWith('…') && LIMITS.some((limit) => words.length >= limit - 1));

/** The panels with settings. */
const settingsIn = async (table: Table, locale: string): Promise<readonly (Shown | undefined)[]> => {
  const place: Place = { locale };
  const shown = [
    await table.slash('Ada', 'me settings', { 'quiet-from': '22:00' }, place),
    await table.slash('Ada', 'server settings', {}, place),
  ];
  for (const [index, game] of Object.keys(GAMES).entries()) {
    await table.slash('Ada', 'match create', { game }, place);
    shown.push(await table.press('Ada', { customId: `1.settings.${index + 1}`, label: '' }, 'post', place));
  }
  return shown;
};

describe.each(LANGUAGES.map((say) => [say.locale, say.discord[0] ?? '', say] as const))(
  'nothing is truncated in %s',
  (_, locale, say) => {
    test('selected values of settings are not truncated, even in closed menus', async () => {
      for (const shown of await settingsIn(openTable(), locale)) {
        const labels = entriesOf(shown?.components ?? []).map(({ label }) => label);
        expect(labels.length).toBeGreaterThan(10);
        expect(labels.filter((label) => label.length > IN_A_CLOSED_MENU)).toEqual([]);
        expect(cutOf(shown?.components ?? [])).toEqual([]);
      }
    });

    test.each(Object.values(GAMES))('the controls of $id are not truncated', ({ id, seats }) => {
      let panels = 0;
      for (const position of positionsAlong(id, seats.max, 300, 23, 700)) {
        for (const components of messagesAt(say, position, panelPaths(position, seeded(7)))) {
          expect(cutOf(components)).toEqual([]);
          if (wordsOf(components).length > 0) panels++;
        }
      }
      expect(panels).toBeGreaterThan(60);
    });
  },
);
