import type { CommonText } from '../phrases/commonPhrases.ts';

/** What a lesson says at one of its steps, in at most 700 characters of Markdown. */
export interface StepSentences {
  /** What the step is about, as a heading: "You’re outbid". */
  readonly title: string;
  /** What is to be seen and understood. What is to be pressed is said below it, by the move's own label. */
  readonly text: string;
  /** Why the lesson wants this move, for a learner who has chosen another legal one. */
  readonly why?: string;
}

/** A lesson: what it is called, and the texts of its steps by their names. */
export interface LessonSentences {
  /** What is learned: "A battle and a Metropolis". */
  readonly title: string;
  readonly steps: Readonly<Record<string, StepSentences>>;
}

/** Returns the sentences of a language around lessons. */
export const tutorialSentences = (t: CommonText) => ({
  /** For new users, where it does not disturb: one sentence that names the command. */
  hint: t('tutorial-hint'),
  /** The question which lesson, if the user has not named a game. */
  which: t('tutorial-which'),
  /** Above each step: "You’re outbid – Your first cycle, 3 of 9". */
  heading: (lesson: string, step: number, steps: number, title: string) => t('tutorial-heading', { lesson, step, steps, title }),
  /** What is to be pressed now. `move`: the label of the move, plain text. */
  now: (move: string) => t('tutorial-now', { move }),
  /** A button beside actions: opens a section of the rules. */
  rules: (title: string) => t('tutorial-rules', { title }),
  /** Another move was chosen than the lesson plays. `move`: its label; `why` as above. */
  notToday: (move: string, why: string) => t('tutorial-not-today', { move, why }),
  /** Said when the lesson was left. */
  left: t('tutorial-left'),
  /** A button: the next step. At most 38 characters. */
  goOn: t('tutorial-go-on'),
  /** A button, under the last step and where one is asked which: begins a lesson of a game. At most 50 characters. */
  begin: (game: string, lesson: string) => t('tutorial-begin', { game, lesson }),
  /** A button under the last step: starts a match against AI players. At most 38 characters. */
  practise: t('tutorial-practise'),
  /** Below it: what helps in that match. */
  practiseHint: t('tutorial-practise-hint'),
});
