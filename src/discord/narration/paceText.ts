import { TimestampStyles, time } from 'discord.js';
import type { Seat } from '#engine/game.ts';
import type { Sentences } from '#i18n/index.ts';
import { deadlineFor, MATCH_OPTIONS, type Match, paceNamed } from '#matches/index.ts';
import type { AutocompleteChoices } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import type { MenuEntry } from '../components/reply.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { parseHours } from './durations.ts';
import { computersFromTheStart } from './waits.ts';

/** The options that every match has, whatever its game. */
export type MatchOption = keyof typeof MATCH_OPTIONS;

export const isMatchOption = (option: string): option is MatchOption => Object.hasOwn(MATCH_OPTIONS, option);

/** Returns a label such as "Pace: 48 hours for each decision, …". */
export const matchOptionLabel = ({ common }: Sentences, option: MatchOption, value: string): string => {
  const words = common[option];
  return common.settingOption(words.name, words.value(value));
};

/** Returns the menu entry of a pace: a label short enough for a phone's screen, with the rest below it. */
export const paceEntry = ({ common }: Sentences, value: string): Omit<MenuEntry, 'chosen'> => {
  const { name, short, value: words } = common.pace;
  const [label, description] = [common.settingOption(name, short(value)), words(value)];
  return { value, label, ...(description !== short(value) && { description }) };
};

/** Returns a match's values of these options. */
export const matchOptionsOf = ({
  remindAfterHours,
  pace,
  timeOut,
  fair,
  rated,
  gate = 'none',
}: Match): Readonly<Record<MatchOption, string>> => ({
  remind: remindAfterHours === 0 ? 'off' : String(remindAfterHours),
  pace,
  timeout: timeOut,
  fair,
  rated: rated ? 'on' : 'off',
  gate,
});

/** Returns the line about a rated match: with one person and AI players it changes no rating. */
export const ratedLabel = (say: Sentences, match: Match): string => {
  if (match.seats.length - computersFromTheStart(match).size > 1) return matchOptionLabel(say, 'rated', 'on');
  return matchOptionLabel(say, 'rated', match.status === 'lobby' ? 'if' : 'alone');
};

const HOUR_MS = 3_600_000;

/**
 * Returns the line about a match's reminders. If the time ends before the first one and an automatic move follows, there is
 * only the warning. If a vote follows instead, the players who have to act may still be reminded.
 */
export const reminderLabel = (say: Sentences, match: Match): string => {
  const { name, warningOnly } = say.common.remind;
  const { remind, pace, timeout } = matchOptionsOf(match);
  const known = pace === 'off' || remind === 'off' || timeout === 'vote' ? undefined : paceNamed(pace);
  const isQuick =
    known !== undefined && !('rejected' in known) && known.perDecision + known.bank <= match.remindAfterHours * HOUR_MS;
  return isQuick ? say.common.settingOption(name, warningOnly) : matchOptionLabel(say, 'remind', remind);
};

/** Returns the pace meant by its name, its words, or a duration; other text is returned as typed. */
export const parsePace = (say: Sentences, typed: string): string => {
  const words = normalizeText(typed);
  const isCalled = (pace: string): boolean =>
    [pace, say.common.pace.short(pace), say.common.pace.value(pace)].some((each) => normalizeText(each) === words);
  const named = MATCH_OPTIONS.pace.find(isCalled);
  if (named !== undefined) return named;
  const hours = /^\d+$/.test(words) ? undefined : parseHours(say, words);
  return hours === undefined ? words : `${hours}h`;
};

/** Returns the pace meant by the typed text, including a custom one, followed by those whose name or words contain it. */
export const matchingPaces = (say: Sentences, typed: string): AutocompleteChoices => {
  const words = normalizeText(typed);
  const choiceOf = (pace: string) => ({ name: matchOptionLabel(say, 'pace', pace), value: pace });
  const meant = paceNamed(parsePace(say, typed));
  const holding = MATCH_OPTIONS.pace.map(choiceOf).filter(({ name, value }) => normalizeText(`${name} ${value}`).includes(words));
  return 'rejected' in meant ? holding : [choiceOf(meant.name), ...holding.filter(({ value }) => value !== meant.name)];
};

/** Returns a seat's deadline in Discord's time format, as the moment and the time left. Only that seat may see it. */
export const ownDeadline = async ({ stores }: Services, match: Match, seat: Seat): Promise<string | undefined> => {
  const until = await deadlineFor(stores, match, seat);
  return until && `${time(until, TimestampStyles.ShortDateTime)} (${time(until, TimestampStyles.RelativeTime)})`;
};

/** Returns the line, for everybody, that the match is paused and until when; no line where it is not. */
export const pauseLine = (say: Sentences, { status, pausedUntil }: Match): readonly string[] =>
  status !== 'playing' || pausedUntil === undefined
    ? []
    : [say.common.pausedFoot(time(pausedUntil, TimestampStyles.ShortDateTime))];
