/** Passes tasks to `work` in order of arrival, with a maximum number running at a time; the others wait. `work` never throws. */
export const limitConcurrency = <Task extends object>(
  maxRunning: number,
  work: (task: Task) => Promise<void>,
): ((task: Task) => void) => {
  const waiting: Task[] = [];
  let running = 0;

  const startNext = async (): Promise<void> => {
    const task = running < maxRunning ? waiting.shift() : undefined;
    if (task === undefined) return;
    running += 1;
    await work(task);
    running -= 1;
    void startNext();
  };

  return (task) => {
    waiting.push(task);
    void startNext();
  };
};
