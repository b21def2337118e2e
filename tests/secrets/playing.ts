import { isDeepStrictEqual } from 'node:util';
import type { BaseCommand, BaseEvent, Chance, Seat } from '#engine/game.ts';
import type { EventOf } from '#games/cyclades/events.ts';
import { theGame } from '../support/builders/positions.ts';
import type { Changes, Person } from '../support/drivers/discordActions.ts';
import { commandFor, optionsToPlay } from '../support/drivers/typing.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { foldGame } from '../support/laws/logSteps.ts';
import { naiveMove } from '../support/players/naivePlayer.ts';
import { lookUpAll } from './lookUps.ts';
import { compare, type Difference, idOf, MATCH, openTwin, type Pair, type Twin } from './twins.ts';

/** A whole match as twins, and the first difference visible to a user who may not know the secret. */
export interface PlayedTwins {
  readonly moves: number;
  /** How often the secret differed between the twins. */
  readonly secrets: number;
  readonly found?: Difference;
}

/** A deliberate leak of the secret, for tests; absent by default. */
export type Leak = (twin: 0 | 1) => Changes;

interface Playing {
  readonly pair: Pair;
  readonly chance: Chance;
  /** How many look-ups are made after each move. */
  readonly looks: number;
}

const MAX_MOVES = 3_000;
/** How often a seat may undo one decision. */
const MAX_UNDONE = 3;

const seatsFor = (seed: number): number => 2 + (seed % 4);

/** Types a move in a twin; false if it was refused. */
const type = async ({ table, match }: Twin, person: Person, move: BaseCommand): Promise<boolean> => {
  const { game, version, place } = await match();
  await table.slash(person, commandFor(game, move.type), optionsToPlay(game, move), { in: place.thread ?? '' });
  return (await match()).version > version;
};

const typeBoth = async (pair: Pair, person: Person, moves: readonly [BaseCommand, BaseCommand]): Promise<void> => {
  for (const [index, twin] of pair.entries()) {
    const move = moves[index] ?? moves[0];
    if (!(await type(twin, person, move))) throw new Error(`Not played: ${JSON.stringify(move)}`);
  }
};

const isOver = async ([one, other]: Pair): Promise<boolean> =>
  (await one.match()).status !== 'playing' || (await other.match()).status !== 'playing';

/** Checks that everything posted, replied and logged is the same for all without access to the secret. */
const settle = async ({ pair, chance, looks }: Playing, knowing: readonly Person[]): Promise<Difference | undefined> => {
  for (const twin of pair) await twin.announce();
  await lookUpAll(pair, chance, looks, knowing);
  return compare(pair, knowing);
};

/** The moves of a person that are legal in both. */
const commonMoves = async ([one, other]: Pair, person: Person): Promise<readonly BaseCommand[]> => {
  const there = new Set((await other.position(person)).legal.map((move) => JSON.stringify(move)));
  return (await one.position(person)).legal.filter((move) => there.has(JSON.stringify(move)));
};

/** Usually the naive player's move, so that matches end, and sometimes a random one. */
const picked = async ({ pair: [one], chance }: Playing, person: Person, moves: readonly BaseCommand[]): Promise<BaseCommand> => {
  const { match, view } = await one.position(person);
  return chance.pick([true, true, true, false]) ? naiveMove(match.game, view, moves, chance) : chance.pick(moves);
};

/** Cyclades: one seat is dealt 5 gold in one twin and more in the other, and keeps the difference until the end reveals it. */
export const playCyclades = async (seed: number, looks: number, leak: Leak = () => ({})): Promise<PlayedTwins> => {
  const [seats, chance] = [seatsFor(seed), seeded(seed)];
  const owner = seed % seats;
  const dealing = (gold: number) => (event: BaseEvent) =>
    event.type === 'GoldDealt' && 'seat' in event && event.seat === owner ? Object.assign({}, event, { gold }) : event;
  const pair = [
    await openTwin('cyclades', seats, seed, { dealt: dealing(5), changes: leak(0) }),
    await openTwin('cyclades', seats, seed, { dealt: dealing(6 + (seed % 7)), changes: leak(1) }),
  ] as const;
  const [known, otherwise] = await Promise.all(pair.map(async (twin) => (await twin.position(await twin.personIn(owner))).view));
  if (isDeepStrictEqual(known, otherwise)) throw new Error(`The twins of match ${seed} are the same.`);
  const playing: Playing = { pair, chance, looks };
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    // Posts are made after single moves as often as after several.
    const found = chance.pick([true, false]) ? await settle(playing, await whoMayKnow(pair[0], owner)) : undefined;
    if (found !== undefined) return { moves, secrets: 1, found };
    const [seat = 0] = (await pair[0].match()).active;
    const person = await pair[0].personIn(seat);
    const move = await picked(playing, person, await commonMoves(pair, person));
    await typeBoth(pair, person, [move, move]);
    // The end reveals everybody's gold.
    if (await isOver(pair)) return { moves, secrets: 1 };
  }
  throw new Error(`Match ${seed} does not end.`);
};

