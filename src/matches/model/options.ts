import type { AnyGame, OptionTable, Rejection } from '#engine/game.ts';
import type { Gate, TimeOutAnswer } from './events.ts';
import { refusal } from './rejections.ts';

/**
 * Options every match has besides its game's; the first value is the default. `remind`: hours until an active seat is reminded;
 * `pace`: time per seat (see `time/clock/pace.ts`; custom paces are allowed too); `timeout`: what happens when a seat's time runs
 * out; `fair`: what the draws depend on besides the secret and the players' entropy; `rated`: whether it counts for its people's
 * ratings; `gate`: the percentage that the records of players must reach, and `known` if players without a record may not join.
 */
export const MATCH_OPTIONS = {
  remind: ['24', '12', '48', '72', 'off'],
  pace: ['48h', '24h', '3d', 'week', 'live', 'off'],
  timeout: ['computer', 'safe', 'vote'],
  fair: ['secret', 'beacon'],
  rated: ['off', 'on'],
  gate: ['none', '85', '95', '85known', '95known'],
} as const satisfies OptionTable;

export const isGate = (value: string): value is Gate => MATCH_OPTIONS.gate.some((gate) => gate === value);

export const isTimeOutAnswer = (value: string): value is TimeOutAnswer =>
  MATCH_OPTIONS.timeout.some((answer) => answer === value);

type Options = Readonly<Record<string, string>>;

/** Returns the hours of a `remind` value; 0 for `off`. */
export const remindAfterHoursOf = (value: string): number => (value === 'off' ? 0 : Number(value));

export const DEFAULT_REMIND_AFTER_HOURS = remindAfterHoursOf(MATCH_OPTIONS.remind[0]);

/** Returns a value for every option of the game: the chosen one, else the default. */
export const withDefaults = (game: AnyGame, chosen: Options): Options =>
  Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, chosen[name] ?? values[0] ?? '']));

/** Returns why an option cannot be set to a value, or `undefined` if it can. Both are untrusted. */
export const refuseOption = (table: OptionTable, option: string, value: string): Rejection | undefined => {
  const values = Object.hasOwn(table, option) ? table[option] : undefined;
  if (values === undefined) return refusal('noSuchOption', { options: Object.keys(table) });
  return values.includes(value) ? undefined : refusal('noSuchValue', { option, values });
};
