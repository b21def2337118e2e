import { describe, expect, test } from 'vitest';
import type { CardRequest } from '#renderers/index.ts';
import { recordThree } from '../../support/builders/recordedMatches.ts';
import { type Changes, openTable, SERVER, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';

const [ADA, BLAISE, CARL] = ['900', '901', '902'] as const;

/** The cards that were painted. */
const painting = (): { readonly painted: CardRequest[]; readonly renderCard: NonNullable<Changes['renderCard']> } => {
  const painted: CardRequest[] = [];
  const renderCard: NonNullable<Changes['renderCard']> = async (request) => {
    painted.push(request);
    return { file: new Uint8Array([1]), name: 'record.jpg', width: 1, height: 1 };
  };
  return { painted, renderCard };
};

const playThree = async ({ services: { stores } }: Table, game?: string): Promise<void> => {
  const people = [
    { user: ADA, name: 'Ada', side: 'ares' },
    { user: BLAISE, name: '*Blaise*', side: 'zeus' },
    { user: CARL, name: 'Carl', side: 'apollo' },
  ];
  await recordThree(stores, SERVER, people, game);
};

const answered = (shown: Shown | undefined): Shown => shown ?? expect.fail('There is no reply.');

const pressed = async (table: Table, shown: Shown, label: string): Promise<Shown> => {
  const control = shown.controls.find((each) => each.label === label) ?? expect.fail(`There is no button ${label}.`);
  return answered(await table.press('Ada', control, 'ephemeral'));
};

const standings = async (table: Table): Promise<Shown> => answered(await table.slash('Ada', 'server record'));

const altTextsOf = ({ components }: Shown): readonly string[] =>
  components.flatMap((part) => ('items' in part ? part.items.map(({ description }) => description ?? '') : []));

describe('/server record', () => {
  test('shows what was played as a picture with words, and names nobody until they want it', async () => {
    const { painted, renderCard } = painting();
    const table = openTable({ renderCard });
    await playThree(table);
    const shown = await standings(table);
    expect(shown.files).toHaveLength(1);
    const [alt = ''] = altTextsOf(shown);
    expect(alt).toContain('This server: 3 players, 3 matches since 1 Jan 2026');
    expect(alt).toContain('Creatures used: Kraken 18');
    expect(`${alt} ${shown.text}`).not.toMatch(/Ada|Blaise|Carl|Most wins/);
    expect(painted[0]?.card.lists.map(({ title }) => title)).toEqual(['Wins by god', 'Creatures used']);
  });

  test('its leaderboards name only people who chose it, and not after they changed their mind', async () => {
    const table = openTable(painting());
    await playThree(table);
    const { users } = table.services.stores;
    for (const user of [ADA, BLAISE]) await users.change(user, { leaderboards: 'on' });
    const [alt = ''] = altTextsOf(await standings(table));
    expect(alt).toContain('Most wins: Ada 2 of 3\n');
    expect(alt).toContain('Fastest answers: Ada 1 h, *Blaise* 2 h');
    expect(alt).toContain('Luckiest: Ada +2\n');
    expect(alt).not.toContain('Carl');
    await users.change(ADA, { leaderboards: undefined });
    expect(altTextsOf(await standings(table))[0]).not.toContain('Ada');
  });

  test('comes in words where pictures fail or are not wanted, with names made safe', async () => {
    const failing = openTable({ renderCard: () => Promise.reject(new Error('no thread')) });
    await playThree(failing);
    await failing.services.stores.users.change(BLAISE, { leaderboards: 'on' });
    const { text, files } = await standings(failing);
    expect(files).toEqual([]);
    expect(text).toContain('**Fastest answers**: \\*Blaise\\* 2 h');
    const { painted, renderCard } = painting();
    const table = openTable({ renderCard });
    await playThree(table);
    await table.services.stores.users.change(ADA, { shape: 'none' });
    expect((await standings(table)).text).toContain('**Wins by god**: Ares 2 of 3, Apollo 1 of 3, Zeus 0 of 3');
    expect(painted).toEqual([]);
  });

  test('leads to the own record and back, which is of the presser alone', async () => {
    const table = openTable(painting());
    await playThree(table);
    const own = await pressed(table, await standings(table), 'My record');
    const [alt = ''] = altTextsOf(own);
    expect(alt).toContain('Ada: 3 matches with people since 1 Jan 2026');
    expect(alt).toContain('won: 2 of 3 · usual answer: 1 h · luck per match: +2');
    expect(alt).toContain('Head to head: *Blaise* (3) 2 : 1, Carl (3) 2 : 1');
    expect(alt).toContain('Wins by players: 3 players 2 of 3');
    expect(altTextsOf(await pressed(table, own, 'This server'))[0]).toContain('This server');
  });

  test('a game that counts nothing else has wins alone', async () => {
    const { painted, renderCard } = painting();
    const table = openTable({ renderCard, games: GAMES_WITH_DIVERS });
    await playThree(table, 'divers');
    await playThree(table);
    const own = await pressed(table, await standings(table), 'My record');
    expect(altTextsOf(own)[0]).toContain('Wins by game: Cyclades 2 of 3, Pearl Divers 2 of 3');
    expect(painted.at(-1)?.card.lists.flatMap(({ game }) => game ?? [])).toEqual(['cyclades', 'cyclades']);
  });

  test('without matches of several people there is a sentence', async () => {
    const table = openTable(painting());
    const shown = await standings(table);
    expect(shown.text).toContain('No one has finished a match with other people on this server yet.');
    expect((await pressed(table, shown, 'My record')).text).toContain('You haven’t finished a match with other people yet.');
  });

  test.each(LANGUAGES.map(({ locale, discord }) => [locale, discord[0] ?? '']))(
    'in %s all of it is said',
    async (locale, discord) => {
      const table = openTable(painting());
      await playThree(table);
      await table.services.stores.users.change(ADA, { leaderboards: 'on', shape: 'none' });
      const shown = await table.slash('Ada', 'server record', {}, { locale: discord });
      const { text } = answered(shown);
      expect(text).not.toMatch(/undefined|NaN|\{|\}/);
      if (locale !== 'en') expect(text).not.toMatch(/wins|answers|matches|Creatures/i);
    },
  );
});
