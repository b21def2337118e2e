import { type APIMessage, ChannelType, RESTJSONErrorCodes as Code, Routes } from 'discord.js';
import { editMessage } from '#discord/components/message.ts';
import { type Assumption, assume, refuses } from './assumption.ts';
import { postOf } from './bodies.ts';
import { holdsIf, needed } from './outcome.ts';
import { fieldsOf } from './probe.ts';
import { NOTHING } from './readOnly.ts';

/** The checks that send a user a direct message. */
export const DIRECT: readonly Assumption[] = [
  assume('direct channel', 'The bot may open a channel for direct messages with a person.', async ({ made }) =>
    holdsIf((await made.direct()).type === ChannelType.DM, 'another kind of channel'),
  ),
  assume('direct message', 'A person on one of its servers takes direct messages from the bot.', async ({ made }) =>
    holdsIf((await made.directMessage()).id !== undefined, 'an answer without a message'),
  ),
  assume('direct edit', 'The bot may edit a direct message.', async ({ rest, made }) => {
    const { id, channel_id } = await needed('the direct message', made.directMessage());
    await editMessage(rest, channel_id, id, postOf(made.mark, ['Edited.']));
    const edited = fieldsOf<APIMessage>(await rest.get(Routes.channelMessage(channel_id, id)));
    return holdsIf(typeof edited.edited_timestamp === 'string', 'a message that was not edited');
  }),
  refuses('deleted direct message', 'A direct message that the bot deleted', [Code.UnknownMessage], async ({ rest, made }) => {
    const { id, channel_id } = await needed('the direct message', made.directMessage());
    await needed('its deletion', rest.delete(Routes.channelMessage(channel_id, id)));
    return rest.get(Routes.channelMessage(channel_id, id));
  }),
  refuses(
    'unknown recipient',
    'A channel with someone who is not on Discord',
    [Code.InvalidRecipients, Code.UnknownUser],
    ({ rest }) => rest.post(Routes.userChannels(), { body: { recipient_id: NOTHING } }),
  ),
];
