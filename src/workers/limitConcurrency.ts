/** Passes tasks to `work` in order of arrival, with a maximum number running at a time; the others wait. `work` never throws. */
export const limitConcurrency = <Task extends object>(
  mostInHand: number,
  work: (task: Task) => Promise<void>,
): ((task: Task) => void) => {
  const waiting: Task[] = [];
  let inHand = 0;

  const goOn = async (): Promise<void> => {
    const task = inHand < mostInHand ? waiting.shift() : undefined;
    if (task === undefined) return;
    inHand += 1;
    await work(task);
    inHand -= 1;
    void goOn();
  };

  return (task) => {
    waiting.push(task);
    void goOn();
  };
};
