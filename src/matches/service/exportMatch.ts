import { isDeepStrictEqual } from 'node:util';
import type { BaseEvent, Seat } from '#engine/game.ts';
import { blind, chainFrom, chainOn, hashOfSeen, headOf, seenOf } from '../log/hashChain.ts';
import { releaseHere } from '../log/release.ts';
import { commitTo } from '../log/seedCommitment.ts';
import type { Fairness, Position } from '../model/results.ts';
import { isMatchEvent } from '../model/state.ts';
import type { Match, MatchId } from '../model/types.ts';
import type { DeliveryStore } from '../stores/deliveries.ts';
import type { MatchStore, StoredEvent } from '../stores/stores.ts';
import type { Exported, ExportedChain, ExportedLink, ExportedStep } from './exportFormat.ts';
import type { HistoryStep, MatchHistory } from './matchService.ts';

/** Creates export files of matches: the whole match once it is over, and before that only what the user may see. */
export const createExporter =
  (store: MatchStore, deliveries: DeliveryStore) =>
  async ({ match, seat, outcome }: Position, history: MatchHistory): Promise<Exported> => {
    const rows = (await store.read(match.id, 0)).filter(({ version }) => version <= history.match.version);
    const secret = await store.secretOf(match.id);
    const common = {
      release: releaseHere(),
      game: match.game,
      match: match.id,
      seats: match.seats.length,
      ...commitmentIn(rows[0]?.event),
      ...(await drawPosts(deliveries, match.id, history)),
    };
    if (isOver(match)) {
      const whole = { secret: Buffer.from(secret).toString('hex'), seenBy: 'everybody' as const, version: match.version };
      const steps = history.steps.map((step) => wholeStep(step, rows));
      return { ...common, ...whole, steps, ...(outcome !== undefined && { outcome }) };
    }
    const chain = publicChain(history, rows, secret);
    return {
      ...common,
      seenBy: seat ?? 'spectator',
      steps: history.steps.flatMap((step) => redactedStep(step, seat)),
      ...(chain !== undefined && { chain }),
    };
  };

/** Returns a match's commitment, and its secret once the match is over. */
export const fairnessOf = async (store: MatchStore, match: Match): Promise<Fairness> => {
  const secret = await store.secretOf(match.id);
  return { commitment: commitTo(secret), ...(isOver(match) && { secret: Buffer.from(secret).toString('hex') }) };
};

const drawPosts = async (
  deliveries: DeliveryStore,
  match: MatchId,
  { steps }: MatchHistory,
): Promise<Pick<Exported, 'draws'>> => {
  const draws: { number: number; post: string }[] = [];
  for (const { number, events } of steps) {
    if (events.every(({ event }) => event.type !== 'DrawAwaited')) continue;
    const post = (await deliveries.find({ match, version: number, kind: 'draw', recipient: 'thread' }))?.message;
    if (post !== undefined) draws.push({ number, post });
  }
  return draws.length === 0 ? {} : { draws };
};

/** Returns the commitment in the first event of a match. */
const commitmentIn = (created: BaseEvent | undefined): Pick<Exported, 'commitment'> => {
  const commitment =
    created !== undefined && isMatchEvent(created) && created.type === 'MatchCreated' ? created.commitment : undefined;
  return commitment === undefined ? {} : { commitment };
};

/** Whether a match is over, so that its secret may be published. */
const isOver = ({ status }: Match): boolean => status === 'ended' || status === 'closed';

const stepHead = ({ number, at, by }: HistoryStep) => ({ number, at: at.toISOString(), ...(by !== undefined && { by }) });

const wholeStep = (step: HistoryStep, all: readonly StoredEvent[]): ExportedStep => {
  const rows = all.slice(step.from - 1, step.version);
  const command = rows[0]?.command;
  return {
    ...stepHead(step),
    ...(command !== undefined && { command }),
    events: step.events.map(({ event }) => event),
    rows: rows.map(({ version, shape, by, how, seen, event }, index) => ({
      version,
      shape,
      ...(by !== undefined && { by }),
      ...(how !== undefined && { how }),
      ...(seen !== undefined && { seen }),
      ...(!isDeepStrictEqual(step.events[index]?.event, event) && { written: event }),
    })),
  };
};

const redactedStep = (step: HistoryStep, seat: Seat | undefined): readonly ExportedStep[] => {
  const events = step.redactedFor(seat ?? 'spectator').map(({ event }) => event);
  return events.length === 0 ? [] : [{ ...stepHead(step), events }];
};

/** Returns the chain in its public form, or `undefined` while no row has been chained. */
const publicChain = (history: MatchHistory, rows: readonly StoredEvent[], secret: Uint8Array): ExportedChain | undefined => {
  const first = rows.find(({ chain }) => chain !== undefined);
  if (first === undefined) return undefined;
  const from = chainFrom(first.version - 1);
  let chain = from;
  const links = history.steps.flatMap((step) =>
    rows.slice(Math.max(first.version, step.from) - 1, step.version).flatMap((row): readonly ExportedLink[] => {
      const seen = seenOf(row);
      const veil = blind(secret, chain, row);
      chain = chainOn(secret, chain, row);
      if (seen === undefined) return [];
      const { at, event, by, how } = seen;
      const shown = { at: at.toISOString(), event, ...(by !== undefined && { by }), ...(how !== undefined && { how }) };
      return [{ number: step.number, seen: history.takenBack.has(row.version) ? hashOfSeen(seen) : shown, veil }];
    }),
  );
  return { from, head: headOf(chain), links };
};
