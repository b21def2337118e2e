import type { APIMessage } from 'discord-api-types/v10';
import { appendChoice, type PathResult, resolvePath } from '#discord/command/movePath.ts';
import { type CustomId, parseCustomId } from '#discord/customIds/customId.ts';
import { needsConfirmation } from '#discord/moves/confirmMove.ts';
import type { BaseCommand, Chance } from '#engine/game.ts';
import type { Position } from '#matches/index.ts';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import type { SandboxPerson } from '../drivers/localApp.ts';
import { controlsOf, type Person } from '../drivers/person.ts';
import { slashOf } from '../drivers/typing.ts';
import { seeded } from '../fakes/seededChance.ts';
import { REGISTRY } from '../games.ts';
import { present } from '../setup/present.ts';
import { isPost } from './postIds.ts';
import { MATCH, PEOPLE, type Twin } from './twin.ts';

export type Pair = readonly [Twin, Twin];

/** A match between the first `seats` people, started in both twins. */
export const beginBoth = async (pair: Pair, seats: number): Promise<void> => {
  const [host, ...guests] = PEOPLE.slice(0, seats) as [SandboxPerson, ...SandboxPerson[]];
  await both(pair, host, (who) => typed(who, `/match create game:cyclades seats:${seats}`, 'games'));
  for (const guest of guests) await both(pair, guest, async (who) => who.press(await lobbyOf(who), 'Join'));
  await both(pair, host, async (who) => who.press(await lobbyOf(who), 'Start'));
};

export interface Playing {
  /** The maximum number of moves. */
  readonly moves: number;
  /** Whether the events so far are enough; by default they never are. */
  readonly enough?: (types: readonly string[]) => boolean | Promise<boolean>;
  /** A move that is made as soon as it is legal in both. */
  readonly wanted?: (move: BaseCommand) => boolean;
  /** How many look-ups are made before each move. */
  readonly looks: number;
  readonly seed: number;
}

/**
 * Plays moves that are legal in both twins, typed and pressed in turn, with look-ups by everybody in between. Has to stop before the match
 * ends, because its secrets are published then and there is nothing left to compare.
 */
export const playBoth = async (pair: Pair, playing: Playing): Promise<void> => {
  const { moves, looks, seed, enough = () => false, wanted = () => false } = playing;
  const chance = seeded(seed);
  for (let made = 0; made < moves; made += 1) {
    for (const twin of pair) await twin.wait(1_000);
    for (let look = 0; look < looks; look += 1) await lookBoth(pair, made * looks + look);
    await moveBoth(pair, chance, made % 2 === 0, wanted);
    for (const { stores } of pair) {
      const status = (await stores.matches.find(MATCH))?.status;
      if (status !== 'playing') throw new Error(`The match is ${status} after ${made + 1} moves.`);
    }
    if (await enough(await typesIn(pair[0]))) return;
  }
};

/** The types of all events, in order. */
export const typesIn = async ({ stores }: Twin): Promise<readonly string[]> =>
  (await stores.matches.read(MATCH, 0)).map(({ event }) => event.type);

/** Runs the same action in both twins; if one fails, it waits for the other before it throws. */
const both = async (
  pair: Pair,
  name: SandboxPerson,
  act: (who: Person) => Promise<ActionResult>,
): Promise<readonly ActionResult[]> => {
  const acts = pair.map((twin) => twin.ask(name, act));
  await Promise.allSettled(acts);
  return Promise.all(acts);
};

const lobbyOf = async (who: Person): Promise<APIMessage> => {
  const lobby = (await who.sees(await who.channel('games'))).find((message) => isPost(message, `#${MATCH}·lobby`));
  if (lobby === undefined) throw new Error('There is no lobby message.');
  return lobby;
};

/** The thread of a match has the id of the message it was started from. */
const threadOf = async (who: Person): Promise<string> => (await lobbyOf(who)).id;

const typed = async (who: Person, line: string, channel?: string): Promise<ActionResult> =>
  who.slash(line, { in: channel === undefined ? await threadOf(who) : await who.channel(channel) });

const suggested = async (who: Person, line: string, option: string): Promise<ActionResult> =>
  who.begin(line, option, { in: await threadOf(who) });

const EPHEMERAL = 1 << 6;

/** The newest public post with buttons to play. */
const postOf = async (who: Person): Promise<APIMessage> => {
  const posts = (await who.sees(await threadOf(who))).filter(({ flags = 0 }) => (flags & EPHEMERAL) === 0);
  const post = posts.findLast((message) => controlsOf(message).some(({ custom_id: id }) => id?.startsWith('1.open.')));
  if (post === undefined) throw new Error('There is no post with buttons.');
  return post;
};

