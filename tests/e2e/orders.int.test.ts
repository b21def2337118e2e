import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { View } from '#games/cyclades/viewTypes.ts';
import { type LocalApp, startLocalApp } from '../support/drivers/localApp.ts';
import { mentionsTurn, type Person, textOf } from '../support/drivers/person.ts';
import { sitDown, type Table } from '../support/drivers/table.ts';
import { describeOnEachQueue } from '../support/setup/eachQueue.ts';
import { present } from '../support/setup/present.ts';

const isPublic = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) === 0;

/** Three people in the order of their offerings. */
const inOrder = async (app: LocalApp, { id, people }: Table): Promise<readonly [Person, Person, Person]> => {
  const view = (await app.bot.services.matches.position(id, undefined))?.view as View;
  const { active } = present(await app.stores.matches.find(id));
  const [first, second, third] = [...new Set([...active, ...view.queue])].map((seat) => present(people[seat]));
  return [present(first), present(second), present(third)];
};

/** A god on which a player may offer three: more than the next player, who would offer one. */
const godForThree = async (app: LocalApp, { id }: Table, who: Person): Promise<string> => {
  const { legal = [] } = (await app.bot.services.matches.position(id, who.id)) ?? {};
  const offer = legal.find((move) => 'amount' in move && move.amount === 3);
  return (present(offer) as unknown as { readonly god: string }).god;
};

describeOnEachQueue('standing orders', (home) => {
  let app: LocalApp;
  beforeAll(async () => {
    app = await startLocalApp({ time: 'virtual', queues: home() });
  });
  afterAll(() => app?.stop());

  test('orders play within the post of the move that precedes them; an impossible one is reported to its owner alone, after the night', async () => {
    const table = await sitDown(app, ['Ada', 'Blaise', 'Carl'], 'game:cyclades pace:24h');
    const { id, thread } = table;
    const [first, second, third] = await inOrder(app, table);
    await first.waitFor(thread, (message) => isPublic(message) && mentionsTurn(textOf(message), first.id), 'the first turn');
    const hour = app.bot.services.clock.now().getUTCHours();
    await third.answerTo(
      await third.slash(`/me settings quiet-from:${hour}:00 quiet-until:${(hour + 8) % 24}:00`, {
        in: await third.channel('games'),
      }),
    );
    await second.answerTo(await second.slash('/cyclades orders order:apollo', { in: thread }));
    const god = await godForThree(app, table, first);
    const kept = await third.answerTo(await third.slash(`/cyclades orders order:"${god} 1"`, { in: thread }));
    expect(textOf(kept)).toContain('Saved');

    await first.answerTo(await first.slash(`/cyclades bid god:${god} amount:3`, { in: thread }));
    const isNext = (message: APIMessage): boolean => isPublic(message) && mentionsTurn(textOf(message), third.id);
    await second.waitFor(thread, isNext, 'the turn of the third');
    const told = (await second.sees(thread)).filter(isPublic).map(textOf);
    const answered = told.filter((text) => text.includes('(planned)'));
    expect(answered).toEqual([expect.stringMatching(new RegExp(`${first.name} .*\\n.*${second.name} goes to Apollo`))]);
    expect((await table.rows()).map(({ how }) => how).filter((how) => how !== undefined)).toEqual(['order']);

    const directly = await third.channel('@bot');
    const news = async (): Promise<readonly string[]> =>
      (await third.sees(directly)).map(textOf).filter((text) => text.includes('couldn’t be played'));
    await app.restart();
    await app.advance(7);
    expect(await news()).toEqual([]);
    await app.advance(1);
    await third.waitFor(directly, (message) => textOf(message).includes('couldn’t be played'), 'what became of the order');
    await third.waitFor(directly, (message) => textOf(message).includes(`#${id} Cyclades`), 'that it is their turn');
    await app.advance(1);
    expect(await news()).toHaveLength(1);
    for (const other of [first, second]) {
      expect((await other.sees(await other.channel('@bot'))).map(textOf).join('\n')).not.toMatch(/couldn’t be played|order/);
    }
    expect((await second.sees(thread)).filter(isPublic).map(textOf).join('\n')).not.toContain('couldn’t be played');
  });
});
