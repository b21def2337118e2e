import { shaded } from '../render/gameRenderer.ts';
import { planOf } from './draw.ts';
import { drawBackdrop as backdrop } from './drawBackdrop.ts';
import { emojis } from './emojis.ts';
import { layOutAsked } from './layout/layout.ts';

export const renderer = { ...shaded(layOutAsked, planOf), backdrop, emojis };
