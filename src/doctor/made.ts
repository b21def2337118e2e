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
import { FILES, PIXEL, postOf, textOf } from './bodies.ts';
import type { Cleanup } from './cleanup.ts';

/** What checks make on Discord: each thing once, when a check first needs it, and noted for removal. */
export interface Made {
  readonly nonce: string;
  readonly mark: string;
  /** Sends something else to the channel. */
  send(body: object): Promise<APIMessage>;
  post(): Promise<APIMessage>;
  /** The same once more, with the nonce of the first. */
  postAgain(): Promise<APIMessage>;
  /** The thread under the post. */
  thread(): Promise<APIThreadChannel>;
  /** A message in the thread, which is archived then. */
  archived(): Promise<APIMessage>;
  emoji(): Promise<APIEmoji>;
  direct(): Promise<APIDMChannel>;
  directMessage(): Promise<APIMessage>;
}

export interface MadeWhere {
  readonly rest: REST;
  readonly cleanup: Cleanup;
  /** Tells the things of one run from those of others. */
  readonly tag: string;
  readonly channel: () => string;
  readonly person: () => string;
  readonly application: () => Promise<{ readonly id?: string }>;
}

/** The same promise every time: `make` is called once. */
export const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

export const makeOnce = ({ rest, cleanup, tag, channel, person, application }: MadeWhere): Made => {
  const [nonce, mark] = [`doctor ${tag}`, `doctor·${tag}`];

  const removable = async (where: string, place: string, sending: Promise<unknown>): Promise<APIMessage> => {
    const message = (await sending) as APIMessage;
    const what = `the message in ${where} whose last line is ${mark}`;
    cleanup.add(what, () => rest.delete(Routes.channelMessage(place, String(message.id))));
    return message;
  };
  const send = (body: object): Promise<APIMessage> =>
    removable('the channel', channel(), rest.post(Routes.channelMessages(channel()), { body }));
  const sendPost = (): Promise<APIMessage> =>
    removable('the channel', channel(), sendMessage(rest, channel(), postOf('A check of Discord.', mark), nonce, FILES));

  const post = once(sendPost);
  const thread = once(async () => {
    const { id } = await needed('the post', post());
    const name = `Trireme doctor ${tag}`;
    const body = { name, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
    const made = (await rest.post(Routes.threads(channel(), id), { body })) as APIThreadChannel;
    cleanup.add(`the thread “${name}”, which only those with the permission Manage Threads can delete`, () =>
      rest.delete(Routes.channel(String(made.id))),
    );
    return made;
  });
  const direct = once(async () => (await rest.post(Routes.userChannels(), { body: { recipient_id: person() } })) as APIDMChannel);

  return {
    nonce,
    mark,
    send,
    post,
    postAgain: sendPost,
    thread,
    archived: once(async () => {
      const { id } = await needed('the thread', thread());
      const message = await sendMessage(rest, id, textOf('In the thread.', mark), `${nonce} thread`);
      await rest.patch(Routes.channel(id), { body: { archived: true } });
      return message;
    }),
    emoji: once(async () => {
      const { id } = await needed('the application', application());
      const name = `doctor_${tag}`;
      const body = { name, image: `data:image/png;base64,${PIXEL}` };
      const made = (await rest.post(Routes.applicationEmojis(String(id)), { body })) as APIEmoji;
      cleanup.add(`the application's emoji ${name}`, () => rest.delete(Routes.applicationEmoji(String(id), String(made.id))));
      return made;
    }),
    direct,
    directMessage: once(async () => {
      const { id } = await needed('the direct channel', direct());
      const sending = sendMessage(rest, id, textOf('A check of Discord.', mark), `${nonce} dm`);
      return removable('the direct messages', id, sending);
    }),
  };
};
