import type { MatchCommand } from '../model/commands.ts';
import type { LoggedEvent } from '../model/events.ts';
import { refusal } from '../model/rejections.ts';
import type { Remark } from '../model/types.ts';
import { HOUR } from '../time/clock/running.ts';
import { carryOut, whyNotMotion } from './motions.ts';
import { type Decider, SYSTEM, startWith } from './transition.ts';

/** Maximum number of characters of a reason: enough to explain, and short enough to be read. */
export const MAX_REASON_LENGTH = 300;

/** How long a draw waits for the beacon before an organiser, and not only a unanimous vote, can go on without it. */
export const BEACON_PATIENCE_HOURS = 24;

/** Carries out an organiser's decision immediately. It is announced to everyone, and an open vote stays open. */
export const organise: Decider<'Organise'> = (context, state, { motion, reason }) => {
  const words = reason.trim().length;
  if (words === 0 || words > MAX_REASON_LENGTH) return { rejected: refusal('reasonNeeded', { most: MAX_REASON_LENGTH }) };
  const refused = whyNotMotion(context, state, motion);
  if (refused !== undefined) return { rejected: refused };
  if (motion.kind === 'roll' && context.now < (state.awaited?.at ?? 0) + BEACON_PATIENCE_HOURS * HOUR) {
    return { rejected: refusal('beaconStillAwaited', { hours: BEACON_PATIENCE_HOURS }) };
  }
  return carryOut(context, startWith(context, state, SYSTEM, { type: 'OrganiserDecided', motion }), motion);
};

/** Returns who decided, and why. It names a user and holds prose, so it is stored outside the log. */
export const remarkOn = (command: MatchCommand, rows: readonly LoggedEvent[]): Remark | undefined => {
  const row = rows.find(({ event }) => event.type === 'OrganiserDecided');
  if (command.type !== 'Organise' || row === undefined) return undefined;
  return { version: row.version, user: command.user, text: command.reason.trim() };
};
