import { setTimeout as pause } from 'node:timers/promises';
import { createCustomId } from '#discord/customIds/customId.ts';
import type { Answered, Wire, WireInteraction } from '../../support/fakes/wire.ts';
import { copyOf, ORIGINALS, type Planned, type Press } from './matches.ts';

/** One request, and whether a post in the thread follows. */
interface Asking {
  readonly interaction: WireInteraction;
  readonly thread: string;
  readonly isMove: boolean;
}

/** The measured latencies, in milliseconds. */
export interface Driven {
  readonly asked: number;
  readonly unanswered: number;
  readonly first: readonly number[];
  readonly final: readonly number[];
  /** From a move to the first message about it in its thread. */
  readonly post: readonly number[];
  /** Messages that were sent twice, by their nonce, as Discord recognises them. */
  readonly doubled: number;
}

const PATIENCE_MS = 30_000;
/** Waits for posts until there has been none for this long. */
const QUIET_MS = 10_000;

/** Sends requests at a constant rate, regardless of responses: 5 % boards, 10 % panels with their picture, otherwise moves. */
export const drive = async (wire: Wire, matches: readonly Planned[], perSecond: number, seconds: number): Promise<Driven> => {
  const askings = askingsOf(matches, perSecond * seconds);
  const waiting = new Map<string, number[]>();
  const post: number[] = [];
  const nonces = new Set<unknown>();
  let doubled = 0;
  let lastPost = performance.now();
  wire.onPost = ({ channel, nonce, at }) => {
    lastPost = at;
    if (nonce !== undefined && nonces.has(nonce)) doubled++;
    if (nonce !== undefined) nonces.add(nonce);
    for (const asked of waiting.get(channel)?.splice(0) ?? []) post.push(at - asked);
  };
  const begun = performance.now();
  const answers: Promise<Answered>[] = [];
  for (const [index, { interaction, thread, isMove }] of askings.entries()) {
    await pause(begun + (index * 1_000) / perSecond - performance.now());
    if (isMove) waiting.set(thread, [...(waiting.get(thread) ?? []), performance.now()]);
    answers.push(wire.ask(interaction, PATIENCE_MS));
  }
  const answered = await Promise.all(answers);
  lastPost = performance.now();
  while (performance.now() - lastPost < QUIET_MS) await pause(500);
  return {
    asked: askings.length,
    unanswered: answered.filter(({ final }) => final === undefined).length,
    first: answered.flatMap(({ first }) => first ?? []),
    final: answered.flatMap(({ final }) => final ?? []),
    post,
    doubled,
  };
};

/** `count` matches, copies first. */
export const spread = (planned: readonly Planned[], count: number): readonly Planned[] =>
  Array.from({ length: Math.ceil(count / ORIGINALS) }, (_, copy) => planned.map((each) => copyOf(each, copy)))
    .flat()
    .slice(0, count);

const askingsOf = (matches: readonly Planned[], count: number): readonly Asking[] => {
  const played = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const planned = matches[(index * 7) % matches.length];
    if (planned === undefined) throw new Error('There are no matches.');
    const turn = played.get(planned.match) ?? 0;
    const press = planned.moves[turn];
    const kind = index % 20 === 0 ? 'board' : index % 10 === 5 || press === undefined ? 'open' : 'move';
    if (kind === 'move') played.set(planned.match, turn + 1);
    const user = press?.user ?? planned.moves[0]?.user ?? '';
    return { interaction: interactionOf(index, planned, user, kind, press), thread: planned.thread, isMove: kind === 'move' };
  });
};

let made = 1_600_000_000_000_000_000n;

const interactionOf = (
  index: number,
  { match, server, thread }: Planned,
  id: string,
  kind: 'board' | 'open' | 'move',
  press: Press | undefined,
): WireInteraction => {
  made += 1n;
  const user = { id, username: `user${id}`, discriminator: '0', global_name: 'Ada', avatar: null };
  const pressed =
    kind === 'move' && press !== undefined ? createCustomId(press.id) : createCustomId({ kind: 'open', match, due: [] });
  const data = kind === 'board' ? { id: '700', type: 1, name: 'board' } : { custom_id: pressed, component_type: 2 };
  const message = {
    ...{ id: '600', channel_id: thread, flags: kind === 'move' ? 64 : 0, author: user, components: [], attachments: [] },
    ...{ embeds: [], mentions: [], mention_roles: [], timestamp: new Date(0).toISOString(), content: '', type: 0 },
  };
  return {
    ...{
      id: String(made),
      token: `load-${made}-${index}`,
      application_id: '1',
      version: 1,
      type: kind === 'board' ? 2 : 3,
      data,
    },
    ...{ guild_id: server, channel_id: thread, channel: { id: thread, type: 11 }, locale: 'en-GB', entitlements: [], context: 0 },
    ...{ app_permissions: '1125899906842623', authorizing_integration_owners: {} },
    member: { user, roles: [], permissions: '1125899906842623', nick: null, flags: 0 },
    ...(kind !== 'board' && { message }),
  };
};
