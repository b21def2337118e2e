import { openRenderer } from '#renderers/index.ts';

/** The renderer of all bots in this process. Each of its own would start a thread again, which costs as much as many pictures. */
export const { render, renderCard, renderRecap } = openRenderer();
