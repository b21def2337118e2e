import { ButtonStyle, ComponentType, SelectMenuDefaultValueType } from 'discord.js';
import { CupSettings, usualPoints } from '#community/cups/index.ts';
import { CUP_FORMATS, type Sentences } from '#i18n/index.ts';
import { MATCH_OPTIONS } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import type { Services } from '../command/services.ts';
import { button, menu, type Reply, type Row, row, textReply } from '../components/reply.ts';
import { createCustomId, type IdOf } from '../customIds/customId.ts';
import { matchOptionLabel } from '../narration/paceText.ts';
import { denied } from '../narration/refusalReply.ts';
import { PLAY_PACES, playableGames } from '../play/choices.ts';

/** What a moderator has chosen so far for a cup. It lives in the custom ids of the panel. */
export type Draft = Omit<IdOf<'cupset'>, 'kind' | 'part'>;

type Menu = Exclude<keyof Draft, 'role'>;
export type SetupPage = 'first' | 'rest';

const DAY_MS = 24 * 3_600_000;
/** For how many days entries can be open. */
export const ENTRY_DAYS = [1, 2, 3, 7, 14] as const;
/** How long a round lasts at most, in days: long enough for nearly all matches with that timer. */
const ROUND_DAYS: Readonly<Record<string, number>> = { '24h': 42, '48h': 60, '3d': 90, week: 180 };
/** Sizes of divisions in which each pair can meet equally often, by the size of tables. */
const DIVISIONS: Readonly<Record<number, number>> = { 2: 5, 3: 7, 4: 7, 5: 11 };
const LEAGUE = { moving: 2, seasons: 4 };

/** The menus of each page. */
const PAGES = {
  first: ['game', 'seats', 'pace', 'days', 'format'],
  rest: ['most', 'computers', 'gate', 'rating', 'rated', 'round'],
} as const satisfies Readonly<Record<SetupPage, readonly Menu[]>>;

/** Returns the choices with which a set-up begins. */
export const firstDraft = (services: Services, change: Partial<Draft>): Draft => {
  const pace = change.pace ?? '48h';
  const [game = ''] = playableGames(services);
  const usual = { game, seats: 4, pace, days: 3, format: 'pools', round: ROUND_DAYS[pace] ?? 60 } as const;
  return { ...usual, gate: 'none', rating: 0, rated: 'off', most: 0, computers: 'no', ...change };
};

/** The values that a menu offers, the same for all who set up. */
const offered = (services: Services, { game }: Draft): Readonly<Record<Menu, readonly (string | number)[]>> => {
  const { min, max } = services.games.rules[game]?.seats ?? { min: 2, max: 5 };
  return {
    game: playableGames(services),
    seats: [2, 3, 4, 5].filter((count) => count >= min && count <= max),
    pace: PLAY_PACES,
    days: ENTRY_DAYS,
    format: CUP_FORMATS,
    round: [14, 28, 42, 60, 90, 180],
    gate: MATCH_OPTIONS.gate,
    rating: [0, 1400, 1500, 1600],
    rated: ['off', 'on'],
    most: [0, 4, 5, 7, 8, 9, 12, 13, 16, 20, 25],
    computers: ['no', 'yes'],
  };
};

const labelOf = (say: Sentences, part: Menu, value: string | number): string => {
  const { cups } = say;
  switch (part) {
    case 'game':
      return say.game(String(value)).name;
    case 'seats':
      return cups.tables(Number(value));
    case 'pace':
      return say.play.pace(say.common.pace.short(String(value)));
    case 'days':
      return cups.closing(Number(value));
    case 'round':
      return cups.roundDays(Number(value));
    case 'rating':
      return cups.rating(Number(value));
    case 'most':
      return cups.most(Number(value));
    case 'format':
      return cups.formats[CUP_FORMATS.find((format) => format === value) ?? 'pools'];
    case 'gate':
    case 'rated':
      return matchOptionLabel(say, part, String(value));
    case 'computers':
      return cups.computers[value === 'yes' ? 'yes' : 'no'];
  }
};

