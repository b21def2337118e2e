import type { MatchContext } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { GENERAL } from '../narration/rulePages.ts';
import { sectionRows } from '../rules/rules.ts';

/** Returns what makes the dice and draws of a match checkable: the bot's commitment and, once the match is over, its secret. */
export const fairnessReply = async ({ services, say, position: { match } }: MatchContext): Promise<Reply> => {
  const { fairness } = say.common;
  const { commitment, secret } = await services.matches.fairness(match);
  const lines = [
    `**${say.common.matchName(match.id)}** ${fairness.intro}`,
    fairness.committed(commitment),
    ...(secret === undefined ? [] : [fairness.secretTold(secret)]),
    fairness.check,
  ];
  return textReply(lines.join('\n'), ...sectionRows(say, [{ book: GENERAL, key: 'luck' }]));
};
