import type { Seat } from '#engine/game.ts';
import type { MatchId } from '#matches/index.ts';
import { NUMBER, WORD } from './customIdParts.ts';

/** Controls of decisions by the players: votes, and seat changes. */

const VOICES = ['yes', 'no', 'withdraw'] as const;
export type Voice = (typeof VOICES)[number];

const HEIRS = ['substitute', 'computer'] as const;
export type Heir = (typeof HEIRS)[number];

export type TableId =
  /** Votes, or withdraws the vote, in a vote given by its number. */
  | { readonly kind: 'vote'; readonly match: MatchId; readonly vote: number; readonly voice: Voice }
  /** Goes one choice further towards a vote; a menu's value is appended to the path. `call` calls the vote. */
  | { readonly kind: 'motion' | 'call'; readonly match: MatchId; readonly path: readonly string[] }
  /** Takes over a free seat, or the presser's own one back. */
  | { readonly kind: 'take'; readonly match: MatchId; readonly seat: Seat }
  /** Hands over the presser's own seat, after the confirmation. */
  | { readonly kind: 'handover'; readonly match: MatchId; readonly seat: Seat; readonly to: Heir }
  /** Seats an AI player in a lobby, or removes the chosen one. */
  | { readonly kind: 'computer' | 'away'; readonly match: MatchId };

const KINDS: readonly string[] = ['vote', 'motion', 'call', 'take', 'handover', 'computer', 'away'] satisfies TableId['kind'][];

export const isTableId = <Id extends { readonly kind: string }>(id: Id): id is Id & TableId => KINDS.includes(id.kind);

/** Returns the parts after the match. */
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

/** Returns the content of an id; `undefined` for anything `partsOfTableId` did not produce. */
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
