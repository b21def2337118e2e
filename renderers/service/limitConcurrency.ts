/**
 * Hands tasks on to `work` in the order in which they come, with at most so many in hand at a time; the others wait for one to be
 * done. `work` never throws.
 */
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
