import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import type { SandboxPerson } from '../support/drivers/localApp.ts';
import { controlsOf, textOf } from '../support/drivers/person.ts';
import { differences, transcriptOf } from '../support/laws/transcript.ts';
import { MATCH, OWNER, PEOPLE, type Twin, twin, WRITTEN } from '../support/laws/twin.ts';
import { beginBoth, type Pair, playBoth, typesIn } from '../support/laws/twinPlay.ts';

let open: Twin[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

const dueIn = async ({ stores, who }: Twin): Promise<SandboxPerson> => {
  const match = await stores.matches.find(MATCH);
  const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user;
  const name = PEOPLE.find((each) => who(each).id === user);
  if (name === undefined) throw new Error('No seat has to act.');
  return name;
};

/** Presses the newest control of a person whose custom id begins like this, and returns the newest message afterwards. */
const pressed = async (each: Twin, name: SandboxPerson, beginning: string): Promise<string> => {
  const thread = (await each.stores.matches.find(MATCH))?.place.thread ?? '';
  const idIn = (message: APIMessage) => controlsOf(message).find(({ custom_id: id }) => id?.startsWith(beginning))?.custom_id;
  await each.ask(name, async (who) => {
    const message = (await who.sees(thread)).findLast((seen) => idIn(seen) !== undefined);
    if (message === undefined) throw new Error(`Nothing of ${name} begins with ${beginning}.`);
    return who.press(message, idIn(message) ?? '');
  });
  const own = (await each.who(name).sees(thread)).findLast(({ flags = 0 }) => (flags & MessageFlags.Ephemeral) !== 0);
  return own === undefined ? '' : textOf(own);
};

/** Plays until another seat than the one whose gold differs has the turn of a god or, before that, has to bid. */
const untilAnother = async (pair: Pair, isTurn: boolean): Promise<SandboxPerson> => {
  for (let moves = 1; moves < 30; moves++) {
    const due = await dueIn(pair[0]);
    const begun = (await typesIn(pair[0])).includes('TurnBegan');
    if (due !== PEOPLE[OWNER] && begun === isTurn) return due;
    await playBoth(pair, { moves: 1, looks: 0, seed: moves });
  }
  throw new Error('Nobody else has to act.');
};

test.each([
  { what: 'a bid', isTurn: false, presses: ['1.open.', '1.trial.', '1.try.'] },
  { what: 'a turn', isTurn: true, presses: ['1.open.', '1.trial.', '1.try.', '1.playtried.'] },
])('what a player sees while trying $what is the same whatever gold another has', { timeout: 600_000 }, async (tried) => {
  open = [await twin(5, WRITTEN), await twin(9, WRITTEN)];
  const pair = open.slice() as [Twin, Twin];
  await beginBoth(pair, 3);
  const name = await untilAnother(pair, tried.isTurn);
  for (const beginning of tried.presses) {
    const [one, other] = await Promise.all(pair.map((each) => pressed(each, name, beginning)));
    expect(one).toBe(other);
    if (beginning === '1.try.') expect(one).toMatch(/^1\. /m);
  }
  expect(differences(await transcriptOf(pair[0]), await transcriptOf(pair[1]))).toEqual([]);
});
