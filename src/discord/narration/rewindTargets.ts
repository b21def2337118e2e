import { GAMES } from '#games/index.ts';
import type { MotionFacts, Sentences } from '#i18n/index.ts';
import type { HistoryStep, Match, Motion } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { escapeMarkdown, sanitizeLabel } from '../text/escapeMarkdown.ts';
import { labelName, seatName } from '../text/seatNames.ts';
import { truncate } from '../text/truncate.ts';
import { formatSteps } from './eventText.ts';

/** A point of a match that the table could go back to. */
export interface RewindChoice {
  /** Of the step after which the match stood there: people see this, for versions would tell of what is done unseen. */
  readonly number: number;
  readonly toVersion: number;
  /** What had just happened then, as plain text. */
  readonly label: string;
}

/** So many of the newest steps are offered; of those before them only where a round began. */
const NEWEST = 15;

/** Of what had happened at a point, in a sentence. */
const MAX_CHARACTERS = 120;

/** Where the table may go back to, from what all may know, the newest first. */
export const rewindChoices = async (services: Services, say: Sentences, match: Match): Promise<readonly RewindChoice[]> => {
  const story = await services.matches.history(match, 0);
  const points = new Set(story?.rewindPoints());
  const steps = (story?.steps ?? []).filter(({ version }) => points.has(version)).toReversed();
  return steps
    .filter((step, index) => index < NEWEST || opensRound(match, step))
    .map((step) => ({ number: step.number, toVersion: step.version, label: labelOf(say, match, step) }));
};

/** To go back to any step, by a number that was typed; `undefined` where there is none. The door says why it cannot be. */
export const rewindTyped = async (
  { matches }: Services,
  { id }: Match,
  [kind, typed]: readonly string[],
): Promise<Motion | undefined> => {
  if (kind !== 'rewind' || typed === undefined) return undefined;
  const step = stepNumbered((await matches.history(id, 0))?.steps ?? [], Number(typed));
  return step === undefined ? undefined : { kind, toVersion: step.version };
};

/** Steps that not all have seen have the number of the next one that they have. */
export const stepNumbered = (steps: readonly HistoryStep[], number: number): HistoryStep | undefined =>
  steps.findLast((step) => step.number === number);

/** As it is offered: the number as it stands in posts, and what had happened. */
export const pointLabel = ({ number, label }: RewindChoice): string => truncate(`·${number} ${label}`, 100);

const opensRound = ({ game }: Match, { events }: HistoryStep): boolean =>
  events.some(({ event }) => GAMES[game]?.moment(event) === 'round' || event.type === 'MatchStarted');

type RewindFacts = Extract<MotionFacts, { kind: 'rewind' }>;

/** A motion in words, with all that those who decide on it should know: to where it goes back, or who wins by it. */
export const motionText = async (services: Services, say: Sentences, match: Match, motion: Motion): Promise<string> => {
  const name = seatName(match);
  if (motion.kind === 'standing') return say.common.motion({ ...motion, wins: say.game(match.game).standing }, name);
  if (motion.kind !== 'rewind') return say.common.motion(motion, name);
  const steps = (await services.matches.history(match, 0))?.steps ?? [];
  const step = steps.find(({ version }) => version === motion.toVersion);
  if (step === undefined) return say.common.motion({ kind: motion.kind }, name);
  return say.common.motion({ kind: motion.kind, to: placeOf(say, match, step) }, name);
};

/** A step that the table goes back to, and what had happened there. */
export const placeOf = (say: Sentences, match: Match, step: HistoryStep): NonNullable<RewindFacts['to']> => {
  const { number } = step;
  const label = escapeMarkdown(truncate(labelOf(say, match, step).replace(/\.$/, ''), MAX_CHARACTERS));
  if (label === '') return { number };
  return opensRound(match, step) ? { number, round: label } : { number, after: label };
};

/** The round that began, else the last thing that all were told of the step. */
const labelOf = (say: Sentences, match: Match, step: HistoryStep): string => {
  const line = opensRound(match, step)
    ? say.game(match.game).round(step.view('spectator'))
    : (formatSteps(say, match, [step], 'spectator', labelName).at(-1) ?? '');
  return sanitizeLabel(line.replaceAll(/[*\\]/g, ''));
};
