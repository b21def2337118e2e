import {
  type CupPerson,
  type Match,
  mentionedInThread,
  type Participation,
  type PersonalData,
  type SeatOrders,
  type Stores,
} from '#matches/index.ts';
import { AT, createMatch, fresh, later, next } from './matchRows.ts';

/** A user with data in every place where personal data can be. */
export interface Filled {
  readonly user: string;
  readonly other: string;
  /** A match in which they sit, with orders and a clock, and which they host. */
  readonly match: Match;
  readonly guestOf: Match;
  /** A match in which others have taken their seat since. */
  readonly former: Match;
  /** A cup that they opened and entered. */
  readonly cup: number;
  /** All of it, as it is to be exported. */
  readonly data: PersonalData;
}

const SOUGHT = { games: ['counting'], paces: ['24h'], seats: [3, 4], computer: true };
const HOURS = { timeZone: 'Asia/Tokyo', quietFrom: '22:00', quietUntil: '06:00' };

export const fillWith = async (stores: Stores): Promise<Filled> => {
  const [user, other] = [fresh('user'), fresh('other')];
  const running = { begun: AT.getTime(), pace: 60_000, hours: HOURS, isWarned: false, isPinged: true, reminded: 0 };
  const seats = [
    { seat: 0, user, name: 'Ada' },
    { seat: 1, user: other, name: 'Blaise' },
  ];
  const born = await createMatch(stores, { host: user }, { status: 'playing', host: user, seats });
  const own = { seat: 0, orders: [{ order: { type: 'Pass' } }], notices: [] };
  const others = { seat: 1, orders: [{ order: { type: 'Wait' } }], notices: [] };
  const clock = { seat: 0, bank: 1000, paceLeft: 5, running };
  const appended = await stores.matches.append(
    next(born, {
      told: { status: 'playing', host: user, seats },
      orders: { generation: 0, seats: [own, others] },
      clocks: { seats: [clock, { ...clock, seat: 1 }] },
      remark: { version: born.version + 1, user, text: 'Ada is on a ship.' },
    }),
  );
  if (appended.kind !== 'appended') throw new Error('The match did not go on.');
  const { match } = appended;
  const guests = [user, 'carl'];
  const hosted = { host: other, guests, seats: [{ seat: 0, user: other, name: 'Blaise' }] };
  const guestOf = await createMatch(stores, { host: other, guests }, hosted);
  const held = [
    { name: 'Ada of old', upTo: 3, user },
    { name: 'Carl', upTo: 5, user: 'carl' },
    { name: 'Talos', upTo: 7, computer: true as const },
  ];
  const taken = [{ seat: 0, user: other, name: 'Blaise', former: [user, 'carl'], held }];
  const former = await createMatch(stores, { host: other }, { status: 'playing', host: other, seats: taken });

  const rated = [user, other].map((who, seat): Participation => ({ ...ratedPart(match, seat), user: who }));
  await stores.participations.replace(match, rated);
  for (const [who, name] of [
    [user, 'Ada'],
    [other, 'Blaise'],
  ] as const) {
    await stores.users.change(who, {
      name,
      dmChannel: `dm of ${who}`,
      locale: 'en-GB',
      hours: HOURS,
      theme: 'light',
      attacks: 'off',
      leaderboards: 'on',
      shape: 'tall',
      record: 'everywhere',
      puzzleDay: 20_000,
      puzzleMove: 3,
      puzzleStreak: 2,
    });
    await stores.playerNotes.save({ server: 'server', user: who, text: 'kind', by: who === user ? other : user, changedAt: AT });
    await stores.holidays.replan(who, () => ({ planned: ['2026-12-24', '2026-12-25'] }));
    await stores.holidays.spend(who, ['2026-12-24']);
    await stores.nudges.claim({ user: who, match: match.id, by: 1, at: AT, dueAt: AT }, later(-24));
    await stores.departures.note({ user: who, server: 'server', reason: 'left', since: AT });
    await stores.notes.save({ match: match.id, user: who, text: `${name}’s note`, changedAt: AT });
    await stores.seeks.save(who, 'server', SOUGHT, { channel: 'channel', since: AT });
    await stores.seeks.avoid(who, who === user ? 'carl' : user, true);
    const [by, about] = who === user ? [user, other] : [other, user];
    await stores.moderation.decide({
      kind: 'ban',
      server: 'server',
      at: AT,
      by,
      about,
      until: later(9),
      reason: `${name === 'Ada' ? name : 'B.'} says`,
    });
    await stores.followers.begin(match.id, who, AT);
    const key = { match: match.id, version: 3, kind: 'card', recipient: who };
    await stores.deliveries.claim(key, AT);
    await stores.deliveries.mark(key, { channel: `dm of ${who}`, message: '77', contentHash: 'hash' });
    await stores.deliveries.claim({ ...key, kind: 'reminder', recipient: mentionedInThread(who) }, later(1));
  }
  const parts = [user, other].map((who): Participation => ({ ...participation(former), user: who }));
  await stores.participations.replace(former, parts);
  const cup = await openCupOf(stores, user, [
    { entrant: 0, user: other, name: 'Blaise' },
    { entrant: 1, user, name: 'Ada' },
  ]);
  return { user, other, match, guestOf, former, cup, data: dataOf(user, match, guestOf, former, own, clock, cup) };
};

