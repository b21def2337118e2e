import type { BaseCommand, Chance } from './game.ts';

/** A legal move as an AI player judges it. `Reason`: a part of a position's value, typed, so that each language makes words of it. */
export interface Advice<Command extends BaseCommand, Reason> {
  readonly move: Command;
  /** The moves of the same turn that should follow; absent where none are known. */
  readonly following?: readonly Command[];
  /** The probability, from 0 to 1, that the seat wins with this move. */
  readonly winChance: number;
  /** What changes most by the move and what can follow it, the weightiest first. It holds nothing that the view does not show. */
  readonly reasons: readonly Reason[];
}

/** Who judges the moves of a game. */
export interface Adviser<View, Command extends BaseCommand, Reason> {
  /** Returns all of `legal` with their worth, the best first. `effort`: a multiple of what the AI player spends on a decision. */
  advise(view: View, legal: readonly Command[], chance: Chance, effort?: number): readonly Advice<Command, Reason>[];
}

/** Returns advice in order of the win chance, the best first. */
export const byWinChance = <Command extends BaseCommand, Reason>(
  advice: readonly Advice<Command, Reason>[],
): readonly Advice<Command, Reason>[] => advice.toSorted((one, other) => other.winChance - one.winChance);

/** A part of a position's value, and how much it has changed. */
export interface Weighed<Reason> {
  readonly reason: Reason;
  readonly weight: number;
}

/** Returns the reasons that weigh at least `least`, the weightiest first, at most `most`. */
export const weightiest = <Reason>(
  weighed: readonly Weighed<Reason>[],
  { least, most }: { readonly least: number; readonly most: number },
): readonly Reason[] =>
  weighed
    .filter(({ weight }) => weight >= least)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, most)
    .map(({ reason }) => reason);

/** Advice with the game's own types erased. */
export type AnyAdvice = Advice<BaseCommand, unknown>;
