import type { BaseCommand } from '#engine/game.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Match, MatchCommandOf, Position } from '#matches/index.ts';
import type { Seated } from '../text/seatNames.ts';

/** The moves that people can choose from: the legal ones, and those that consist of several legal ones. */

/** The moves in a view of a match or of a tutorial's table. */
export interface MoveOffer extends Pick<Position, 'legal' | 'view'> {
  readonly match: Seated & Pick<Match, 'game'>;
}

/** Returns the offer with the moves that consist of several legal ones. */
export const withCompound = <Offer extends MoveOffer>(games: GameRegistry, offer: Offer): Offer => {
  const { match, legal, view } = offer;
  const compound = legal.length === 0 ? [] : (games.find(match.game)?.moves.compound?.(view, legal) ?? []);
  return compound.length === 0 ? offer : { ...offer, legal: [...legal, ...compound] };
};

/**
 * Returns a chosen move as the match plays it: its first step, and those that follow. A move without a seat is not from the
 * offer, and may lack fields: it stays as it is, so that the match refuses it.
 */
export const stepsOf = (
  games: GameRegistry,
  { match, view }: MoveOffer,
  move: BaseCommand | Omit<BaseCommand, 'seat'>,
): Pick<MatchCommandOf<'Play'>, 'command' | 'next'> => {
  const steps = 'seat' in move ? games.find(match.game)?.moves.steps?.(view, move) : undefined;
  const [command = move, ...next] = steps ?? [];
  return next.length === 0 ? { command } : { command, next };
};
