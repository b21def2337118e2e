import type { APIMessage } from 'discord-api-types/v10';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { Acted } from '#sandbox/pageProtocol.ts';
import { threadPosts } from '../laws/logPosts.ts';
import { hastyMove } from '../players/naivePlayer.ts';
import { controlsOf, textOf } from './person.ts';
import type { Due, Table } from './table.ts';
import { optionsFor, slashOf } from './typing.ts';

/** How moves came about, counted. */
export interface Played {
  readonly typed: number;
  readonly suggested: number;
  readonly pressed: number;
  readonly refused: number;
}

type Way = keyof Played;

/** Of so many moves each is made in one of these ways. */
const WAYS: readonly Way[] = ['pressed', 'suggested', 'refused', 'typed', 'typed', 'typed', 'typed'];

/** A match takes a few hundred moves; one that takes more than this never ends. */
const MOST_MOVES = 3_000;

export interface Playing {
  readonly chance: Chance;
  /** How moves are made. */
  readonly ways?: readonly Way[];
  /** No more moves than these; else to the end of the match. */
  readonly moves?: number;
  /** Says what is to be typed; else it is a hasty move. */
  readonly choose?: (due: Due) => Promise<BaseCommand>;
  /** Is told of each move that is to be typed; true when it has been played there. */
  readonly before?: (due: Due, move: BaseCommand) => Promise<boolean>;
}

/**
 * Plays a match on, each move by whoever is due: typed, typed with autocomplete, or pressed; now and then somebody tries what
 * is not allowed. Throws when a match has no end, or the log does not hold what was played.
 */
export const playOn = async (table: Table, playing: Playing): Promise<Played> => {
  const { chance, ways = WAYS, moves = MOST_MOVES } = playing;
  const played = { typed: 0, suggested: 0, pressed: 0, refused: 0 };
  for (let move = 0; move < moves; move += 1) {
    const due = await table.due(chance);
    if (due === undefined) return played;
    const way = chance.pick(ways);
    await moveBy(way, table, due, playing);
    played[way] += 1;
    const rows = await table.rows();
    if (rows[due.version]?.by !== due.seat) throw new Error(`Seat ${due.seat} played (${way}), and the log says otherwise.`);
  }
  if (moves === MOST_MOVES) throw new Error(`The match does not end within ${MOST_MOVES} moves.`);
  return played;
};

const moveBy = async (way: Way, table: Table, due: Due, { chance, choose, before }: Playing): Promise<void> => {
  if (way === 'pressed') return press(table, due, chance);
  const move = (await choose?.(due)) ?? hastyMove(table.game.id, due.view, due.legal, chance);
  if (way === 'refused') await refuse(table, due);
  if (way === 'suggested') await suggest(table, due, move);
  const isPlayed = await before?.(due, move);
  if (isPlayed !== true) await type(table, due, move);
};

/** Types a move and waits for its whole answer. */
const type = async (table: Table, { person }: Due, move: BaseCommand): Promise<void> => {
  await person.answerTo(await typed(table, person, move));
};

/** Types a move; answers as soon as the bot has said that it is at it. */
export const typed = async ({ game, thread }: Table, person: Due['person'], move: BaseCommand): Promise<Acted> =>
  person.slash(slashOf(game.id, move), { in: thread });

/** Discord shows no more choices than these; whoever wants another one types it. */
const MOST_CHOICES = 25;

/** Asks for the choices of each option in turn: what is meant is among them, and nothing that is not legal. */
const suggest = async ({ game, thread }: Table, { person, legal }: Due, move: BaseCommand): Promise<void> => {
  const [command = ''] = slashOf(game.id, move).split(/ (?=\w+:)/);
  let line = command;
  let fitting = legal.filter((other) => other.type === move.type);
  for (const [option, value] of Object.entries(optionsFor(move))) {
    const possible = new Set(fitting.map((other) => optionsFor(other)[option]));
    const begun = possible.size > MOST_CHOICES ? `${line} ${option}:${value}` : line;
    const offered = (await person.suggest(begun, option, { in: thread })).map((choice) => choice.value);
    if (!offered.includes(value)) throw new Error(`${line} ${option}: offers ${offered.join()}, but not ${value}.`);
    const illegal = offered.filter((each) => !possible.has(each));
    if (illegal.length > 0) throw new Error(`${line} ${option}: offers ${illegal.join()}, which is not legal.`);
    fitting = fitting.filter((other) => optionsFor(other)[option] === value);
    line = `${line} ${option}:${value}`;
  }
};

