import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { languageIn, unsigned } from '#i18n/index.ts';
import { createMatchService, isMatchEvent, type LoggedEvent, type Match } from '#matches/index.ts';
import { commitTo } from '#matches/log/seedCommitment.ts';
import { onBroken } from '../fakes/onBroken.ts';
import { GAMES, ordersOf } from '../games.ts';
import { OWN_GAMES } from '../languages.ts';
import { namesIn, type Recorded } from '../laws/logPosts.ts';
import { matchOf, postsSeen, textsOf } from '../laws/logSeen.ts';
import { foldGame } from '../laws/logSteps.ts';
import { isPostOfKind, postIdIn } from '../laws/postIds.ts';
import { faultsIn, leaksTo, type Told } from '../laws/shownHistory.ts';
import { type Person, textOf } from './person.ts';
import { ask } from './sandbox.ts';
import type { Table } from './table.ts';
import { type Played, told } from './tableMoves.ts';

/**
 * Discord's response to the second of two concurrent requests to start the thread of one message, by the command that created the match and
 * by the announcer. It guarantees a single thread.
 */
const THREAD_STANDS_ALREADY = 160004;

/** A request with its response. */
interface Answered {
  readonly path: string;
  readonly status?: number;
  readonly code?: number;
}

/** Ends a match where it is, as another process would: the bot announces it with its next sweep. */
export const endByAgreement = async ({ app: { stores }, id, match }: Table): Promise<void> => {
  const matches = createMatchService({ stores, clock: { now: () => new Date() }, games: GAMES, orders: ordersOf, onBroken });
  const { host: user } = await match();
  const played = await matches.play(id, { type: 'Organise', user, motion: { kind: 'standing' }, reason: 'Enough.' }, 'the end');
  expect(played.kind).toBe('played');
};

/**
 * Checks a match that was played to its end, however often the bot was killed on the way: it equals a fold of its log, and everybody was
 * shown everything that was meant for them, once, in order, and nothing else.
 */
export const expectWholeStory = async (table: Table): Promise<void> => {
  const rows = await table.rows();
  await told(table, rows.length);
  const match = await table.match();
  const recorded = await table.recorded();
  await expectEndEqualsFold(table, match, rows);
  await expectOneLobby(table);
  await expectSecretTold(table, recorded);
  const requests = await ask<readonly Answered[]>(table.app.sandbox, '/requests');
  const refused = requests.filter(({ status = 0 }) => status >= 400);
  expect(refused.filter(({ code }) => code !== THREAD_STANDS_ALREADY)).toEqual([]);
  expect(refused.filter(({ path }) => path.split('/').includes(table.thread)).length).toBeLessThanOrEqual(1);
  const toldEach = await Promise.all(table.people.map((person) => toldTo(table, person)));
  for (const [seat, person] of table.people.entries()) {
    expect(faultsIn(recorded, toldEach[seat] as Told)).toEqual([]);
    expect(leaksTo(recorded, person.id, person.updates.filter(isOf(match.id)))).toEqual([]);
    expect(person.updates.filter(({ kind }) => kind === 'messageDeleted')).toEqual([]);
  }
};

/** Whether a message can belong to a match; a card of another match may show what is secret in this one. */
const isOf =
  (match: number) =>
  (update: Person['updates'][number]): boolean => {
    if (update.kind !== 'message' && update.kind !== 'messageEdited') return true;
    const { message } = update;
    return [match, undefined].includes(matchOf({ postId: postIdIn(message), texts: textsOf(message) }));
  };

/** Everybody reads the same thread; direct messages are read by their owners, who may have played other matches. */
const toldTo = async ({ id, thread, people }: Table, reader: Person): Promise<Told> => {
  const direct: Record<string, Told['thread']> = {};
  for (const each of people) {
    direct[each.id] = postsSeen(each.updates, await each.channel('@bot')).filter((post) =>
      [id, undefined].includes(matchOf(post)),
    );
  }
  return { thread: postsSeen(reader.updates, thread), direct };
};

