import { beforeEach, describe, expect, it } from 'vitest';
import { callPerson } from '#jobs/calls.ts';
import type { UserChange } from '#matches/index.ts';
import { doomAt, type Posting, posting, SEATED } from './posting.ts';

/** A day of rest from 12:00, when these tests begin, until 20:00. */
const RESTING = { timeZone: 'UTC', quietFrom: '11:00', quietUntil: '20:00' };
/** From 13:00 on. */
const LATER = { timeZone: 'UTC', quietFrom: '13:00', quietUntil: '21:00' };

let table: Posting;
/** Who is asked first, and who after them. */
let due: string;
let then: string;

const open = async (wishes: UserChange = {}): Promise<void> => {
  table = await posting({ wishes });
  await table.announceAll();
  due = (await table.legal()).user;
};
/** Plays until somebody else is asked, of whom all is announced. */
const passOn = async (): Promise<void> => {
  const before = (await table.legal()).user;
  await table.move();
  then = (await table.legal()).user;
  if (then === before) throw new Error('The same person is asked.');
};
const told = (user: string) => table.texts(table.discord.dmOf(user)).filter((text) => /· *(reminder|turn)/.test(text));
const saidOpenly = async (what: string) => table.texts(await table.thread()).filter((text) => text.includes(what));
const pingsIn = async () => {
  const thread = await table.thread();
  return table.discord.pings.filter(({ channel }) => channel === thread).map(({ user }) => user);
};
/** Lets hours pass, one by one, and calls whoever is to be called. */
const wait = async (hours: number): Promise<void> => {
  for (let hour = 0; hour < hours; hour++) {
    table.clock.advance(1);
    await table.callAll();
  }
};

beforeEach(() => open());

describe('whoever keeps a match waiting', () => {
  it('is reminded after 24 hours, after 48 and after 72, and not again', async () => {
    const counts: number[] = [];
    for (let day = 0; day < 6; day++) {
      await wait(24);
      counts.push(told(due).length);
    }
    expect(counts).toEqual([1, 2, 3, 3, 3, 3]);
  });

  it('is told what happened, what is asked and where, with a button that opens what they can do', async () => {
    await wait(24);
    const [text] = told(due);
    expect(text).toContain('1 match waits for you');
    expect(text).toContain(`https://discord.com/channels/server/${await table.thread()}`);
    expect(text).toMatch(/offering/);
    expect(text).toMatch(/Since/);
    const [message] = table.discord
      .messages(table.discord.dmOf(due))
      .filter(({ body }) => JSON.stringify(body).includes('·reminder'));
    expect(JSON.stringify(message?.body)).toContain(`1.open.${table.match}`);
  });

  it('is reminded as often as they want', async () => {
    await open({ remindEveryHours: 6 });
    await wait(18);
    expect(told(due)).toHaveLength(3);
  });

  it('is not reminded who wants no reminders, and the others hear when the reminders of the match would have gone by', async () => {
    await open({ remindEveryHours: 0 });
    await wait(95);
    expect(await saidOpenly('has been waiting for')).toEqual([]);
    await wait(1);
    expect(told(due)).toEqual([]);
    expect(await saidOpenly('has been waiting for')).toHaveLength(1);
  });

  it('is left alone once they have moved, and whoever is asked then has the whole time', async () => {
    await wait(23);
    await passOn();
    await wait(23);
    expect([told(due), told(then)]).toEqual([[], []]);
    await wait(1);
    expect(told(then)).toHaveLength(1);
  });

  it('is left alone who has moved since the reminder fell due', async () => {
    table.clock.advance(24);
    await passOn();
    await table.callAll();
    expect([told(due), told(then)]).toEqual([[], []]);
  });

  it('is reminded once however many ask at once, or again', async () => {
    table.clock.advance(24);
    await Promise.all([table.callAll(), table.callAll()]);
    await table.callAll();
    expect(told(due)).toHaveLength(1);
  });

  it('is reminded when their quiet hours are over', async () => {
    await open({ hours: RESTING });
    await wait(31);
    expect(told(due).filter((text) => text.includes('·reminder'))).toEqual([]);
    await wait(1);
    expect(told(due).filter((text) => text.includes('·reminder'))).toHaveLength(1);
  });

  it('is not woken by quiet hours that they have set since', async () => {
    await table.stores.users.change(due, { hours: RESTING });
    await wait(31);
    expect(told(due)).toEqual([]);
    await wait(1);
    expect(told(due)).toHaveLength(1);
  });

  it('is reminded in the thread, by a mention, who takes no direct messages', async () => {
    table.discord.dmsClosed.add(due);
    await wait(24);
    const said = await saidOpenly('waits for you; you were asked');
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`<@${due}>`);
    expect((await pingsIn()).at(-1)).toBe(due);
  });

  it('is not reminded of a match that is paused, until it goes on', async () => {
    const { matches } = table.services();
    const motion = { kind: 'pause', hours: 48 } as const;
    await matches.play(table.match, { type: 'Organise', user: 'organiser', motion, reason: 'agreed' }, 'pause');
    expect((await table.found()).pausedUntil).toBeDefined();
    await wait(47);
    expect(told(due)).toEqual([]);
    await wait(1);
    const resumed = { type: 'EndPause' } as const;
    expect((await matches.play(table.match, resumed, 'resume')).kind).toBe('played');
    await table.callAll();
    expect(told(due)).toHaveLength(1);
  });

  it('is not called when a computer plays for them', async () => {
    const { matches } = table.services();
    expect((await matches.play(table.match, { type: 'HandOver', user: due, to: 'computer' }, 'hand over')).kind).toBe('played');
    await wait(100);
    expect(told(due)).toEqual([]);
    expect(await saidOpenly('has been waiting for')).toEqual([]);
  });
});

