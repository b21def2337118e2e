import type { Seat } from '#engine/game.ts';
import type { Building, Creature, God, IslandId, LandFigure, Options, Patron, Piece, SeaId } from './types.ts';

/**
 * What happened. Every event carries its results, so that `evolve` needs no rule and events alone can set up any position.
 * Amounts are gold pieces; `cost` is what the seat paid.
 */
export type Event =
  | CreatureEvent
  | { readonly type: 'GameBegan'; readonly seats: number; readonly options: Options }
  /** The set-up dealt to a seat: one troop on each island, one fleet on each sea space. */
  | { readonly type: 'SeatPlaced'; readonly seat: Seat; readonly islands: readonly IslandId[]; readonly seas: readonly SeaId[] }
  /** Secret: only its owner sees it, unless it is dealt `open`. */
  | { readonly type: 'GoldDealt'; readonly seat: Seat; readonly gold: number; readonly open?: true }
  /** The turn track, first to last; with two seats each has two places on it. */
  | { readonly type: 'TurnOrderDealt'; readonly order: readonly Seat[] }
  /** A cycle begins; `gods` are those face up, top to bottom. Those face down are not in any event. */
  | { readonly type: 'CycleBegan'; readonly cycle: number; readonly gods: readonly God[] }
  /** Indexed by seat. */
  | { readonly type: 'IncomeCollected'; readonly gold: readonly number[] }
  | { readonly type: 'BidPlaced'; readonly seat: Seat; readonly god: God; readonly amount: number }
  | { readonly type: 'BidPlaced'; readonly seat: Seat; readonly god: 'apollo' }
  /** Follows the bid that drove the marker from `god`; its owner immediately chooses a different god. */
  | { readonly type: 'BidDisplaced'; readonly seat: Seat; readonly god: God }
  /** Indexed by seat. */
  | { readonly type: 'OfferingsPaid'; readonly gold: readonly number[] }
  | { readonly type: 'TurnBegan'; readonly seat: Seat; readonly god: Patron }
  /** `marker`: the seat came first and must place a Prosperity marker. */
  | { readonly type: 'ApolloGave'; readonly seat: Seat; readonly gold: number; readonly marker: boolean }
  | { readonly type: 'ProsperityPlaced'; readonly seat: Seat; readonly island: IslandId }
  | { readonly type: 'FleetRecruited'; readonly seat: Seat; readonly sea: SeaId; readonly cost: number }
  | { readonly type: 'TroopRecruited'; readonly seat: Seat; readonly island: IslandId; readonly cost: number }
  | { readonly type: 'PriestRecruited'; readonly seat: Seat; readonly cost: number }
  | { readonly type: 'PhilosopherRecruited'; readonly seat: Seat; readonly cost: number }
  | {
      readonly type: 'BuildingBuilt';
      readonly seat: Seat;
      readonly island: IslandId;
      readonly slot: number;
      readonly building: Building;
      readonly cost: number;
    }
  /** One step of a voyage, into a space that is empty or the seat's own. */
  | {
      readonly type: 'FleetsMoved';
      readonly seat: Seat;
      readonly from: SeaId;
      readonly to: SeaId;
      readonly fleets: number;
      readonly stepsLeft: number;
      readonly cost: number;
    }
  /** Between two islands of the seat's own. */
  | {
      readonly type: 'TroopsMoved';
      readonly seat: Seat;
      readonly from: IslandId;
      readonly to: IslandId;
      readonly troops: number;
      readonly cost: number;
    }
  /** Troops that leave `from` take `island` without a fight; `loser` is its previous owner, if any. */
  | {
      readonly type: 'IslandLanded';
      readonly seat: Seat;
      readonly from: IslandId;
      readonly island: IslandId;
      readonly troops: number;
      readonly cost: number;
      readonly loser?: Seat;
    }
  /**
   * A step into an enemy space; the attackers have left `from` and are in battle. `stepsLeft`: the Sylph's, if the step is one
   * of hers.
   */
  | {
      readonly type: 'SeaBattleBegan';
      readonly seat: Seat;
      readonly defender: Seat;
      readonly from: SeaId;
      readonly at: SeaId;
      readonly fleets: number;
      readonly cost: number;
      readonly stepsLeft?: number;
    }
  /** Without `defender`, the Minotaur alone defends an unowned island. */
  | {
      readonly type: 'LandBattleBegan';
      readonly seat: Seat;
      readonly defender?: Seat;
      readonly from: IslandId;
      readonly at: IslandId;
      readonly troops: number;
      readonly cost: number;
    }
  /**
   * A round: attacker first in each pair. `strength` is the sum of die, units and defences; `lost` the troops or fleets lost.
   * `minotaurFell`: the defender lost the Minotaur instead.
   */
  | {
      readonly type: 'BattleRound';
      readonly dice: readonly [number, number];
      readonly strength: readonly [number, number];
      readonly lost: readonly [number, number];
      readonly minotaurFell?: true;
    }
  /** The seat that was asked whether to retreat fights on. */
  | { readonly type: 'FoughtOn'; readonly seat: Seat }
  | { readonly type: 'Retreated'; readonly seat: Seat; readonly to: SeaId | IslandId; readonly units: number }
  /** The holder of the battle's place; without `holder` a sea space is empty. The remaining attackers are there now. */
  | { readonly type: 'BattleEnded'; readonly holder?: Seat }
  /** The attacker has won the land battle at `island`; `loser` was its owner, if any. */
  | { readonly type: 'IslandConquered'; readonly seat: Seat; readonly island: IslandId; readonly loser?: Seat }
  /** A set of four buildings or of four philosophers is complete and must become a Metropolis. */
  | { readonly type: 'MetropolisDue'; readonly seat: Seat; readonly by: 'buildings' | 'philosophers' }
  | { readonly type: 'BuildingDiscarded'; readonly seat: Seat; readonly island: IslandId; readonly slot: number }
  | { readonly type: 'PhilosophersDiscarded'; readonly seat: Seat }
  /** `destroyed`: slots under the dotted square whose buildings had to go. */
  | {
      readonly type: 'MetropolisPlaced';
      readonly seat: Seat;
      readonly island: IslandId;
      readonly destroyed: readonly number[];
    }
  /** No place or no Metropolis is left: the set is lost without a gain. */
  | { readonly type: 'MetropolisForgone'; readonly seat: Seat }
  /** The last island is lost: everything the seat has leaves the game. */
  | { readonly type: 'SeatEliminated'; readonly seat: Seat }
  | { readonly type: 'TurnEnded'; readonly seat: Seat }
  | { readonly type: 'GameEnded'; readonly winners: readonly Seat[]; readonly reason: 'metropolises' | 'lastSeat' };

