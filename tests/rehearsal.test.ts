import { describe, expect, it } from 'vitest';
import { catalogue } from '#commands/index.ts';
import type { PictureRequest } from '#renderers/index.ts';
import { rehearse } from '../src/rehearsal.ts';
import { openTable, SERVER } from './support/acting.ts';

describe('the rehearsal before the first answer', () => {
  it('paints boards of both games, sends nothing, and leaves nothing in the stores', async () => {
    const painted = new Set<string>();
    const render = async ({ game }: PictureRequest) => {
      painted.add(game);
      return { file: new Uint8Array([1]), name: 'board.jpg', width: 1, height: 1 };
    };
    const { services, requests, logged } = openTable({ render });
    await rehearse(services, catalogue);
    expect(logged).toEqual([]);
    expect([...painted].toSorted()).toEqual(['cyclades', 'peloponnes']);
    expect(requests).toEqual([]);
    expect(await services.stores.matches.find(1)).toBeUndefined();
    expect(await services.stores.matches.openMatchesIn(SERVER)).toEqual([]);
    expect(await services.stores.users.find('1')).toBeUndefined();
  });

  it('keeps nothing from starting where it breaks off', async () => {
    const { services, logged } = openTable({ render: () => Promise.reject(new Error('there is no thread that paints')) });
    await rehearse(services, catalogue);
    expect(logged).toEqual([expect.objectContaining({ level: 'warn', message: expect.stringContaining('rehearsal') })]);
  });
});
