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
  UseCreature: 'creature',
  SwapCreature: 'swap',
  SellPiece: 'sell',
  PushFleets: 'push',
  MoveKraken: 'kraken',
  FinishCreature: 'finish',
  EndTurn: 'end',
};

/** The command that types a kind of move of Cyclades. */
export const commandFor = (type: string): string => `cyclades ${SUBCOMMANDS[type]}`;

/** The options a person types for a move, as autocomplete would fill them in: slots and seats are counted from 1. */
export const optionsFor = (move: BaseCommand): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(move)
      .filter(([field]) => field !== 'type' && field !== 'seat')
      .map(([field, value]) => [field, optionFor(field, value)]),
  );

const optionFor = (field: string, value: string | number): string | number => {
  if (field === 'slot') return Number(value) + 1;
  return field === 'target' ? String(Number(value) + 1) : value;
};
