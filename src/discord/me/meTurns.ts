import type { UserId } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { type Answer, answer } from '../components/reply.ts';
import { isDue } from '../selection/matchOption.ts';
import { roomAmong, type Waiting, waitingFor, waitingLine } from '../status/pendingMatches.ts';

const MOST_TURNS = 25;

/** Every match that waits for the asker, on all servers, the longest first. */
export const turnsAnswer = async ({ services, say }: CommandContext, user: UserId): Promise<Answer> => {
  const open = await services.stores.matches.openMatchesOf(user);
  const due = open.filter((match) => match.status === 'playing' && isDue(match, user));
  const found = await Promise.all(due.map(({ id }) => waitingFor(services, say, id, user)));
  const longestFirst = found.flatMap((each) => each ?? []).toSorted((one, other) => sinceOf(one) - sinceOf(other));
  if (longestFirst.length === 0) return answer(say.me.noTurns);
  const shown = longestFirst.slice(0, MOST_TURNS);
  const lines = shown.map((each) => waitingLine(say, each, roomAmong(shown.length)));
  const more = say.common.more(longestFirst.length - shown.length);
  return answer([say.me.turns(longestFirst.length), ...lines, ...more].join('\n'));
};

const sinceOf = ({ since }: Waiting): number => since?.getTime() ?? Number.POSITIVE_INFINITY;
