import { describe, expect, test, vi } from 'vitest';
import { announce } from '#jobs/announce/announce.ts';
import type { PictureTheme } from '#matches/index.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { announcementHarness } from '../../jobs/announce/announcementHarness.ts';
import { start } from '../../support/builders/starting.ts';
import { openTable, type Person, type Table } from '../../support/drivers/discordActions.ts';

/** Renders nothing, and records the requests. */
const keeping = () => {
  const asked: PictureRequest[] = [];
  const render = async (request: PictureRequest) => {
    asked.push(request);
    return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
  };
  return { asked, render };
};

describe('the theme of a requested picture', () => {
  const lookedAt = async (change: (table: Table) => Promise<unknown>, command: string, options = {}) => {
    const { asked, render } = keeping();
    const { table, thread } = await start(2, openTable({ render }));
    await change(table);
    for (const person of ['Ada', 'Emmy'] satisfies Person[]) await table.slash(person, command, options, { in: thread });
    return asked.map(({ theme }) => theme);
  };

  test.each(['board', 'history'])('the theme of /%s is dark by default', async (command) => {
    expect(await lookedAt(async () => {}, command)).toEqual(['dark', 'dark']);
  });

  test.each(['board', 'history'])("the theme of /%s is the person's, and the server’s for others", async (command) => {
    const set = async (table: Table) => {
      await table.slash('Ada', 'server settings', { theme: 'light' });
      await table.slash('Ada', 'me settings', { theme: 'dark' });
    };
    expect(await lookedAt(set, command)).toEqual(['dark', 'light']);
  });

  test('the theme is the person’s own for the button below a post, too', async () => {
    const { asked, render } = keeping();
    const { table, thread } = await start(2, openTable({ render }));
    await table.slash('Ada', 'me settings', { theme: 'light' });
    await table.press('Ada', { customId: '1.board.1', label: '' }, 'post', { in: thread });
    expect(asked.map(({ theme }) => theme)).toEqual(['light']);
  });

  test('the theme is read with the same query as the language', async () => {
    const { table, thread } = await start(2, openTable());
    await table.slash('Ada', 'me settings', { theme: 'light', language: 'fr' });
    const look = vi.spyOn(table.services.stores.users, 'find');
    expect((await table.slash('Ada', 'board', {}, { in: thread }))?.text).toContain('Dieux');
    expect(look).toHaveBeenCalledTimes(1);
  });
});

describe('the theme of a public picture', () => {
  const posted = async (wishes: { readonly own?: PictureTheme; readonly server?: PictureTheme }) => {
    const table = await announcementHarness(wishes.own === undefined ? {} : { wishes: { theme: wishes.own } });
    await table.stores.servers.save('server', { theme: wishes.server });
    const { asked, render } = keeping();
    await announce({ ...table.services(), render }, table.match);
    return asked.map(({ theme }) => theme);
  };

  test('the theme of a public picture is the server’s, whatever the players have set', async () => {
    // The cover, and the board.
    expect(await posted({ own: 'dark', server: 'light' })).toEqual(['light', 'light']);
  });

  test('the theme of a public picture is dark by default', async () => {
    expect(await posted({ own: 'light' })).toEqual(['dark', 'dark']);
  });
});
