import {
  type APIDMChannel,
  type APIEmoji,
  type APIMessage,
  type APIThreadChannel,
  type REST,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { sendMessage } from '#discord/post.ts';
import { needed } from './assumption.ts';
import { FILES, PIXEL, postOf } from './bodies.ts';
import type { Cleanup } from './cleanup.ts';

/** The same promise every time: `make` is called once. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

interface Where {
  readonly rest: REST;
  readonly cleanup: Cleanup;
  /** Tells the things of one run from those of others. */
  readonly tag: string;
  readonly channel: () => string;
  readonly person: () => string;
  readonly application: () => Promise<{ readonly id?: string }>;
}

/** What checks make on Discord: each thing once, when a check first needs it, and noted for removal. */
export const makeOnce = ({ rest, cleanup, tag, channel, person, application }: Where) => {
  const mark = `doctor·${tag}`;

  const removable = async (where: string, sending: Promise<unknown>): Promise<APIMessage> => {
    const message = (await sending) as APIMessage;
    const route = Routes.channelMessage(message.channel_id, message.id);
    cleanup.add(`the message in ${where} whose last line is ${mark}`, () => rest.delete(route));
    return message;
  };
  /** Sends something to the channel. */
  const send = (body: object): Promise<APIMessage> =>
    removable('the channel', rest.post(Routes.channelMessages(channel()), { body }));
  const sendPost = (): Promise<APIMessage> =>
    removable('the channel', sendMessage(rest, channel(), postOf(mark, ['A check.'], 'doctor', FILES), `doctor ${tag}`, FILES));
  const post = once(sendPost);

  /** A thread under the post. */
  const thread = once(async () => {
    const { id } = await needed('the post', post());
    const body = { name: `Trireme doctor ${tag}`, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
    const made = (await rest.post(Routes.threads(channel(), id), { body })) as APIThreadChannel;
    cleanup.add(`the thread “${body.name}”, for which it takes the permission Manage Threads`, () =>
      rest.delete(Routes.channel(made.id)),
    );
    return made;
  });
  /** A message in the thread, which is archived then. */
  const archived = once(async () => {
    const { id } = await needed('the thread', thread());
    const message = await sendMessage(rest, id, postOf(mark, ['In the thread.']), `doctor ${tag} thread`);
    await rest.patch(Routes.channel(id), { body: { archived: true } });
    return message;
  });
  const emoji = once(async () => {
    const id = String((await needed('the application', application())).id);
    const body = { name: `doctor_${tag}`, image: `data:image/png;base64,${PIXEL}` };
    const made = (await rest.post(Routes.applicationEmojis(id), { body })) as APIEmoji;
    const route = Routes.applicationEmoji(id, String(made.id));
    cleanup.add(`the application's emoji ${body.name}`, () => rest.delete(route));
    return { ...made, route };
  });
  const direct = once(async () => (await rest.post(Routes.userChannels(), { body: { recipient_id: person() } })) as APIDMChannel);
  const directMessage = once(async () => {
    const { id } = await needed('the direct channel', direct());
    return removable('the direct messages', sendMessage(rest, id, postOf(mark, ['A check.']), `doctor ${tag} dm`));
  });
  return { mark, send, post, sendPostAgain: sendPost, thread, archived, emoji, direct, directMessage };
};
