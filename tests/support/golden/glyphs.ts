import { readFileSync } from 'node:fs';
import { FONT_FILES } from '#renderers/canvas/canvas.ts';
import type { Label } from '#renderers/geometry/shapes.ts';
import { fontCharacters } from './fontCharacters.ts';

const KNOWN = {
  body: fontCharacters(readFileSync(FONT_FILES.body)),
  display: fontCharacters(readFileSync(FONT_FILES.display)),
  quiet: fontCharacters(readFileSync(FONT_FILES.quiet)),
} as const;

/** Characters of some labels that their fonts lack. */
export const lacking = (labels: readonly Pick<Label, 'text' | 'face'>[]): readonly string[] =>
  labels.flatMap(({ text, face }) => [...text].filter((sign) => !KNOWN[face].has(sign.codePointAt(0) ?? 0)));
