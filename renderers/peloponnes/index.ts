import { flat } from '../render/gameRenderer.ts';
import { planOf } from './draw.ts';
import { drawBackdrop as backdrop } from './drawing/drawBackdrop.ts';
import { coloursOf } from './drawing/paletteSample.ts';
import { emojis } from './emojis.ts';
import { layOut } from './layout/layout.ts';

export const renderer = { ...flat(layOut, planOf, coloursOf), backdrop, emojis };
