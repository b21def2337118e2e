/** The queue behind `/play`: who plays with whom, as pure functions of the people who wait, the open lobbies and the time. */

export { ALL_HOURS, awakeHours, type HourMask, hoursIn } from './awake.ts';
export { type ExpectedWait, expectedWait, type PastWait } from './expectedWait.ts';
export { formTables } from './formTables.ts';
export type * from './seek.ts';
export { type Accepted, acceptedBy, acceptsPace, hoursWaited } from './widening.ts';
