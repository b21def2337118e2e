import { type APIMessage, ChannelType, RESTJSONErrorCodes as Code, ComponentType, MessageFlags, Routes } from 'discord.js';
import { editMessage, findMessageByTag, sendMessage } from '#discord/components/message.ts';
import { type Assumption, assume, refuses } from './assumption.ts';
import { ALT_TEXT, buttonRow, FILES, largestPost, postOf } from './bodies.ts';
import { holdsIf, needed } from './outcome.ts';
import { fieldsOf } from './probe.ts';

const FLAGS = MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications;

/** Returns the first picture of a message's gallery. */
const pictureOf = ({ components = [] }: Partial<APIMessage>) =>
  components.flatMap((one) => (one.type === ComponentType.MediaGallery ? one.items : []))[0];

const saysText = ({ components = [] }: Partial<APIMessage>, text: string): boolean =>
  components.some((one) => one.type === ComponentType.TextDisplay && one.content === text);

/** Returns whether a thread is archived, from Discord's response. */
const isArchived = (thread: unknown): boolean | undefined =>
  fieldsOf<{ thread_metadata: { readonly archived?: boolean } }>(thread).thread_metadata?.archived;

/** Returns the assumption that Discord refuses a message that exceeds a limit. */
const tooMuch = (name: string, what: string, body: object): Assumption =>
  refuses(name, what, [Code.InvalidFormBodyOrContentType], ({ made }) => made.send(body));

const text = (content: string) => ({ type: ComponentType.TextDisplay, content });
const gallery = (description: string) => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: 'https://discord.com/doctor.png' }, description }],
});

