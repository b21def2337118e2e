import type { Seat } from '#engine/game.ts';
import type { MatchId } from '#matches/index.ts';
import { NUMBER, WORD } from './customIdParts.ts';
import { isTableId, parseTableId, partsOfTableId, type TableId } from './decisionCustomId.ts';
import { type BookId, isBookId, parseBookId, partsOfBookId } from './rulesCustomId.ts';
import { isLessonId, type LessonId, parseLessonId, partsOfLessonId } from './tutorialCustomId.ts';

/**
 * The controls that carry only their match. `dm` retries closed direct messages, `unkeep` deletes the standing order chosen in
 * its menu.
 */
const PLAIN_KINDS = [
  'board',
  'card',
  'again',
  'join',
  'leave',
  'start',
  'settings',
  'invite',
  'host',
  'dm',
  'nudge',
  'orders',
  'unkeep',
] as const;
type PlainKind = (typeof PLAIN_KINDS)[number];

/**
 * The controls of a user's own settings, outside any match: show them, set one by a menu, retry direct messages, delete
 * holidays, and forget the user.
 */
const ME_PARTS = ['settings', 'from', 'length', 'remind', 'notices', 'theme', 'language', 'dm', 'back', 'forget'] as const;
export type MePart = (typeof ME_PARTS)[number];

/**
 * The content of a control's custom id. Partial choices live here and not in a process: `path` is a type of move and the values
 * chosen so far. All of it is untrusted when it comes back.
 */
export type CustomId =
  | { readonly kind: 'me'; readonly part: MePart }
  | { readonly [Kind in PlainKind]: { readonly kind: Kind; readonly match: MatchId } }[PlainKind]
  /** Opens the panel of the user who presses it; `due` are the seats it was made for. */
  | { readonly kind: 'open'; readonly match: MatchId; readonly due: readonly Seat[] }
  /** Goes one choice further, and plays the move when only one is left. A menu's value is appended to the path. */
  | ({ readonly kind: 'move' } & Panel)
  /** Shows a panel; never plays. */
  | ({ readonly kind: 'panel'; readonly page: number } & Panel)
  /** Plays the one move left, after the confirmation. */
  | ({ readonly kind: 'sure' } & Panel)
  /** Adds a word to a standing order; `page` of the possible next words. A menu's value is appended to the words. */
  | { readonly kind: 'say'; readonly match: MatchId; readonly page: number; readonly words: readonly string[] }
  /** Saves the standing order that the words form. */
  | { readonly kind: 'keep'; readonly match: MatchId; readonly words: readonly string[] }
  /** Saves it after the confirmation, and plays the move it makes immediately for the confirmed decision. */
  | { readonly kind: 'keepsure'; readonly match: MatchId; readonly decision: number; readonly words: readonly string[] }
  /** Undoes or redoes the seat's last move. */
  | { readonly kind: 'undo'; readonly match: MatchId; readonly seat: Seat; readonly decision: number }
  | { readonly kind: 'redo'; readonly match: MatchId; readonly seat: Seat; readonly decision: number }
  /** Concedes, after the confirmation. */
  | { readonly kind: 'concede'; readonly match: MatchId; readonly seat: Seat; readonly decision: number }
  /** Without a page: the latest. With a round: a page of that round. */
  | { readonly kind: 'log'; readonly match: MatchId; readonly page?: number; readonly round?: number }
  /** The board as it was when a round began. */
  | { readonly kind: 'history'; readonly match: MatchId; readonly round: number }
  | TableId
  | BookId
  | LessonId
  /** A menu of values of one option. */
  | { readonly kind: 'set'; readonly match: MatchId; readonly option: string }
  /** A menu for one setting of the server on which it is pressed. */
  | { readonly kind: 'server'; readonly setting: ServerSetting };

const SERVER_SETTINGS = ['channels', 'organiserRole', 'locale', 'pace', 'creators', 'openMatches', 'theme'] as const;
export type ServerSetting = (typeof SERVER_SETTINGS)[number];

/** The seat whose panel it is, and the seat's decision number when it was made. */
interface Panel {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly decision: number;
  readonly path: readonly string[];
}

/** The format version. Controls of another one get the reply that they are not understood. */
const FORM = '1';

/** Discord's maximum length of a custom id. */
const MAX_CHARACTERS = 100;

/** Whether the content fits into a custom id. */
export const fitsCustomId = (id: CustomId): boolean => makeCustomId(id).length <= MAX_CHARACTERS;

/** Returns the custom id, of at most 100 characters if `fitsCustomId` allows it. */
export const makeCustomId = (id: CustomId): string => [FORM, id.kind, ...partsOf(id)].join('.');

