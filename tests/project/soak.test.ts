import { expect, test } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { sourcesIn } from '../support/structure/sources.ts';

test('each test that plays a sample is played whole by npm run test:soak', () => {
  const [, named = ''] = packageFile.scripts['test:soak'].split('vitest run ');
  const sampled = sourcesIn('tests', /\.test\.ts$/).filter(({ text }) => /^import { isWhole }/m.test(text));
  expect(sampled.length).toBeGreaterThan(10);
  expect(sampled.map(({ path }) => path).filter((path) => !named.split(' ').some((part) => path.includes(part)))).toEqual([]);
});
