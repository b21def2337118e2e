import { beforeEach, describe, expect, test } from 'vitest';
import { createGameRegistry } from '#games/index.ts';
import { announce } from '#jobs/announce/announce.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { announcementHarness } from '../../jobs/announce/announcementHarness.ts';
import { start } from '../../support/builders/starting.ts';
import { openTable, type Person, type Shown, type Table } from '../../support/drivers/discordActions.ts';
import { REGISTRY } from '../../support/games.ts';
import { OWN_GAMES } from '../../support/languages.ts';
import { present } from '../../support/setup/present.ts';

const ASKED = 'On a phone?';
const ADA = '900';

let asked: PictureRequest[];
const render = async (request: PictureRequest) => {
  asked.push(request);
  return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
};

const shapes = () => asked.map(({ shape }) => shape);
const words = (shown: Shown | undefined): string => JSON.stringify(present(shown).components);

describe('the shape of a player’s own pictures', () => {
  let table: Table;
  let thread: string;
  /** The player whose turn it is. */
  let due: Person;
  let seat: number;

  const press = (customId: string, kind: 'post' | 'ephemeral', where = thread) =>
    table.press(due, { customId, label: '' }, kind, { in: where });
  const user = async () => present(present(await table.services.stores.matches.find(1)).seats[seat]?.user);
  const openPanel = (where = thread) => press(`1.open.1.${seat}`, 'post', where);

  beforeEach(async () => {
    asked = [];
    ({ table, thread, due, seat } = await start(2, openTable({ render })));
  });

  test('a panel offers tall pictures in a line once, and by a button always; its picture stays as in posts', async () => {
    const first = words(await openPanel());
    expect(first).toContain(ASKED);
    expect(first).toContain('"Picture for phones"');
    expect(await table.services.stores.users.find(await user())).toMatchObject({ shape: 'wide' });
    const second = words(await openPanel());
    expect(second).not.toContain(ASKED);
    expect(second).toContain('"Picture for phones"');
    expect(shapes()).toEqual([undefined, undefined]);
  });

  test('one press on a panel or a board gives a player tall pictures, another wide ones', async () => {
    await openPanel();
    expect(words(await press('1.shape.1.panel.tall', 'ephemeral'))).toContain('"Wide picture"');
    expect(words(await table.slash(due, 'board', {}, { in: thread }))).toContain('"Wide picture"');
    expect(words(await press('1.shape.1.board.wide', 'ephemeral'))).toContain('"Picture for phones"');
    await openPanel();
    expect(shapes()).toEqual([undefined, 'tall', 'tall', undefined, undefined]);
  });

  test('a player with tall pictures has them on panels in direct messages too; others keep wide ones', async () => {
    await table.services.stores.users.change(await user(), { shape: 'tall' });
    await openPanel();
    await openPanel('dm');
    await table.slash('Emmy', 'board', {}, { in: thread });
    expect(shapes()).toEqual(['tall', 'tall', undefined]);
  });

  test('a player without pictures gets panels, boards and lessons in words, and a picture where they ask for one', async () => {
    await table.services.stores.users.change(await user(), { shape: 'none' });
    const panel = words(await openPanel());
    expect(panel).toContain('"Board"');
    expect(panel).not.toContain('"Explain the picture"');
    expect(words(await table.slash(due, 'board', {}, { in: thread }))).toContain('Sea spaces worth 1 GP');
    expect(words(await table.slash(due, 'history', {}, { in: thread }))).not.toContain('couldn’t draw');
    expect(words(await press('1.lesson.cyclades.0.0', 'ephemeral'))).toContain('"Cyclades, cycle 1. Waiting');
    expect(shapes()).toEqual([]);
    await table.slash(due, 'board', { as: 'picture' }, { in: thread });
    expect(shapes()).toEqual([undefined]);
  });
});

test('the shape is chosen in the settings, which show it', async () => {
  const table = openTable();
  const chosen = (shown: Shown | undefined): readonly string[] =>
    JSON.stringify(shown?.components).match(/\{[^{}]*"default":true[^{}]*\}/g) ?? [];
  const wide = await table.slash('Ada', 'me settings', {}, { in: 'dm' });
  expect(chosen(wide).join()).toContain('Picture shape: wide');
  const choose = (value: string) => table.press('Ada', { customId: '1.me.shape', label: '', value }, 'ephemeral');
  expect(chosen(await choose('tall')).join()).toContain('Picture shape: tall, for phones');
  expect(await table.services.stores.users.find(ADA)).toMatchObject({ shape: 'tall' });
  await choose('round');
  expect(await table.services.stores.users.find(ADA)).toMatchObject({ shape: 'tall' });
});

test.each(REGISTRY.ids)('%s offers tall pictures; a game whose picture comes in one shape offers no other', async (game) => {
  const registry = createGameRegistry(
    REGISTRY.ids.map((id) => {
      const { tallPictures: _tallPictures, ...wideOnly } = present(REGISTRY.find(id));
      return wideOnly;
    }),
  );
  const offered = async (changes: Parameters<typeof openTable>[0]): Promise<boolean> => {
    const { table, thread } = await start(2, openTable({ render, ...changes }), { game });
    return words(await table.slash('Ada', 'board', {}, { in: thread })).includes('"Picture for phones"');
  };
  expect([await offered({}), await offered({ games: { ...OWN_GAMES, registry } })]).toEqual([true, false]);
});

test('posts keep their shape, whatever the players have set', async () => {
  asked = [];
  const table = await announcementHarness({ wishes: { shape: 'tall' } });
  await announce({ ...table.services(), render }, table.match);
  expect(shapes()).toEqual([undefined, undefined]);
});
