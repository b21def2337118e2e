import { ButtonStyle } from 'discord.js';
import type { MatchContext } from '../command/command.ts';
import { button, menu, type Reply, type Row, row, textReply } from '../components/reply.ts';
import { denied, refusedBy } from '../narration/refusalReply.ts';
import { motionText, parseRewind, rewindChoices } from '../narration/rewindTargets.ts';
import { followMotion, type MotionPath } from './motions.ts';
import { callVote, openVoteReply } from './votes.ts';

/** Returns the menus that lead to a vote: each adds one choice. Once all are made, the vote is called after a confirmation. */
export const votePanel = async (context: MatchContext, path: readonly string[]): Promise<Reply> => {
  const { say, position } = context;
  const refused = await refuseVoting(context);
  if (refused !== undefined) return refused;
  const { match } = position;
  const { table } = say;
  const resolved = await follow(context, path);
  const id = { match: match.id, path };
  const back = button({ kind: 'motion', match: match.id, path: path.slice(0, -1) }, say.common.controls.back);
  const backs: readonly Row[] = path.length === 0 ? [] : [row(back)];
  switch (resolved.kind) {
    case 'nowhere':
      return path[0] === 'rewind' ? refusedBy(say, 'noSuchPoint') : denied(say, 'notUnderstood');
    case 'open': {
      if (resolved.entries.length === 0) {
        const isFar = resolved.open === 'to';
        const none = isFar ? refusedBy(say, 'acrossSubstitution') : denied(say, 'noSeatForThat');
        return { components: [...none.components, ...backs] };
      }
      const questions = { motion: table.whichMotion, seat: table.whichSeat, time: table.howLong, to: table.howFarBack };
      const asked = `**${say.common.matchName(match.id)}** ${questions[resolved.open]}`;
      return textReply(asked, row(menu({ kind: 'motion', ...id }, '', resolved.entries)), ...backs);
    }
    case 'motion': {
      const motion = await motionText(context.services, say, match, resolved.motion);
      const call = button({ kind: 'call', ...id }, say.common.controls.callVote, ButtonStyle.Success);
      return textReply(`**${say.common.matchName(match.id)}** ${table.confirmVote(motion)}`, row(call, back));
    }
  }
};

/** Calls the vote that a path of choices leads to. */
export const callFromPanel = async (context: MatchContext, path: readonly string[]): Promise<Reply> => {
  const resolved = await follow(context, path);
  const motion = resolved.kind === 'motion' ? resolved.motion : await parseRewind(context.services, context.position.match, path);
  return motion === undefined ? votePanel(context, path) : callVote(context, motion);
};

const follow = async ({ services, say, position }: MatchContext, path: readonly string[]): Promise<MotionPath> => {
  const needsPoints = path.length === 0 || path[0] === 'rewind';
  const points = needsPoints ? await rewindChoices(services, say, position.match) : [];
  return followMotion({ say, position, points, own: position.seat }, path);
};

/** Returns why no vote can be called. If one is open, shows it. */
const refuseVoting = async (context: MatchContext): Promise<Reply | undefined> => {
  const { say, position } = context;
  const { match, seat, vote } = position;
  if (seat === undefined) return refusedBy(say, 'notInThisMatch');
  if (match.status === 'lobby') return refusedBy(say, 'matchNotStarted');
  if (match.status !== 'playing') return refusedBy(say, 'matchEnded');
  return vote === undefined ? undefined : openVoteReply(context);
};
