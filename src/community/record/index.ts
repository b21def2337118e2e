/** Who plays how: people's parts in matches and their reliability, as pure functions of the logs. */

export { isLeaving } from './isLeaving.ts';
export { participationsOf, type RecordedMatch } from './participations.ts';
export { type RecordingDeps, recordMatch } from './recordMatch.ts';
