import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { controlsOf, type Person, textOf } from '../support/drivers/person.ts';
import { sitDown } from '../support/drivers/table.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { describeOnEachQueue } from '../support/setup/eachQueue.ts';

let app: LocalApp | undefined;

afterEach(async () => {
  await app?.stop();
  app = undefined;
});

const isPublic = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;

/** The posts of a thread that have controls, and the texts of all posts. */
const thread = async (person: Person, channel: string) => {
  const posts = (await person.sees(channel)).filter(isPublic);
  const isOpen = (post: APIMessage) => controlsOf(post).some(({ label }) => label === 'Make a move');
  return { open: posts.filter(isOpen).map(textOf), all: posts.map(textOf) };
};

describeOnEachQueue('a move taken back', (home) => {
  test('a posted move that was taken back by a button stays so across a restart, and can be made again', async () => {
    app = await startLocalApp({ queues: home() });
    const table = await sitDown(app, ['Ada', 'Blaise', 'Carl']);
    const due = await table.due(seeded(3));
    const bid = due?.legal.find(({ type }) => type === 'PlaceBid') as
      | { readonly god: string; readonly amount?: number }
      | undefined;
    if (due === undefined || bid === undefined) throw new Error('There is no offering.');
    const { person } = due;
    const amount = bid.amount === undefined ? '' : ` amount:${bid.amount}`;
    const offered = await person.answerTo(await person.slash(`/cyclades bid god:${bid.god}${amount}`, { in: table.thread }));
    const nextPost = (message: APIMessage) =>
      isPublic(message) &&
      controlsOf(message).some(({ label }) => label === 'Make a move') &&
      !textOf(message).includes(`<@${person.id}>`);
    await person.waitFor(table.thread, nextPost, 'the post that asks the next person');
    const before = await thread(person, table.thread);

    await person.press(offered, 'Undo');
    const isUndone = (message: APIMessage) => message.id === offered.id && textOf(message).includes('takes back');
    const undone = await person.waitFor(table.thread, isUndone, 'the panel after it');
    expect(controlsOf(undone).map(({ label }) => label)).toContain('Redo');
    await person.waitFor(
      table.thread,
      (message) => message.id !== offered.id && textOf(message).includes('undoes a move'),
      'the post that asks again',
    );
    const meanwhile = await thread(person, table.thread);
    expect(meanwhile.all).toHaveLength(before.all.length);
    expect(meanwhile.open).toEqual([expect.stringContaining(`<@${person.id}>`)]);
    expect((await table.match()).active).toEqual([due.seat]);

    await app.restart();
    const redone = await person.answerTo(await person.slash('/match redo', { in: table.thread }));
    expect(textOf(redone)).toContain('redoes the move');
    await person.waitFor(table.thread, nextPost, 'the post that asks the next person');
    const after = await thread(person, table.thread);
    expect(after.all.join('\n')).not.toMatch(/[Tt]aken back|undoes a move|takes back/);
    expect(after.all.slice(0, before.all.length - 1)).toEqual(before.all.slice(0, -1));
    expect(after.open).toHaveLength(1);
    const types = (await table.rows()).map(({ event }) => event.type);
    expect(types.filter((type) => type === 'Undone' || type === 'Redone')).toEqual(['Undone', 'Redone']);
  });
});