/** Presses the nth button of the newest post. */
const pressed = async (who: Person, index: number): Promise<ActionResult> => {
  const post = await postOf(who);
  return who.press(post, controlsOf(post)[index]?.custom_id ?? '');
};

/** Presses the newest visible control of this kind; if there is none, types `/help`, which shows such controls. */
const pressedNewest = async (who: Person, does: (id: CustomId) => boolean): Promise<ActionResult> => {
  const seen = (await who.sees(await threadOf(who))).toReversed();
  for (const message of seen) {
    const ids = controlsOf(message).flatMap(({ custom_id: id = '' }) => (id === '' ? [] : id));
    const found = ids.find((id) => {
      const known = parseCustomId(id);
      return known !== undefined && does(known);
    });
    if (found !== undefined) return who.press(message, found);
  }
  return typed(who, '/help');
};

/** Every look-up that is open to seats that need not act, and moves that are refused to them. */
const LOOKS: readonly ((who: Person) => Promise<ActionResult>)[] = [
  (who) => typed(who, '/match status'),
  (who) => suggested(who, '/cyclades bid', 'god'),
  (who) => typed(who, '/log'),
  (who) => pressed(who, 0),
  (who) => typed(who, '/gold'),
  (who) => suggested(who, '/cyclades recruit', 'at'),
  (who) => typed(who, '/board'),
  (who) => suggested(who, '/cyclades bid god:ares', 'amount'),
  (who) => typed(who, '/match export'),
  (who) => pressed(who, 1),
  (who) => typed(who, '/cyclades build island:is99'),
  (who) => suggested(who, '/gold', 'match'),
  (who) => pressed(who, 2),
  (who) => suggested(who, '/cyclades troops', 'from'),
  (who) => pressed(who, 3),
  (who) => suggested(who, '/cyclades fleets', 'from'),
  (who) => typed(who, '/match list'),
  (who) => typed(who, '/cyclades bid god:ares amount:99'),
  (who) => typed(who, `/gold match:${MATCH}`, '@bot'),
  (who) => pressedNewest(who, (id) => id.kind === 'explain' && id.of?.kind === 'step'),
  (who) => pressedNewest(who, ({ kind }) => kind === 'words'),
  (who) => pressedNewest(who, (id) => id.kind === 'help' && id.page === 'costs'),
  (who) => typed(who, '/history'),
  (who) => pressedNewest(who, ({ kind }) => kind === 'trial'),
  (who) => pressedNewest(who, ({ kind }) => kind === 'try'),
  (who) => pressedNewest(who, (id) => id.kind === 'help' && id.page === 'winning'),
];

/** Everybody eventually makes every look-up: the numbers of people and of look-ups are coprime. */
const lookBoth = async (pair: Pair, number: number): Promise<void> => {
  const look = LOOKS[number % LOOKS.length] as (typeof LOOKS)[number];
  await both(pair, PEOPLE[number % PEOPLE.length] as SandboxPerson, look);
};

const moveBoth = async (pair: Pair, chance: Chance, isTyped: boolean, wanted: (move: BaseCommand) => boolean): Promise<void> => {
  const match = await pair[0].stores.matches.find(MATCH);
  const user = match?.seats.find(({ seat }) => match.active.includes(seat))?.user;
  const name = PEOPLE.find((each) => pair[0].who(each).id === user);
  if (match === undefined || name === undefined) throw new Error('No seat has to act.');
  const positions = await Promise.all(pair.map(async ({ truth }) => present(await truth.position(MATCH, user))));
  const [one, other] = positions.map(({ legal }) => legal) as [readonly BaseCommand[], readonly BaseCommand[]];
  const known = new Set(other.map((move) => JSON.stringify(move)));
  const common = one.filter((each) => known.has(JSON.stringify(each)));
  const want = common.find(wanted);
  const move = want ?? pickMove(common, chance);
  if (!isTyped && want === undefined) await pressBoth(pair, name, positions, chance);
  const now = await pair[0].stores.matches.find(MATCH);
  if (now?.version !== match.version) return;
  await both(pair, name, (who) => typed(who, slashOf('cyclades', move)));
  for (const { stores } of pair) {
    if ((await stores.matches.find(MATCH))?.version === match.version) throw new Error(`Not played: ${JSON.stringify(move)}`);
  }
};

