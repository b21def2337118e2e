import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Press } from '../command/control.ts';
import type { Services } from '../command/services.ts';
import { welcomeButtons } from '../components/buttons.ts';
import { buildMessage, findMessageByTag, type MessageContent, sendMessage } from '../components/message.ts';
import { buttonRows, type Reply, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { channelForNewMatch } from '../server/channelSelection.ts';
import { rulesOf, whyNotManager } from '../server/serverPermissions.ts';
import { openLobby } from './lobbyActions.ts';

const TAG = 'welcome';

/** Returns the message that invites a channel to play: a button for each game, one for finding players and one for the lessons. */
const welcomeMessage = ({ ids }: GameRegistry, say: Sentences): MessageContent => ({
  texts: [say.help.welcome(ids.map((id) => say.game(id).name))],
  controls: buttonRows(welcomeButtons(say, ids)),
  tag: TAG,
  pings: [],
});

/** Posts the welcome in the channel of a server's manager. */
export const postWelcome = async ({ context, interaction }: Press): Promise<Reply> => {
  const { services, say, actor } = context;
  const refused = whyNotManager(say, interaction);
  if (refused !== undefined) return refused;
  const { place, refused: unfit } = await channelForNewMatch({ ...context, interaction });
  if (place === undefined) return unfit;
  await send(services, services.sentences(place.locale), place.channel, actor.commandId);
  return textReply(say.help.welcomePosted(`<#${place.channel}>`));
};

const send = (services: Services, say: Sentences, channel: string, nonce: string) =>
  sendMessage(services.rest, channel, buildMessage(welcomeMessage(services.games, say)), nonce);

/** Posts the welcome in a channel whose last hundred messages don't have it. */
export const ensureWelcome = async (services: Services, channel: string): Promise<void> => {
  const known = await findMessageByTag(services.rest, channel, services.applicationId, TAG);
  if (known === undefined) await send(services, services.sentences('en'), channel, TAG);
};

/** Opens a lobby of a game with the default settings. */
export const createFromWelcome = async ({ context, interaction }: Press, game: string): Promise<Reply> => {
  const { services, say, actor } = context;
  if (services.games.find(game) === undefined) return denied(say, 'notUnderstood');
  const { place, refused } = await channelForNewMatch({ ...context, interaction });
  if (place === undefined) return refused;
  const lobby = { game, private: false, options: {}, place, ...(await rulesOf(services, place.server)) };
  return openLobby(context, lobby, actor.commandId);
};
