import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import { sweep } from '#jobs/handlers/sweep.ts';
import type { MatchCommand } from '#matches/index.ts';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';
import { type AnnouncementHarness, announcementHarness, SEATED } from './announcementHarness.ts';

/** Whose gold differs between the twins, and who takes the seat over. */
const OWNER = 'ben';
const SEAT = 1;
const HEIR = 'zoe';

const act = async (twin: AnnouncementHarness, command: MatchCommand): Promise<void> => {
  const { version } = await twin.found();
  const name = 'user' in command ? command.user : undefined;
  const played = await twin.services().matches.play(twin.match, command, `act at ${version}`, name);
  if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
  await twin.announceAll();
  await sweep(twin.services(), BEATING, deaf, 100);
};

const vote = async (twin: AnnouncementHarness, user: string): Promise<void> => {
  const { vote: open } = (await twin.services().matches.position(twin.match, user)) ?? {};
  await act(twin, { type: 'Vote', user, called: open?.called ?? 0, yes: true });
};

const everywhere = async (twin: AnnouncementHarness, ...but: readonly string[]) => {
  const people = [...SEATED, HEIR].filter((user) => !but.includes(user)).map(twin.discord.dmOf);
  return ['games', await twin.thread(), ...people].map((channel) => twin.discord.messages(channel));
};

describe('what others are sent when a seat changes hands', () => {
  const changingHands = async (gold: number): Promise<AnnouncementHarness> => {
    const twin = await announcementHarness({ deal: { seat: SEAT, gold } });
    await twin.announceAll();
    const before = twin.discord.messages(twin.discord.dmOf(OWNER)).length;
    await act(twin, { type: 'HandOver', user: OWNER, to: 'substitute' });
    await act(twin, { type: 'CallVote', user: 'ada', motion: { kind: 'pause', hours: 24 } });
    await act(twin, { type: 'TakeSeat', user: HEIR, seat: SEAT });
    await vote(twin, HEIR);
    await act(twin, { type: 'Organise', user: 'cleo', motion: { kind: 'resume' }, reason: 'Go on.' });
    expect(twin.discord.messages(twin.discord.dmOf(OWNER))).toHaveLength(before);
    return twin;
  };

  test('what others are sent when a seat changes hands is the same to the byte for 5 or 9 gold, but for the new person', async () => {
    const [poor, rich] = [await changingHands(5), await changingHands(9)];
    expect(await everywhere(poor, OWNER, HEIR)).toEqual(await everywhere(rich, OWNER, HEIR));
    expect(poor.discord.requests).toEqual(rich.discord.requests);
    const [few, many] = [poor, rich].map((twin) => twin.texts(twin.discord.dmOf(HEIR)).join('\n'));
    expect(few).not.toBe(many);
    expect(few).toContain('your player card');
  });

  test('a seat that changes hands leaves the former person what they were sent, and shows them nothing drawn afterwards', async () => {
    const twin = await changingHands(5);
    const { matches } = twin.services();
    const [former, anybody] = [await matches.position(twin.match, OWNER), await matches.position(twin.match, undefined)];
    expect(former).toEqual(anybody);
    expect(await matches.orders(twin.match, OWNER)).toBeUndefined();
  });
});

describe('what everybody is sent about a vote', () => {
  /** Parts of a choice that all make at once, hidden from the others, taken by one seat. */
  const voting = async (parts: number): Promise<AnnouncementHarness> => {
    const twin = await announcementHarness({ game: 'divers', games: GAMES_WITH_DIVERS });
    await twin.announceAll();
    for (let part = 0; part < parts; part += 1) await twin.play(OWNER, { type: 'TakeStone' } as BaseCommand);
    await act(twin, { type: 'CallVote', user: 'ada', motion: { kind: 'pause', hours: 24 } });
    await vote(twin, 'cleo');
    await act(twin, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await act(twin, { type: 'Organise', user: 'ada', motion: { kind: 'resume' }, reason: 'Go on.' });
    return twin;
  };

  test('a vote reveals nothing of the hidden choices before it, in no mark and no control', async () => {
    const [one, other] = [await voting(0), await voting(2)];
    expect((await other.found()).version).toBeGreaterThan((await one.found()).version);
    expect(await everywhere(one)).toEqual(await everywhere(other));
  });
});
