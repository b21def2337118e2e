import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MoveRequest } from '#computer/moveChooser.ts';
import { playComputers } from '#jobs/upkeep/computerMoves.ts';
import { processGuildRemovals } from '#jobs/upkeep/guildRemoval.ts';
import { type AnnouncementHarness, announcementHarness } from '../announce/announcementHarness.ts';

describe('computer seats', () => {
  let table: AnnouncementHarness;
  const asked: MoveRequest[] = [];

  /** The choice of a seat, without its thread: the last of its legal moves. */
  const think = async (question: MoveRequest) => {
    asked.push(question);
    const command = question.legal.at(-1);
    return command && { command, ai: `${question.level}-9` };
  };
  const due = async () => {
    const { active, seats } = await table.found();
    return seats.find(({ seat }) => seat === active[0]);
  };
  const giveAway = async (user: string) => {
    const { matches } = table.services();
    const played = await matches.play(table.match, { type: 'HandOver', user, to: 'computer' }, `give ${user}`);
    expect(played.kind).toBe('played');
  };

  beforeEach(async () => {
    table = await announcementHarness();
    asked.length = 0;
  });

  test('computer seats play until a person has to act', async () => {
    const first = await due();
    await giveAway(first?.user ?? '');
    expect(await table.found()).toMatchObject({ computerDue: true, active: [first?.seat] });
    await playComputers(table.services(), think, table.match);
    const after = await table.found();
    expect(after.computerDue).toBe(false);
    expect(after.active).not.toContain(first?.seat);
    const rows = await table.stores.matches.read(table.match, 0);
    expect(rows.filter(({ how }) => how === 'computer').map(({ by }) => by)).toContain(first?.seat);
    const commands = rows.flatMap(({ command }) => (command?.type === 'PlayAsComputer' ? command : []));
    expect(commands.map(({ ai }) => ai)).toEqual(commands.map(() => 'usual-9'));
  });

  test('computer seats choose from their own view only, each time with a seed of their own', async () => {
    const first = await due();
    const position = await table.services().matches.position(table.match, first?.user);
    await giveAway(first?.user ?? '');
    await playComputers(table.services(), think, table.match);
    const [question] = asked;
    expect(Object.keys(question ?? {}).sort()).toEqual(['game', 'legal', 'level', 'seed', 'view']);
    expect(question).toMatchObject({ view: position?.view, legal: position?.legal });
    expect(question?.view).toMatchObject({ viewer: first?.seat });
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
  });

  test('computer seats play the safe move when the chooser finds nothing legal', async () => {
    const first = await due();
    await giveAway(first?.user ?? '');
    const nothing = vi.fn(async () => undefined);
    await playComputers(table.services(), nothing, table.match);
    expect(nothing).toHaveBeenCalled();
    expect((await table.found()).active).not.toContain(first?.seat);

    const second = await due();
    await giveAway(second?.user ?? '');
    const foul = vi.fn(async () => ({ command: { type: 'Cheat', seat: 0 }, ai: 'odd-1' }));
    await playComputers(table.services(), foul, table.match);
    expect(foul).toHaveBeenCalled();
    expect((await table.found()).computerDue).toBe(false);
  });

  test('computer seats do nothing in a match that waits for people, is over, or does not exist', async () => {
    await playComputers(table.services(), think, table.match);
    await playComputers(table.services(), think, 999);
    expect(asked).toEqual([]);
  });

  test('computer seats are found by the sweep while one of them has to act', async () => {
    const { schedule } = table.stores;
    expect(await schedule.due('computer', table.clock.now(), 10)).toEqual([]);
    await giveAway((await due())?.user ?? '');
    expect(await schedule.due('computer', table.clock.now(), 10)).toEqual([table.match]);
    await playComputers(table.services(), think, table.match);
    expect(await schedule.due('computer', table.clock.now(), 10)).toEqual([]);
  });

  test('computer seats act once for a seat that conceded while its match was suspended, after it resumes', async () => {
    const { stores, clock, match } = table;
    const play = () => playComputers(table.services(), think, match);
    const first = await due();
    await stores.absences.begin('server', clock.now());
    await table.services().matches.play(match, { type: 'Concede', user: first?.user ?? '' }, 'giving up');
    const { version } = await table.found();
    await play();
    expect(await table.found()).toMatchObject({ version, active: [first?.seat] });
    await stores.absences.update('server', { backAt: clock.now() });
    await processGuildRemovals(table.services());
    expect(await stores.schedule.due('computer', clock.now(), 10)).toEqual([match]);
    await table.announceAll();
    await Promise.all([play(), play()]);
    await table.announceAll();
    const rows = await stores.matches.read(match, version);
    expect(new Set(rows.map(({ commandId }) => commandId))).toEqual(new Set([`go on ${version}`]));
    expect(rows.map(({ by, how }) => [by, how])).toContainEqual([first?.seat, 'safe']);
    expect(asked).toEqual([]);
    expect(await stores.schedule.due('computer', clock.now(), 10)).toEqual([]);
    expect(
      table
        .texts(await table.thread())
        .join()
        .match(/resigns/g),
    ).toHaveLength(1);
  });
});
