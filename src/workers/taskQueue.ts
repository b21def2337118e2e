/** How requests wait for a thread that works on one at a time. */

/** Returns a function that begins each task when all earlier ones have ended, whether they failed or not. */
export const createQueue = (): (<Answer>(task: () => Promise<Answer>) => Promise<Answer>) => {
  let previous: Promise<unknown> = Promise.resolve();
  return (task) => {
    const answer = previous.then(task);
    previous = answer.catch(() => undefined);
    return answer;
  };
};

/**
 * Returns `work`, but requests with the key of one that is still running get its answer, so that a control pressed again and again
 * occupies the thread only once.
 */
export const shareRunning = <Request, Answer>(
  keyOf: (request: Request) => string,
  work: (request: Request) => Promise<Answer>,
): ((request: Request) => Promise<Answer>) => {
  const running = new Map<string, Promise<Answer>>();
  return (request) => {
    const key = keyOf(request);
    const known = running.get(key);
    if (known !== undefined) return known;
    const answer = work(request).finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  };
};
