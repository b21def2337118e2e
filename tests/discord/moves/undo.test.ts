import { describe, expect, test } from 'vitest';
import { rewindChoices } from '#discord/narration/rewindTargets.ts';
import { sharing, sitDown } from '../../support/toy/table.ts';

const labels = ({ controls }: { readonly controls: readonly { readonly label: string }[] }) => controls.map(({ label }) => label);

describe("the panel after one's move", () => {
  test('the panel after a move has a button that undoes it, and one that redoes it', async () => {
    const { open, press } = await sitDown(['Ada', 'Blaise']);
    const first = await open('Ada', 0, 1);
    expect(labels(first)).toEqual(['Take a stone', 'Dive with 0 stones']);
    const stone = await press('Ada', first, 'Take a stone');
    expect(labels(stone)).toEqual(['Take a stone', 'Dive with 1 stone', 'Undo']);
    const undone = await press('Ada', stone, 'Undo');
    expect(undone.text).toContain('Ada takes back: “You take a stone, unseen by others.”');
    expect(labels(undone)).toEqual(['Take a stone', 'Dive with 0 stones', 'Redo']);
    const redone = await press('Ada', undone, 'Redo');
    expect(redone.text).toContain('Ada redoes the move: You take a stone, unseen by others.');
    expect(labels(redone)).toEqual(['Take a stone', 'Dive with 1 stone', 'Undo']);
  });

  test('the panel keeps Undo when nothing is left to choose but others still choose', async () => {
    const { open, press, slash } = await sitDown(['Ada', 'Blaise']);
    const ready = await press('Ada', await open('Ada', 0, 1), 'Dive with 0 stones');
    expect(labels(ready)).toEqual(['Undo']);
    expect(labels(await open('Ada', 1))).toEqual(['Undo']);
    await slash('Blaise', 'divers stone');
    const again = await press('Ada', ready, 'Undo');
    expect(labels(again)).toEqual(['Take a stone', 'Dive with 0 stones', 'Redo']);
  });

  test('one press undoes one move: an old button shows the current state', async () => {
    const { slash, press } = await sitDown(['Ada', 'Blaise']);
    await slash('Ada', 'divers stone');
    const second = await slash('Ada', 'divers stone');
    expect(labels(await press('Ada', second, 'Undo'))).toContain('Dive with 1 stone');
    const pressedAgain = await press('Ada', second, 'Undo');
    expect(pressedAgain.text).toContain('That’s already done');
    expect(labels(pressedAgain)).toContain('Dive with 1 stone');
  });

  test('Undo works for the player who moved only', async () => {
    const { slash, press } = await sitDown(['Ada', 'Blaise']);
    const panel = await slash('Ada', 'divers stone');
    expect((await press('Blaise', panel, 'Undo')).text).toContain('Ada');
    expect(labels(await slash('Ada', 'divers stone'))).toContain('Dive with 2 stones');
  });

  test('a move that revealed luck has no Undo', async () => {
    const { slash } = await sitDown(['Ada', 'Blaise']);
    await slash('Ada', 'divers dive');
    const { text, controls } = await slash('Blaise', 'divers dive');
    expect(text).toContain('The shark swims');
    expect(labels({ controls })).not.toContain('Undo');
  });
});

describe('typed undo and redo', () => {
  test('a typed undo or redo works, or is refused with what else is possible', async () => {
    const { says } = await sitDown(['Ada', 'Blaise']);
    expect(await says('Ada', 'match undo')).toContain('You have no move to undo right now.');
    expect(await says('Ada', 'match redo')).toContain('There’s nothing to redo.');
    await says('Ada', 'divers dive');
    expect(await says('Ada', 'match undo')).toContain('Ada takes back: “Ada is ready.”');
    expect(await says('Ada', 'match redo')).toContain('Ada redoes the move');
    await says('Blaise', 'divers dive');
    expect(await says('Ada', 'match undo')).toMatch(/other players have moved since.*\/match vote/);
    expect(await says('Blaise', 'match undo')).toMatch(/it rolled dice or drew at random.*\/match vote/);
    expect(await says('Emmy', 'match undo')).toContain('You’re not playing in this match');
  });

  test('a retracted move is in no log any more, but its player may read it', async () => {
    const { says } = await sharing();
    await says('Blaise', 'divers keep');
    expect(await says('Ada', 'log')).toContain('Blaise keeps it all.');
    await says('Blaise', 'match undo');
    const log = await says('Ada', 'log');
    expect(log).not.toContain('keeps it all');
    expect(log).toContain('Blaise undoes a move.');
    expect(await says('Blaise', 'log')).toContain('Blaise takes back: “Blaise keeps it all.”');
    await says('Blaise', 'match redo');
    const after = await says('Ada', 'log');
    expect(after).toContain('Blaise keeps it all.');
    expect(after).not.toContain('undoes a move');
  });
});

test('the log describes a vote to rewind with its target, and its end', async () => {
  const { slash, says, found, table } = await sitDown(['Ada', 'Blaise']);
  await slash('Ada', 'divers dive');
  await slash('Blaise', 'divers dive');
  const offered = await rewindChoices(table.services, table.services.sentences(), await found());
  const ready = offered.find(({ label }) => label === 'Ada is ready.');
  await slash('Ada', 'match vote', { motion: 'rewind', to: String(ready?.number) });
  const where = `to rewind the match to ·${ready?.number}, after “Ada is ready”`;
  expect(await says('Blaise', 'log')).toContain(`Ada calls a vote ${where} (until`);
  await table.press('Ada', { customId: '1.vote.1.1.withdraw', label: '' });
  expect(await says('Blaise', 'log')).toContain(`The vote ${where} is cancelled.`);
});

test('the points a table can rewind to are public ones, and do not depend on hidden choices', async () => {
  const { table, found, slash } = await sitDown(['Ada', 'Blaise']);
  const offered = async () => rewindChoices(table.services, table.services.sentences(), await found());
  await slash('Ada', 'divers dive');
  await slash('Blaise', 'divers dive');
  const before = await offered();
  expect(before.map(({ label }) => label)).toEqual(expect.arrayContaining(['Ada is ready.', 'round 1']));
  await slash('Ada', 'divers stone');
  expect(await offered()).toEqual(before);
  await slash('Ada', 'match undo');
  expect(await offered()).toEqual(before);
});
