import { type APIMessage, ChannelType, RESTJSONErrorCodes as Code, ComponentType, MessageFlags, Routes } from 'discord.js';
import { editMessage, findMarked, sendMessage } from '#discord/post.ts';
import { type Assumption, holdsIf, needed, refusedWith } from './assumption.ts';
import { ALT_TEXT, buttonRow, postOf, textOf } from './bodies.ts';
import { fieldsOf, type Probe } from './probe.ts';

const flagsOf = async ({ made }: Probe): Promise<number> => Number((await needed('the post', made.post())).flags ?? 0);

/** The first picture of a message's gallery. */
const pictureOf = ({ components = [] }: Partial<APIMessage>) =>
  components.flatMap((one) => (one.type === ComponentType.MediaGallery ? one.items : []))[0];

const saysText = ({ components = [] }: Partial<APIMessage>, text: string): boolean =>
  components.some((one) => one.type === ComponentType.TextDisplay && one.content === text);

/** Whether a thread is archived; `undefined` where Discord doesn't say. */
const isArchived = (thread: unknown): boolean | undefined =>
  fieldsOf<{ thread_metadata: { archived?: boolean } }>(thread).thread_metadata?.archived;

/** What is checked by posting in a channel. */
export const POST: readonly Assumption[] = [
  {
    name: 'post',
    assumes: 'A post of components v2 with a text, a picture and a button is accepted.',
    check: async ({ made }) =>
      holdsIf((Number((await made.post()).flags) & MessageFlags.IsComponentsV2) !== 0, 'a message without IS_COMPONENTS_V2'),
  },
  {
    name: 'silent post',
    assumes: 'A post may be sent without a sound.',
    check: async (probe) => holdsIf(((await flagsOf(probe)) & MessageFlags.SuppressNotifications) !== 0, 'the flag was not kept'),
  },
  {
    name: 'alt text',
    assumes: 'A picture is shown in the gallery, at an address of its own, with its alt text.',
    check: async ({ made }) => {
      const picture = pictureOf(await needed('the post', made.post()));
      return holdsIf(picture?.description === ALT_TEXT && /^https?:/.test(picture.media.url), 'another picture or text, or none');
    },
  },
  {
    name: 'nonce',
    assumes: 'A message that is sent again with its nonce and enforce_nonce is not posted twice: the first one is answered.',
    check: async ({ made }) => {
      const { id } = await needed('the post', made.post());
      return holdsIf((await made.postAgain()).id === id, 'a second message');
    },
  },
  {
    name: 'edit',
    assumes: 'An edit changes the text of a post and keeps its picture.',
    check: async ({ rest, made, channel }) => {
      const { id } = await needed('the post', made.post());
      await editMessage(rest, channel(), id, postOf('Edited.', made.mark));
      const edited = fieldsOf<APIMessage>(await rest.get(Routes.channelMessage(channel(), id)));
      return holdsIf(saysText(edited, 'Edited.') && pictureOf(edited) !== undefined, 'the old text, or no picture');
    },
  },
  {
    name: 'history',
    assumes: 'A post is found again by its last line among the last messages of the channel.',
    check: async ({ rest, made, me, channel }) => {
      const { id } = await needed('the post', made.post());
      const found = await findMarked(rest, channel(), String((await me()).id), made.mark);
      return holdsIf(found === id, found === undefined ? 'it was not found' : 'another message was found');
    },
  },
  {
    name: 'thread',
    assumes: 'A public thread is started under a post, has its id, and stays for a week.',
    check: async ({ made }) => {
      const { id } = await needed('the post', made.post());
      const thread = await made.thread();
      const isSame = thread.id === id && thread.type === ChannelType.PublicThread;
      return holdsIf(isSame && thread.thread_metadata?.auto_archive_duration === 10_080, 'another id, kind or duration');
    },
  },
  {
    name: 'second thread',
    assumes: 'A second thread under the same post is refused with 160004.',
    check: async ({ rest, made, channel }) => {
      const { id } = await needed('the thread', made.thread());
      const request = rest.post(Routes.threads(channel(), id), { body: { name: 'Trireme doctor' } });
      return refusedWith(request, Code.ThreadAlreadyCreatedForMessage);
    },
  },
  {
    name: 'archived thread',
    assumes: 'An edit in an archived thread is refused with 50083.',
    check: async ({ rest, made }) => {
      const { id, channel_id } = await needed('the archived thread', made.archived());
      const request = editMessage(rest, channel_id, id, textOf('Edited.', made.mark));
      return refusedWith(request, Code.InvalidActionOnArchivedThread);
    },
  },
  {
    name: 'reopened thread',
    assumes: 'The bot may reopen its archived thread without further permissions.',
    check: async ({ rest, made }) => {
      const { channel_id } = await needed('the archived thread', made.archived());
      const reopened = await rest.patch(Routes.channel(channel_id), { body: { archived: false } });
      return holdsIf(isArchived(reopened) === false, 'it is archived still');
    },
  },
  {
    name: 'woken thread',
    assumes: 'A message that is sent to an archived thread reopens it.',
    check: async ({ rest, made }) => {
      const { channel_id } = await needed('the archived thread', made.archived());
      await needed('the reopened thread', rest.patch(Routes.channel(channel_id), { body: { archived: true } }));
      await sendMessage(rest, channel_id, textOf('Reopened.', made.mark), `${made.nonce} woken`);
      return holdsIf(isArchived(await rest.get(Routes.channel(channel_id))) === false, 'it is archived still');
    },
  },
  {
    name: 'emoji',
    assumes: 'The application may have emojis of its own.',
    check: async ({ made }) => holdsIf((await made.emoji()).available === true, 'an emoji that is not available'),
  },
  {
    name: 'emoji in a post',
    assumes: "An emoji of the application may be used in a post's text and on its buttons.",
    check: async ({ made }) => {
      const { id, name } = await needed('the emoji', made.emoji());
      const text = `<:${name}:${id}>`;
      const body = textOf(text, made.mark);
      const row = buttonRow('emoji');
      const [button] = row.components;
      const components = [...body.components, { ...row, components: [{ ...button, emoji: { id, name } }] }];
      return holdsIf(saysText(fieldsOf(await made.send({ ...body, components })), text), 'another text');
    },
  },
  {
    name: 'deleted emoji',
    assumes: 'An emoji that was deleted is unknown: 10014.',
    check: async ({ rest, made, application }) => {
      const { id } = await needed('the emoji', made.emoji());
      const route = Routes.applicationEmoji(String((await application()).id), String(id));
      await rest.delete(route);
      return refusedWith(rest.get(route), Code.UnknownEmoji);
    },
  },
  {
    name: 'deleted message',
    assumes: 'An edit of a message that was deleted is refused with 10008.',
    check: async ({ rest, made, channel }) => {
      const { id } = await made.send(textOf('To be deleted.', made.mark));
      await rest.delete(Routes.channelMessage(channel(), id));
      return refusedWith(editMessage(rest, channel(), id, textOf('Edited.', made.mark)), Code.UnknownMessage);
    },
  },
];
