import type { Outcome } from '#engine/game.ts';
import type { Choice } from '#games/peloponnes/commands.ts';
import { CONQUEST_SURCHARGE, ROUNDS } from '#games/peloponnes/data/figures.ts';
import { tileOf } from '#games/peloponnes/data/tiles.ts';
import type { Event, EventOf } from '#games/peloponnes/events.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import type { NameSeat } from '../sentences.ts';
import { type AmountWords, amountWords } from './amounts.ts';
import { tileObjects } from './lists.ts';
import { choiceWords } from './moves/kinds.ts';
import { outcomeSentence } from './outcome.ts';
import type { PeloponnesText } from './phrases.ts';

/** What lines of the log are made with. */
interface Say extends AmountWords {
  readonly t: PeloponnesText;
  readonly name: NameSeat;
  readonly byItself: boolean;
  /** "pay for the Market". */
  readonly choiceWords: (choice: Choice) => string;
  readonly tellOutcome: (outcome: Outcome, name: NameSeat) => string;
}

type Telling<Type extends Event['type']> = (event: EventOf<Type>, say: Say) => string | undefined;
type Tellings = { readonly [Type in Event['type']]: Telling<Type> };

const DISASTERS = {
  ChitTurned: ({ chit }, { t }) => (chit === 'blank' ? t('chit-blank') : t('chit-turned', { disaster: chit })),
  DisasterStruck: ({ disaster, protected: safe }, { name, t }) =>
    safe.length === 0
      ? t('disaster-struck', { disaster })
      : t('disaster-struck-save', {
          disaster,
          seats: t.all(safe.map(name)),
        }),
  LossSuffered: ({ seat, disaster, paid }, { amountsOf, name, t }) => {
    const lost = amountsOf(paid);
    return lost === ''
      ? t('loss-none', { seat: name(seat), disaster })
      : t('loss-suffered', { seat: name(seat), disaster, paid: lost });
  },
  DisasterPaid: ({ seat, disaster, tiles, kept, paid, coins: returned = 0 }, { amountsOf, name, t }) =>
    t('disaster-paid', {
      seat: name(seat),
      disaster,
      done: tiles.length === 0 ? 'paid' : kept === 0 ? 'given' : 'both',
      kept,
      paid: amountsOf(paid),
      tiles: t.all(tileObjects(t, tiles)),
      returned,
    }),
  DisasterEnded: () => undefined,
} satisfies Partial<Tellings>;

const TILES = {
  LandPlaced: ({ seat, tile }, { name, t }) => t('land-placed', { seat: name(seat), tile }),
  BuildingPaid: ({ seat, tile, paid }, { amountsOf, name, t }) =>
    t('building-paid', { seat: name(seat), tile, paid: amountsOf(paid) }),
  BuildingMarked: ({ seat, tile, paid }, { amountsOf, name, t }) =>
    t('building-marked', { seat: name(seat), tile, luxury: paid.luxury ?? 0, cost: amountsOf(tileOf(tile).cost) }),
  TileLost: ({ seat, tile, why }, { name, t }) => t(`tile-lost-${why}`, { seat: name(seat), tile }),
  GainsTaken: ({ seat, tile, gains, overflow }, { changesOf, name, t }) => {
    const changes = changesOf(gains, overflow);
    return changes === '' ? undefined : t('gains-taken', { seat: name(seat), tile, changes });
  },
  IncomeCollected: ({ seat, gains, overflow, chosen = [] }, { amountsOf, name, t }) => {
    const [who, income] = [name(seat), amountsOf(gains, overflow)];
    if (income === '') return t('income-none', { seat: who });
    if (chosen.length === 0) return t('income-collected', { seat: who, income });
    return t('income-collected-chosen', {
      seat: who,
      income,
      chosen: t.all(chosen.map(({ tile, good }) => t('income-chosen', { tile, good }))),
    });
  },
  BuildingFinished: ({ seat, tile, paid, coins: returned }, { amountsOf, name, t }) =>
    t('building-finished', { seat: name(seat), tile, paid: amountsOf(paid), returned }),
  BuildingAbandoned: ({ seat, tile, coins: returned }, { name, t }) =>
    t('building-abandoned', { seat: name(seat), tile, returned }),
} satisfies Partial<Tellings>;

