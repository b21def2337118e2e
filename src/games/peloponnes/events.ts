import type { Seat } from '#engine/game.ts';
import type { Choice } from './commands.ts';
import type {
  Amounts,
  Chit,
  Civilisation,
  Disaster,
  IncomeChoice,
  Options,
  PayableDisaster,
  Reason,
  Resource,
  TileId,
} from './types.ts';

/**
 * What happened. Every event carries its results, so that `evolve` needs no rule and events alone can set up any position.
 * `gains`: what the seat has more afterwards, cut at its stores; `overflow`: how many of its luxury goods are units that found
 * no room. `paid`: what it has less. Amounts of zero are left out.
 */
export type Event =
  | { readonly type: 'GameBegan'; readonly seats: number; readonly options: Options }
  /** The seat begins with `start` and nothing else. */
  | { readonly type: 'CivilisationDealt'; readonly seat: Seat; readonly civilisation: Civilisation; readonly start: Amounts }
  /** The turn order, first to last: by civilisations before the first round, after the offers by what was offered. */
  | { readonly type: 'OrderSettled'; readonly order: readonly Seat[] }
  /** Campaign: all tiles and chits are back in the box, and the seat begins again with `start`. */
  | { readonly type: 'LevelBegan'; readonly seat: Seat; readonly level: number; readonly target: number; readonly start: Amounts }
  | { readonly type: 'RoundBegan'; readonly round: number }
  /** Turned up one after the other: first those of the auction row, then those of the conquest row. */
  | { readonly type: 'TilesRevealed'; readonly auction: readonly TileId[]; readonly conquest: readonly TileId[] }
  /** The next step begins; `ChoiceAsked` names the seats that must choose in it. */
  | { readonly type: 'StepBegan'; readonly step: 'offers' | 'income' | 'chits' | 'finishing' }

  // Offers. The coins lie on the tile from then on.
  /** `paid`: own coins, and luxury goods for those that were missing. */
  | { readonly type: 'BidPlaced'; readonly seat: Seat; readonly tile: TileId; readonly coins: number; readonly paid: Amounts }
  /** Follows the higher offer; the seat immediately moves its coins or withdraws them. */
  | { readonly type: 'BidPushedOut'; readonly seat: Seat; readonly tile: TileId; readonly coins: number }
  | { readonly type: 'BidMoved'; readonly seat: Seat; readonly tile: TileId; readonly coins: number }
  /** `coins`: the offer, which comes back; `gained`: from the bank. */
  | { readonly type: 'BidWithdrawn'; readonly seat: Seat; readonly coins: number; readonly gained: number }
  | { readonly type: 'BidPassed'; readonly seat: Seat; readonly gained: number }

  // Simultaneous choices.
  /** These seats have something to choose, at the same time. */
  | { readonly type: 'ChoiceAsked'; readonly seats: readonly Seat[] }
  /** One part of an unfinished choice. Only its owner sees it. */
  | { readonly type: 'ChoiceNoted'; readonly seat: Seat; readonly command: Choice }
  /** The seat has finished choosing. Only its owner sees what it chose. */
  | { readonly type: 'Chosen'; readonly seat: Seat; readonly command?: Choice }

  // Tiles join civilisations.
  | { readonly type: 'LandPlaced'; readonly seat: Seat; readonly tile: TileId }
  | { readonly type: 'BuildingPaid'; readonly seat: Seat; readonly tile: TileId; readonly paid: Amounts }
  /** `paid`: one coin, or luxury goods for one. */
  | { readonly type: 'BuildingMarked'; readonly seat: Seat; readonly tile: TileId; readonly paid: Amounts }
  /** A tile that was won goes back to the box. */
  | { readonly type: 'TileLost'; readonly seat: Seat; readonly tile: TileId; readonly why: 'noMatch' | 'notPayable' | 'forgone' }
  /** One-time gains of a tile. */
  | {
      readonly type: 'GainsTaken';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly gains: Amounts;
      readonly overflow?: number;
    }
  /** The income of the round; `chosen`: the goods of the Port and the Temple of Apollo. */
  | {
      readonly type: 'IncomeCollected';
      readonly seat: Seat;
      readonly gains: Amounts;
      readonly overflow?: number;
      readonly chosen?: readonly { readonly tile: TileId; readonly good: IncomeChoice }[];
    }

  // Disasters.
  | { readonly type: 'ChitTurned'; readonly chit: Chit }
  /** The third chit of a kind; `protected`: seats with a building that protects them. */
  | { readonly type: 'DisasterStruck'; readonly disaster: Disaster; readonly protected: readonly Seat[] }
  /** Drought, plague, decline. */
  | {
      readonly type: 'LossSuffered';
      readonly seat: Seat;
      readonly disaster: Exclude<Disaster, PayableDisaster>;
      readonly paid: Amounts;
    }
  /**
   * Earthquake, tempest: `tiles` are given up, `kept` others paid for; `coins` from the markers of buildings given up, by
   * option.
   */
  | {
      readonly type: 'DisasterPaid';
      readonly seat: Seat;
      readonly disaster: PayableDisaster;
      readonly tiles: readonly TileId[];
      readonly kept: number;
      readonly paid: Amounts;
      readonly coins?: number;
    }
  /** All seats have borne the disaster; chits are turned up again. */
  | { readonly type: 'DisasterEnded'; readonly disaster: Disaster }

  // Supply rounds.
  /** `tile`: the one whose symbol calls for it; absent in the final supply round. */
  | { readonly type: 'SupplyRoundBegan'; readonly tile?: TileId }
  /** `paid`: food, and luxury goods for food; `starved`: inhabitants lost. */
  | { readonly type: 'InhabitantsFed'; readonly seat: Seat; readonly paid: Amounts; readonly starved: number }
  /** A marked building is paid; `coins`: its marker comes back. */
  | {
      readonly type: 'BuildingFinished';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly paid: Amounts;
      readonly coins: number;
    }
  /** A marked building goes back to the box; `coins`: its marker comes back. */
  | { readonly type: 'BuildingAbandoned'; readonly seat: Seat; readonly tile: TileId; readonly coins: number }
  | { readonly type: 'SupplyRoundEnded' }

  // The end.
  /** By seat. */
  | { readonly type: 'ScoresCounted'; readonly scores: readonly Score[] }
  /** Campaign. */
  | {
      readonly type: 'LevelEnded';
      readonly seat: Seat;
      readonly level: number;
      readonly target: number;
      readonly score: number;
      readonly won: boolean;
    }
  | { readonly type: 'BonusChosen'; readonly seat: Seat; readonly good: Resource }
  | { readonly type: 'GameEnded'; readonly winners: readonly Seat[]; readonly reason: Reason };

/** What a civilisation is worth: `score` is the lower of the two. */
export interface Score {
  readonly power: number;
  readonly population: number;
  readonly score: number;
}

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