/** Returns a page of the set-up of a cup. */
export const setupPanel = ({ services, say }: CommandContext, draft: Draft, page: SetupPage): Reply => {
  const { cups, common } = say;
  const values = offered(services, draft);
  const rows = PAGES[page].map((part) =>
    row(
      menu(
        { kind: 'cupset', part, ...draft },
        '',
        values[part].map((value) => ({ value: String(value), label: labelOf(say, part, value), chosen: value === draft[part] })),
      ),
    ),
  );
  const other = page === 'first' ? ('rest' as const) : ('first' as const);
  const chosen = PAGES.rest.map((part) => labelOf(say, part, draft[part])).join(' · ');
  return textReply(
    `${page === 'first' ? cups.setup : `**${cups.controls.more}**`}\n-# ${chosen}`,
    ...rows,
    ...(page === 'rest' ? [roleRow(say, draft)] : []),
    row(
      button({ kind: 'cupset', part: 'open', ...draft }, cups.controls.open, ButtonStyle.Success),
      button({ kind: 'cupset', part: other, ...draft }, page === 'first' ? cups.controls.more : common.controls.back),
    ),
  );
};

const roleRow = ({ cups }: Sentences, draft: Draft): Row =>
  row({
    type: ComponentType.RoleSelect,
    custom_id: createCustomId({ kind: 'cupset', part: 'role', ...draft }),
    placeholder: cups.chooseRole,
    min_values: 0,
    max_values: 1,
    default_values: draft.role === undefined ? [] : [{ id: draft.role, type: SelectMenuDefaultValueType.Role }],
  });

/** Returns the panel after a choice in one of its menus, which is untrusted. */
export const choose = (context: CommandContext, draft: Draft, part: Menu | 'role', [value]: readonly string[]): Reply => {
  if (part === 'role') {
    const { role: _, ...others } = draft;
    return setupPanel(context, value === undefined ? others : { ...others, role: value }, 'rest');
  }
  const chosen = offered(context.services, draft)[part].find((each) => String(each) === value);
  if (chosen === undefined) return denied(context.say, 'notUnderstood');
  const changed = { ...draft, [part]: chosen, ...(part === 'pace' && { round: ROUND_DAYS[String(chosen)] ?? draft.round }) };
  return setupPanel(context, fitting(context.services, changed), PAGES.first.some((each) => each === part) ? 'first' : 'rest');
};

/** Returns a draft whose number of seats its game allows. */
const fitting = (services: Services, draft: Draft): Draft => {
  const { seats } = offered(services, draft);
  return seats.includes(draft.seats) ? draft : { ...draft, seats: Number(seats.at(-1)) };
};

/** Returns the settings of a cup by a draft, which is untrusted; `undefined` if they are not possible. */
export const settingsOf = (services: Services, before: Draft): CupSettings | undefined => {
  const draft = fitting(services, before);
  const { game, seats, pace, days, round, gate, rating, most, role } = draft;
  const values = offered(services, draft);
  if (!PAGES.first.every((part) => values[part].includes(draft[part]))) return undefined;
  const format = {
    pools: { kind: 'pools' as const },
    knockOut: { kind: 'knockOut' as const, advance: seats },
    league: { kind: 'league' as const, division: DIVISIONS[seats] ?? 7, ...LEAGUE },
  }[draft.format];
  return CupSettings.safeParse({
    game,
    options: {},
    seats,
    pace,
    fair: services.beacon === undefined ? 'secret' : 'beacon',
    rated: draft.rated === 'on',
    format,
    computers: draft.computers === 'yes',
    ...(most > 0 && { most: Math.max(most, seats) }),
    entriesCloseAt: services.clock.now().getTime() + days * DAY_MS,
    roundDays: round,
    points: usualPoints(seats),
    entry: { gate, ...(rating > 0 && { rating }), ...(role !== undefined && { role }) },
  }).data;
};
