import { TimestampStyles, time } from 'discord.js';
import type { Sentences } from '#i18n/index.ts';
import { type Match, recipientsOf, type Seek, type UserId } from '#matches/index.ts';
import { sentencesAt } from '../command/language.ts';
import { recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import { answerRow } from '../components/buttons.ts';
import { buildMessage, editMessage } from '../components/message.ts';
import { sendDirectMessage } from '../delivery/directMessage.ts';
import { ignoringRejection, notifyUser } from '../delivery/personalNotices.ts';
import { ratedLabel } from '../narration/paceText.ts';
import { discordCode, failureOf, isRetryable } from '../responses/discordErrors.ts';
import { threadLink, threadMention } from '../text/links.ts';

/** Asks a player once whether they take the place that a table keeps for them. `retry`: Discord is away; `gone`: so are they. */
export const askForPlace = async (
  services: Services,
  match: Match,
  { user, since }: Seek,
  answerBy: Date,
): Promise<'asked' | 'gone' | 'retry'> => {
  const kind = kindOf(since);
  const label = `#${match.id}`;
  const until = time(answerBy, TimestampStyles.ShortDateTime);
  const rated = (say: Sentences): string => (match.rated ? `\n${ratedLabel(say, match)}` : '');
  let result: 'asked' | 'gone' = 'asked';
  try {
    await ignoringRejection(services, match, async () => {
      const sent = await notifyUser(services, {
        match,
        user,
        kind,
        tag: `${label}·${kind}`,
        direct: (say) =>
          say.play.ask(say.common.matchName(match.id), say.game(match.game).name, threadLink(match), until) + rated(say),
        open: (say, mention) => say.play.askOpen(mention, until) + rated(say),
        controls: (say) => [answerRow(say, match.id)],
      });
      if (sent === 'gone') result = 'gone';
    });
  } catch (error) {
    if (isRetryable(error)) return 'retry';
    throw error;
  }
  return result;
};

const kindOf = (since: Date | undefined): string => `place since ${since?.getTime() ?? 0}`;

/** Replaces what asked a player for their place, and its buttons, by a sentence that says what became of it. */
export const closeQuestion = async (
  services: Services,
  match: Match,
  { user, since }: Seek,
  sentence: (say: Sentences, link: string) => string,
): Promise<void> => {
  const kind = kindOf(since);
  for (const recipient of recipientsOf(user)) {
    const sent = await services.stores.deliveries.find({ match: match.id, version: 0, kind, recipient });
    if (sent?.channel === undefined || sent.message === undefined) continue;
    const isDirect = recipient === user;
    const say = isDirect ? (await recipientOf(services, user)).say : sentencesAt(services, match);
    const tag = `#${match.id}·${kind}`;
    const texts = [sentence(say, isDirect ? threadLink(match) : threadMention(match))];
    const body = buildMessage({ texts, tag: isDirect ? tag : `${tag} ${user}`, pings: [] });
    await editMessage(services.rest, sent.channel, sent.message, body).catch((error: unknown) => {
      if (failureOf(error) === undefined) throw error;
      services.log.info({ match: match.id, code: discordCode(error) }, 'could not close a question about a place');
    });
  }
};

/** Tells a player silently, by direct message only, that their place is lost. A refusal changes nothing. */
export const tellOfLostPlace = async (services: Services, match: Match, user: UserId): Promise<void> => {
  const to = await recipientOf(services, user);
  const tag = `#${match.id}·lost place`;
  const body = buildMessage({ texts: [to.say.play.lost(to.say.common.matchName(match.id))], tag, pings: [], silent: true });
  const key = { match: match.id, version: 0, kind: 'lost place', recipient: user };
  await ignoringRejection(services, match, () => sendDirectMessage(services, to, { key, body, tag, dedupe: 'once' })).catch(
    (error: unknown) => {
      if (!isRetryable(error)) throw error;
    },
  );
};
