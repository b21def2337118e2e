import type { Services } from '#discord/command/services.ts';
import { ignoringRejection, notifyUser } from '#discord/delivery/personalNotices.ts';
import { formatSteps } from '#discord/narration/eventText.ts';
import { threadLink } from '#discord/text/links.ts';
import { seatName } from '#discord/text/seatNames.ts';
import { truncateLines } from '#discord/text/truncateLines.ts';
import type { Sentences } from '#i18n/index.ts';
import { DEFAULT_HOURS, type Match, quietUntil } from '#matches/index.ts';
import { hasActedIn } from './planLosses.ts';
import type { LossPost } from './postTypes.ts';

const LINES_LIMIT = 1200;
const MAX_LINES = 12;

/**
 * Notifies a player that others have harmed their seat, unless they turned that off: once until they act again, by the channel
 * they chose. In quiet hours it comes without a sound.
 */
export const notifyLoss = async (services: Services, match: Match, { seat, steps }: LossPost): Promise<void> => {
  const user = match.seats.find((row) => row.seat === seat)?.user;
  const stored = user === undefined ? undefined : await services.stores.users.find(user);
  if (user === undefined || stored?.attacks === 'off') return;
  const label = `#${match.id}`;
  const before = (await services.matches.history(match.id, 0))?.steps.filter(({ version }) => version < steps[0].from);
  const lastActed = before?.findLast((step) => hasActedIn(step, seat))?.number ?? 0;
  const notice = {
    match,
    user,
    kind: `loss ${lastActed}`,
    tag: `${label}·loss ${lastActed}`,
    silent: quietUntil(stored?.hours ?? DEFAULT_HOURS, services.clock.now().getTime()) !== undefined,
    direct: (say: Sentences) => {
      const told = formatSteps(say, match, steps, seat, seatName);
      const lines = truncateLines(told, LINES_LIMIT, say.notices.moreLines, MAX_LINES);
      const thread = say.common.threadName(match.id, say.game(match.game).name);
      return say.notices.loss(label, seatName(say, match)(seat), lines, `[${thread}](${threadLink(match)})`);
    },
    open: (say: Sentences, mention: string) => say.notices.publicLoss(mention),
  };
  await ignoringRejection(services, match, () => notifyUser(services, notice));
};
