import type { Seat } from '#engine/game.ts';
import type { MatchId } from '#matches/index.ts';
import { NUMBER, WORD } from './customIdParts.ts';

/** Controls of what a table decides together: votes, and who sits where. */

const VOICES = ['yes', 'no', 'withdraw'] as const;
export type Voice = (typeof VOICES)[number];

const HEIRS = ['substitute', 'computer'] as const;
export type Heir = (typeof HEIRS)[number];

export type TableId =
  /** Speaks in a vote, by its number. */
  | { readonly kind: 'vote'; readonly match: MatchId; readonly vote: number; readonly voice: Voice }
  /** Goes one choice further towards a vote; a menu's chosen value is added to the path. `call` calls it. */
  | { readonly kind: 'motion' | 'call'; readonly match: MatchId; readonly path: readonly string[] }
  /** Takes a free seat over, or the presser's own back. */
  | { readonly kind: 'take'; readonly match: MatchId; readonly seat: Seat }
  /** Gives the presser's own seat away, after having been asked. */
  | { readonly kind: 'handover'; readonly match: MatchId; readonly seat: Seat; readonly to: Heir }
  /** Seats a computer in a lobby, or sends the one away that is chosen. */
  | { readonly kind: 'computer' | 'away'; readonly match: MatchId };

const KINDS: readonly string[] = ['vote', 'motion', 'call', 'take', 'handover', 'computer', 'away'] satisfies TableId['kind'][];

export const isTableId = <Id extends { readonly kind: string }>(id: Id): id is Id & TableId => KINDS.includes(id.kind);

/** What stands behind the match. */
export const partsOfTableId = (id: TableId): readonly (string | number)[] => {
  switch (id.kind) {
    case 'vote':
      return [id.vote, id.voice];
    case 'motion':
    case 'call':
      return id.path;
    case 'take':
      return [id.seat];
    case 'handover':
      return [id.seat, id.to];
    case 'computer':
    case 'away':
      return [];
  }
};

/** `undefined` for whatever `partsOfTableId` did not make. */
export const parseTableId = (kind: string, match: MatchId, parts: readonly string[]): TableId | undefined => {
  const [first = '', second = ''] = parts;
  const number = NUMBER.test(first) ? Number(first) : undefined;
  switch (kind) {
    case 'vote': {
      const voice = VOICES.find((each) => each === second);
      return number === undefined || voice === undefined || parts.length > 2 ? undefined : { kind, match, vote: number, voice };
    }
    case 'motion':
    case 'call':
      return parts.every((word) => WORD.test(word)) ? { kind, match, path: parts } : undefined;
    case 'take':
      return number === undefined || parts.length > 1 ? undefined : { kind, match, seat: number };
    case 'handover': {
      const to = HEIRS.find((each) => each === second);
      return number === undefined || to === undefined || parts.length > 2 ? undefined : { kind, match, seat: number, to };
    }
    case 'computer':
    case 'away':
      return parts.length === 0 ? { kind, match } : undefined;
    default:
      return undefined;
  }
};
