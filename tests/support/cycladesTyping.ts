import type { BaseCommand } from '#engine/game.ts';

const SUBCOMMANDS: Readonly<Record<string, string>> = {
  PlaceBid: 'bid',
  Recruit: 'recruit',
  Build: 'build',
  MoveFleets: 'fleets',
  MoveTroops: 'troops',
  PlaceProsperity: 'prosperity',
  PlaceMetropolis: 'metropolis',
  DiscardBuilding: 'discard',
  Fight: 'fight',
  Retreat: 'retreat',
  EndTurn: 'end',
};

/** The command that types a kind of move of Cyclades. */
export const commandFor = (type: string): string => `cyclades ${SUBCOMMANDS[type]}`;

/** The options a person types for a move, as autocomplete would fill them in: slots are counted from 1. */
export const optionsFor = (move: BaseCommand): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(move)
      .filter(([field]) => field !== 'type' && field !== 'seat')
      .map(([field, value]) => [field, field === 'slot' ? Number(value) + 1 : value]),
  );