describe('when reminders do not help', () => {
  it('all are told, once, for whom the match waits, since when, and what can be done', async () => {
    const since = Math.floor(table.clock.now().getTime() / 1000);
    await wait(96);
    await wait(96);
    const said = await saidOpenly('has been waiting for');
    expect(said).toHaveLength(1);
    expect(said[0]?.toLowerCase()).toContain(`waiting for ${due}`);
    expect(said[0]).toContain(`<t:${since}:R>`);
    expect(said[0]).toContain('/match nudge');
    expect(said[0]).toContain('/match vote');
    expect(await table.stores.departures.find(due, 'server')).toBeUndefined();
  });

  it('nobody is pinged by that', async () => {
    const before = await pingsIn();
    await wait(120);
    expect(await pingsIn()).toEqual(before);
  });

  it('somebody who takes no direct messages either cannot be reached any more', async () => {
    table.discord.dmsClosed.add(due);
    await wait(96);
    expect(await table.stores.departures.find(due, 'server')).toMatchObject({ reason: 'silent' });
  });

  it('as with somebody who has left the server, that is said at once, and nothing is sent to them', async () => {
    table.discord.left.add(due);
    await wait(24);
    const [said] = await saidOpenly('has been waiting for');
    expect(said).toContain('cannot be reached');
    expect(said).not.toContain('/match nudge');
    await wait(100);
    expect(told(due)).toEqual([]);
    expect(await saidOpenly('has been waiting for')).toHaveLength(1);
  });
});

describe('a turn is told', () => {
  const turn = async () => {
    await passOn();
    await table.announceAll();
    await table.callAll();
  };

  it('by a ping in its post, to whoever has chosen nothing', async () => {
    await turn();
    expect((await pingsIn()).at(-1)).toBe(then);
    expect(told(then)).toEqual([]);
  });

  it('by direct message at once, and without a ping, to whoever wants that', async () => {
    await open({ noticesBy: 'dm' });
    await turn();
    expect(told(then)).toHaveLength(1);
    expect(told(then)[0]).toContain('·turn');
    expect(await pingsIn()).toEqual([]);
    expect(await saidOpenly(`<@${then}>`)).not.toEqual([]);
  });

  it('both ways, to whoever wants that', async () => {
    await open({ noticesBy: 'both' });
    await turn();
    expect(told(then)).toHaveLength(1);
    expect((await pingsIn()).at(-1)).toBe(then);
    expect(await saidOpenly('waits for you; you were asked')).toEqual([]);
  });

  it('by a ping where direct messages are known to be closed, and by a mention of its own where that is found out now', async () => {
    await open({ noticesBy: 'dm' });
    for (const user of SEATED) if (user !== due) table.discord.dmsClosed.add(user);
    await turn();
    expect(await saidOpenly('waits for you; you were asked')).toHaveLength(1);
    expect((await pingsIn()).filter((user) => user === then)).toHaveLength(1);
    await open({ noticesBy: 'dm', dmClosed: true });
    await turn();
    expect(await saidOpenly('waits for you; you were asked')).toEqual([]);
    expect((await pingsIn()).filter((user) => user === then)).toHaveLength(1);
  });

  it('when quiet hours are over, and not by the post', async () => {
    await open({ hours: RESTING });
    await turn();
    expect([told(then), await pingsIn()]).toEqual([[], []]);
    await wait(8);
    expect(told(then)).toHaveLength(1);
    expect(await pingsIn()).toEqual([]);
  });

  it('when quiet hours are over, by a mention to whoever wants one', async () => {
    await open({ hours: RESTING, noticesBy: 'mention' });
    await turn();
    await wait(8);
    expect(told(then)).toEqual([]);
    expect(await pingsIn()).toEqual([then]);
  });

  it('to nobody who has moved before their quiet hours were over', async () => {
    await open({ hours: RESTING });
    await turn();
    const first = then;
    await passOn();
    await wait(8);
    expect(told(first)).toEqual([]);
  });

  it('once, when the post comes late, in quiet hours, and is tried again after them', async () => {
    await open({ hours: LATER });
    await passOn();
    table.clock.advance(2);
    const before = await pingsIn();
    const { doom, struck } = doomAt(2, 'before');
    await Promise.race([table.announceOnce(doom), struck]);
    table.clock.advance(7);
    await table.announceAll();
    await table.callAll();
    expect(await saidOpenly(`<@${then}>`)).toHaveLength(1);
    expect(await pingsIn()).toEqual(before);
    expect(told(then)).toHaveLength(1);
    await wait(2);
    expect(told(then)).toHaveLength(1);
  });
});

