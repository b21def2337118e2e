import { TimestampStyles, time } from 'discord.js';
import type { Sentences } from '#i18n/index.ts';
import type { Match, Seek, UserId } from '#matches/index.ts';
import { recipientOf } from '../command/recipient.ts';
import type { Services } from '../command/services.ts';
import { answerRow } from '../components/buttons.ts';
import { buildMessage } from '../components/message.ts';
import { sendDirectMessage } from '../delivery/directMessage.ts';
import { ignoringRejection, notifyUser } from '../delivery/personalNotices.ts';
import { ratedLabel } from '../narration/paceText.ts';
import { isRetryable } from '../responses/discordErrors.ts';
import { threadLink } from '../text/links.ts';

/** Asks a player once whether they take the place that a table keeps for them. `retry`: Discord is away; `gone`: so are they. */
export const askForPlace = async (
  services: Services,
  match: Match,
  { user, since }: Seek,
  answerBy: Date,
): Promise<'asked' | 'gone' | 'retry'> => {
  const kind = `place since ${since?.getTime() ?? 0}`;
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
