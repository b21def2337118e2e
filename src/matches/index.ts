export { closesAt, isWarned } from './decide/abandonment.ts';
export type { OwnOrders, TriedOrders } from './decide/orders.ts';
export { BEACON_PATIENCE_HOURS, MAX_REASON_LENGTH } from './decide/organiserDecisions.ts';
export { deadlinesOnResume, erasedAt, isUnderWay, suspendedSince, voteEndsAt } from './decide/suspension.ts';
export { chanceOf } from './log/chance.ts';
export { checkpointTag } from './log/hashChain.ts';
export { redactRows } from './log/redaction.ts';
export { type Release, releaseHere, releaseId } from './log/release.ts';
export { hashEntropy, MAX_ENTROPY_LENGTH } from './log/seedCommitment.ts';
export type { RecordedCommand } from './model/commandRecord.ts';
export type * from './model/commands.ts';
export type * from './model/events.ts';
export { isGate, isTimeOutAnswer, MATCH_OPTIONS } from './model/options.ts';
export {
  MATCH_REJECTION_CODES,
  type MatchRejectionCode,
  type MatchRejections,
  type PlainRejectionCode,
} from './model/rejections.ts';
export type * from './model/results.ts';
export { type Awaited, isMatchEvent } from './model/state.ts';
export type * from './model/types.ts';
export { askedSince } from './service/askedSince.ts';
export { createMatchService, type MatchService } from './service/createMatchService.ts';
export type * from './service/exportFormat.ts';
export type * from './service/matchService.ts';
export { COMPUTER_NAMES } from './service/summary.ts';
export type * from './stores/announcements.ts';
export type * from './stores/cups.ts';
export type * from './stores/deliveries.ts';
export type * from './stores/followers.ts';
export type * from './stores/guildAbsences.ts';
export type * from './stores/moderation.ts';
export type * from './stores/notes.ts';
export type * from './stores/participations.ts';
export type * from './stores/people.ts';
export * from './stores/personalData.ts';
export type * from './stores/ratings.ts';
export * from './stores/restoreNotice.ts';
export type * from './stores/schedule.ts';
export type * from './stores/seatClock.ts';
export type * from './stores/seeks.ts';
export * from './stores/server.ts';
export {
  EMPTY_BOOK,
  hasUnsent,
  type OrderBook,
  type OrderNotice,
  type OrderStore,
  type SeatOrders,
  type StandingOrder,
} from './stores/standingOrders.ts';
export type * from './stores/statistics.ts';
export type * from './stores/stores.ts';
export { StoreUnavailable } from './stores/storeUnavailable.ts';
export { unansweredAt } from './stores/unanswered.ts';
export * from './time/clock/index.ts';
export { type ClockCheck, checkClock, deadlineFor, lookAgainAtClocks, type SeatTime, timeOfSeat } from './time/clockService.ts';
export { createLivenessMonitor, type LivenessMonitor, ONLY_SHARD, type ProcessRole, type Shard } from './time/liveness.ts';
export { afterQuietHours, isStalled, nextReminderAt, REMINDERS_PER_DECISION, rescheduleReminders } from './time/reminders.ts';
