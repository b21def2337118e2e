import { expect, test } from 'vitest';
import type { ChosenMove, MoveRequest } from '#computer/moveChooser.ts';
import { keepThinking } from './keepThinking.ts';

const question = (seed: string): MoveRequest => ({ game: 'toy', level: 'strong', view: {}, legal: [], seed });

/** A chooser whose answers the test gives, in order. */
const openChooser = () => {
  const asked: { readonly seed: string; readonly answer: (ai: string) => void }[] = [];
  let answered = 0;
  const chooseMove = ({ seed }: MoveRequest): Promise<ChosenMove> =>
    new Promise((resolve) => asked.push({ seed, answer: (ai) => resolve({ command: { type: 'Wait', seat: 0 }, ai }) }));
  const answerNext = async (ai = 'strong-1'): Promise<void> => {
    asked[answered++]?.answer(ai);
    await new Promise(setImmediate);
  };
  return { chooseMove, answerNext, seeds: () => asked.map(({ seed }) => seed), waiting: () => asked.length - answered };
};

test('each seat asks again as soon as it has its answer, until the end', async () => {
  const chooser = openChooser();
  const end = keepThinking(chooser.chooseMove, ['a', 'b', 'c'].map(question), 2);
  await chooser.answerNext();
  await chooser.answerNext();
  expect(chooser.waiting()).toBe(2);
  const ended = end();
  await chooser.answerNext();
  await chooser.answerNext();
  expect(await ended).toHaveLength(4);
  expect(chooser.seeds()).toEqual(['a', 'b', 'c', 'a']);
});

test('an answer of a weaker AI player is an error', async () => {
  const chooser = openChooser();
  const end = keepThinking(chooser.chooseMove, [question('a')], 1);
  const ended = expect(end()).rejects.toThrow('usual-1');
  await chooser.answerNext('usual-1');
  await ended;
});
