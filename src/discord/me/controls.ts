import type { Controls } from '../command/control.ts';
import type { IdOf } from '../customIds/customId.ts';
import { denied } from '../narration/refusalReply.ts';
import { forget } from './meForget.ts';
import { deleteHolidays } from './meHolidays.ts';
import { ownSettings, type SettingsChange, tryOwnDirectMessages } from './meSettings.ts';

/** The controls of the presser's own settings. */
export const meControls: Controls<'me'> = {
  me: ({ context, id: { part }, value }) => {
    if (part === 'settings') return ownSettings(context);
    if (part === 'forget') return forget(context);
    if (part === 'dm') return tryOwnDirectMessages(context);
    if (value === undefined) return denied(context.say, 'notUnderstood');
    return part === 'back' ? deleteHolidays(context, value) : ownSettings(context, wishOf(part, value));
  },
};

const wishOf = (part: Exclude<IdOf<'me'>['part'], 'settings' | 'forget' | 'dm' | 'back'>, value: string): SettingsChange => {
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
