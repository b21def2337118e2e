import { ButtonStyle } from 'discord.js';
import { CupSettings, poolOf, usualPoints } from '#community/cups/index.ts';
import type { GameRegistry } from '#games/index.ts';
import { CUP_FORMATS, type Sentences } from '#i18n/index.ts';
import { MATCH_OPTIONS } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { button, menu, type Reply, roleMenu, row, textReply } from '../components/reply.ts';
import type { IdOf } from '../customIds/customId.ts';
import { settingLabel } from '../lobby/lobbySettings.ts';
import { matchOptionLabel } from '../narration/paceText.ts';
import { denied } from '../narration/refusalReply.ts';
import { PLAY_PACES, PLAY_SEATS, playableGames } from '../play/choices.ts';

/** The panel in which a moderator sets up a cup. All choices live in the custom ids of its controls, as the places of the values in menus. */
export type Draft = Omit<IdOf<'cupset'>, 'kind' | 'part'>;

/** What a moderator has chosen, by menu. */
export type Choices = Readonly<Record<string, string>>;

export type SetupPage = 'first' | 'rest' | 'house';

interface Menu {
  readonly page: SetupPage;
  readonly part: string;
  readonly values: readonly string[];
  label(say: Sentences, value: string): string;
}

const DAY_MS = 24 * 3_600_000;
/** For how many days entries can be open. */
const ENTRY_DAYS = [1, 2, 3, 7, 14];
/** How long a round lasts at most, in days: long enough for nearly all matches with that timer. */
const ROUND_DAYS: Choices = { '24h': '42', '48h': '60', '3d': '90', week: '180' };
/** Sizes of divisions in which each pair can meet equally often, by the size of tables; and others. */
const DIVISIONS: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 7, 5: 11 };
const OTHER_DIVISIONS = [5, 6, 7, 8, 9, 10, 11, 13];
const MOST = [0, 4, 5, 7, 8, 9, 12, 13, 16, 20, 25];
const RATINGS = [0, 1400, 1500, 1600];
const ROUNDS = [14, 28, 42, 60, 90, 180];
const LEAGUE = { moving: 2, seasons: 4 };

/** Points by place: the usual ones, one for each player behind, or one for the winner alone. */
const pointsFor = (seats: number): readonly string[] => {
  const [, ...others] = usualPoints(seats);
  return [...new Set([usualPoints(seats), [seats - 1, ...others], [1, ...others.map(() => 0)]].map(String))];
};

/** Returns the menus, by page. What one offers depends on the choices in those before it; the first value counts where none is chosen. */
const menusOf = ({ games }: Pick<Services, 'games'>, choices: Choices): readonly Menu[] => {
  const playable = playableGames({ games });
  const game = playable.find((id) => id === choices.game) ?? playable[0] ?? '';
  const { rules, optionUse } = games.find(game) ?? {};
  const counts = PLAY_SEATS.filter((count) => count >= (rules?.seats.min ?? 2) && count <= (rules?.seats.max ?? 5));
  const seats = counts.find((count) => String(count) === choices.seats) ?? counts[0] ?? 2;
  const usual = DIVISIONS[seats] ?? seats;
  const divisions = [usual, ...OTHER_DIVISIONS.filter((size) => size > seats && size !== usual)].map(String);
  const matches = (size: string): number => poolOf(Number(size), seats).each;
  const options = Object.entries(rules?.options ?? {}).filter(([option]) => (optionUse?.seats[option] ?? seats) === seats);
  const own = options.map(([part, values]): Menu => {
    return { page: 'house', part, values, label: (say, value) => settingLabel(say, game, part, value) };
  });
  const all: readonly Menu[] = [
    { page: 'first', part: 'game', values: playable, label: (say, id) => say.game(id).name },
    { page: 'first', part: 'seats', values: counts.map(String), label: ({ cups }, count) => cups.tables(Number(count)) },
    { page: 'first', part: 'pace', values: PLAY_PACES, label: ({ play, common }, pace) => play.pace(common.pace.short(pace)) },
    { page: 'first', part: 'days', values: ENTRY_DAYS.map(String), label: ({ cups }, days) => cups.closing(Number(days)) },
    { page: 'first', part: 'format', values: CUP_FORMATS, label: ({ cups }, kind) => cups.format(kind) },
    { page: 'rest', part: 'most', values: MOST.map(String), label: ({ cups }, count) => cups.most(Number(count)) },
    { page: 'rest', part: 'computers', values: ['no', 'yes'], label: ({ cups }, value) => cups.computers(value === 'yes') },
    { page: 'rest', part: 'gate', values: MATCH_OPTIONS.gate, label: (say, gate) => matchOptionLabel(say, 'gate', gate) },
    { page: 'rest', part: 'rating', values: RATINGS.map(String), label: ({ cups }, least) => cups.rating(Number(least)) },
    { page: 'rest', part: 'rated', values: MATCH_OPTIONS.rated, label: (say, on) => matchOptionLabel(say, 'rated', on) },
    { page: 'rest', part: 'round', values: ROUNDS.map(String), label: ({ cups }, days) => cups.roundDays(Number(days)) },
    { page: 'house', part: 'points', values: pointsFor(seats), label: ({ cups }, list) => cups.pointsByPlace(numbersIn(list)) },
    { page: 'house', part: 'division', values: divisions, label: ({ cups }, size) => cups.division(Number(size), matches(size)) },
    ...own,
  ];
  return all.filter(({ part }) => part !== 'division' || choices.format === 'league');
};