const OFFERS = {
  TilesRevealed: ({ auction, conquest }, { t }) =>
    t('tiles-revealed', {
      rows: conquest.length === 0 ? 'auction' : auction.length === 0 ? 'conquest' : 'both',
      auction: priced(t, auction, 0),
      conquest: priced(t, conquest, CONQUEST_SURCHARGE),
    }),
  BidPlaced: ({ seat, tile, coins, paid }, { name, t }) =>
    t('bid-placed', { seat: name(seat), tile, coins, luxury: paid.luxury ?? 0 }),
  BidPushedOut: ({ seat, tile, coins }, { name, t }) => t('bid-pushed-out', { seat: name(seat), tile, coins }),
  BidMoved: ({ seat, tile, coins }, { name, t }) => t('bid-moved', { seat: name(seat), tile, coins }),
  BidWithdrawn: ({ seat, coins, gained }, { byItself, name, t }) =>
    t(byItself ? 'bid-withdrawn-itself' : 'bid-withdrawn', { seat: name(seat), coins, gained }),
  BidPassed: ({ seat, gained }, { byItself, name, t }) =>
    t(byItself ? 'bid-passed-itself' : 'bid-passed', { seat: name(seat), gained }),
} satisfies Partial<Tellings>;

const TELLINGS: Tellings = {
  ...OFFERS,
  ...TILES,
  ...DISASTERS,
  GameBegan: () => undefined,
  CivilisationDealt: ({ seat, civilisation, start }, { amountsOf, name, t }) =>
    t('civilisation-dealt', { seat: name(seat), civilisation, start: amountsOf(start) }),
  OrderSettled: ({ order }, { name, t }) =>
    order.length === 1 ? undefined : t('order-settled', { seats: order.map(name).join(', ') }),
  LevelBegan: ({ seat, level, target, start }, { amountsOf, name, t }) =>
    t('level-began', { seat: name(seat), level, target, start: amountsOf(start) }),
  RoundBegan: ({ round }, { t }) => t('round-began', { round, rounds: ROUNDS }),
  StepBegan: () => undefined,
  ChoiceAsked: () => undefined,
  ChoiceNoted: ({ command }, { choiceWords, t }) => t('choice-noted', { choice: choiceWords(command) }),
  // Others see in the prompt who has chosen.
  Chosen: ({ command }, { choiceWords, t }) =>
    command === undefined ? undefined : t('choice-noted', { choice: choiceWords(command) }),
  SupplyRoundBegan: ({ tile }, { t }) => (tile === undefined ? t('supply-round-last') : t('supply-round-began', { tile })),
  InhabitantsFed: ({ seat, paid, starved }, { amountsOf, name, t }) => {
    const [who, spent] = [name(seat), amountsOf(paid)];
    if (spent !== '') return t('inhabitants-fed', { seat: who, paid: spent, starved });
    return starved === 0 ? t('inhabitants-none', { seat: who }) : t('inhabitants-unfed', { seat: who, starved });
  },
  SupplyRoundEnded: () => undefined,
  ScoresCounted: ({ scores }, { name, t }) =>
    t('scores-counted', {
      scores: scores
        .map((score, seat) => ({ seat, ...score }))
        .toSorted((one, other) => other.score - one.score || higherOf(other) - higherOf(one))
        .map((score) => t('score-counted', { ...score, seat: name(score.seat) }))
        .join(', '),
    }),
  LevelEnded: ({ level, target, score, won }, { t }) => t('level-ended', { level, target, score, won: won ? 'yes' : 'no' }),
  BonusChosen: ({ good }, { t }) => t('bonus-chosen', { good }),
  GameEnded: (outcome, { name, t, tellOutcome }) => t('game-ended', { outcome: tellOutcome(outcome, name) }),
};

const higherOf = ({ power, population }: EventOf<'ScoresCounted'>['scores'][number]): number => Math.max(power, population);

const priced = (t: PeloponnesText, tiles: readonly TileId[], surcharge: number): string =>
  tiles.map((tile) => t('tile-priced', { tile, coins: tileOf(tile).least + surcharge })).join(', ');

/** Returns the line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const eventSentences = (t: PeloponnesText) => {
  const words = { ...amountWords(t), choiceWords: choiceWords(t), tellOutcome: outcomeSentence(t), t };
  return (event: Event, name: NameSeat, byItself = false): string | undefined =>
    (TELLINGS[event.type] as (event: Event, say: Say) => string | undefined)(event, { ...words, name, byItself });
};
