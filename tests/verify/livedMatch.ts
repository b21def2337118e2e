import type { AnyGame, BaseCommand, BaseEvent, Chance } from '#engine/game.ts';
import type { NewEvent } from '#matches/decide/transition.ts';
import {
  checkpointTag,
  deadlinesOnResume,
  type Exported,
  hashEntropy,
  type Match,
  type MatchCommand,
  type MatchId,
} from '#matches/index.ts';
import { SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import { seenIn } from '#matches/service/eventRows.ts';
import { type Mark, parseMark } from '#verify/checkpoints.ts';
import { type Table, table } from '../matches/games/table.ts';
import { exportOf } from '../support/builders/exportedMatches.ts';
import { boundTo } from '../support/fakes/fixedLuck.ts';
import { seeded } from '../support/fakes/seededChance.ts';
import { GAMES, ordersOf, REGISTRY } from '../support/games.ts';
import { openMemoryStores } from '../support/memory/memory.ts';

/** A match that has been played to some end, as a file, with the tags of its posts. */
export interface Lived {
  readonly exported: Exported;
  readonly marks: readonly Mark[];
  /** The tag of the last public step. */
  readonly mark: Mark;
}

interface Living {
  readonly at: Table;
  readonly game: AnyGame;
  readonly match: MatchId;
  readonly chance: Chance;
}

/** Chooses one of the legal moves; `view` is the actor’s. */
type Choose = (legal: readonly BaseCommand[], chance: Chance, view: unknown) => BaseCommand;

/** Plays `acts` acts of people, computers and clocks in turn; then the match is ended. */
export const livedMatch = async (id: string, seed: number, acts: number): Promise<Lived> => {
  const living = await begun(id, seed);
  await live(living, acts);
  await organise(living, { kind: 'standing' });
  return fileOf(living);
};

const live = async (living: Living, acts: number): Promise<void> => {
  for (let act = 0; act < acts && (await rowOf(living)).status === 'playing'; act++) {
    living.at.clock.advance(1);
    const mover = await move(living);
    if (living.chance.die([1, 2, 3]) === 1) await disturb(living, mover);
  }
};

/** A match that is still running: the files of its players and of a spectator, and the tag that a post would have now. */
export const runningMatch = async (
  id: string,
  seed: number,
  acts: number,
): Promise<{ readonly files: readonly Exported[]; readonly mark: Mark }> => {
  const living = await begun(id, seed);
  await live(living, acts);
  const { at, match } = living;
  const people = (await rowOf(living)).seats.flatMap(({ user }) => user ?? []);
  const files = await Promise.all([...people, 'eve'].map((user) => exportOf(at.matches, match, user)));
  const { mark } = await fileOf(living);
  return { files, mark };
};

/** A match that is played by its rules to its end. */
export const wholeMatch = async (id: string, seed: number, choose: Choose): Promise<Lived> => {
  const living = await begun(id, seed);
  for (let moves = 0; moves < 5_000 && (await rowOf(living)).status === 'playing'; moves++) await move(living, choose);
  return fileOf(living);
};

const begun = async (id: string, seed: number): Promise<Living> => {
  const game = GAMES[id];
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const secret = new Uint8Array(SECRET_BYTES).fill(seed % 256);
  const at = table(boundTo(openMemoryStores(), secret), GAMES, ordersOf);
  const match = await at.lobby({ game: id, pace: '24h' });
  for (const user of ['ben', 'dan', 'cleo']) await at.act(match, { type: 'Join', user });
  await at.act(match, { type: 'GiveWords', user: 'cleo', hash: hashEntropy('Blow, winds') });
  await at.act(match, { type: 'GiveWords', user: 'ada', hash: hashEntropy('Sing, goddess') });
  await at.act(match, { type: 'Leave', user: 'dan' });
  await at.act(match, { type: 'PassHost', user: 'ada', to: 'ben' });
  await at.act(match, { type: 'SeatComputer', user: 'ben', level: 'novice' });
  await at.act(match, { type: 'Start', user: 'ben' });
  return { at, game, match, chance: seeded(seed) };
};

const rowOf = async ({ at, match }: Living): Promise<Match> => {
  const row = await at.stores.matches.find(match);
  if (row === undefined) throw new Error('The match is gone.');
  return row;
};

/** Makes one move of an actor: a person, who gets a reply, or a computer that chose any legal move. */
const move = async (living: Living, choose: Choose = (legal, chance) => chance.pick(legal)): Promise<string> => {
  const { at, match, chance } = living;
  const turn = await at.matches.computerTurn(match);
  if (turn !== undefined) {
    const { seat, decision, legal, view } = turn;
    await at.act(match, { type: 'PlayAsComputer', seat, decision, command: choose(legal, chance, view), ai: 'novice-1' });
    return '';
  }
  const { active, seats } = await rowOf(living);
  const user = seats.find(({ seat }) => seat === active[0])?.user ?? '';
  const { legal = [], view } = (await at.matches.position(match, user)) ?? {};
  if (legal.length === 0) return '';
  const { moves } = REGISTRY.find(living.game.id) ?? {};
  const chosen = choose([...legal, ...(moves?.compound?.(view, legal) ?? [])], chance, view);
  const [{ seat: _, ...command } = chosen, ...next] = moves?.steps?.(view, chosen) ?? [];
  await at.act(match, { type: 'Play', user, command, next });
  return user;
};

/** Acts besides moves; what the match service refuses is not in the log. */
const disturb = async (living: Living, mover: string): Promise<void> => {
  const { at, match, chance } = living;
  const user = chance.pick(['ada', 'ben', 'cleo', 'eve']);
  const called = (await at.matches.position(match, user))?.vote?.called ?? 0;
  const points = (await at.matches.history(match, 0))?.rewindPoints() ?? [];
  const acts: readonly (() => Promise<unknown>)[] = [
    () => act(living, { type: 'Undo', user: mover }),
    () => undoAndRedo(living, mover),
    () => order(living),
    () => order(living),
    () => act(living, { type: 'CallVote', user, motion: { kind: 'pause', hours: 24 } }),
    () => act(living, { type: 'Vote', user, called, yes: chance.die([1, 2, 3]) > 1 }),
    () => act(living, { type: 'WithdrawVote', user, called }),
    () => act(living, { type: 'HandOver', user, to: 'substitute' }),
    () => act(living, { type: 'TakeSeat', user, seat: chance.die([0, 1, 2]) }),
    () => organise(living, { kind: 'rewind', toVersion: points.at(-chance.die([1, 2, 3])) ?? 0 }),
    () => organise(living, { kind: 'resume' }),
    () => runOutOfTime(living),
    () => standStill(living, user),
  ];
  await chance.pick(acts)();
};

const act = ({ at, match }: Living, command: MatchCommand) => at.act(match, command);

const organise = (living: Living, motion: Extract<MatchCommand, { type: 'Organise' }>['motion']) =>
  act(living, { type: 'Organise', user: 'eve', motion, reason: 'So be it.' });

const undoAndRedo = async (living: Living, user: string): Promise<void> => {
  await act(living, { type: 'Undo', user });
  await act(living, { type: 'Redo', user });
};

/** Saves an order that is possible now, for an actor if there is one, otherwise for any seat. */
const order = async (living: Living): Promise<void> => {
  const { at, match, game, chance } = living;
  const { active, seats } = await rowOf(living);
  const user = seats.find(({ seat }) => seat === active[0])?.user ?? 'ada';
  const rules = ordersOf(game.id);
  const position = await at.matches.position(match, user);
  if (rules === undefined || position?.seat === undefined || position.view === undefined) return;
  const examples = rules.examples(position.view);
  const said = examples.length === 0 ? undefined : rules.say(position.view, chance.pick(examples))?.order;
  if (said !== undefined) await act(living, { type: 'ChangeOrders', user, orders: [said] });
};

/** Waits until the time of some seat is over. */
const runOutOfTime = async (living: Living): Promise<void> => {
  const { at, match } = living;
  const clock = (await at.stores.clocks.of(match)).find(({ running }) => running?.pace !== undefined);
  if (clock?.running === undefined) return;
  at.clock.advance(100);
  await act(living, { type: 'RunOutOfTime', seat: clock.seat, begun: clock.running.begun });
};

/** The bot is removed from the server and comes back; meanwhile a player concedes. */
const standStill = async (living: Living, user: string): Promise<void> => {
  const { at, match } = living;
  const { absences } = at.stores;
  await absences.begin('server', at.clock.now());
  at.clock.advance(10);
  await act(living, { type: 'Concede', user });
  await absences.update('server', { backAt: at.clock.now() });
  await absences.resume(match, deadlinesOnResume(await rowOf(living), at.clock.now()));
  await act(living, { type: 'GoOn' });
};

const fileOf = async ({ at, match, game }: Living): Promise<Lived> => {
  const story = await at.matches.history(match, 0);
  const marks = (story?.steps ?? []).flatMap(({ events, number }) => {
    const chain = events.at(-1)?.chain;
    return chain !== undefined && events.some(({ event }) => isRound(game, event))
      ? [parseMark(checkpointTag(chain, number))]
      : [];
  });
  const last = story?.steps.findLast(({ events }) => events.some(({ event }) => isSeen(game, event)));
  const mark = parseMark(checkpointTag(last?.events.at(-1)?.chain ?? '', last?.number ?? 0));
  return { exported: await exportOf(at.matches, match), marks, mark };
};

const isSeen = (game: AnyGame, event: BaseEvent): boolean => seenIn(game, { event: event as NewEvent['event'] }).seen !== false;

const isRound = (game: AnyGame, event: Parameters<AnyGame['moment']>[0]): boolean =>
  Object.hasOwn(game.eventShapes, event.type) && game.moment(event) === 'round';
