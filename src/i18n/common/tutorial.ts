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

/** What a language says around and in the first-time guides. */
export interface TutorialSentences {
  /** For new users, where it does not disturb: one sentence that names the command. */
  readonly hint: string;
  /** The question which lesson, if the user has not named a game. */
  readonly which: string;
  /** Above each step: "You’re outbid – Your first cycle, 3 of 9". */
  heading(lesson: string, step: number, steps: number, title: string): string;
  /** What is to be pressed now. `move`: the label of the move, plain text. */
  now(move: string): string;
  /** A button beside actions: opens a section of the rules. */
  rules(title: string): string;
  /** Another move was chosen than the lesson plays. `move`: its label; `why` as above. */
  notToday(move: string, why: string): string;
  /** Said when the lesson was left. */
  readonly left: string;
  /** A button: the next step. At most 38 characters. */
  readonly goOn: string;
  /** A button, under the last step and where one is asked which: begins a lesson of a game. At most 50 characters. */
  begin(game: string, lesson: string): string;
  /** A button under the last step: starts a match against AI players. At most 38 characters. */
  readonly practise: string;
}

/** Returns the sentences of a language around lessons. */
export const tutorialSentences = (t: CommonText): TutorialSentences => ({
  hint: t('tutorial-hint'),
  which: t('tutorial-which'),
  heading: (lesson, step, steps, title) => t('tutorial-heading', { lesson, step, steps, title }),
  now: (move) => t('tutorial-now', { move }),
  rules: (title) => t('tutorial-rules', { title }),
  notToday: (move, why) => t('tutorial-not-today', { move, why }),
  left: t('tutorial-left'),
  goOn: t('tutorial-go-on'),
  begin: (game, lesson) => t('tutorial-begin', { game, lesson }),
  practise: t('tutorial-practise'),
});
