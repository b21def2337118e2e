import type { Services } from '#discord/command/services.ts';
import { buildMessage, type MessageContent } from '#discord/components/message.ts';
import { deliverOnce, type OutgoingMessage } from '#discord/delivery/deliverOnce.ts';
import { withThread } from '#discord/delivery/threads.ts';
import type { DeliveryKey, Match } from '#matches/index.ts';

/** Posts a message in the match's thread, once, and edits it when its content changes. */
export const postInThread = async (
  services: Services,
  match: Match,
  { kind, version }: Pick<DeliveryKey, 'kind' | 'version'>,
  message: MessageContent,
  options: Partial<Pick<OutgoingMessage, 'pings' | 'dedupe'>> = {},
): Promise<void> => {
  const key = { match: match.id, version, kind, recipient: 'thread' };
  const body = buildMessage(message);
  const content = JSON.stringify(body.components);
  await withThread(services, match, (channel) =>
    deliverOnce(services, { key, channel, body, tag: message.tag, content, dedupe: 'current', ...options }),
  );
};
