import type { CUP_POINTS, Moment, Role } from './kills.ts';

/** One kill in a cup. The process at the point dies, or both do. */
export interface CupKill {
  readonly point: (typeof CUP_POINTS)[number];
  readonly moment: Moment;
  readonly role: Role;
  readonly areBoth: boolean;
  readonly isForgotten: boolean;
  readonly nth: number;
}

/** What moves a cup on: a press of a person, or time. */
export const CUP_STAGES = ['open', 'enter', 'withdraw', 'draw', 'deadline', 'last deadline', 'cancel'] as const;
export type CupStage = (typeof CUP_STAGES)[number];
export type CupKills = Readonly<Record<CupStage, readonly CupKill[]>>;

/** The points of each stage, in the order in which they are reached. `draw`: a player was banned, so that a substitute has their seat. */
const REACHED: Readonly<Record<CupStage, readonly CupKill['point'][]>> = {
  open: ['CupOpened'],
  enter: ['Entered'],
  withdraw: ['Withdrew'],
  draw: ['EntriesClosed', 'Withdrew', 'SeatSubstituted', 'MatchCreated', 'TableOpened', 'cup edit'],
  deadline: ['MatchEnded', 'TableScored', 'RoundDrawn', 'TableOpened'],
  'last deadline': ['MatchEnded', 'CupEnded', 'cup post'],
  cancel: ['CupCancelled'],
};

const BOT: readonly CupStage[] = ['open', 'enter', 'withdraw', 'cancel'];
/** Points that are reached several times in the stage of the first round. */
const SEVERAL: readonly CupKill['point'][] = ['MatchCreated', 'TableOpened', 'TableScored'];

/** Returns the kills of one cup. Of two rounds, one kills before the points and one after them; of four, each point is recovered both ways. */
export const cupKills = (round: number): CupKills => {
  let index = 0;
  const moment: Moment = round % 2 === 0 ? 'before' : 'after';
  const killOf = (stage: CupStage, point: CupKill['point']): CupKill => {
    index += 1;
    const isRepeated = SEVERAL.includes(point) && (stage === 'draw' || point === 'TableScored');
    return {
      ...{ point, moment, role: BOT.includes(stage) ? 'bot' : 'worker', areBoth: (index + round) % 3 === 0 },
      ...{ isForgotten: (index + Math.floor(round / 2)) % 2 === 0, nth: isRepeated ? 1 + (round % 2) : 1 },
    };
  };
  return Object.fromEntries(
    CUP_STAGES.map((stage) => [stage, REACHED[stage].map((point) => killOf(stage, point))]),
  ) as unknown as CupKills;
};
