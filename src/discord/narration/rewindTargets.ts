import type { MotionFacts, Sentences } from '#i18n/index.ts';
import type { HistoryStep, Match, Motion } from '#matches/index.ts';
import type { Services } from '../command/services.ts';
import { escapeMarkdown, sanitizeLabel } from '../text/escapeMarkdown.ts';
import { labelName, seatName } from '../text/seatNames.ts';
import { truncate } from '../text/truncate.ts';
import { formatSteps } from './eventText.ts';

/** A point of a match to which it can be rewound. */
export interface RewindChoice {
  /** The number of the step before that point. People see this number, because versions would reveal hidden actions. */
  readonly number: number;
  readonly toVersion: number;
  /** The event just before the point, as plain text. */
  readonly label: string;
}

/** The newest steps offered. Of earlier ones, only beginnings of rounds are. */
const NEWEST = 15;

/** Maximum length of the sentence about a point. */
const MAX_CHARACTERS = 120;

/** Returns the points to which a match can be rewound, newest first. Their labels reveal only public information. */
export const rewindChoices = async (services: Services, say: Sentences, match: Match): Promise<readonly RewindChoice[]> => {
  const history = await services.matches.history(match, 0);
  const points = new Set(history?.rewindPoints());
  const steps = (history?.steps ?? []).filter(({ version }) => points.has(version)).toReversed();
  return steps
    .filter((step, index) => index < NEWEST || opensRound(services, match, step))
    .map((step) => ({ number: step.number, toVersion: step.version, label: labelOf(services, say, match, step) }));
};

/**
 * Returns the rewind to a step whose number was typed; `undefined` where there is no such step. The match service explains why
 * a rewind is impossible.
 */
export const parseRewind = async (
  { matches }: Services,
  { id }: Match,
  [kind, typed]: readonly string[],
): Promise<Motion | undefined> => {
  if (kind !== 'rewind' || typed === undefined) return undefined;
  const step = stepNumbered((await matches.history(id, 0))?.steps ?? [], Number(typed));
  return step === undefined ? undefined : { kind, toVersion: step.version };
};

/** Returns the step with this number. A step that not everybody saw has the number of the next one they did see. */
export const stepNumbered = (steps: readonly HistoryStep[], number: number): HistoryStep | undefined =>
  steps.findLast((step) => step.number === number);

/** Returns the label of a point: its number as in posts, and what had happened. */
export const pointLabel = ({ number, label }: RewindChoice): string => truncate(`·${number} ${label}`, 100);

const opensRound = ({ games }: Services, { game }: Match, { events }: HistoryStep): boolean =>
  events.some(({ event }) => games.rules[game]?.moment(event) === 'round' || event.type === 'MatchStarted');

type RewindFacts = Extract<MotionFacts, { kind: 'rewind' }>;

/** Returns a motion in words, with all that voters should know: where it rewinds to, or who wins by it. */
export const motionText = async (services: Services, say: Sentences, match: Match, motion: Motion): Promise<string> => {
  const name = seatName(say, match);
  if (motion.kind === 'standing') return say.common.motion({ ...motion, wins: say.game(match.game).standing }, name);
  if (motion.kind !== 'rewind') return say.common.motion(motion, name);
  const steps = (await services.matches.history(match, 0))?.steps ?? [];
  const step = steps.find(({ version }) => version === motion.toVersion);
  if (step === undefined) return say.common.motion({ kind: motion.kind }, name);
  return say.common.motion({ kind: motion.kind, to: placeOf(services, say, match, step) }, name);
};

/** Returns the number and the label of the step to which a match is rewound. */
export const placeOf = (services: Services, say: Sentences, match: Match, step: HistoryStep): NonNullable<RewindFacts['to']> => {
  const { number } = step;
  const label = escapeMarkdown(truncate(labelOf(services, say, match, step).replace(/\.$/, ''), MAX_CHARACTERS));
  if (label === '') return { number };
  return opensRound(services, match, step) ? { number, round: label } : { number, after: label };
};

/** Returns the round that began, otherwise the last public event of the step. */
const labelOf = (services: Services, say: Sentences, match: Match, step: HistoryStep): string => {
  const line = opensRound(services, match, step)
    ? say.game(match.game).round(step.view('spectator'))
    : (formatSteps(say, match, [step], 'spectator', (_, called) => labelName(called)).at(-1) ?? '');
  return sanitizeLabel(line.replaceAll(/[*\\]/g, ''));
};