/** Returns the owner, the players who robbed them with a Griffon, and those who robbed one of these later: their gold differs, too. */
const whoMayKnow = async (one: Twin, owner: Seat): Promise<readonly Person[]> => {
  const knowing = new Set<Seat>([owner]);
  for (const { event } of await one.stores.matches.read(MATCH, 0)) {
    if (event.type !== 'GoldStolen') continue;
    const { seat, loser } = event as EventOf<'GoldStolen'>;
    if (knowing.has(loser)) knowing.add(seat);
  }
  return Promise.all([...knowing].map(one.personIn));
};

/**
 * Peloponnes: each secret choice of one seat, made while others still choose, differs between the twins; the twins are compared, the choice
 * is taken back in both, and then the same choice is made. Only the seat's player ever reads the retracted choice, until the end reveals
 * everything.
 */
export const playPeloponnes = async (seed: number, looks: number, leak: Leak = () => ({})): Promise<PlayedTwins> => {
  const [seats, chance] = [seatsFor(seed), seeded(seed)];
  const pair = [
    await openTwin('peloponnes', seats, seed, { changes: leak(0) }),
    await openTwin('peloponnes', seats, seed, { changes: leak(1) }),
  ] as const;
  const playing: Playing = { pair, chance, looks };
  const owner = await pair[0].personIn(seed % seats);
  let secrets = 0;
  for (let moves = 0; moves < MAX_MOVES; moves++) {
    if (await isOver(pair)) return { moves, secrets };
    const found = await settle(playing, [owner]);
    if (found !== undefined) return { moves, secrets, found };
    const { active } = await pair[0].match();
    const isTheirs = active.includes(seed % seats) && active.length > 1;
    const person = isTheirs ? owner : await pair[0].personIn(chance.pick(active));
    const move = await picked(playing, person, await commonMoves(pair, person));
    const others = isTheirs ? await otherChoices(pair[0], person, move) : [];
    if (others.length > 0) {
      secrets++;
      const told = await chooseOtherwise(playing, person, [move, chance.pick(others)]);
      if (told !== undefined) return { moves, secrets, found: told };
    }
    await typeBoth(pair, person, [move, move]);
  }
  throw new Error(`Match ${seed} does not end.`);
};

/** A player makes different choices in the two twins; the outputs for all others are compared; both choices are taken back. */
const chooseOtherwise = async (
  playing: Playing,
  person: Person,
  choices: readonly [BaseCommand, BaseCommand],
): Promise<Difference | undefined> => {
  await typeBoth(playing.pair, person, choices);
  const told = await settle(playing, [person]);
  for (const twin of playing.pair) await takeBack(twin, person);
  return told ?? (await settle(playing, [person]));
};

/** Alternatives to a choice that are equally complete: that a seat has chosen is public. */
const otherChoices = async (twin: Twin, person: Person, chosen: BaseCommand): Promise<readonly BaseCommand[]> => {
  const game = theGame('peloponnes');
  const { takenBack = new Set<number>() } = (await twin.table.services.matches.history(MATCH, 0)) ?? {};
  const all = await twin.stores.matches.read(MATCH, 0);
  const asked = all.findLastIndex(({ event }) => event.type === 'ChoiceAsked');
  const { seat } = await twin.position(person);
  if (all.slice(asked).filter(({ event, by }) => event.type === 'Undone' && by === seat).length >= MAX_UNDONE) return [];
  const rows = all.filter(({ version }) => !takenBack.has(version));
  const state = foldGame(
    game,
    rows.map(({ event }) => event),
  );
  const isDone = (move: BaseCommand): boolean =>
    (game.decide(state, move, seeded(1)).events ?? []).some(({ type: done }) => done === 'Chosen');
  const { legal } = await twin.position(person);
  return legal.filter((move) => !isDeepStrictEqual(move, chosen) && isDone(move) === isDone(chosen));
};

const takeBack = async ({ table, match }: Twin, person: Person): Promise<void> => {
  const { version, place } = await match();
  await table.slash(person, 'match undo', {}, { in: place.thread ?? '' });
  if ((await match()).version === version) throw new Error(`${person} (${idOf(person)}) could not undo a choice.`);
};

export const GAMES_PLAYED = { cyclades: playCyclades, peloponnes: playPeloponnes } as const;
