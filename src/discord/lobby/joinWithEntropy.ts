import { hashEntropy, MAX_ENTROPY_LENGTH } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { type Reply, text, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { actOnLobby, joinMatch } from './lobbyActions.ts';

/**
 * Takes a seat, unless the actor has one, and mixes the actor's own words into the match's randomness. Only a hash of the words
 * is stored.
 */
export const joinWithEntropy = async (context: MatchContext, words: string): Promise<Reply> => {
  const { actor, position } = context;
  const { fairness } = context.say.common;
  if (words.trim() === '' || words.length > MAX_ENTROPY_LENGTH) return denied(context.say, 'wordsNeeded', MAX_ENTROPY_LENGTH);
  const hash = hashEntropy(words);
  const joined = position.seat === undefined ? await joinMatch(context) : undefined;
  const given = { ...context, actor: { ...actor, commandId: `${actor.commandId} words` } };
  const { refused } = await actOnLobby(given, { type: 'GiveWords', user: actor.user, hash });
  if (refused !== undefined) return joined ?? refused;
  const said = fairness.wordsGiven(hash);
  return joined === undefined ? textReply(said) : { ...joined, components: [text(said), ...joined.components] };
};
