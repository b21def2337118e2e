import type { Services } from '#discord/command/services.ts';
import type { BaseCommand, BaseEvent } from '#engine/game.ts';
import type { Event } from '#games/cyclades/events.ts';
import { languageIn } from '#i18n/index.ts';
import { announce } from '#jobs/announce/announce.ts';
import { remindUser } from '#jobs/reminders/remindUser.ts';
import {
  createMatchService,
  type Lobby,
  type Match,
  type MatchId,
  type MatchStore,
  type Stores,
  type UserChange,
  type UserId,
} from '#matches/index.ts';
import { SECRET_BYTES } from '#matches/log/seedCommitment.ts';
import {
  BOT,
  type Doom,
  type StoredMessage,
  type TableTopDiscord,
  tableTopDiscord,
} from '../../discord/interactions/tableTopDiscord.ts';
import { type StoppedClock, stoppedClock } from '../../matches/games/table.ts';
import { startingWith } from '../../support/builders/arrangedMatch.ts';
import { withSecret } from '../../support/fakes/fixedLuck.ts';
import { quiet } from '../../support/fakes/silentLogger.ts';
import { type KnownGames, OWN_GAMES } from '../../support/languages.ts';
import { isPost, postIdIn } from '../../support/laws/postIds.ts';
import { openMemoryStores } from '../../support/memory/memory.ts';

export const SEATED = ['ada', 'ben', 'cleo'] as const;

/** A match of at most three people, of Cyclades by default, and what is posted of it. */
export interface AnnouncementHarness {
  readonly clock: StoppedClock;
  readonly discord: TableTopDiscord;
  readonly stores: Stores;
  readonly match: MatchId;
  /** The services of one process; `doom` ends that process. */
  services(doom?: Doom): Services;
  /** Announces until nothing is left, waiting out pauses and leases of others. */
  announceAll(): Promise<void>;
  /** Calls everybody who should know by now that the match waits for them. */
  callAll(doom?: Doom): Promise<void>;
  /** One announcement by a process of its own. */
  announceOnce(doom?: Doom): ReturnType<typeof announce>;
  found(): Promise<Match>;
  /** The actor, and the commands that the actor may play. */
  legal(): Promise<{ readonly user: UserId; readonly moves: readonly BaseCommand[] }>;
  play(user: UserId, command: BaseCommand): Promise<void>;
  /** Lets the actor play the legal command that `choose` picks by index. */
  move(choose?: (moves: number) => number): Promise<UserId>;
  /** All text of a channel's messages, oldest first. */
  texts(channel: string): readonly string[];
  /** All text of those of a channel's messages that fit, oldest first. */
  textsOf(channel: string, fits: (message: StoredMessage['body']) => boolean): readonly string[];
  /** The direct messages to a user whose kind begins with this word, such as `turn` or `reminder`. */
  sentAs(word: string, user: UserId): Promise<readonly string[]>;
  /** What tells a channel's posts apart; `undefined` for a message that is not a post. */
  postIds(channel: string): readonly (number | undefined)[];
  /** Matches reported because their logs could not be replayed. */
  readonly broken: readonly MatchId[];
  thread(): Promise<string>;
}

interface Opening {
  readonly game?: string;
  readonly options?: Readonly<Record<string, string>>;
  /** The people who sit down; the first is the host. */
  readonly seated?: readonly UserId[];
  /** Other options of the lobby. */
  readonly lobby?: Partial<Lobby>;
  /** The settings of every person. */
  readonly wishes?: UserChange;
  /** What one seat is dealt. */
  readonly deal?: { readonly seat: number; readonly gold: number };
  /** The byte that the secret repeats; another byte brings other dice. */
  readonly luck?: number;
  readonly games?: KnownGames;
  /** Events that replace the deal: from `GameBegan` on. */
  readonly events?: readonly Event[];
}

