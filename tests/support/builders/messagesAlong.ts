import { resolvePath } from '#discord/command/movePath.ts';
import type { BaseCommand, BaseEvent } from '#engine/game.ts';
import type { AnyGameHelp, AnyGameSentences, NameSeat } from '#i18n/index.ts';
import { REGISTRY } from '../games.ts';
import { type PlayedStep, playOut } from '../players/playout.ts';
import { theGame } from './positions.ts';

/** A text of a game, to be produced in any language: its name, and a function that produces it. */
export interface ToSay {
  readonly what: string;
  readonly say: (words: AnyGameSentences, help: AnyGameHelp | undefined) => string | undefined;
}

/** Names of players that are words of no language. */
export const NAMES = ['Qwerrq', 'Zzixz', 'Vlukkv', 'Xaddax', 'Ghorgh'] as const;
export const name: NameSeat = (seat) => NAMES[seat] ?? `Seat${seat}`;

/** All texts along a random match: events, questions, choices, and reasons for refusals. */
export function* saidAlong(gameId: string, seats: number, seed: number, every: number): Generator<ToSay> {
  const game = theGame(gameId);
  const { opening, steps, end } = playOut(game, seats, seed, undefined, 400);
  const events = [...opening, ...steps.flatMap((step) => step.events)];
  for (const event of events) yield* eventSaid(gameId, event);
  const known: BaseCommand[] = [];
  for (const [index, step] of steps.entries()) {
    known.push(step.command);
    if (index % every === 0) yield* positionSaid(gameId, step, known);
  }
  const outcome = game.outcome(end);
  if (outcome !== undefined) yield { what: 'outcome', say: (words) => words.outcome(outcome, name) };
}

function* eventSaid(gameId: string, event: BaseEvent): Generator<ToSay> {
  const game = theGame(gameId);
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : 0;
  for (const viewer of ['spectator', seat] as const) {
    const seen = game.redact(event, viewer);
    if (seen !== undefined) yield { what: `event ${event.type}`, say: (words) => words.event(seen, name) };
  }
}

function* positionSaid(gameId: string, { before, chance, events }: PlayedStep, known: readonly BaseCommand[]): Generator<ToSay> {
  const game = theGame(gameId);
  const all = game.view(before, 'spectator');
  const [seat = 0] = game.active(before);
  const own = game.view(before, seat);
  const legal = game.legalMoves(before, seat);
  yield { what: 'prompt', say: (words) => words.prompt(all, seat, name) };
  yield { what: 'outlook', say: (words) => words.outlook(all, name) };
  yield { what: 'summary', say: (words) => words.summary(all, name) };
  yield { what: 'round', say: (words) => words.round(all) };
  yield { what: 'board text', say: (words) => words.boardText(own, name) };
  yield { what: 'alt text', say: (words) => words.altText(all, name) };
  yield { what: 'purse', say: (words) => words.purse(own, seat) };
  yield { what: 'card', say: (words) => words.card(own, seat) };
  yield { what: 'needs', say: (words) => words.needs(all, seat, name) };
  yield { what: 'measured', say: (words) => words.measured(all, name) };
  yield {
    what: 'parts',
    say: (words) =>
      words
        .details(own, name)
        .map((part) => part.name)
        .join('\n'),
  };
  yield {
    what: 'parts in words',
    say: (words) =>
      words
        .details(own, name)
        .flatMap(({ value }) => words.detailText(own, value, name) ?? [])
        .join('\n'),
  };
  const lines = (told: readonly string[] | undefined): string | undefined => told?.join('\n');
  yield { what: 'costs', say: (_, help) => lines(help?.costs(own, seat, name)) };
  yield { what: 'winning', say: (_, help) => lines(help?.winning(all)) };
  yield { what: 'legend', say: (_, help) => lines(help?.legend(own, seat, name, events)) };
  for (const type of new Set(legal.map((move) => move.type))) yield* kindSaid(gameId, own, type, legal);
  for (const move of legal.slice(0, 40)) yield { what: `move ${move.type}`, say: (words) => words.move(own, move, name) };
  for (const wrong of [...known.slice(-6), ...legal.slice(0, 2)]) {
    const { rejected } = game.decide(before, { ...wrong, seat }, chance());
    if (rejected !== undefined) yield { what: `refusal ${rejected.code}`, say: (words) => words.rejection(rejected, name) };
  }
}

/** A kind of move, with the choices of its first open field. One that leaves a single move is said as that move. */
function* kindSaid(gameId: string, view: unknown, type: string, legal: readonly BaseCommand[]): Generator<ToSay> {
  yield { what: `kind ${type}`, say: (words) => words.moveKind(view, type) };
  const crossing = resolvePath(REGISTRY.find(gameId)?.fields ?? {}, legal, [type]);
  if (crossing.kind !== 'field') return;
  const { field, choices } = crossing;
  yield { what: `ask ${type}.${field}`, say: (words) => words.ask(type, field) };
  for (const { moves } of choices.filter((choice) => choice.moves.length > 1).slice(0, 12)) {
    yield { what: `choice ${type}.${field}`, say: (words) => words.choice(view, field, moves, name) };
  }
}
