import { afterEach, expect, test } from 'vitest';
import { differences, transcriptOf } from '../support/laws/transcript.ts';
import { type Twin, twin, WRITTEN } from '../support/laws/twin.ts';
import { LEAKS } from '../support/laws/twinLeaks.ts';
import { beginBoth, playBoth } from '../support/laws/twinPlay.ts';

let open: Twin[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

test.each(Object.entries(LEAKS))("a leak of a seat's gold through %s is found", async (_how, expected) => {
  const { shownIn, looks = 6, stopsAt, ...leak } = expected;
  open = [await twin(5, { ...WRITTEN, ...leak }), await twin(9, { ...WRITTEN, ...leak })];
  const pair = open.slice() as [Twin, Twin];
  await beginBoth(pair, 3);
  const found = async (): Promise<readonly string[]> =>
    differences(await transcriptOf(pair[0]), await transcriptOf(pair[1])).map(({ section }) => section);
  const enough = async (): Promise<boolean> => {
    const sections = await found();
    return stopsAt === undefined && shownIn.every((section) => sections.includes(section));
  };
  const playing = (await enough()) ? undefined : playBoth(pair, { moves: 3, looks, seed: 2, enough });
  await (stopsAt === undefined ? playing : expect(playing).rejects.toThrow(stopsAt));
  expect(await found()).toEqual(expect.arrayContaining([...shownIn]));
});
