import type { Controls } from '../command/control.ts';
import type { IdOf } from '../customIds/customId.ts';
import { denied } from '../narration/refusalReply.ts';
import { forget } from './meForget.ts';
import { deleteHolidays } from './meHolidays.ts';
import { ownSettings, type SettingsChange, tryOwnDirectMessages } from './meSettings.ts';
import { ownRatings } from './ratings.ts';
import { ownStatisticsReply, serverStatisticsReply } from './statistics.ts';

/** The controls of the presser's own settings. */
export const meControls: Controls<'me'> = {
  me: ({ context, id: { part }, value }) => {
    if (part === 'settings') return ownSettings(context);
    if (part === 'forget') return forget(context);
    if (part === 'record') return ownStatisticsReply(context);
    if (part === 'standings') return serverStatisticsReply(context);
    if (part === 'rating') return ownRatings(context);
    if (part === 'dm') return tryOwnDirectMessages(context);
    if (value === undefined) return denied(context.say, 'notUnderstood');
    return part === 'back' ? deleteHolidays(context, value) : ownSettings(context, CHANGES[part](value));
  },
};

/** The change that a menu's value means. */
const CHANGES: {
  readonly [Part in Exclude<IdOf<'me'>['part'], 'settings' | 'forget' | 'dm' | 'back' | 'record' | 'standings' | 'rating'>]: (
    value: string,
  ) => SettingsChange;
} = {
  from: (value) => (value === 'none' ? { quietMinutes: 0 } : { quietFrom: value }),
  length: (value) => (/^\d{1,2}$/.test(value) ? { quietMinutes: Number(value) * 60 } : {}),
  remind: (remind) => ({ remind }),
  notices: (noticesBy) => ({ noticesBy }),
  theme: (theme) => ({ theme }),
  shape: (shape) => ({ shape }),
  language: (language) => ({ language }),
  leaderboards: (leaderboards) => ({ leaderboards }),
  scope: (record) => ({ record }),
  attacks: (attacks) => ({ attacks }),
};
