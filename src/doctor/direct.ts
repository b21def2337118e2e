import { type APIDMChannel, type APIMessage, ChannelType, RESTJSONErrorCodes as Code, Routes } from 'discord.js';
import { editMessage } from '#discord/post.ts';
import { type Assumption, holdsIf, needed, refusedWith } from './assumption.ts';
import { textOf } from './bodies.ts';
import { fieldsOf } from './probe.ts';
import { NOTHING } from './readOnly.ts';

/** What is checked by sending a person a direct message. */
export const DIRECT: readonly Assumption[] = [
  {
    name: 'direct channel',
    assumes: 'The bot may open a channel for direct messages with a person.',
    check: async ({ made }) => holdsIf((await made.direct()).type === ChannelType.DM, 'another kind of channel'),
  },
  {
    name: 'same direct channel',
    assumes: 'A channel for direct messages that is opened again is the same.',
    check: async ({ rest, made, person }) => {
      const { id } = await needed('the direct channel', made.direct());
      const again = await rest.post(Routes.userChannels(), { body: { recipient_id: person() } });
      return holdsIf(fieldsOf<APIDMChannel>(again).id === id, 'another channel');
    },
  },
  {
    name: 'direct message',
    assumes: 'A person who shares a server with the bot takes direct messages from it.',
    check: async ({ made }) => holdsIf((await made.directMessage()).id !== undefined, 'an answer without a message'),
  },
  {
    name: 'direct edit',
    assumes: 'A direct message may be edited.',
    check: async ({ rest, made }) => {
      const { id, channel_id } = await needed('the direct message', made.directMessage());
      await editMessage(rest, channel_id, id, textOf('Edited.', made.mark));
      const edited = fieldsOf<APIMessage>(await rest.get(Routes.channelMessage(channel_id, id)));
      return holdsIf(edited.edited_timestamp != null, 'a message that was not edited');
    },
  },
  {
    name: 'direct deletion',
    assumes: 'A direct message may be deleted by the bot.',
    check: async ({ rest, made }) => {
      const { id, channel_id } = await needed('the direct message', made.directMessage());
      await rest.delete(Routes.channelMessage(channel_id, id));
      return refusedWith(rest.get(Routes.channelMessage(channel_id, id)), Code.UnknownMessage);
    },
  },
  {
    name: 'unknown recipient',
    assumes: 'Opening a channel with someone who is not on Discord is refused with 50033 or 10013.',
    check: ({ rest }) => {
      const request = rest.post(Routes.userChannels(), { body: { recipient_id: NOTHING } });
      return refusedWith(request, Code.InvalidRecipients, Code.UnknownUser);
    },
  },
];
