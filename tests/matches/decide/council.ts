import type { Motion, Played } from '#matches/index.ts';
import { type Table, table } from '../games/table.ts';

/** Starts a match, with short functions for voting. `called` is the version of the open vote. */
export const council = async (seats: number, part?: Parameters<Table['started']>[1]) => {
  const fixture = table();
  const match = await fixture.started(seats, part);
  const call = (user: string, motion: Motion) => fixture.act(match, { type: 'CallVote', user, motion });
  const calledAt = (played: Played): number =>
    (played.kind === 'rejected' ? undefined : played.events.find(({ event }) => event.type === 'VoteCalled')?.version) ?? -1;
  const say = (user: string, called: number, yes: boolean) => fixture.act(match, { type: 'Vote', user, called, yes });
  const silence = (called: number) => fixture.act(match, { type: 'CountVotes', called });
  return { ...fixture, match, call, calledAt, say, silence };
};

export const PAUSE: Motion = { kind: 'pause', hours: 48 };
