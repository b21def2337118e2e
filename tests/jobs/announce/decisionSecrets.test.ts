import { describe, expect, test } from 'vitest';
import type { BaseCommand } from '#engine/game.ts';
import { sweep } from '#jobs/handlers/sweep.ts';
import type { MatchCommand } from '#matches/index.ts';
import { GAMES_WITH_DIVERS } from '../../support/toy/games.ts';
import { deaf } from '../queue/deaf.ts';
import { BEATING } from '../queue/heartbeats.ts';
import { type Posting, posting, SEATED } from './posting.ts';

/** Whose gold differs between the twins, and who takes the seat over. */
const OWNER = 'ben';
const SEAT = 1;
const HEIR = 'zoe';

const act = async (twin: Posting, command: MatchCommand): Promise<void> => {
  const { version } = await twin.found();
  const name = 'user' in command ? command.user : undefined;
  const played = await twin.services().matches.play(twin.match, command, `act at ${version}`, name);
  if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
  await twin.announceAll();
  await sweep(twin.services(), BEATING, deaf, 100);
};

const vote = async (twin: Posting, user: string): Promise<void> => {
  const { vote: open } = (await twin.services().matches.position(twin.match, user)) ?? {};
  await act(twin, { type: 'Vote', user, called: open?.called ?? 0, yes: true });
};

const everywhere = async (twin: Posting, ...but: readonly string[]) => {
  const people = [...SEATED, HEIR].filter((user) => !but.includes(user)).map(twin.discord.dmOf);
  return ['games', await twin.thread(), ...people].map((channel) => twin.discord.messages(channel));
};

describe('what others are sent as a seat changes hands', () => {
  const changingHands = async (gold: number): Promise<Posting> => {
    const twin = await posting({ deal: { seat: SEAT, gold } });
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

  test('is the same to the byte whether it was dealt 5 or 9 gold, for all but its new person', async () => {
    const [poor, rich] = [await changingHands(5), await changingHands(9)];
    expect(await everywhere(poor, OWNER, HEIR)).toEqual(await everywhere(rich, OWNER, HEIR));
    expect(poor.discord.requests).toEqual(rich.discord.requests);
    const [few, many] = [poor, rich].map((twin) => twin.texts(twin.discord.dmOf(HEIR)).join('\n'));
    expect(few).not.toBe(many);
    expect(few).toContain('your card');
  });

  test('leaves the former person with what they had been sent before, and no sight of what is drawn from then on', async () => {
    const twin = await changingHands(5);
    const { matches } = twin.services();
    const [former, anybody] = [await matches.position(twin.match, OWNER), await matches.position(twin.match, undefined)];
    expect(former).toEqual(anybody);
    expect(await matches.orders(twin.match, OWNER)).toBeUndefined();
  });
});

describe('what all are sent of a vote', () => {
  /** After somebody has chosen so many parts of what all are asked at once, which nobody else sees. */
  const voting = async (parts: number): Promise<Posting> => {
    const twin = await posting({ game: 'divers', games: GAMES_WITH_DIVERS });
    await twin.announceAll();
    for (let part = 0; part < parts; part += 1) await twin.play(OWNER, { type: 'TakeStone' } as BaseCommand);
    await act(twin, { type: 'CallVote', user: 'ada', motion: { kind: 'pause', hours: 24 } });
    await vote(twin, 'cleo');
    await act(twin, { type: 'HandOver', user: 'cleo', to: 'substitute' });
    await act(twin, { type: 'Organise', user: 'ada', motion: { kind: 'resume' }, reason: 'Go on.' });
    return twin;
  };

  test('tells nothing of what was done unseen before it, in no mark and no control', async () => {
    const [one, other] = [await voting(0), await voting(2)];
    expect((await other.found()).version).toBeGreaterThan((await one.found()).version);
    expect(await everywhere(one)).toEqual(await everywhere(other));
  });
});
