import type { Actor } from '../command/actor.ts';
import type { CommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import type { MePart } from '../customIds/customId.ts';
import { forget } from '../me/meForget.ts';
import { takeHolidaysBack } from '../me/meHolidays.ts';
import { ownSettings, tryOwnDirectMessages, type Wish } from '../me/meSettings.ts';
import { denied } from '../narration/refusalReply.ts';

/** Returns the reply to a control of the actor's own settings. `value`: the menu's choice, untrusted like typed text. */
export const handleMeComponent = (
  context: CommandContext,
  actor: Actor,
  part: MePart,
  value: string | undefined,
): Promise<Reply> | Reply => {
  if (part === 'settings') return ownSettings(context, actor);
  if (part === 'forget') return forget(context, actor);
  if (part === 'dm') return tryOwnDirectMessages(context, actor);
  if (value === undefined) return denied(context.say, 'notUnderstood');
  return part === 'back' ? takeHolidaysBack(context, actor, value) : ownSettings(context, actor, wishOf(part, value));
};

const wishOf = (part: 'from' | 'length' | 'remind' | 'notices' | 'theme' | 'language', value: string): Wish => {
  switch (part) {
    case 'from':
      return value === 'none' ? { quietMinutes: 0 } : { quietFrom: value };
    case 'length':
      return /^\d{1,2}$/.test(value) ? { quietMinutes: Number(value) * 60 } : {};
    case 'remind':
      return { remind: value };
    case 'notices':
      return { noticesBy: value };
    case 'theme':
      return { theme: value };
    case 'language':
      return { language: value };
  }
};