describe('several matches that wait for one person', () => {
  const second = async (): Promise<number> => {
    const { matches } = table.services();
    const place = { server: 'server', channel: 'games' };
    const lobby = { game: 'peloponnes', host: due, hostName: due, private: false, options: {}, place };
    const made = await matches.create(lobby, `another match ${table.clock.now().getTime()}`);
    if (made.kind !== 'played') throw new Error('It was not made');
    await matches.play(made.match.id, { type: 'Start', user: due }, `start ${made.match.id}`);
    return made.match.id;
  };

  it('are told in one message, each with what is asked, and a button', async () => {
    const another = await second();
    await wait(24);
    expect(told(due)).toHaveLength(1);
    const [text] = told(due);
    expect(text).toContain('2 matches wait for you');
    expect(text).toContain(`#${another} Peloponnes`);
    expect(text).toContain(`#${table.match} Cyclades`);
    const sent = JSON.stringify(table.discord.messages(table.discord.dmOf(due)).at(-1)?.body);
    for (const match of [table.match, another]) expect(sent).toContain(`1.open.${match}.`);
  });

  it('that fell due at different times are told when each does', async () => {
    table.clock.advance(12);
    await second();
    await wait(12);
    expect(told(due)).toHaveLength(1);
    await wait(12);
    expect(told(due)).toHaveLength(2);
  });
});

describe('a process that dies while it calls', () => {
  it.each([
    [1, 'after'],
    [2, 'before'],
    [2, 'after'],
    [3, 'before'],
  ] as const)('at request %i, %s it was done, leaves neither a gap nor a double', async (request, moment) => {
    table.clock.advance(24);
    const { doom, struck } = doomAt(request, moment);
    await Promise.race([table.callAll(doom), struck]);
    await table.callAll();
    table.clock.advance(1);
    await table.callAll();
    expect(told(due)).toHaveLength(1);
  });

  it('leaves nothing to be told to somebody who has moved meanwhile', async () => {
    table.clock.advance(24);
    const { doom, struck } = doomAt(2, 'before');
    await Promise.race([table.callAll(doom), struck]);
    await passOn();
    await wait(2);
    expect(told(due)).toEqual([]);
  });

  it('between telling and noting it tells no match twice, though another has fallen due since', async () => {
    table.clock.advance(24);
    const { clocks } = table.stores;
    const broken = {
      ...table.services(),
      stores: { ...table.stores, clocks: { ...clocks, told: async () => Promise.reject(new Error('gone')) } },
    };
    await expect(callPerson(broken, due)).rejects.toThrow('gone');
    await wait(2);
    expect(told(due)).toHaveLength(1);
    await wait(22);
    expect(told(due)).toHaveLength(2);
  });

  it('waits while Discord is away', async () => {
    table.clock.advance(24);
    table.discord.fail(/dm|users/, { status: 502 });
    await table.callAll();
    expect(told(due)).toEqual([]);
    await table.callAll();
    expect(told(due)).toHaveLength(1);
  });
});