const partsOf = (id: CustomId): readonly (string | number)[] => {
  if (isTableId(id)) return [id.match, ...partsOfTableId(id)];
  if (isLessonId(id)) return partsOfLessonId(id);
  if (isBookId(id)) return partsOfBookId(id);
  switch (id.kind) {
    case 'me':
      return [id.part];
    case 'open':
      return [id.match, ...id.due];
    case 'move':
    case 'sure':
      return [id.match, id.seat, id.decision, ...id.path];
    case 'panel':
      return [id.match, id.seat, id.decision, id.page, ...id.path];
    case 'say':
      return [id.match, id.page, ...id.words];
    case 'keep':
      return [id.match, ...id.words];
    case 'keepsure':
      return [id.match, id.decision, ...id.words];
    case 'undo':
    case 'redo':
    case 'concede':
      return [id.match, id.seat, id.decision];
    case 'log':
      return [id.match, id.page, id.round].filter((part) => part !== undefined);
    case 'history':
      return [id.match, id.round];
    case 'set':
      return [id.match, id.option];
    case 'server':
      return [id.setting];
    default:
      return [id.match];
  }
};

/** Returns the content of a custom id; `undefined` for anything `makeCustomId` did not produce. */
export const parseCustomId = (text: string): CustomId | undefined => {
  const [form, kind, ...parts] = text.split('.');
  if (form !== FORM || kind === undefined || text.length > MAX_CHARACTERS) return undefined;
  if (kind === 'me') return meFrom(parts);
  if (kind === 'server') return serverFrom(parts);
  if (isBookId({ kind })) return parseBookId(kind, parts);
  if (isLessonId({ kind })) return parseLessonId(kind, parts);
  const [match, ...rest] = parts;
  return match === undefined || !NUMBER.test(match) ? undefined : parseAbout(kind, Number(match), rest);
};

const parseAbout = (kind: string, match: MatchId, rest: readonly string[]): CustomId | undefined => {
  if (isPlain(kind)) return rest.length === 0 ? { kind, match } : undefined;
  switch (kind) {
    case 'open':
      return openFrom(match, leadingNumbers(rest, rest.length));
    case 'move':
    case 'sure':
      return panelFrom(rest, 2, ([seat, decision], path) => ({ kind, match, seat, decision, path }));
    case 'panel':
      return panelFrom(rest, 3, ([seat, decision, page], path) => ({ kind, match, seat, decision, page, path }));
    case 'say':
      return panelFrom(rest, 1, ([page], words) => ({ kind, match, page, words }));
    case 'keep':
      return panelFrom(rest, 0, (_, words) => ({ kind, match, words }));
    case 'keepsure':
      return panelFrom(rest, 1, ([decision], words) => ({ kind, match, decision, words }));
    case 'undo':
    case 'redo':
    case 'concede':
      return panelFrom(rest, 2, ([seat, decision], path) => (path.length === 0 ? { kind, match, seat, decision } : undefined));
    case 'log':
      return logFrom(match, leadingNumbers(rest, rest.length));
    case 'history':
      return panelFrom(rest, 1, ([round], path) => (path.length === 0 ? { kind, match, round } : undefined));
    case 'set':
      return panelFrom(rest, 0, (_, [option, ...more]) =>
        option === undefined || more.length > 0 ? undefined : { kind, match, option },
      );
    default:
      return parseTableId(kind, match, rest);
  }
};

const meFrom = ([part, ...rest]: readonly string[]): CustomId | undefined => {
  const known = ME_PARTS.find((each) => each === part);
  return known === undefined || rest.length > 0 ? undefined : { kind: 'me', part: known };
};

type Numbers = readonly [number, number, number];

/** Returns the id made from `count` numbers followed by words; `undefined` unless all of them are well-formed. */
const panelFrom = (
  parts: readonly string[],
  count: number,
  make: (numbers: Numbers, words: readonly string[]) => CustomId | undefined,
): CustomId | undefined => {
  const numbers = leadingNumbers(parts, count);
  const words = parts.slice(count);
  if (numbers === undefined || words.some((word) => !WORD.test(word))) return undefined;
  const [first = 0, second = 0, third = 0] = numbers;
  return make([first, second, third], words);
};

const leadingNumbers = (parts: readonly string[], count: number): readonly number[] | undefined => {
  const leading = parts.slice(0, count);
  return leading.length === count && leading.every((part) => NUMBER.test(part)) ? leading.map(Number) : undefined;
};

const isPlain = (kind: string): kind is PlainKind => (PLAIN_KINDS as readonly string[]).includes(kind);

const logFrom = (match: MatchId, numbers: readonly number[] | undefined): CustomId | undefined => {
  if (numbers === undefined || numbers.length > 2) return undefined;
  const [page, round] = numbers;
  return { kind: 'log', match, ...(page !== undefined && { page }), ...(round !== undefined && { round }) };
};

const serverFrom = (parts: readonly string[]): CustomId | undefined => {
  const setting = SERVER_SETTINGS.find((each) => each === parts[0]);
  return setting === undefined || parts.length > 1 ? undefined : { kind: 'server', setting };
};

const openFrom = (match: MatchId, due: readonly Seat[] | undefined): CustomId | undefined =>
  due === undefined ? undefined : { kind: 'open', match, due };
