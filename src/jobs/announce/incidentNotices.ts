import { sentencesAt } from '#discord/command/language.ts';
import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { sendDirectMessage } from '#discord/delivery/directMessage.ts';
import { postOnceInThread } from '#discord/delivery/threads.ts';
import type { ChannelUnavailable } from '#discord/responses/channelUnavailable.ts';
import type { Match } from '#matches/index.ts';

/** Posts once in the thread that its match was quarantined. If that fails, only logs it. */
export const announceQuarantine = async (services: Services, match: Match): Promise<void> => {
  const label = `#${match.id}`;
  const kind = `set aside at ${match.version}`;
  const tag = `${label}·${kind}`;
  const text = sentencesAt(services, match).notices.setAside(label);
  try {
    await postOnceInThread(services, match, { kind, texts: [text], tag, pings: [] });
  } catch (err) {
    services.log.error({ match: match.id, err }, 'could not post that a match was quarantined');
  }
};

/** Notifies the host, if known, once per channel and reason, that nothing can be posted there any more. */
export const notifyChannelUnavailable = async (services: Services, match: Match, lost: ChannelUnavailable): Promise<void> => {
  if (match.host === '') return;
  const label = `#${match.id}`;
  const tag = `${label}·place`;
  const to = await recipientOf(services, match.host);
  const { placeGone, placeForbidden } = to.say.notices;
  const text = (lost.reason === 'gone' ? placeGone : placeForbidden)(label, `<#${lost.channel}>`);
  const key = { match: match.id, version: 0, kind: `place ${lost.reason} ${lost.channel}`, recipient: match.host };
  try {
    await sendDirectMessage(services, to, { key, body: buildMessage({ texts: [text], tag, pings: [] }), tag, dedupe: 'once' });
  } catch (err) {
    services.log.error({ match: match.id, err }, 'could not notify the host of an unavailable channel');
  }
};
