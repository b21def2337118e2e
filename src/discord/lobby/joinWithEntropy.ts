import { hashEntropy, MAX_ENTROPY_LENGTH, type Position } from '#matches/index.ts';
import type { Actor } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { type Reply, text, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { actOnLobby, joinMatch } from './lobbyActions.ts';

/**
 * Takes a seat, unless the actor has one, and mixes the actor's own words into the match's randomness. Only a hash of the words
 * is stored.
 */
export const joinWithEntropy = async (
  context: CommandContext,
  actor: Actor,
  { match: { id }, seat }: Position,
  words: string,
): Promise<Reply> => {
  const { fairness } = context.say.common;
  if (words.trim() === '' || words.length > MAX_ENTROPY_LENGTH) return denied(context.say, 'wordsNeeded', MAX_ENTROPY_LENGTH);
  const hash = hashEntropy(words);
  const joined = seat === undefined ? await joinMatch(context, actor, id) : undefined;
  const commandId = `${actor.commandId} words`;
  const { refused } = await actOnLobby(context, { ...actor, commandId }, id, { type: 'GiveWords', user: actor.user, hash });
  if (refused !== undefined) return joined ?? refused;
  const given = fairness.wordsGiven(hash);
  return joined === undefined ? textReply(given) : { ...joined, components: [text(given), ...joined.components] };
};
