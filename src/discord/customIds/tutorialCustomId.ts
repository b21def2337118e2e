import { NUMBER, WORD } from './customIdParts.ts';

/** Controls of a tutorial. They hold its whole state: the lesson, the step, and the choices made so far. */
export type LessonId =
  /** Shows a step and its choices; never plays. */
  | {
      readonly kind: 'lesson';
      readonly game: string;
      readonly step: number;
      readonly page: number;
      readonly path: readonly string[];
    }
  /**
   * Goes one choice further, and plays the move when only one is left; `learnsure` after the confirmation. A menu's value is
   * appended to the path.
   */
  | { readonly kind: 'learn' | 'learnsure'; readonly game: string; readonly step: number; readonly path: readonly string[] }
  | { readonly kind: 'leavelesson' };

const KINDS: readonly string[] = ['lesson', 'learn', 'learnsure', 'leavelesson'] satisfies LessonId['kind'][];

export const isLessonId = <Id extends { readonly kind: string }>(id: Id): id is Id & LessonId => KINDS.includes(id.kind);

/** Returns the parts after the kind. */
export const partsOfLessonId = (id: LessonId): readonly (string | number)[] => {
  switch (id.kind) {
    case 'lesson':
      return [id.game, id.step, id.page, ...id.path];
    case 'learn':
    case 'learnsure':
      return [id.game, id.step, ...id.path];
    case 'leavelesson':
      return [];
  }
};

/** Returns the content of an id; `undefined` for anything `partsOfLessonId` did not produce. */
export const parseLessonId = (kind: string, parts: readonly string[]): LessonId | undefined => {
  const [game = '', step = '', ...path] = parts;
  if (kind === 'leavelesson') return parts.length === 0 ? { kind } : undefined;
  if (!WORD.test(game) || !NUMBER.test(step) || !path.every((word) => WORD.test(word))) return undefined;
  if (kind === 'learn' || kind === 'learnsure') return { kind, game, step: Number(step), path };
  const [page = '', ...words] = path;
  return kind === 'lesson' && NUMBER.test(page) ? { kind, game, step: Number(step), page: Number(page), path: words } : undefined;
};
