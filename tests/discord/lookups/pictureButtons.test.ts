import { describe, expect, test } from 'vitest';
import type { BaseEvent } from '#engine/game.ts';
import type { MatchStore } from '#matches/index.ts';
import { dueNow, duePosition, type Started, start } from '../../support/builders/starting.ts';
import { openTable, type Person } from '../../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../../support/drivers/typing.ts';
import { fixedLuck } from '../../support/fakes/fixedLuck.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { messagesFor } from '../../support/languages.ts';
import { naiveMove } from '../../support/players/naivePlayer.ts';

const reply = async ({ table, thread }: Started, person: Person, customId: string): Promise<string> =>
  (await table.press(person, { customId, label: '' }, 'post', { in: thread }))?.text ?? '';

/** A match of three after this many moves. */
const played = async (moves: number): Promise<Started> => {
  const started = await start(3);
  const chance = seeded(3);
  for (let made = 0; made < moves; made += 1) {
    const { legal, view } = await duePosition(started.table);
    const move = naiveMove('cyclades', view, legal, chance);
    const options = optionsToPlay('cyclades', move);
    await started.table.slash(await dueNow(started), commandFor('cyclades', move.type), options, { in: started.thread });
  }
  return started;
};

const SECRET_SEAT = 1;

/** A match of three in which one seat is dealt this much gold. */
const dealt = async (gold: number): Promise<Started> => {
  const stores = fixedLuck();
  const dealtTo = (event: BaseEvent): BaseEvent =>
    event.type === 'GoldDealt' && 'seat' in event && event.seat === SECRET_SEAT ? ({ ...event, gold } as BaseEvent) : event;
  const append: MatchStore['append'] = (entry) =>
    stores.matches.append({ ...entry, events: entry.events.map((row) => ({ ...row, event: dealtTo(row.event) })) });
  return start(3, openTable({ stores: { ...stores, matches: Object.assign(Object.create(stores.matches), { append }) } }));
};

const stepsOf = async ({ table }: Started) => (await table.services.matches.history(1, 0))?.steps ?? [];

describe('the button that says a picture in words', () => {
  test('a picture in words is what led to it and its board, in a message of one’s own, and stays that of its round', async () => {
    const started = await played(0);
    const [first] = (await stepsOf(started)).filter(({ events }) => events.some(({ event }) => event.type === 'MatchStarted'));
    const button = { customId: `1.words.1.step.${first?.number}`, label: '' };
    const shown = await started.table.press('Emmy', button, 'post', { in: started.thread });
    expect(shown?.text).toMatch(/^The match starts with 3 players\.\n.*\*\*Cycle 1\*\*.*Still to bid/s);
    expect(shown?.callback).toBe(5);
    const later = await played(14);
    expect(await reply(later, 'Emmy', button.customId)).toBe(shown?.text);
    expect(await reply(later, 'Emmy', '1.words.1.round.1')).toBe(shown?.text);
  });

  test('a picture in words lists what borders what only for a player without pictures', async () => {
    const started = await played(0);
    const { table, thread } = started;
    const inWords = (): Promise<string> => reply(started, 'Ada', '1.words.1.round.1');
    const borders = 'D3: C2';
    expect((await table.slash('Ada', 'board', { as: 'text' }, { in: thread }))?.text).toContain(borders);
    expect(await inWords()).not.toContain(borders);
    await table.services.stores.users.change('900', { shape: 'none' });
    expect(await inWords()).toContain(borders);
  });

  test('a picture in words is refused for a step without a picture, and for charts', async () => {
    const started = await played(14);
    const { notUnderstood } = messagesFor().common.denials;
    const pictured = (await stepsOf(started)).filter(({ events }) =>
      events.some(({ event }) => event.type === 'IncomeCollected'),
    );
    expect(pictured.length).toBeGreaterThan(1);
    for (const { number } of await stepsOf(started)) {
      const text = await reply(started, 'Emmy', `1.words.1.step.${number}`);
      expect([number, text !== notUnderstood]).toEqual([number, pictured.some((step) => step.number === number)]);
    }
    for (const of of ['round.99', 'step.9999', 'chart.1', 'course.1', 'part']) {
      expect(await reply(started, 'Emmy', `1.words.1.${of}`)).toBe(notUnderstood);
    }
  });

  test('a picture in words tells its reader what they were dealt, and nobody else', async () => {
    const twins = [await dealt(5), await dealt(9)];
    const owner = (await twins[0]?.table.services.stores.matches.find(1))?.seats[SECRET_SEAT]?.name;
    for (const person of ['Ada', 'Blaise', 'Carl', 'Emmy'] as const) {
      const [poor, rich] = await Promise.all(twins.map((twin) => reply(twin, person, '1.words.1.round.1')));
      expect(poor).toContain('**Cycle 1**');
      if (person === owner) expect([poor, rich]).toEqual([expect.stringContaining('5 GP'), expect.stringContaining('9 GP')]);
      else expect(poor).toBe(rich);
    }
  });
});

describe('the button about fair chance', () => {
  test('fair chance is the commitment at any time, and the secret only after the end', async () => {
    const started = await played(1);
    const { matches, stores } = started.table.services;
    const match = async () => {
      const found = await stores.matches.find(1);
      if (found === undefined) throw new Error('The match is gone.');
      return found;
    };
    const { commitment } = await matches.fairness(await match());
    const secret = Buffer.from(await stores.matches.secretOf(1)).toString('hex');
    for (const person of ['Ada', 'Emmy'] as const) {
      const running = await reply(started, person, '1.fairness.1');
      expect(running).toContain(`SHA-256 of the secret ${commitment}`);
      expect(running).not.toContain(secret);
    }
    for (const person of ['Ada', 'Blaise'] as const) {
      await started.table.slash(person, 'match concede', { sure: true }, { in: started.thread });
    }
    expect((await match()).status).toBe('ended');
    for (const person of ['Ada', 'Emmy'] as const) {
      const over = await reply(started, person, '1.fairness.1');
      expect(over).toContain(`SHA-256 of the secret ${commitment}`);
      expect(over).toContain(`the secret was ${secret}`);
    }
  });
});
