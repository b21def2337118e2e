import type { Sentences } from '#i18n/index.ts';
import {
  type Day,
  type DayRange,
  dayAt,
  daysLater,
  type EpochMs,
  HOLIDAYS_A_YEAR,
  type Holidays,
  lookAgainAtClocks,
  planHolidays,
} from '#matches/index.ts';
import { upsertUser } from '../command/actor.ts';
import type { AutocompleteChoices, CommandContext } from '../command/command.ts';
import { menu, type Reply, row, textReply } from '../components/reply.ts';
import { formatRejection } from '../narration/eventText.ts';
import { withRuleLink } from '../narration/refusalReply.ts';
import { normalizeText } from '../text/normalizeText.ts';

/** Shows the actor's holidays, after planning the days of `range` if that is possible. */
export const ownHolidays = async (context: CommandContext, range?: DayRange): Promise<Reply> => {
  const { services, say, actor } = context;
  const { hours } = await upsertUser(services, actor);
  const { timeZone } = hours;
  const now = services.clock.now().getTime();
  const { holidays } = services.stores;
  const result =
    range === undefined ? undefined : await holidays.replan(actor.user, (present) => planHolidays(present, range, timeZone, now));
  const rejection = result !== undefined && 'rejected' in result ? result.rejected : undefined;
  const notes = rejection === undefined ? [] : [formatRejection(say, undefined, rejection, String)];
  return withRuleLink(say, holidaysPanel(say, await holidays.of(actor.user), dayAt(now, timeZone), notes), rejection);
};

/** Deletes planned days that have not begun. `chosen`: a menu's value, untrusted. */
export const deleteHolidays = async (context: CommandContext, chosen: string): Promise<Reply> => {
  const { services, actor } = context;
  const { hours } = await upsertUser(services, actor);
  const today = dayAt(services.clock.now().getTime(), hours.timeZone);
  const [from = '', until = ''] = chosen.split('_');
  const isKept = (day: Day): boolean => day <= today || day < from || day > until;
  await services.stores.holidays.replan(actor.user, ({ planned }) => ({ planned: planned.filter(isKept) }));
  await lookAgainAtClocks(services.stores, actor.user, services.clock.now());
  return ownHolidays(context);
};

/** Maximum number of entries in a menu. */
const MAX_RANGES = 25;

const holidaysPanel = ({ me }: Sentences, { planned, spent }: Holidays, today: Day, notes: readonly string[]): Reply => {
  const coming = planned.filter((day) => day >= today);
  const free = rangesOf(coming.filter((day) => day > today && !spent.includes(day)));
  const entries = free.slice(0, MAX_RANGES).map(({ from, until, days }) => ({
    value: `${from}_${until}`,
    label: me.days({ from, until, days }),
  }));
  const years = [...new Set([today, ...coming].map(yearOf))].map((year) => {
    const ofYear = (days: readonly Day[]): number => days.filter((day) => yearOf(day) === year).length;
    const counts = { spent: ofYear(spent), planned: ofYear(coming.filter((day) => !spent.includes(day))) };
    return { year: Number(year), ...counts, left: HOLIDAYS_A_YEAR - counts.spent - counts.planned };
  });
  return textReply(
    [...notes, me.holidays(rangesOf(coming), years)].join('\n\n'),
    ...(entries.length === 0 ? [] : [row(menu({ kind: 'me', part: 'back' }, me.takeBack, entries))]),
  );
};

const yearOf = (day: Day): string => day.slice(0, 4);

/** Returns sorted days as ranges without gaps. */
const rangesOf = (days: readonly Day[]): readonly (DayRange & { readonly days: number })[] => {
  const ranges: { from: Day; until: Day; days: number }[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last !== undefined && daysLater(last.until, 1) === day) {
      last.until = day;
      last.days += 1;
    } else {
      ranges.push({ from: day, until: day, days: 1 });
    }
  }
  return ranges;
};

/** The number of future days offered. */
const DAYS_AHEAD = 400;

/**
 * Returns future days whose name, in words or digits, contains the typed text. `first`: the first day offered; today if that is
 * earlier.
 */
export const matchingDays = (
  { me }: Sentences,
  typed: string,
  timeZone: string,
  now: EpochMs,
  first: Day,
): AutocompleteChoices => {
  const today = dayAt(now, timeZone);
  const begin = first > today ? first : today;
  const words = normalizeText(typed);
  return Array.from({ length: DAYS_AHEAD }, (_, index) => daysLater(begin, index)).flatMap((day) => {
    const name = me.day(day);
    return normalizeText(`${day} ${name}`).includes(words) ? [{ name, value: day }] : [];
  });
};

/** Returns a day as people write it in ISO form: `2026-1-5` gives 2026-01-05. */
export const parseDay = (typed: string): Day => {
  const [, year, month = '', day = ''] = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(typed) ?? [];
  return year === undefined ? typed.trim() : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};
