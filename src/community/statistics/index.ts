/** What was played, by a person and on a server, as pure functions of people's parts in matches. */

export { type OwnStatistics, ownStatistics } from './ownStatistics.ts';
export { type Leader, type ServerStatistics, serverStatistics } from './serverStatistics.ts';
export type { GameTallies, Tally } from './tally.ts';
