import type { APIMessage } from 'discord-api-types/v10';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import { REGISTRY } from '../games.ts';
import { threadPosts } from '../laws/logPosts.ts';
import { isPost } from '../laws/postIds.ts';
import { naiveMove } from '../players/naivePlayer.ts';
import { controlsOf, textOf } from './person.ts';
import type { Due, Table } from './table.ts';
import { optionsFor, slashOf } from './typing.ts';

/** How moves were made, counted. */
export interface Played {
  readonly typed: number;
  readonly suggested: number;
  readonly pressed: number;
  readonly refused: number;
}

type Way = keyof Played;

/** In each run of this many moves, one is made in each of these ways. */
const WAYS: readonly Way[] = ['pressed', 'suggested', 'refused', 'typed', 'typed', 'typed', 'typed'];

/** A match takes a few hundred moves; a longer one counts as endless. */
const MAX_MOVES = 3_000;

export interface Playing {
  readonly chance: Chance;
  /** How moves are made. */
  readonly ways?: readonly Way[];
  /** Whether the ways alternate, so that a few moves are made in each; by default each is picked at random. */
  readonly inTurn?: boolean;
  /** Maximum number of moves; by default the match is played to its end. */
  readonly moves?: number;
  /** Chooses the move to type; by default the naive player chooses. */
  readonly choose?: (due: Due) => Promise<BaseCommand | undefined>;
  /** Called for each move that is to be typed; returns true if it has played the move itself. */
  readonly before?: (due: Due, move: BaseCommand) => Promise<boolean>;
}

/**
 * Continues a match with moves by active seats: typed, typed with autocomplete, or pressed, with an illegal attempt now and then. Throws if
 * the match does not end, or if the log does not contain what was played.
 */
export const playOn = async (table: Table, playing: Playing): Promise<Played> => {
  const { chance, ways = WAYS, inTurn = false, moves = MAX_MOVES } = playing;
  const played = { typed: 0, suggested: 0, pressed: 0, refused: 0 };
  const first = inTurn ? ways.indexOf(chance.pick(ways)) : 0;
  for (let move = 0; move < moves; move += 1) {
    const due = await table.due(chance);
    if (due === undefined) return played;
    const way = (inTurn ? ways[(first + move) % ways.length] : undefined) ?? chance.pick(ways);
    await moveBy(way, table, due, playing);
    played[way] += 1;
    const rows = await table.rows();
    if (rows[due.version]?.by !== due.seat) throw new Error(`Seat ${due.seat} played (${way}), and the log says otherwise.`);
  }
  if (moves === MAX_MOVES) throw new Error(`The match does not end within ${MAX_MOVES} moves.`);
  return played;
};

const moveBy = async (way: Way, table: Table, due: Due, { chance, choose, before }: Playing): Promise<void> => {
  if (way === 'pressed') return press(table, due, chance);
  const move = (await choose?.(due)) ?? naiveMove(table.game.id, due.view, due.legal, chance);
  if (way === 'refused') await refuse(table, due);
  if (way === 'suggested') await suggest(table, due, move);
  const isPlayed = await before?.(due, move);
  if (isPlayed !== true) await type(table, due, move);
};

/** Types a move and waits for the complete reply. */
const type = async (table: Table, { person }: Due, move: BaseCommand): Promise<void> => {
  await person.answerTo(await typed(table, person, move));
};

/** Types a move; resolves as soon as the bot has acknowledged it. */
export const typed = async ({ game, thread }: Table, person: Due['person'], move: BaseCommand): Promise<ActionResult> =>
  person.slash(slashOf(game.id, move), { in: thread });

/** Discord shows at most 25 choices; other values have to be typed. */
const MAX_CHOICES = 25;

/**
 * Requests the choices of each option in turn: the intended value is among them, no illegal value is, and no legal one is missing.
 * Moves that consist of several are legal.
 */