/** Moves sorted by kind; offerings that displace another seat come first, and a turn is ended only if nothing else can be done. */
const pickMove = (moves: readonly BaseCommand[], chance: Chance): BaseCommand => {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const busy = kinds.filter((type) => type !== 'EndTurn');
  const kind = chance.pick(busy.length > 0 && chance.die([1, 2, 3, 4]) > 1 ? busy : kinds);
  const ofKind = moves.filter(({ type }) => type === kind);
  const raises = lowestRaises(ofKind);
  return chance.pick(raises.length > 0 && chance.die([1, 2, 3]) > 1 ? raises : ofKind);
};

/** The lowest offering on each god that has one already: it has to exceed 1. */
const lowestRaises = (moves: readonly BaseCommand[]): readonly BaseCommand[] => {
  const lowest = new Map<unknown, { readonly move: BaseCommand; readonly amount: number }>();
  for (const move of moves) {
    if (!('god' in move) || !('amount' in move)) continue;
    const amount = Number(move.amount);
    if (amount < (lowest.get(move.god)?.amount ?? Number.POSITIVE_INFINITY)) lowest.set(move.god, { move, amount });
  }
  return [...lowest.values()].filter(({ amount }) => amount > 1).map(({ move }) => move);
};

/** Follows the panel while the same press means the same in both; the owner's panels differ. */
const pressBoth = async (pair: Pair, name: SandboxPerson, positions: readonly Position[], chance: Chance): Promise<void> => {
  const legal = positions.map((position) => position.legal) as [readonly BaseCommand[], readonly BaseCommand[]];
  const opened = await both(pair, name, (who) => pressed(who, 0));
  const panels = opened.map(({ message }) => message?.id ?? '');
  for (let presses = 0; presses < 6; presses += 1) {
    const shown = await Promise.all(pair.map((twin, index) => messageIn(twin.who(name), panels[index] ?? '')));
    const [here, there] = shown.map(entriesOf) as [readonly Entry[], readonly Entry[]];
    const playsAlike = (entry: Entry): boolean => new Set(positions.map((position) => plays(entry, position))).size === 1;
    const meant = here.filter(
      (entry) => there.some((twin) => isSame(entry, twin)) && meansSame(entry, legal) && playsAlike(entry),
    );
    if (meant.length === 0) return;
    const entry = chance.pick(meant);
    await both(pair, name, async (who) => {
      const message = shown[pair.findIndex((twin) => twin.who(name) === who)] as APIMessage;
      return entry.value === undefined ? who.press(message, entry.id) : who.choose(message, [entry.value], entry.id);
    });
    if (plays(entry, present(positions[0]))) return;
  }
};

const messageIn = async (who: Person, id: string): Promise<APIMessage> => {
  const found = (await who.sees(await threadOf(who))).find((message) => message.id === id);
  if (found === undefined) throw new Error(`${who.name} has no panel.`);
  return found;
};

/** A button, or one menu entry, that leads to a move. */
interface Entry {
  readonly id: string;
  readonly value?: string;
}

const entriesOf = (message: APIMessage): readonly Entry[] =>
  controlsOf(message)
    .flatMap(({ custom_id: id = '', options }): readonly Entry[] => options?.map(({ value }) => ({ id, value })) ?? [{ id }])
    .filter(({ id }) => ['move', 'sure'].includes(parseCustomId(id)?.kind ?? ''));

const isSame = (one: Entry, other: Entry): boolean => one.id === other.id && one.value === other.value;

const crossingOf = ({ id, value }: Entry, legal: readonly BaseCommand[]): PathResult => {
  const parsed = parseCustomId(id);
  const path = parsed?.kind === 'move' || parsed?.kind === 'sure' ? parsed.path : [];
  return resolvePath(REGISTRY.find('cyclades')?.fields ?? {}, legal, appendChoice(path, value));
};

/** Whether an entry plays a move. One that ends a turn or starts a battle asks for confirmation first. */
const plays = (entry: Entry, position: Position): boolean => {
  const crossing = crossingOf(entry, position.legal);
  return crossing.kind === 'move' && (entry.id.includes('.sure.') || !needsConfirmation(REGISTRY, position, crossing.command));
};

/** Plays the same move in both, or leads to the same question in both. */
const meansSame = (entry: Entry, [one, other]: readonly [readonly BaseCommand[], readonly BaseCommand[]]): boolean => {
  const [here, there] = [crossingOf(entry, one), crossingOf(entry, other)];
  if (here.kind === 'move' && there.kind === 'move') return JSON.stringify(here.command) === JSON.stringify(there.command);
  return here.kind === 'field' && there.kind === 'field' && here.path.join() === there.path.join();
};