/** Compares the stored summary, and what the bot shows each seat, with a fold of the events alone. */
const expectEndEqualsFold = async (table: Table, match: Match, rows: readonly LoggedEvent[]): Promise<void> => {
  const { game } = table;
  const events = rows.map(({ event }) => event);
  const state = foldGame(game, events);
  const outcome = game.outcome(state);
  if (table.people.length > 1) expect(outcome?.winners.length).toBeGreaterThan(0);
  expect(rows.map(({ version }) => version)).toEqual(rows.map((_, index) => index + 1));
  expect(match).toMatchObject({ status: 'ended', version: rows.length, announcedVersion: rows.length, active: [] });
  expect(rows.at(-1)?.event).toEqual({ type: 'MatchEnded', ...outcome });

  const words = languageIn((table.app.games ?? OWN_GAMES).languages).game(game.id);
  const name = namesIn(match);
  for (const [seat, person] of table.people.entries()) {
    const view = game.view(state, seat);
    const asked = async (line: string): Promise<APIMessage> => person.answerTo(await person.slash(line, { in: table.thread }));
    expect(textsOf(await asked('/board')).map(unsigned)).toEqual([words.summary(view, name)]);
    expect(textOf(await asked('/gold'))).toBe(`**#${match.id}** ${words.card(view, seat)}`);
  }
  const [host] = table.people;
  if (host === undefined) throw new Error('The match has no players.');
  const exported = await host.answerTo(await host.slash('/match export', { in: table.thread }));
  const file = await fetch(exported.attachments[0]?.url ?? '');
  const { steps } = (await file.json()) as { readonly steps: readonly { readonly events: readonly unknown[] }[] };
  expect(steps.flatMap(({ events }) => events)).toEqual(events);
};

/** Below the last board, a button tells the commitment and the secret. */
const expectSecretTold = async ({ id, thread, people: [host] }: Table, { secret }: Recorded): Promise<void> => {
  const end = (await host?.sees(thread))?.find((message) => isPostOfKind(message, id, 'end'));
  if (host === undefined || end === undefined) throw new Error('The match has no last post.');
  const { fairness } = languageIn(OWN_GAMES.languages).common;
  const told = textOf(await host.answerTo(await host.press(end, `1.fairness.${id}`)));
  expect(told).toContain(fairness.committed(commitTo(secret)));
  expect(told).toContain(fairness.secretTold(Buffer.from(secret).toString('hex')));
};

const expectOneLobby = async ({ id: match, people, thread }: Table): Promise<void> => {
  const [host] = people;
  if (host === undefined) throw new Error('The match has no players.');
  const channel = await host.channel('games');
  const posts = () => postsSeen(host.updates, channel).filter((post) => matchOf(post) === match);
  // The lobby's message changes after the posts in the thread.
  const over = languageIn(OWN_GAMES.languages).common.lobbyEnded(`<#${thread}>`);
  await expect
    .poll(() => posts().map(({ id, controls, texts }) => ({ id, controls, isOver: texts.join('\n').includes(over) })), {
      timeout: 60_000,
    })
    .toEqual([{ id: thread, controls: 0, isOver: true }]);
};

/** A one-line summary of a played match, for the output of the run. */
export const printFigures = async (title: string, played: Played, table: Table, seconds: number): Promise<void> => {
  const rows = await table.rows();
  const rounds = rows.filter(({ event }) => !isMatchEvent(event) && table.game.moment(event) === 'round').length;
  const commands = played.typed + played.suggested + played.pressed + played.refused;
  const ways = Object.entries(played).map(([way, count]) => `${count} ${way}`);
  process.stdout.write(
    `${title}: ${commands} commands (${ways.join(', ')}), ${rounds} rounds, ${rows.length} events in ${seconds.toFixed(1)} s\n`,
  );
};