const suggest = async ({ game, thread }: Table, { person, legal, view }: Due, move: BaseCommand): Promise<void> => {
  const [command = ''] = slashOf(game.id, move).split(/ (?=\w+:)/);
  let line = command;
  const compound = REGISTRY.find(game.id)?.moves.compound?.(view, legal) ?? [];
  let fitting = [...legal, ...compound].filter((other) => other.type === move.type);
  for (const [option, value] of Object.entries(optionsFor(move))) {
    const possible = new Set(fitting.map((other) => optionsFor(other)[option]));
    const begun = possible.size > MAX_CHOICES ? `${line} ${option}:${value}` : line;
    const offered = (await person.suggest(begun, option, { in: thread })).map((choice) => choice.value);
    if (!offered.includes(value)) throw new Error(`${line} ${option}: offers ${offered.join()}, but not ${value}.`);
    const illegal = offered.filter((each) => !possible.has(each));
    if (illegal.length > 0) throw new Error(`${line} ${option}: offers ${illegal.join()}, which is not legal.`);
    const missing = [...possible].filter((each) => each !== undefined && !offered.includes(each));
    if (begun === line && missing.length > 0) throw new Error(`${line} ${option}: does not offer ${missing.join()}.`);
    fitting = fitting.filter((other) => optionsFor(other)[option] === value);
    line = `${line} ${option}:${value}`;
  }
};

/** Commands that are refused to a seat that need not act, and commands that cost more than anybody has. */
const REFUSED: Readonly<Record<string, { readonly notDue: string; readonly tooMuch: string }>> = {
  cyclades: { notDue: '/cyclades end', tooMuch: '/cyclades bid god:zeus amount:9999' },
  peloponnes: { notDue: '/peloponnes pass', tooMuch: '/peloponnes bid tile:A13 coins:9999' },
  divers: { notDue: '/divers dive', tooMuch: '/divers give target:9' },
};

/** A seat that need not act moves, and the active seat tries something unaffordable: both are refused, and nothing is written. */
const refuse = async (table: Table, { seat, person, besides, version }: Due): Promise<void> => {
  const others = table.people.filter((_, each) => each !== seat && !besides.includes(each));
  const { notDue = '', tooMuch = '' } = REFUSED[table.game.id] ?? {};
  const tries = [...others.slice(0, 1).map((other) => [other, notDue] as const), [person, tooMuch] as const];
  for (const [somebody, line] of tries) {
    const answer = await somebody.answerTo(await somebody.slash(line, { in: table.thread }));
    if (((answer.flags ?? 0) & EPHEMERAL) === 0) throw new Error(`A refusal is visible to everybody: ${textOf(answer)}`);
    if (textOf(answer).length < 10) throw new Error(`${line} is refused without an explanation: ${textOf(answer)}`);
  }
  const now = (await table.rows()).length;
  if (now !== version) throw new Error(`A refused command wrote ${now - version} events.`);
};

const EPHEMERAL = 64;

/** Chooses at random in the panel of the turn post until a move is played. */
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
  throw new Error(`${person.name} played nothing, but was shown: ${textOf(shown)}`);
};

/** Resolves when the thread shows everything the log contains up to a version. */
export const told = async ({ watch, match }: Table, version: number): Promise<void> => {
  const isTold = async (): Promise<true | undefined> => (await match()).announcedVersion >= version || undefined;
  await watch.until(isTold, `version ${version} is announced`);
};

const openId = (message: APIMessage): string =>
  controlsOf(message).find(({ custom_id: id }) => id?.includes('.open.'))?.custom_id ?? '';

/** The post of the current turn, as soon as it asks the active person. */
const turnPost = async (table: Table, person: Due['person']): Promise<APIMessage> => {
  const mark = threadPosts(await table.recorded()).at(-1)?.mark ?? 'no post';
  const isIt = (message: APIMessage): boolean =>
    isPost(message, mark) && textOf(message).includes(`<@${person.id}>`) && openId(message) !== '';
  return person.waitFor(table.thread, isIt, `the post ${mark}, which asks ${person.name}`);
};
