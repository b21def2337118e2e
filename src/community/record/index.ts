/** Who plays how: people's parts in matches and their reliability, as pure functions of the logs. */

export { demandOf, passes, percentOf, refusedByGate, reliabilitiesOn, whyNotPassed } from './gate.ts';
export { isLeaving } from './isLeaving.ts';
export { participationsOf, type RecordedMatch } from './participations.ts';
export { type RecordingDeps, recordMatch } from './recordMatch.ts';
export { COUNTED_MATCHES, EXCUSED_MISSES, type Played, REGAINED_BY, type Reliability, reliabilityOf } from './reliability.ts';