/** What nobody may do who is not due, and what nobody can pay. */
const REFUSED: Readonly<Record<string, { readonly notDue: string; readonly tooMuch: string }>> = {
  cyclades: { notDue: '/cyclades end', tooMuch: '/cyclades bid god:zeus amount:9999' },
  peloponnes: { notDue: '/peloponnes pass', tooMuch: '/peloponnes bid tile:A13 coins:9999' },
  divers: { notDue: '/divers dive', tooMuch: '/divers give target:9' },
};

/** Somebody who is not due moves, and who is due wants what cannot be had: both are told so, and nothing has happened. */
const refuse = async (table: Table, { seat, person, besides, version }: Due): Promise<void> => {
  const others = table.people.filter((_, each) => each !== seat && !besides.includes(each));
  const { notDue = '', tooMuch = '' } = REFUSED[table.game.id] ?? {};
  const tries = [...others.slice(0, 1).map((other) => [other, notDue] as const), [person, tooMuch] as const];
  for (const [somebody, line] of tries) {
    const answer = await somebody.answerTo(await somebody.slash(line, { in: table.thread }));
    if (((answer.flags ?? 0) & EPHEMERAL) === 0) throw new Error(`A refusal is there for everybody: ${textOf(answer)}`);
    if (textOf(answer).length < 10) throw new Error(`${line} is refused without a word: ${textOf(answer)}`);
  }
  const now = (await table.rows()).length;
  if (now !== version) throw new Error(`A refused command wrote ${now - version} events.`);
};

const EPHEMERAL = 64;

/** Goes through the panel of the turn's post, any way that is offered, until something was played. */
const press = async (table: Table, { person, version }: Due, chance: Chance): Promise<void> => {
  await told(table, version);
  const post = await turnPost(table, person);
  let shown = await person.answerTo(await person.press(post, openId(post)));
  for (let presses = 0; presses < 8; presses += 1) {
    const ways = controlsOf(shown).filter(({ custom_id: id = '' }) => /\.(?:move|sure)\./.test(id));
    const { custom_id: id = '', options } = chance.pick(ways);
    const before = JSON.stringify(shown.components);
    await (options === undefined ? person.press(shown, id) : person.choose(shown, [chance.pick(options).value], id));
    const changed = (message: APIMessage): boolean => message.id === shown.id && JSON.stringify(message.components) !== before;
    shown = await person.waitFor(table.thread, changed, `what comes of ${id}`);
    if ((await table.rows()).length > version) return;
  }
  throw new Error(`Nothing was played by ${person.name}, but this was shown: ${textOf(shown)}`);
};

/** Ends when all that the log held at a version stands in the thread. */
export const told = async ({ watch, match }: Table, version: number): Promise<void> => {
  const isTold = async (): Promise<true | undefined> => (await match()).announcedVersion >= version || undefined;
  await watch.until(isTold, `version ${version} is told`);
};

const openId = (message: APIMessage): string =>
  controlsOf(message).find(({ custom_id: id }) => id?.includes('.open.'))?.custom_id ?? '';

/** The post of the turn that is on, as soon as it asks whoever is due. */
const turnPost = async (table: Table, person: Due['person']): Promise<APIMessage> => {
  const mark = threadPosts(await table.recorded()).at(-1)?.mark;
  const isIt = (message: APIMessage): boolean =>
    textOf(message).endsWith(`-# ${mark}`) && textOf(message).includes(`<@${person.id}>`) && openId(message) !== '';
  return person.waitFor(table.thread, isIt, `the post ${mark}, which asks ${person.name}`);
};
