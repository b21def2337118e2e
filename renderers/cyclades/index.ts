import { shaded } from '../render/gameRenderer.ts';
import { draw } from './draw.ts';
import { drawBackdrop as backdrop } from './drawBackdrop.ts';
import { emojis } from './emojis.ts';
import { layOutAsked } from './layout/layout.ts';

export const renderer = { ...shaded(layOutAsked, draw), backdrop, emojis };
