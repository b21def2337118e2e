import { TimestampStyles, time } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { deadlineFor, MATCH_OPTIONS, type Match } from '#matches/index.ts';
import type { Choices } from './command.ts';
import type { Services } from './services.ts';

/** Options every match has, whatever its game. */
export type MatchOption = keyof typeof MATCH_OPTIONS;

export const isMatchOption = (option: string): option is MatchOption => Object.hasOwn(MATCH_OPTIONS, option);

/** "Pace: 48 hours for each decision, …". */
export const matchOptionLabel = ({ common }: Sentences, option: MatchOption, value: string): string => {
  const words = common[option];
  return common.settingOption(words.name, words.value(value));
};

/** What a match has been given for each of these options. */
export const matchOptionsOf = ({ remindAfterHours, pace, timeOut }: Match): Readonly<Record<MatchOption, string>> => ({
  remind: remindAfterHours === 0 ? 'off' : String(remindAfterHours),
  pace,
  timeout: timeOut,
});

/** The paces whose name or words hold what was typed; own ones are typed in full. */
export const pacesCalled = (say: Sentences, typed: string): Choices => {
  const words = typed.trim().toLowerCase();
  return MATCH_OPTIONS.pace
    .map((pace) => ({ name: matchOptionLabel(say, 'pace', pace), value: pace }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(words));
};

/** Until when a seat has time, as Discord shows times: both the moment and how far away it is. For nobody else's eyes. */
export const ownDeadline = async ({ stores }: Services, match: Match, seat: Seat): Promise<string | undefined> => {
  const until = await deadlineFor(stores, match, seat);
  return until && `${time(until, TimestampStyles.ShortDateTime)} (${time(until, TimestampStyles.RelativeTime)})`;
};

/** Below what is asked, for all: that the match is paused, and until when. No line where it is not. */
export const pauseFoot = (say: Sentences, { status, pausedUntil }: Match): readonly string[] =>
  status !== 'playing' || pausedUntil === undefined
    ? []
    : [say.common.pausedFoot(time(pausedUntil, TimestampStyles.ShortDateTime))];
