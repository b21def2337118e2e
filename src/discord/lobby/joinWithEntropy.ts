import { hashEntropy, MAX_ENTROPY_LENGTH, type Position } from '#matches/index.ts';
import type { Asker } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import { type Answer, answer, text } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { actOnLobby, joinMatch } from './lobbyActions.ts';

/** Takes a seat, unless the asker has one, and puts words of their own into the luck. Only a hash of them is kept. */
export const joinWithWords = async (
  asking: CommandContext,
  asker: Asker,
  { match: { id }, seat }: Position,
  words: string,
): Promise<Answer> => {
  const { fairness } = asking.say.common;
  if (words.trim() === '' || words.length > MAX_ENTROPY_LENGTH) return denied(asking.say, 'wordsNeeded', MAX_ENTROPY_LENGTH);
  const hash = hashEntropy(words);
  const joined = seat === undefined ? await joinMatch(asking, asker, id) : undefined;
  const commandId = `${asker.commandId} words`;
  const { refused } = await actOnLobby(asking, { ...asker, commandId }, id, { type: 'GiveWords', user: asker.user, hash });
  if (refused !== undefined) return joined ?? refused;
  const given = fairness.wordsGiven(hash);
  return joined === undefined ? answer(given) : { ...joined, components: [text(given), ...joined.components] };
};
