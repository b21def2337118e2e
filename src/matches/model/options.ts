import type { AnyGame, OptionTable, Rejection } from '#engine/game.ts';
import type { TimeOutAnswer } from './events.ts';
import { refusal } from './rejections.ts';

/**
 * Options every match has beside its game's; the first value is the default. `remind`: hours until a due seat is reminded;
 * `pace`: how much time a seat has (see `clock/pace.ts`; own paces are possible beside these); `timeout`: what comes of it when a
 * seat's time runs out; `fair`: what draws come out of, beside the secret and the words of the players.
 */
export const MATCH_OPTIONS = {
  remind: ['24', '12', '48', '72', 'off'],
  pace: ['48h', '24h', '3d', 'week', 'live', 'off'],
  timeout: ['computer', 'safe', 'vote'],
  fair: ['secret', 'beacon'],
} as const satisfies OptionTable;

export const isTimeOutAnswer = (value: string): value is TimeOutAnswer =>
  MATCH_OPTIONS.timeout.some((answer) => answer === value);

type Options = Readonly<Record<string, string>>;

/** The hours a value of `remind` stands for; 0 for `off`. */
export const remindAfterHoursOf = (value: string): number => (value === 'off' ? 0 : Number(value));

export const DEFAULT_REMIND_AFTER_HOURS = remindAfterHoursOf(MATCH_OPTIONS.remind[0]);

/** All options of the game: those chosen, else the defaults. */
export const withDefaults = (game: AnyGame, chosen: Options): Options =>
  Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, chosen[name] ?? values[0] ?? '']));

/** Why an option cannot be set to a value; `undefined` when it can. Both are untrusted. */
export const refuseOption = (table: OptionTable, option: string, value: string): Rejection | undefined => {
  const values = Object.hasOwn(table, option) ? table[option] : undefined;
  if (values === undefined) return refusal('noSuchOption', { options: Object.keys(table) });
  return values.includes(value) ? undefined : refusal('noSuchValue', { option, values });
};
