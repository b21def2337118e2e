import {
  type APIDMChannel,
  type APIEmoji,
  type APIMessage,
  type APIThreadChannel,
  type REST,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { sendMessage } from '#discord/components/message.ts';
import { FILES, PIXEL, postOf } from './bodies.ts';
import type { Cleanup } from './cleanup.ts';
import { needed } from './outcome.ts';

/** Returns a function that calls `make` once and returns the same promise every time. */
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
  /** Distinguishes what this run creates from what other runs create. */
  readonly tag: string;
  readonly channel: () => Promise<string>;
  readonly person: () => string;
  readonly application: () => Promise<{ readonly id?: string }>;
}

/** Creates what checks need on Discord: each object once, on first use, and records it for removal. */
export const makeOnce = ({ rest, cleanup, tag, channel, person, application }: Where) => {
  const mark = `doctor·${tag}`;

  const sending = (where: string, request: Promise<unknown>): Promise<APIMessage> =>
    cleanup.making<APIMessage>(`the message in ${where} whose last line is ${mark}`, request, ({ channel_id, id }) =>
      rest.delete(Routes.channelMessage(channel_id, id)),
    );
  /** Sends a message to the channel. */
  const send = async (body: object): Promise<APIMessage> =>
    sending('the channel', rest.post(Routes.channelMessages(await channel()), { body }));
  const sendPost = async (): Promise<APIMessage> => {
    const body = postOf(mark, ['A check.'], 'doctor', FILES);
    return sending('the channel', sendMessage(rest, await channel(), body, `doctor ${tag}`, FILES));
  };
  const post = once(sendPost);

  /** A thread under the post. */
  const thread = once(async () => {
    const { id } = await needed('the post', post());
    const body = { name: `Trireme doctor ${tag}`, auto_archive_duration: ThreadAutoArchiveDuration.OneWeek };
    const what = `the thread “${body.name}” (deleting it takes the permission Manage Threads)`;
    const request = rest.post(Routes.threads(await channel(), id), { body });
    return cleanup.making<APIThreadChannel>(what, request, (made) => rest.delete(Routes.channel(made.id)));
  });
  /** A message in the thread, which is then archived. */
  const archived = once(async () => {
    const { id } = await needed('the thread', thread());
    const message = await sendMessage(rest, id, postOf(mark, ['In the thread.']), `doctor ${tag} thread`);
    return { ...message, thread: await rest.patch(Routes.channel(id), { body: { archived: true } }) };
  });
  const emoji = once(async () => {
    const id = String((await needed('the application', application())).id);
    const body = { name: `doctor_${tag}`, image: `data:image/png;base64,${PIXEL}` };
    const request = rest.post(Routes.applicationEmojis(id), { body });
    return cleanup.making<APIEmoji>(`the application's emoji ${body.name}`, request, (made) =>
      rest.delete(Routes.applicationEmoji(id, String(made.id))),
    );
  });
  const direct = once(async () => (await rest.post(Routes.userChannels(), { body: { recipient_id: person() } })) as APIDMChannel);
  const directMessage = once(async () => {
    const { id } = await needed('the direct channel', direct());
    return sending('the direct messages', sendMessage(rest, id, postOf(mark, ['A check.']), `doctor ${tag} dm`));
  });
  return { mark, send, post, sendPostAgain: sendPost, thread, archived, emoji, direct, directMessage };
};
