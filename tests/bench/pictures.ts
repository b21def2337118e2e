import { paint } from '#renderers/paint.ts';
import type { Figures } from './figures.ts';
export const picturesBench = async (): Promise<Figures> => ({ bytes: (await paint({ game: '', view: {}, names: [], theme: 'dark' })).file.length });
