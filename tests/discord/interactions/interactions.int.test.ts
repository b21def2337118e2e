import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { controlsOf, type Person, person, textOf } from '../../support/drivers/person.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';
import { isPost } from '../../support/laws/postIds.ts';

let bot: AnsweringBot;
let services: Services;
let ada: Person;
let blaise: Person;
let carl: Person;

beforeAll(async () => {
  bot = await answeringBot();
  services = bot.services;
  const { sandbox } = bot;
  [ada, blaise, carl] = await Promise.all([person(sandbox, 'Ada'), person(sandbox, 'Blaise'), person(sandbox, 'Carl')]);
});

afterAll(async () => {
  for (const somebody of [ada, blaise, carl]) somebody?.leave();
  await bot?.stop();
});

const answered = async (who: Person, acted: Awaited<ReturnType<Person['slash']>>): Promise<APIMessage> => who.answerTo(acted);

/** The newest match, opened by Ada and joined by the others through its lobby message, and its channel. */
const opened = async (
  ...others: readonly Person[]
): Promise<{ readonly channel: string; readonly thread: string; readonly id: number }> => {
  const channel = await ada.channel('games');
  const created = await answered(ada, await ada.slash('/match create game:cyclades', { in: channel }));
  const id = Number(/#(\d+)/.exec(textOf(created))?.[1]);
  const lobby = await lobbyOf(channel, id);
  for (const other of others)
    expect(textOf(await answered(other, await other.press(lobby, 'Join')))).toContain('You’ve joined match');
  const match = await services.stores.matches.find(id);
  return { channel, thread: match?.place.thread ?? '', id };
};

const lobbyOf = (channel: string, id: number): Promise<APIMessage> =>
  ada.waitFor(channel, (message) => isPost(message, `#${id}·lobby`), 'the lobby');

const dueIn = async (id: number): Promise<Person> => {
  const match = await services.stores.matches.find(id);
  const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user;
  const due = [ada, blaise, carl].find((each) => each.id === user);
  if (due === undefined) throw new Error('No seat has to act.');
  return due;
};

describe('the commands, through Discord’s own protocol', () => {
  test('the commands open a public lobby, and answer the actor alone', async () => {
    const { channel, thread, id } = await opened(blaise);
    expect(textOf(await lobbyOf(channel, id))).toMatch(/Ada[\s\S]*Blaise/);
    const status = await answered(ada, await ada.slash('/match status', { in: thread }));
    expect(textOf(status)).toContain('not started');
    expect((await ada.sees(thread)).map(({ id: message }) => message)).toContain(status.id);
    expect((await blaise.sees(thread)).map(({ id: message }) => message)).not.toContain(status.id);
  });

  test('the commands play the first cycle’s offerings, typed and by the panel', async () => {
    const { channel, thread, id } = await opened(blaise, carl);
    await answered(ada, await ada.press(await lobbyOf(channel, id), 'Start'));
    const first = await dueIn(id);
    const choices = await first.suggest('/cyclades bid god:', 'god', { in: thread });
    expect(choices.map(({ value }) => value)).toContain('apollo');
    expect(textOf(await answered(first, await first.slash('/cyclades bid god:apollo', { in: thread })))).toContain(
      'goes to Apollo',
    );
    const second = await dueIn(id);
    expect(second.id).not.toBe(first.id);
    const refused = await answered(first, await first.slash('/cyclades bid god:apollo', { in: thread }));
    expect(textOf(refused)).toContain(`is waiting for ${second.name}`);
  });

  test('the commands show the actor’s gold and board, and nobody else’s', async () => {
    const { channel, thread, id } = await opened(blaise);
    await answered(ada, await ada.press(await lobbyOf(channel, id), 'Start'));
    const gold = await answered(blaise, await blaise.slash('/gold', { in: thread }));
    expect(textOf(gold)).toMatch(/You have \d+ GP/);
    const board = await answered(blaise, await blaise.slash('/board', { in: thread }));
    expect(JSON.stringify(board)).toContain('board.jpg');
    const seen = (await ada.sees(thread)).map(({ id: message }) => message);
    expect(seen).not.toContain(gold.id);
    expect(seen).not.toContain(board.id);
  });

  test("the host's menus change the lobby", async () => {
    const { channel, id } = await opened(blaise);
    const settings = await answered(ada, await ada.press(await lobbyOf(channel, id), 'Settings'));
    await ada.choose(settings, ['open'], `1.set.${id}.gold`);
    await ada.waitFor(channel, (message) => isPost(message, `#${id}·lobby`) && textOf(message).includes('visible to all'));
    await ada.choose(settings, [blaise.id], `1.host.${id}`);
    await ada.waitFor(channel, (message) => message.id === settings.id && textOf(message).includes('is now the host'));
    expect((await services.stores.matches.find(id))?.host).toBe(blaise.id);
  });

  test('joining probes direct messages, and a request probes them again', async () => {
    const { channel, id } = await opened();
    await carl.act({ do: 'settings', dmsClosed: true });
    const joined = await answered(carl, await carl.press(await lobbyOf(channel, id), 'Join'));
    expect(textOf(joined)).toContain('couldn’t DM you');
    await carl.act({ do: 'settings', dmsClosed: false });
    await carl.press(joined, 'Try again');
    await carl.waitFor(channel, (message) => message.id === joined.id && textOf(message).includes('Direct messages work!'));
  });

  test('the commands name possible channels where a match cannot be opened', async () => {
    const refused = await answered(ada, await ada.slash('/match create game:cyclades', { in: await ada.channel('news') }));
    expect(textOf(refused)).toContain(`<#${await ada.channel('games')}>`);
  });

  test('the commands work in direct messages, for the named match or the only one that waits', async () => {
    const { channel, id } = await opened(blaise);
    await answered(ada, await ada.press(await lobbyOf(channel, id), 'Start'));
    const due = await dueIn(id);
    const direct = await due.channel('@bot');
    const played = await answered(due, await due.slash(`/cyclades bid god:apollo match:${id}`, { in: direct }));
    expect(textOf(played)).toContain('goes to Apollo');
  });
});

describe('a panel, through Discord’s own protocol', () => {
  test('a panel opens from a post, plays by its buttons, and a press delivered twice plays once', async () => {
    const { channel, thread, id } = await opened(blaise, carl);
    await answered(ada, await ada.press(await lobbyOf(channel, id), 'Start'));
    const due = await dueIn(id);
    const before = (await services.stores.matches.find(id))?.version ?? 0;
    const opening = await answered(due, await due.slash('/cyclades build island:is1', { in: thread }));
    const apollo = controlsOf(opening).find(({ label }) => label?.includes('Apollo'));
    expect(textOf(opening)).toContain('Every player has to bid for a god first.');
    await due.press(opening, apollo?.custom_id ?? '', 2);
    await due.waitFor(thread, (message) => message.id === opening.id && textOf(message).includes('goes to Apollo'));
    const after = await services.matches.history(id, before);
    expect(after?.steps).toHaveLength(1);
  });
});
