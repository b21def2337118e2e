import type { BotOptions } from '#app/startBot.ts';

/** As large as a board, so that it is sent in several parts. */
const PICTURE = { file: new Uint8Array(100_000).fill(7), name: 'board.jpg', width: 1, height: 1 };

/** For tests in which nobody looks at pictures: drawing them takes longer than everything else. */
export const UNDRAWN: Required<Pick<BotOptions, 'render' | 'renderRecap' | 'analyse'>> = {
  render: async () => PICTURE,
  renderRecap: async () => ({ chart: { ...PICTURE, name: 'chart.png' }, replay: { ...PICTURE, name: 'replay.gif' } }),
  analyse: async () => ({ course: [], turningPoints: [], plans: [] }),
};
