import type { ChosenMove, MoveRequest } from '#computer/moveChooser.ts';

/**
 * Makes seats ask a chooser, each its next question as soon as it has an answer, so that as many questions always wait. Returns how to
 * end that: it resolves once the last ones are answered, with the milliseconds between answers, which are the durations of the decisions.
 * It throws if an AI player of another level answered, or none.
 */
export const keepThinking = (
  chooseMove: (request: MoveRequest) => Promise<ChosenMove | undefined>,
  questions: readonly MoveRequest[],
  seats: number,
): (() => Promise<readonly number[]>) => {
  const durations: number[] = [];
  let isOver = false;
  let asked = 0;
  let answeredAt = performance.now();

  const think = async (): Promise<void> => {
    while (!isOver) {
      const question = questions[asked++ % questions.length];
      const chosen = question && (await chooseMove(question));
      if (question === undefined || chosen?.ai.startsWith(question.level) !== true)
        throw new Error(`A ${question?.level} seat's move came from ${chosen?.ai}.`);
      const now = performance.now();
      durations.push(now - answeredAt);
      answeredAt = now;
    }
  };
  const thinking = Promise.all(Array.from({ length: seats }, think));
  return async () => {
    isOver = true;
    await thinking;
    return durations;
  };
};
