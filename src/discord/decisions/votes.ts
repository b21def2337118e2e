import { ButtonStyle, TimestampStyles, time } from 'discord.js';
import type { Sentences } from '#i18n/index.ts';
import { isMatchEvent, type Match, type Motion, type VoteStanding } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { button, type Reply, type Row, row, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { isUnreachable } from '../delivery/reachability.ts';
import { refusedBy, withRuleLink } from '../narration/refusalReply.ts';
import { motionText } from '../narration/rewindTargets.ts';
import { playCommand } from '../selection/playCommand.ts';
import { namedAt, seatMention, seatName } from '../text/seatNames.ts';

/**
 * Returns the text of a vote's post: what it is about, who has voted how, who has not voted, and until when. `motion` in words.
 */
export const voteText = (
  say: Sentences,
  match: Match,
  vote: VoteStanding,
  motion: string,
  mention = seatMention(say, match),
): string => {
  const name = seatName(say, match);
  const ends = new Date(vote.until);
  return say.table.vote({
    motion,
    by: vote.by === undefined ? undefined : seatName(say, namedAt(match, vote.called))(vote.by),
    yes: vote.yes.map(name),
    no: vote.no.map(name),
    silent: pendingVoters(vote).map(mention),
    needed: vote.needed,
    voters: vote.voters.length,
    unanimous: vote.unanimous,
    abstains: vote.abstains,
    until: `${time(ends, TimestampStyles.ShortDateTime)} (${time(ends, TimestampStyles.RelativeTime)})`,
    result: vote.result,
  });
};

/** Returns the subject of a vote in words, with the names at the time it was called. */
export const motionOf = (services: Services, say: Sentences, match: Match, { called, motion }: VoteStanding): Promise<string> =>
  motionText(services, say, namedAt(match, called), motion);

/** Returns the voters who have not voted yet. */
export const pendingVoters = ({ voters, yes, no }: VoteStanding): readonly number[] =>
  voters.filter((seat) => !yes.includes(seat) && !no.includes(seat));

/** Returns the buttons of an open vote, which are the same for everybody. */
export const voteControls = ({ common: { controls } }: Sentences, { id }: Match, { number, by }: VoteStanding): Row =>
  row(
    button({ kind: 'vote', match: id, vote: number, voice: 'yes' }, controls.voteYes, ButtonStyle.Success),
    button({ kind: 'vote', match: id, vote: number, voice: 'no' }, controls.voteNo),
    ...(by === undefined ? [] : [button({ kind: 'vote', match: id, vote: number, voice: 'withdraw' }, controls.withdrawVote)]),
  );

/** Records the actor's vote, or its withdrawal, in a vote that may be over. `number` identifies the vote. */
export const castVote = async (context: MatchContext, number: number, voice: IdOf<'vote'>['voice']): Promise<Reply> => {
  const { services, say } = context;
  const { user } = context.actor;
  const { match, vote } = context.position;
  // No vote is called by the first event of a match, so version 1 makes the match service reply that this vote is over.
  const called = vote?.number === number ? vote.called : 1;
  const played = await playCommand(
    context,
    voice === 'withdraw' ? { type: 'WithdrawVote', user, called } : { type: 'Vote', user, called, yes: voice === 'yes' },
  );
  if (played.refused !== undefined) return played.refused;
  if (voice === 'withdraw') return textReply(say.table.voteWithdrawn);
  const ended = played.events.flatMap(({ event }) => (isMatchEvent(event) && event.type === 'VoteEnded' ? [event] : []))[0];
  if (ended === undefined) return textReply(say.table.voted(voice === 'yes'));
  return textReply(say.table.votedLast(await motionText(services, say, match, ended.motion), ended.result));
};

/** Calls a vote. If one is already open, shows that one. */
export const callVote = async (context: MatchContext, motion: Motion): Promise<Reply> => {
  const { services, say } = context;
  const { user } = context.actor;
  const { match } = context.position;
  const isGone = await isConcernedGone(services, match, motion);
  const played = await playCommand(context, { type: 'CallVote', user, motion, isGone });
  if (played.refused !== undefined) {
    return played.rejection.code === 'voteOpenAlready' ? openVoteReply(await played.after()) : played.refused;
  }
  const isOver = played.events.some(({ event }) => event.type === 'VoteEnded');
  const others = ((await played.after()).position.vote?.voters.length ?? 0) > 1;
  const sentence = isOver ? 'voteDecided' : others ? 'voteCalled' : 'voteStaysOpen';
  return textReply(say.table[sentence](await motionText(services, say, match, motion)));
};

/** Whether the motion takes a seat from a user who cannot be reached any more. */
const isConcernedGone = async (services: Services, { seats, place }: Match, motion: Motion): Promise<boolean> => {
  if (motion.kind !== 'replace' && motion.kind !== 'computer') return false;
  const user = seats.find(({ seat }) => seat === motion.seat)?.user;
  return user !== undefined && (await isUnreachable(services, user, place.server));
};

/** Returns the open vote with its buttons, for the actor only. No other vote can be called before it ends. */
export const openVoteReply = async ({ services, say, position: { match, vote } }: MatchContext): Promise<Reply> => {
  if (vote === undefined) return refusedBy(say, 'voteOver');
  const text = voteText(say, match, vote, await motionOf(services, say, match, vote), seatName(say, match));
  const shown = textReply(`${say.table.voteIsOpen}\n${text}`, voteControls(say, match, vote));
  return withRuleLink(say, shown, { code: 'voteOpenAlready', params: {} });
};
