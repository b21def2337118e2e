import { type APIGuild, Routes, TimestampStyles, time } from 'discord.js';
import { recipientOf } from '#discord/command/recipient.ts';
import type { Services } from '#discord/command/services.ts';
import { buildMessage } from '#discord/components/message.ts';
import { sendDirectMessage } from '#discord/delivery/directMessage.ts';
import { giveUpPlace } from '#discord/play/places.ts';
import { failureOf, isRetryable } from '#discord/responses/discordErrors.ts';
import { escapeMarkdown } from '#discord/text/escapeMarkdown.ts';
import { DEFAULT_HOURS, quietUntil, type UntoldDecision } from '#matches/index.ts';

const RETRY_MS = 60_000;

/**
 * Ends the search of a banned player, and sends them the message about a ban or its end, once, in their language and outside their
 * quiet hours. A player whom no
 * direct message reaches sees the ban where it applies.
 */
export const sendBanNotice = async (services: Services, decision: UntoldDecision): Promise<void> => {
  const { stores, clock, log } = services;
  const now = clock.now().getTime();
  if ((await stores.moderation.banOf(decision.server, decision.about, clock.now())) !== undefined) {
    await giveUpPlace(services, { user: decision.about, server: decision.server }, `ban ${decision.id}`);
  }
  const to = await recipientOf(services, decision.about);
  const quietEnd = quietUntil(to.stored?.hours ?? DEFAULT_HOURS, now);
  if (quietEnd !== undefined) return stores.moderation.tellAt(decision.id, new Date(quietEnd));
  const { id, kind, server, until, about: recipient } = decision;
  try {
    const { name } = (await services.rest.get(Routes.guild(server))) as APIGuild;
    const [where, reason] = [escapeMarkdown(name), escapeMarkdown(decision.reason || '–')];
    const text =
      kind === 'ban' && until !== undefined
        ? to.say.moderation.banNotice(where, time(until, TimestampStyles.ShortDateTime), reason)
        : to.say.moderation.unbanNotice(where, reason);
    const tag = `${server}·${id}·${kind}`;
    const body = buildMessage({ texts: [text], tag, pings: [] });
    const key = { match: id, version: 0, kind, recipient };
    const ofDecisions = { ...services, stores: { ...stores, deliveries: stores.decisionNotices } };
    await sendDirectMessage(ofDecisions, to, { key, body, tag, dedupe: 'once' });
  } catch (error) {
    if (isRetryable(error)) return stores.moderation.tellAt(id, new Date(now + RETRY_MS));
    if (failureOf(error) === undefined) throw error;
    log.warn({ err: error }, 'Discord refused a message about a ban');
  }
  await stores.moderation.tellAt(id, undefined);
};