/** Returns the menus of the first page, with all that they may offer. */
export const firstMenus = (games: GameRegistry): readonly Menu[] => menusOf({ games }, {}).filter(({ page }) => page === 'first');

const numbersIn = (list: string): readonly number[] => list.split(',').map(Number);

const written = (services: Services, choices: Choices): string =>
  menusOf(services, choices)
    .map(({ part, values }) => Math.max(0, values.indexOf(choices[part] ?? '')).toString(36))
    .join('');

/** Returns the choices of a draft, which is untrusted; `undefined` if its menus do not offer them. */
const read = (services: Services, { picks }: Draft): Choices | undefined => {
  let choices: Choices = {};
  for (const [index, pick] of [...picks].entries()) {
    const { part, values } = menusOf(services, choices)[index] ?? {};
    const value = values?.[Number.parseInt(pick, 36)];
    if (part === undefined || value === undefined) return undefined;
    choices = { ...choices, [part]: value };
  }
  return choices;
};

const withRound = (choices: Choices): Choices => ({ ...choices, round: ROUND_DAYS[choices.pace ?? ''] ?? '60' });

/** Returns the draft with which a set-up begins. */
export const firstDraft = (services: Services, choices: Choices): Draft => ({ picks: written(services, withRound(choices)) });

/** Returns a page of the set-up of a cup. */
export const setupPanel = ({ services, say }: CommandContext, draft: Draft, page: SetupPage): Reply => {
  const { cups, common } = say;
  const choices = read(services, draft);
  if (choices === undefined) return denied(say, 'notUnderstood');
  const menus = menusOf(services, choices);
  const titles = { first: cups.setup, rest: `**${cups.controls.more}**`, house: `**${common.controls.houseRules}**` };
  const isChanged = ({ page: on, part, values }: Menu): boolean => on === 'rest' || choices[part] !== values[0];
  const others = menus.filter((each) => each.page !== 'first' && isChanged(each));
  const chosen = others.map(({ part, label }) => label(say, choices[part] ?? '')).join(' · ');
  const turn = (to: SetupPage, label: string) => button({ kind: 'cupset', part: to, ...draft }, label);
  return textReply(
    [titles[page], ...(chosen === '' ? [] : [`-# ${chosen}`])].join('\n'),
    ...menus
      .filter((each) => each.page === page)
      .map(({ part, values, label }) => {
        const entries = values.map((value) => ({ value, label: label(say, value), chosen: value === choices[part] }));
        return row(menu({ kind: 'cupset', part, ...draft }, '', entries));
      }),
    ...(page === 'rest' ? [row(roleMenu({ kind: 'cupset', part: 'role', ...draft }, cups.chooseRole, draft.role))] : []),
    row(
      button({ kind: 'cupset', part: 'open', ...draft }, cups.controls.open, ButtonStyle.Success),
      ...(page === 'first'
        ? [turn('rest', cups.controls.more), turn('house', common.controls.houseRules)]
        : [turn('first', common.controls.back)]),
    ),
  );
};

/** Returns the panel after a choice in one of its menus, which is untrusted. */
export const choose = (context: CommandContext, draft: Draft, part: string, [value = '']: readonly string[]): Reply => {
  const { services, say } = context;
  const { role: _, ...others } = draft;
  if (part === 'role') return setupPanel(context, value === '' ? others : { ...others, role: value }, 'rest');
  const choices = read(services, draft);
  const changed = choices && menusOf(services, choices).find((each) => each.part === part);
  if (!changed?.values.includes(value)) return denied(say, 'notUnderstood');
  const after: Choices = { ...choices, [part]: value, ...(part === 'seats' && { division: '' }) };
  const picks = written(services, part === 'pace' ? withRound(after) : after);
  return setupPanel(context, { ...draft, picks }, changed.page);
};

/** Returns the settings of a cup by a draft, which is untrusted; `undefined` if they are not possible. */
export const settingsOf = (services: Services, draft: Draft): CupSettings | undefined => {
  const chosen = read(services, draft);
  const { game = '', pace, format = '', gate, points = '' } = chosen ?? {};
  const numberOf = (part: string): number => Number(chosen?.[part]);
  const [seats, most, rating] = [numberOf('seats'), numberOf('most'), numberOf('rating')];
  const league = { division: numberOf('division'), ...LEAGUE };
  const formats: Readonly<Record<string, object>> = { knockOut: { advance: seats }, league };
  const options = Object.entries(services.games.rules[game]?.options ?? {}).flatMap(([option, [first]]) => {
    const value = chosen?.[option] ?? first;
    return value === first ? [] : [[option, value] as const];
  });
  return CupSettings.safeParse({
    ...{ game, seats, pace, gate, options: Object.fromEntries(options) },
    fair: services.beacon === undefined ? 'secret' : 'beacon',
    rated: chosen?.rated === 'on',
    format: { kind: format, ...formats[format] },
    computers: chosen?.computers === 'yes',
    ...(most > 0 && { most: Math.max(most, seats) }),
    entriesCloseAt: services.clock.now().getTime() + numberOf('days') * DAY_MS,
    roundDays: numberOf('round'),
    points: numbersIn(points),
    entry: { gate, ...(rating > 0 && { rating }), ...(draft.role !== undefined && { role: draft.role }) },
  }).data;
};
