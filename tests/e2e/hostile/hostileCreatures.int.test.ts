import type { APIMessage } from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldOf } from '#discord/command/movePath.ts';
import type { BaseCommand } from '#engine/game.ts';
import type { Command } from '#games/cyclades/commands.ts';
import type { Creature } from '#games/cyclades/types.ts';
import { createMatchService } from '#matches/index.ts';
import { startingWith } from '../../support/builders/arrangedMatch.ts';
import { withCreature } from '../../support/builders/creaturePositions.ts';
import { type LocalApp, type SandboxPerson, startLocalApp } from '../../support/drivers/localApp.ts';
import { controlsOf, textOf } from '../../support/drivers/person.ts';
import { forge, isPublic, pressForged, privately, told } from '../../support/fakes/malformedInput.ts';
import { onBroken } from '../../support/fakes/onBroken.ts';
import { GAMES, ordersOf, REGISTRY } from '../../support/games.ts';
import { isPost } from '../../support/laws/postIds.ts';

/** Creatures with choices after their purchase, as Ada buys them, and a kind of move that each then requires. */
const LASTING = [
  { creature: 'kraken', line: 'creature:kraken sea:A1', asks: 'MoveKraken' },
  { creature: 'sylph', line: 'creature:sylph', asks: 'MoveFleets' },
  { creature: 'sphinx', line: 'creature:sphinx', asks: 'SellPiece' },
  { creature: 'chimera', line: 'creature:chimera', asks: 'UseCreature' },
  { creature: 'polyphemus', line: 'creature:polyphemus island:is6', asks: 'PushFleets' },
] as const satisfies readonly { creature: Creature; line: string; asks: Command['type'] }[];

const GUESTS: readonly SandboxPerson[] = ['Blaise', 'Carl'];

let app: LocalApp;
let games: string;
/** The channel of each match, by its number: one per creature, in their order. */
const threads = new Map<number, string>();

/** A lobby whose match starts, for the first person to press Start, at Ada's turn with that creature on the track. */
const lay = async (creature: Creature, match: number): Promise<void> => {
  await told(app, 'Ada', '/match create game:cyclades seats:3', games);
  const ada = await app.who('Ada');
  const lobby = await ada.waitFor(games, (message) => isPost(message, `#${match}·lobby`), 'the lobby');
  for (const name of GUESTS) {
    const guest = await app.who(name);
    await privately(guest, await guest.press(lobby, 'Join'));
  }
  const stores = startingWith(app.stores, withCreature(3, creature));
  const door = createMatchService({ onBroken, stores, clock: { now: () => new Date() }, games: GAMES, orders: ordersOf });
  expect(await door.play(match, { type: 'Start', user: ada.id }, `start-${match}`)).toMatchObject({ kind: 'played' });
  threads.set(match, lobby.id);
};

const adasPosition = async (match: number) => {
  const position = await app.bot.services.matches.position(match, (await app.who('Ada')).id);
  if (position === undefined) throw new Error(`There is no match ${match}.`);
  return position;
};

const versionOf = async (match: number): Promise<number> => (await app.stores.matches.find(match))?.version ?? -1;

/** The custom id of a control that makes this move of seat 0 at that decision. */
const controlFor = (match: number, decision: number, move: BaseCommand): string => {
  const fields = REGISTRY.find('cyclades')?.fields[move.type] ?? [];
  const values = fields.flatMap(({ name }) => fieldOf(move, name) ?? []);
  return ['1', 'move', match, 0, decision, move.type, ...values].join('.');
};

/** Ada's own panel as the newest post opens it. */
const openPanel = async (match: number): Promise<APIMessage> => {
  const ada = await app.who('Ada');
  const thread = threads.get(match) ?? '';
  const calls = (message: APIMessage): boolean =>
    isPublic(message) && controlsOf(message).some(({ label }) => label === 'Make a move');
  await ada.waitFor(thread, calls, 'the post that calls her');
  const newest = (await ada.sees(thread)).findLast(calls);
  return privately(ada, await ada.press(newest as APIMessage, 'Make a move'));
};

beforeAll(async () => {
  app = await startLocalApp();
  games = await (await app.who('Ada')).channel('games');
  for (const [index, { creature }] of LASTING.entries()) await lay(creature, index + 1);
  await app.restart();
});
afterAll(() => app?.stop());

describe.each(LASTING.map((each, index) => ({ ...each, match: index + 1 })))('during the use of the $creature', (each) => {
  const { line, asks, match } = each;
  let before: APIMessage;
  let asked: BaseCommand;
  let decision: number;

  beforeAll(async () => {
    before = await openPanel(match);
    await told(app, 'Ada', `/cyclades creature ${line}`, threads.get(match) ?? '');
    const position = await adasPosition(match);
    decision = position.decisions[0] ?? -1;
    asked = position.legal.find(({ type }) => type === asks) as BaseCommand;
  });

  test('a panel from before a creature was bought cannot end the turn', async () => {
    const version = await versionOf(match);
    const ada = await app.who('Ada');
    const end = controlsOf(before).find(({ label }) => label === 'End your turn')?.custom_id ?? '';
    const acted = await ada.press(before, end);
    expect(acted.failed).toBeUndefined();
    const changed = (message: APIMessage): boolean => message.id === before.id && textOf(message).includes('already done');
    await ada.waitFor(threads.get(match) ?? '', changed, 'that it is done already');
    expect(await versionOf(match)).toBe(version);
  });

  test('a forged control cannot end the turn during the use of a creature', async () => {
    const version = await versionOf(match);
    const customId = controlFor(match, decision, { type: 'EndTurn', seat: 0 });
    for (const forged of [customId, customId.replace('.move.', '.sure.')]) {
      expect(textOf(await pressForged(app, 'Ada', games, { customId: forged }))).toContain('You can’t do that any more');
    }
    expect(await versionOf(match)).toBe(version);
  });

  test('only the buyer of a creature can continue its use', async () => {
    const version = await versionOf(match);
    for (const name of ['Blaise', 'Emmy'] as const) {
      const shown = await pressForged(app, name, games, { customId: controlFor(match, decision, asked) });
      expect(textOf(shown)).toBe('Only Ada can choose that.');
    }
    expect(await versionOf(match)).toBe(version);
  });

  test("a press that is delivered five times is one step of a creature's use", async () => {
    const version = await versionOf(match);
    const ada = await app.who('Ada');
    const customId = controlFor(match, decision, asked);
    const control = await forge(app, games, { customId });
    await privately(ada, await ada.press(control, customId, 5));
    const story = await app.bot.services.matches.history(match, version);
    expect(story?.steps.map(({ by }) => by)).toEqual([0]);
    const after = await versionOf(match);
    expect(textOf(await privately(ada, await ada.press(control, customId)))).toContain('already done');
    expect(await versionOf(match)).toBe(after);
  });

  test('the buyer of a creature can concede, and the match continues', async () => {
    const thread = threads.get(match) ?? '';
    const { decisions } = await adasPosition(match);
    await told(app, 'Ada', '/match concede sure:true', thread);
    const { match: left, legal } = await adasPosition(match);
    expect(left.status).toBe('playing');
    expect(left.active).toEqual([1]);
    expect(legal).toEqual([]);
    const version = await versionOf(match);
    const shown = await pressForged(app, 'Ada', games, { customId: controlFor(match, (decisions[0] ?? 0) + 1, asked) });
    expect(textOf(shown)).toMatch(/already resigned|You can’t do that any more/);
    expect(await versionOf(match)).toBe(version);
  });
});