/** The events of creatures. */
export type CreatureEvent =
  /**
   * The creatures of the cycle, from the dearest space to the cheapest. `discarded` was the unused one at 2; `shuffled`: the
   * deck ran out and the discard pile became the new deck.
   */
  | { readonly type: 'TrackFilled'; readonly track: readonly Creature[]; readonly discarded?: Creature; readonly shuffled?: true }
  /** The seat pays `cost`, after `discount` temples' discounts; the card goes to the discard pile. */
  | {
      readonly type: 'CreatureBought';
      readonly seat: Seat;
      readonly creature: Creature;
      readonly cost: number;
      readonly discount: number;
    }
  /** The Chimera uses a creature of the discard pile. */
  | { readonly type: 'CreatureCalled'; readonly seat: Seat; readonly creature: Creature }
  /** Zeus's swap: `drawn` replaces `discarded`. */
  | {
      readonly type: 'CreatureSwapped';
      readonly seat: Seat;
      readonly discarded: Creature;
      readonly drawn: Creature;
      readonly cost: number;
      readonly shuffled?: true;
    }
  /** The Fates. */
  | { readonly type: 'IncomeRepeated'; readonly seat: Seat; readonly gold: number }
  /** The Griffon. Only the two seats see `gold`, unless it is `open`. */
  | { readonly type: 'GoldStolen'; readonly seat: Seat; readonly loser: Seat; readonly gold?: number; readonly open?: true }
  /** The Harpy. */
  | { readonly type: 'TroopKilled'; readonly seat: Seat; readonly island: IslandId; readonly loser: Seat }
  /** The Mermaid: the seat's fleet, from reserve or from `from`, for the lone one of `loser`. */
  | { readonly type: 'FleetReplaced'; readonly seat: Seat; readonly sea: SeaId; readonly loser: Seat; readonly from?: SeaId }
  /** The Giant: `building` was in the slot and belonged to `owner`. */
  | {
      readonly type: 'BuildingDestroyed';
      readonly seat: Seat;
      readonly owner: Seat;
      readonly island: IslandId;
      readonly slot: number;
      readonly building: Building;
    }
  /** The Dryad. */
  | { readonly type: 'PriestStolen'; readonly seat: Seat; readonly loser: Seat }
  /** The Satyr. */
  | { readonly type: 'PhilosopherStolen'; readonly seat: Seat; readonly loser: Seat }
  /** The Cyclops: the building that `was` in the slot is now a `building` of another type. */
  | {
      readonly type: 'BuildingChanged';
      readonly seat: Seat;
      readonly island: IslandId;
      readonly slot: number;
      readonly was: Building;
      readonly building: Building;
    }
  /** The Sphinx: `gold` is what she paid. */
  | {
      readonly type: 'PieceSold';
      readonly seat: Seat;
      readonly piece: Piece;
      readonly at?: SeaId | IslandId;
      readonly gold: number;
    }
  /** A land figure comes out of the discard pile; its card stays with `seat`. */
  | { readonly type: 'FigurePlaced'; readonly seat: Seat; readonly creature: LandFigure; readonly island: IslandId }
  /** A second land figure came to an island: both are gone, before any effect. */
  | {
      readonly type: 'FiguresVanished';
      readonly seat: Seat;
      readonly island: IslandId;
      readonly arrived: LandFigure;
      readonly stood: LandFigure;
    }
  /** The figure's time is over; its card goes to the discard pile. `seat` had bought it. */
  | { readonly type: 'FigureLeft'; readonly seat: Seat; readonly creature: LandFigure }
  /** Polyphemus drives the fleets of `owner` away. */
  | { readonly type: 'FleetsPushed'; readonly owner: Seat; readonly from: SeaId; readonly to: SeaId; readonly fleets: number }
  /** Fleets of `owner` are lost to the Kraken, or to Polyphemus for lack of a space. */
  | {
      readonly type: 'FleetsSunk';
      readonly by: 'kraken' | 'polyphemus';
      readonly owner: Seat;
      readonly sea: SeaId;
      readonly fleets: number;
    }
  | { readonly type: 'KrakenPlaced'; readonly seat: Seat; readonly sea: SeaId }
  | { readonly type: 'KrakenMoved'; readonly seat: Seat; readonly to: SeaId; readonly cost: number }
  /** The creature in use has no further effect. */
  | { readonly type: 'CreatureFinished'; readonly seat: Seat }
  /** After the Chimera: the whole discard pile goes back into the deck. */
  | { readonly type: 'DiscardsShuffled' };

export type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
