import type { Seat } from '#engine/game.ts';
import type { MatchId } from '#matches/index.ts';

/** Controls that name their match and nothing else. `dm` tries the direct messages again that were closed. */
const PLAIN_KINDS = ['board', 'card', 'again', 'join', 'leave', 'start', 'settings', 'invite', 'host', 'dm'] as const;
type PlainKind = (typeof PLAIN_KINDS)[number];

/**
 * What a control says when it is pressed. Half-made choices live here, never in a process: `path` is a kind of move and the
 * values chosen so far. All of it is untrusted when it comes back.
 */
export type CustomId =
  | { readonly [Kind in PlainKind]: { readonly kind: Kind; readonly match: MatchId } }[PlainKind]
  /** Opens the panel of whoever presses it; `due` are the seats it was made for. */
  | { readonly kind: 'open'; readonly match: MatchId; readonly due: readonly Seat[] }
  /** Goes one choice further, and plays when that leaves exactly one move. A menu's chosen value is added to the path. */
  | ({ readonly kind: 'move' } & Panel)
  /** Shows a panel; never plays. */
  | ({ readonly kind: 'panel'; readonly page: number } & Panel)
  /** Gives up, after having been asked. */
  | { readonly kind: 'concede'; readonly match: MatchId; readonly seat: Seat; readonly decision: number }
  /** Without a page: the latest. */
  | { readonly kind: 'log'; readonly match: MatchId; readonly page?: number }
  /** A menu of values of one option. */
  | { readonly kind: 'set'; readonly match: MatchId; readonly option: string };

/** What belongs to one seat, and its decision number when it was made. */
interface Panel {
  readonly match: MatchId;
  readonly seat: Seat;
  readonly decision: number;
  readonly path: readonly string[];
}

/** Controls of an older form than this are not understood, and said so. */
const FORM = '1';

const NUMBER = /^(0|[1-9]\d{0,8})$/;
const WORD = /^[A-Za-z0-9]{1,32}$/;

/** At most 100 characters, as Discord allows. */
export const makeCustomId = (id: CustomId): string => [FORM, id.kind, ...partsOf(id)].join('.');

const partsOf = (id: CustomId): readonly (string | number)[] => {
  switch (id.kind) {
    case 'open':
      return [id.match, ...id.due];
    case 'move':
      return [id.match, id.seat, id.decision, ...id.path];
    case 'panel':
      return [id.match, id.seat, id.decision, id.page, ...id.path];
    case 'concede':
      return [id.match, id.seat, id.decision];
    case 'log':
      return id.page === undefined ? [id.match] : [id.match, id.page];
    case 'set':
      return [id.match, id.option];
    default:
      return [id.match];
  }
};

/** `undefined` for whatever this form did not make. */
export const parseCustomId = (text: string): CustomId | undefined => {
  const [form, kind, ...parts] = text.split('.');
  if (form !== FORM || kind === undefined || text.length > 100) return undefined;
  const [match, ...rest] = parts;
  return match === undefined || !NUMBER.test(match) ? undefined : parseAbout(kind, Number(match), rest);
};

const parseAbout = (kind: string, match: MatchId, rest: readonly string[]): CustomId | undefined => {
  if (isPlain(kind)) return rest.length === 0 ? { kind, match } : undefined;
  switch (kind) {
    case 'open':
      return openFrom(match, leadingNumbers(rest, rest.length));
    case 'move':
      return panelFrom(rest, 2, ([seat, decision], path) => ({ kind, match, seat, decision, path }));
    case 'panel':
      return panelFrom(rest, 3, ([seat, decision, page], path) => ({ kind, match, seat, decision, page, path }));
    case 'concede':
      return panelFrom(rest, 2, ([seat, decision], path) => (path.length === 0 ? { kind, match, seat, decision } : undefined));
    case 'log':
      if (rest.length === 0) return { kind, match };
      return panelFrom(rest, 1, ([page], path) => (path.length === 0 ? { kind, match, page } : undefined));
    case 'set':
      return panelFrom(rest, 0, (_, [option, ...more]) =>
        option === undefined || more.length > 0 ? undefined : { kind, match, option },
      );
    default:
      return undefined;
  }
};

type Numbers = readonly [number, number, number];

/** `count` numbers, then words: all as this form writes them, or nothing. */
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

const openFrom = (match: MatchId, due: readonly Seat[] | undefined): CustomId | undefined =>
  due === undefined ? undefined : { kind: 'open', match, due };
