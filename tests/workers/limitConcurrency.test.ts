import { expect, test } from 'vitest';
import { limitConcurrency } from '#workers/limitConcurrency.ts';

interface Task {
  readonly name: string;
}

/** Tasks that are done when told so. */
const bench = () => {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = ({ name }: Task): Promise<void> => {
    begun.push(name);
    return new Promise((resolve) => ends.set(name, resolve));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise<void>((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
};

test('at most the maximum number of tasks runs at the same time, and each finished one lets the next start in order', async () => {
  const { begun, work, end } = bench();
  const give = limitConcurrency<Task>(2, work);
  for (const name of ['a', 'b', 'c', 'd', 'e']) give({ name });
  expect(begun).toEqual(['a', 'b']);
  await end('b');
  expect(begun).toEqual(['a', 'b', 'c']);
  await end('a');
  await end('c');
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a task that comes when all are done is begun at once', async () => {
  const { begun, work, end } = bench();
  const give = limitConcurrency<Task>(1, work);
  give({ name: 'a' });
  await end('a');
  give({ name: 'b' });
  expect(begun).toEqual(['a', 'b']);
});
