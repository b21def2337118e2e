import { expect, test } from 'vitest';
import { pressables } from '../../support/drivers/pressing.ts';
import { seeded } from '../../support/fakes/seededChance.ts';
import { ALL, FOUR, idOf, openQueue, type Queue } from './queueOf.ts';

test('the list of people to avoid is shown to its owner alone, and changed by command or by its menus', async () => {
  const { table, press } = openQueue();
  const listed = await table.slash('Ada', 'me avoid', { add: { user: '901' } });
  expect(listed?.text).toContain('You avoid <@901>.');
  await table.slash('Ada', 'me avoid', { add: { user: '902' }, remove: { user: '901' } });
  const shown = await press('Ada', 'avoid.list');
  expect(shown?.text).toContain('You avoid <@902>.');
  expect((await table.choose('Ada', '1.avoid.remove', ['902']))?.text).toContain('You avoid no one.');
  expect((await table.slash('Ada', 'me avoid', { add: { user: '900' } }))?.text).toContain('can’t avoid yourself');
  expect(pressables({ components: shown?.components ?? [] }).map(({ customId }) => customId)).toContain('1.avoid.remove');
});

test('a list holds as many people as its menu shows, and says when it is full', async () => {
  const { table } = openQueue();
  await table.services.stores.users.change('900', { name: 'Ada' });
  for (let index = 0; index < 25; index += 1) await table.services.stores.seeks.avoid('900', `88${index}`, true);
  expect((await table.slash('Ada', 'me avoid', { add: { user: '901' } }))?.text).toContain('room for 25 players');
  expect(await table.services.stores.seeks.avoids('900')).toHaveLength(25);
});

/** Everything that a person is shown about their search. */
const shownTo = async ({ table, press }: Queue, who: (typeof ALL)[number]): Promise<readonly string[]> => {
  const replies = [await table.slash(who, 'play'), await press(who, 'play.change'), await table.slash(who, 'me avoid')];
  return replies.map((reply) => JSON.stringify(reply?.components));
};

/** Everybody looks with lists of their own, and answers what they are asked. Returns who avoids whom. */
const lookAndAnswer = async ({ table, pass, begin, press }: Queue, { pick }: ReturnType<typeof seeded>) => {
  const { seeks } = table.services.stores;
  const pairs: (readonly [string, string])[] = [];
  for (const who of ALL) {
    await begin(who, { players: pick([2, 3]), pace: pick(['24h', '48h']) });
    const other = pick(ALL.filter((each) => each !== who));
    await seeks.avoid(idOf(who), idOf(other), true);
    pairs.push([idOf(who), idOf(other)]);
  }
  const answer = async (who: (typeof ALL)[number]) => {
    const { proposal } = (await seeks.find(idOf(who), '10')) ?? {};
    const match = proposal === undefined ? undefined : (await seeks.proposal(proposal))?.match;
    if (match !== undefined) await press(who, `answer.${match}.${pick(['yes', 'yes', 'no'])}`);
  };
  for (let hour = 0; hour < 30; hour += 6) {
    await pass(6);
    for (const who of ALL) await answer(who);
  }
  return pairs;
};

/** Everybody who sat or might sit down, by table. */
const peopleAtTables = async ({ match }: Queue): Promise<readonly (readonly string[])[]> => {
  const tables: (readonly string[])[] = [];
  for (let id = 1; ; id += 1) {
    const found = await match(id);
    if (found === undefined) return tables.filter((people) => people.length > 1);
    tables.push([...found.seats.flatMap(({ user }) => user ?? []), ...found.guests]);
  }
};

test('nobody is seated with a person whom one of them avoids', async () => {
  let tables = 0;
  for (let seed = 1; seed <= 8; seed += 1) {
    const queue = openQueue();
    const pairs = await lookAndAnswer(queue, seeded(seed));
    const seated = await peopleAtTables(queue);
    tables += seated.length;
    const together = seated.filter((people) => pairs.some((pair) => pair.every((user) => people.includes(user))));
    expect(together, `seed ${seed}`).toEqual([]);
  }
  expect(tables).toBeGreaterThan(3);
});

test('what an avoided person is shown, and when, is the same with and without the list that names them', async () => {
  const seen = async (isAvoided: boolean) => {
    const queue = openQueue();
    for (const who of FOUR) await queue.begin(who);
    await queue.pass(1);
    if (isAvoided) for (const who of FOUR) await queue.table.slash(who, 'me avoid', { add: { user: idOf('Emmy') } });
    await queue.begin('Emmy');
    const replies = [...(await shownTo(queue, 'Emmy'))];
    await queue.pass(20);
    const data = await queue.table.services.stores.personal.of(idOf('Emmy'));
    replies.push(...(await shownTo(queue, 'Emmy')), JSON.stringify(data.seeks), JSON.stringify(data.avoids));
    return { replies, sent: queue.direct().filter((body) => body.includes(idOf('Emmy'))) };
  };
  expect(await seen(true)).toEqual(await seen(false));
});