/** The checks that post in a channel. */
export const POST: readonly Assumption[] = [
  assume('post', 'A silent post of components v2 with a text, a picture and a button is accepted.', async ({ made }) =>
    holdsIf((Number((await made.post()).flags) & FLAGS) === FLAGS, 'a message with other flags'),
  ),
  assume('alt text', 'Its picture stands in the gallery with its alt text, at an address of its own.', async ({ made }) => {
    const picture = pictureOf(await needed('the post', made.post()));
    return holdsIf(picture?.description === ALT_TEXT && /^https?:/.test(picture.media.url), 'another picture or text');
  }),
  assume('nonce', 'A message sent again with its nonce and enforce_nonce is not posted twice.', async ({ made }) => {
    const { id } = await needed('the post', made.post());
    return holdsIf((await made.sendPostAgain()).id === id, 'a second message');
  }),
  assume('edit', 'An edit changes the text of a post and keeps its picture.', async ({ rest, made: { post, mark }, channel }) => {
    const { id } = await needed('the post', post());
    await editMessage(rest, await channel(), id, postOf(mark, ['Edited.'], 'doctor', FILES));
    const edited = fieldsOf<APIMessage>(await rest.get(Routes.channelMessage(await channel(), id)));
    return holdsIf(saysText(edited, 'Edited.') && pictureOf(edited) !== undefined, 'the old text, or no picture');
  }),
  assume('history', 'A post is found by the id of a component among the last messages.', async ({ rest, made, me, channel }) => {
    const { id } = await needed('the post', made.post());
    return holdsIf(
      (await findMessageByTag(rest, await channel(), String((await me()).id), made.mark)) === id,
      'none, or another message',
    );
  }),
  assume('thread', 'A public thread of a week is started under a post, and has its id.', async ({ made }) => {
    const { id, type, thread_metadata } = await made.thread();
    const isSame = id === (await made.post()).id && type === ChannelType.PublicThread;
    return holdsIf(isSame && thread_metadata?.auto_archive_duration === 10_080, 'another id, kind or duration');
  }),
  refuses(
    'second thread',
    'A second thread under a post',
    [Code.ThreadAlreadyCreatedForMessage],
    async ({ rest, made, channel }) =>
      rest.post(Routes.threads(await channel(), (await needed('the thread', made.thread())).id), {
        body: { name: 'Trireme doctor' },
      }),
  ),
  assume('archiving', 'The bot may archive a thread that it started.', async ({ made }) =>
    holdsIf(isArchived((await made.archived()).thread) === true, 'a thread that is not archived'),
  ),
  refuses('archived thread', 'An edit in an archived thread', [Code.InvalidActionOnArchivedThread], async ({ rest, made }) => {
    const { id, channel_id } = await needed('the archived thread', made.archived());
    return editMessage(rest, channel_id, id, postOf(made.mark, ['Edited.']));
  }),
  assume('reopened thread', 'The bot may reopen a thread that it started.', async ({ rest, made }) => {
    const { channel_id } = await needed('the archived thread', made.archived());
    return holdsIf(
      isArchived(await rest.patch(Routes.channel(channel_id), { body: { archived: false } })) === false,
      'an archived thread',
    );
  }),
  assume(
    'woken thread',
    'A message that is sent to an archived thread reopens it.',
    async ({ rest, made: { archived, mark } }) => {
      const { channel_id } = await needed('the archived thread', archived());
      await needed('the reopened thread', rest.patch(Routes.channel(channel_id), { body: { archived: true } }));
      await sendMessage(rest, channel_id, postOf(mark, ['Reopened.']), `${mark} woken`);
      return holdsIf(isArchived(await rest.get(Routes.channel(channel_id))) === false, 'an archived thread');
    },
  ),
  assume('emoji', 'The application may have emojis of its own.', async ({ made }) =>
    holdsIf((await made.emoji()).available === true, 'an emoji that is not available'),
  ),
  assume('emoji in a post', 'Such an emoji may be used in texts and on buttons.', async ({ made }) => {
    const { id, name } = await needed('the emoji', made.emoji());
    const { components, ...body } = postOf(made.mark, [`<:${name}:${id}>`]);
    const { type, components: buttons } = buttonRow('emoji');
    const row = { type, components: buttons.map((button) => ({ ...button, emoji: { id, name } })) };
    const sent = await made.send({ ...body, components: [...components, row] });
    return holdsIf(saysText(sent, `<:${name}:${id}>`), 'another text');
  }),
  refuses('deleted emoji', 'An emoji that was deleted', [Code.UnknownEmoji], async ({ rest, made, application }) => {
    const { id } = await needed('the emoji', made.emoji());
    const route = Routes.applicationEmoji(String((await application()).id), String(id));
    await needed('its deletion', rest.delete(route));
    return rest.get(route);
  }),
  refuses('deleted message', 'An edit of a message that was deleted', [Code.UnknownMessage], async ({ rest, made, channel }) => {
    const { id } = await needed('a message', made.send(postOf(made.mark, ['To be deleted.'])));
    await needed('its deletion', rest.delete(Routes.channelMessage(await channel(), id)));
    return editMessage(rest, await channel(), id, postOf(made.mark, ['Edited.']));
  }),
  assume(
    'largest post',
    'A post of 4,000 characters in 40 components, one with a custom id of 100, is accepted.',
    async ({ made }) => holdsIf((await made.send(largestPost(made.mark))).id !== undefined, 'an answer without a message'),
  ),
  tooMuch('message length', 'A message of more than 2,000 characters', { content: 'x'.repeat(2_001) }),
  tooMuch('post length', 'A post of more than 4,000 characters', {
    flags: FLAGS,
    components: [text('x'.repeat(2_001)), text('x'.repeat(2_000))],
  }),
  tooMuch('components', 'A post of more than 40 components', {
    flags: FLAGS,
    components: Array.from({ length: 41 }, () => text('x')),
  }),
  tooMuch('custom id', 'A custom id of more than 100 characters', { flags: FLAGS, components: [buttonRow('x'.repeat(101))] }),
  tooMuch('long alt text', 'An alt text of more than 1,024 characters', {
    flags: FLAGS,
    components: [gallery('x'.repeat(1_025))],
  }),
];