const openCupOf = async (stores: Stores, organiser: string, people: readonly CupPerson[]): Promise<number> => {
  const entry = { commandId: fresh('open'), events: [{ type: 'CupOpened' }], at: AT, isOver: false, people, matches: [] };
  return (await stores.cups.create({ server: 'server', channel: 'channel', organiser }, entry)).id;
};

const ratedPart = (match: Match, seat: number): Omit<Participation, 'user'> => ({
  ...{ match: match.id, seat, server: 'server', game: 'counting', seats: 2, people: 2, rated: true, outcome: 'finished' },
  ...{
    counts: 'placed',
    place: seat + 1,
    won: seat === 0,
    asked: 0,
    inTime: 0,
    answers: [],
    endedAt: AT,
    finishedAt: AT,
    facts: {},
  },
});

const participation = (match: Match): Omit<Participation, 'user'> => ({
  ...{ match: match.id, seat: 0, server: 'server', game: 'counting', seats: 2, people: 2, rated: false, outcome: 'resigned' },
  ...{ won: false, asked: 3, inTime: 2, answers: [60, 90], endedAt: AT, facts: {} },
});

const dataOf = (
  user: string,
  match: Match,
  guestOf: Match,
  former: Match,
  { orders, notices }: SeatOrders,
  clock: NonNullable<PersonalData['seats'][number]['clock']>,
  cup: number,
): PersonalData => ({
  cups: [{ cup, entrant: 1, name: 'Ada' }],
  organiserOf: [cup],
  user: {
    id: user,
    name: 'Ada',
    dmChannel: `dm of ${user}`,
    dmClosed: false,
    locale: 'en-GB',
    hours: HOURS,
    theme: 'light',
    attacks: 'off',
    leaderboards: 'on',
    shape: 'tall',
    record: 'everywhere',
    puzzleDay: 20_000,
    puzzleMove: 3,
    puzzleStreak: 2,
  },
  holidays: { planned: ['2026-12-24', '2026-12-25'], spent: ['2026-12-24'] },
  nudged: { match: match.id, at: AT },
  departures: [{ server: 'server', reason: 'left', since: AT }],
  seats: [
    {
      match: match.id,
      game: 'counting',
      status: 'playing',
      seat: 0,
      isTheirs: true,
      names: ['Ada'],
      clock,
      orders: { orders, notices },
    },
    { match: former.id, game: 'counting', status: 'playing', seat: 0, isTheirs: false, names: ['Ada of old'] },
  ],
  hostOf: [match.id],
  invitedTo: [guestOf.id],
  notes: [{ match: match.id, text: 'Ada’s note', changedAt: AT }],
  participations: [ratedPart(match, 0), participation(former)],
  playerNotes: [{ server: 'server', text: 'kind', changedAt: AT }],
  remarks: [{ match: match.id, version: match.version, text: 'Ada is on a ship.' }],
  ratings: [
    {
      ...{ match: match.id, seat: 0, server: 'server', game: 'counting', endedAt: AT, counts: 'placed', place: 1 },
      ...{ mu: 25, sigma: 25 / 3, matches: 1, met: 1 },
    },
  ],
  seeks: [{ server: 'server', ...SOUGHT, channel: 'channel', since: AT, agreed: false }],
  avoids: ['carl'],
  decisions: [
    { as: 'moderator', kind: 'ban', server: 'server', at: AT, until: later(9), reason: 'Ada says' },
    { as: 'player', kind: 'ban', server: 'server', at: AT, until: later(9), reason: 'B. says' },
  ],
  watching: [match.id],
  messages: [
    { match: match.id, version: 3, kind: 'card', channel: `dm of ${user}`, message: '77', contentHash: 'hash', claimedAt: AT },
    { match: match.id, version: 3, kind: 'reminder', claimedAt: later(1) },
  ],
});
