import type { BaseCommand } from '#engine/game.ts';
import { REGISTRY } from '../games.ts';

/** The command for each kind of move, by game. */
const SUBCOMMANDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cyclades: {
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
  },
  peloponnes: {
    PlaceBid: 'bid',
    PassBid: 'pass',
    WithdrawBid: 'withdraw',
    PayBuilding: 'pay',
    MarkBuilding: 'mark',
    ForgoTile: 'forgo',
    ChooseIncome: 'income',
    GiveUpTile: 'giveup',
    PayDisaster: 'ready',
    FeedInhabitants: 'feed',
    AbandonBuilding: 'abandon',
    ChooseBonus: 'bonus',
  },
  divers: { TakeStone: 'stone', Dive: 'dive', KeepPearls: 'keep', GivePearl: 'give' },
};

/** The command that types a kind of a game's moves. */
export const commandFor = (game: string, type: string): string => `${game} ${SUBCOMMANDS[game]?.[type]}`;

/** The line a person types to play a move: `/cyclades bid god:ares amount:3`. */
export const slashOf = (game: string, move: BaseCommand): string =>
  [
    `/${commandFor(game, move.type)}`,
    ...Object.entries(optionsToPlay(game, move)).map(([option, value]) => `${option}:${value}`),
  ].join(' ');

/** The options a person types to play a move without the confirmation that would follow otherwise. */
export const optionsToPlay = (game: string, move: BaseCommand): Readonly<Record<string, string | number | boolean>> => {
  const { confirm, risk } = REGISTRY.find(game)?.moves.table[move.type] ?? {};
  return { ...optionsFor(move), ...((confirm !== undefined || risk !== undefined) && { sure: true }) };
};

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
