import type { CommandContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { isDue } from '../selection/matchOption.ts';
import { charactersEach, type PendingMatch, pendingMatchFor, waitingLine } from '../status/pendingMatches.ts';

const MAX_TURNS = 25;

/** Returns every match on all servers that waits for the actor, the longest wait first. */
export const turnsReply = async ({ services, say, actor: { user } }: CommandContext): Promise<Reply> => {
  const open = await services.stores.matches.list({ openOf: user });
  const due = open.filter((match) => match.status === 'playing' && isDue(match, user));
  const found = await Promise.all(due.map(({ id }) => pendingMatchFor(services, say, id, user)));
  const longestFirst = found.flatMap((each) => each ?? []).toSorted((one, other) => sinceOf(one) - sinceOf(other));
  if (longestFirst.length === 0) return textReply(say.me.noTurns);
  const shown = longestFirst.slice(0, MAX_TURNS);
  const lines = shown.map((each) => waitingLine(say, each, charactersEach(shown.length)));
  const more = say.common.more(longestFirst.length - shown.length);
  return textReply([say.me.turns(longestFirst.length), ...lines, ...more].join('\n'));
};

const sinceOf = ({ since }: PendingMatch): number => since?.getTime() ?? Number.POSITIVE_INFINITY;
