import type { SeekChange } from '#matches/index.ts';

/** A search that is over. Its choices stay for the next one. */
export const ENDED: SeekChange = {
  since: undefined,
  endsAt: undefined,
  lookAt: undefined,
  proposal: undefined,
  answerBy: undefined,
  agreed: false,
};