export const announcementHarness = async (opening: Opening = {}): Promise<AnnouncementHarness> => {
  const {
    game = 'cyclades',
    options = {},
    seated = SEATED,
    wishes = {},
    lobby = {},
    deal,
    luck = 7,
    events,
    games: { registry: games, languages } = OWN_GAMES,
  } = opening;
  const clock = stoppedClock();
  const discord = tableTopDiscord(clock);
  const stores = withFixedLuck(openMemoryStores(), luck, deal);
  const broken: MatchId[] = [];
  const onBroken = (id: MatchId): void => void broken.push(id);
  const matches = createMatchService({ onBroken, stores, clock, games: games.rules, orders: (id) => games.find(id)?.orders });
  /** Another process than the one that starts the match; it knows no other events than its own. */
  const starting = createMatchService({
    onBroken,
    stores: events === undefined ? stores : startingWith(stores, events),
    clock,
    games: games.rules,
    orders: (id) => games.find(id)?.orders,
  });
  let acts = 0;
  const services = (doom?: Doom): Services => ({
    games,
    matches,
    stores,
    clock,
    rest: discord.rest(doom),
    applicationId: BOT,
    sentences: (locale) => languageIn(languages, locale),
    render: async (request) => ({
      file: new TextEncoder().encode(JSON.stringify(request)),
      name: 'board.jpg',
      width: 1,
      height: 1,
    }),
    renderRecap: async ({ parts, views }) => ({
      chart: { file: new TextEncoder().encode(JSON.stringify(parts)), name: 'course.jpg', width: 1, height: 1 },
      replay: { file: new TextEncoder().encode(JSON.stringify(views)), name: 'replay.gif', width: 1, height: 1 },
    }),
    log: quiet,
  });
  const place = { server: 'server', channel: 'games' };
  for (const user of seated) await stores.users.change(user, wishes);
  const created = await matches.create(
    { game, host: 'ada', hostName: 'Ada', private: false, options, place, remindAfterHours: 24, ...lobby },
    `act-${acts++}`,
  );
  if (created.kind !== 'played') throw new Error('No match was created');
  const match = created.match.id;
  const found = async (): Promise<Match> => {
    const row = await stores.matches.find(match);
    if (row === undefined) throw new Error('The match is gone');
    return row;
  };
  await announce(services(), match);
  for (const user of seated.slice(1)) {
    await matches.play(
      match,
      { type: 'Join', user },
      `act-${acts++}`,
      user.replace(/^./, (first) => first.toUpperCase()),
    );
  }
  await starting.play(match, { type: 'Start', user: 'ada' }, `act-${acts++}`);

  const legal = async () => {
    const { active, seats } = await found();
    const user = seats.find(({ seat }) => seat === active[0])?.user;
    if (user === undefined) throw new Error('No seat has to act.');
    return { user, moves: (await matches.position(match, user))?.legal ?? [] };
  };
  const play = async (user: UserId, command: BaseCommand): Promise<void> => {
    const played = await matches.play(match, { type: 'Play', user, command }, `act-${acts++}`);
    if (played.kind !== 'played') throw new Error(`Not played: ${JSON.stringify(played)}`);
  };

  const textsOf: AnnouncementHarness['textsOf'] = (channel, fits) =>
    discord.messages(channel).flatMap(({ body }) => (fits(body) ? textOf(body.components) : []));

  return {
    clock,
    discord,
    broken,
    stores,
    match,
    services,
    found,
    legal,
    play,
    callAll: async (doom) => {
      for (const user of await stores.clocks.usersToRemind(clock.now().getTime(), 100)) await remindUser(services(doom), user);
    },
    announceOnce: (doom) => announce(services(doom), match),
    announceAll: async () => {
      for (let tries = 0; tries < 20; tries++) {
        const done = await announce(services(), match);
        if (done.kind === 'announced') return;
        clock.advance(1);
      }
      throw new Error('There is no end to announcing');
    },
    move: async (choose = () => 0) => {
      const { user, moves } = await legal();
      const command = moves[choose(moves.length)];
      if (command === undefined) throw new Error(`${user} has no move`);
      await play(user, command);
      return user;
    },
    texts: (channel) => textsOf(channel, () => true),
    textsOf,
    sentAs: async (word, user) => {
      const { messages } = await stores.personal.of(user);
      const tags = messages.flatMap(({ kind, match: of }) => (kind.startsWith(`${word} `) ? `#${of}·${kind}` : []));
      return textsOf(discord.dmOf(user), (body) => tags.some((tag) => isPost(body, tag)));
    },
    postIds: (channel) => discord.messages(channel).map(({ body }) => postIdIn(body)),
    thread: async () => (await found()).place.thread ?? 'no thread',
  };
};

const textOf = (components: readonly object[] | undefined): string =>
  (components ?? []).flatMap((part) => ('content' in part ? [String(part.content)] : [])).join('\n');

/** Stores in which every match has this secret, and one seat is dealt what `deal` says. */
const withFixedLuck = (stores: Stores, luck: number, deal: Opening['deal']): Stores => {
  const dealt = (event: BaseEvent): BaseEvent =>
    deal !== undefined && event.type === 'GoldDealt' && 'seat' in event && event.seat === deal.seat
      ? ({ ...event, gold: deal.gold } as BaseEvent)
      : event;
  const fixed = withSecret(stores, new Uint8Array(SECRET_BYTES).fill(luck));
  const append: MatchStore['append'] = (entry) =>
    fixed.matches.append({ ...entry, events: entry.events.map((row) => ({ ...row, event: dealt(row.event) })) });
  return { ...fixed, matches: Object.assign(Object.create(fixed.matches), { append }) };
};

/** A process that dies at its n-th request (from 1), before or after it is done. */
export const doomAt = (
  request: number,
  moment: 'before' | 'after',
): { readonly doom: Doom; readonly struck: Promise<'struck'> } => {
  let count = 0;
  let strike = (_: 'struck'): void => undefined;
  const struck = new Promise<'struck'>((resolve) => {
    strike = resolve;
  });
  const doom: Doom = {
    strike: (now) => {
      if (now === 'before') count++;
      const falls = count > request || (count === request && (now === 'after' || moment === 'before'));
      if (falls) strike('struck');
      return falls;
    },
  };
  return { doom, struck };
};

/** Numbers that look random, equal for equal seeds. */
export const dice = (seed: number): ((faces: number) => number) => {
  let state = seed;
  return (faces) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * faces);
  };
};
