import type { BaseEvent, Outcome } from '#engine/game.ts';
import { TRACK_COSTS } from '#games/cyclades/data/figures.ts';
import type { Event, EventOf } from '#games/cyclades/events.ts';
import { endingSentence, lastAtTable } from '../common/endings.ts';
import type { CycladesPhrases } from '../generated/cyclades.ts';
import type { NameSeat } from '../sentences.ts';
import { placeName } from './moves/places.ts';
import type { CycladesText } from './phrases.ts';
import { type Said, said } from './said.ts';

/** An event that has a phrase of its own which takes the event's fields. */
type Plain = {
  [Type in Event['type']]: `event-${Type}` extends keyof CycladesPhrases
    ? Said<EventOf<Type>> extends CycladesPhrases[`event-${Type}`]
      ? Type
      : never
    : never;
}[Event['type']];

type Telling<Type extends Event['type']> = (t: CycladesText, event: Said<EventOf<Type>>, name: NameSeat) => string | undefined;
type Tellings = { readonly [Type in Exclude<Event['type'], Plain>]: Telling<Type> };

/** Returns the sentence for how a match ended. */
export const outcomeSentence =
  (t: CycladesText) =>
  (outcome: Outcome, name: NameSeat): string =>
    outcome.reason === 'metropolises'
      ? t('outcome-metropolises', { winners: t.all(outcome.winners.map(name)), count: outcome.winners.length })
      : (endingSentence(t)(outcome, name) ?? lastAtTable(t)(outcome, name));

/** What each seat got or paid, those with nothing left out; `undefined` if no seat has any. */
const amounts = (t: CycladesText, bySeat: readonly number[], name: NameSeat): string | undefined => {
  const some = bySeat.flatMap((amount, seat) => (amount === 0 ? [] : [t('amount-of-seat', { seat: name(seat), amount })]));
  return some.length === 0 ? undefined : some.join(', ');
};

const losses = (t: CycladesText, { lost: [attackers, defenders], minotaurFell }: Said<EventOf<'BattleRound'>>): string => {
  if (attackers > 0 && defenders > 0) return t('losses-both', { units: attackers });
  return t.all([
    ...(attackers > 0 ? [t('losses-attacker', { units: attackers })] : []),
    ...(defenders > 0 ? [t('losses-defender', { units: defenders })] : []),
    ...(minotaurFell ? [t('losses-minotaur')] : []),
  ]);
};

const TELLINGS: Tellings = {
  GameBegan: () => undefined,
  SeatPlaced: (t, { seat, islands, seas }) =>
    t('event-SeatPlaced', {
      seat,
      numbers: t.all(islands.map((island) => placeName(t, island, 'number'))),
      seas: t.all(seas.map((sea) => placeName(t, sea))),
    }),
  GoldDealt: (t, { seat, gold, open }) =>
    open === undefined ? t('event-GoldDealt-own', { gold }) : t('event-GoldDealt-open', { seat, gold }),
  TurnOrderDealt: (t, { order }, name) => t('event-TurnOrderDealt', { seats: order.map(name).join(', ') }),
  CycleBegan: (t, { cycle, gods }) =>
    gods.length === 0
      ? t('event-CycleBegan-hidden', { cycle: String(cycle) })
      : t('event-CycleBegan-gods', { cycle: String(cycle), gods: gods.map((id) => t('god', { id })).join(', ') }),
  IncomeCollected: (t, { gold }, name) => {
    const all = amounts(t, gold, name);
    return all === undefined ? t('event-IncomeCollected-none') : t('event-IncomeCollected-all', { amounts: all });
  },
  BidPlaced: (t, event) => (event.god === 'apollo' ? t('event-BidPlaced-apollo', event) : t('event-BidPlaced-god', event)),
  OfferingsPaid: (t, { gold }, name) => {
    const all = amounts(t, gold, name);
    return all === undefined ? t('event-OfferingsPaid-none') : t('event-OfferingsPaid-all', { amounts: all });
  },
  IslandLanded: (t, { loser, ...event }) =>
    loser === undefined ? t('event-IslandLanded-free', event) : t('event-IslandLanded-taken', { ...event, loser }),
  SeaBattleBegan: (t, { stepsLeft, ...event }) =>
    stepsLeft === undefined ? t('event-SeaBattleBegan-plain', event) : t('event-SeaBattleBegan-steps', { ...event, stepsLeft }),
  LandBattleBegan: (t, { defender, ...event }) =>
    defender === undefined ? t('event-LandBattleBegan-minotaur', event) : t('event-LandBattleBegan-seat', { ...event, defender }),
  BattleRound: (t, event) => {
    const [attack, defence] = event.strength;
    const [attackDie, defenceDie] = event.dice;
    const dice = { attackDie: String(attackDie), defenceDie: String(defenceDie) };
    return t('event-BattleRound', { attack, defence, ...dice, losses: losses(t, event) });
  },
  BattleEnded: (t, { holder }) => (holder === undefined ? t('event-BattleEnded-empty') : t('event-BattleEnded-held', { holder })),
  IslandConquered: (t, { loser, ...event }) =>
    loser === undefined ? t('event-IslandConquered-free', event) : t('event-IslandConquered-taken', { ...event, loser }),
  MetropolisPlaced: (t, { seat, island, destroyed }) =>
    destroyed.length === 0
      ? t('event-MetropolisPlaced-free', { seat, island })
      : t('event-MetropolisPlaced-over', {
          seat,
          island,
          slots: t.all(destroyed.map((slot) => t('covered-slot', { slot: slot + 1 }))),
          count: destroyed.length,
        }),
  TrackFilled: (t, { track, discarded, shuffled }) => {
    const more = [
      ...(discarded === undefined ? [] : [t('track-discarded', { discarded })]),
      ...(shuffled ? [t('track-shuffled')] : []),
    ].join('');
    const creatures = track.map((creature, space) => t('creature-cost', { creature, cost: TRACK_COSTS[space] ?? 0 }));
    return track.length === 0
      ? t('event-TrackFilled-none', { more })
      : t('event-TrackFilled-creatures', { creatures: creatures.join(', '), more });
  },
  CreatureSwapped: (t, event) => t('event-CreatureSwapped', { ...event, shuffled: event.shuffled ?? 'no' }),
  GoldStolen: (t, { seat, loser, gold }) =>
    gold === undefined ? t('event-GoldStolen-secret', { seat, loser }) : t('event-GoldStolen-known', { seat, loser, gold }),
  FleetReplaced: (t, { from, ...event }) =>
    from === undefined ? t('event-FleetReplaced-reserve', event) : t('event-FleetReplaced-moved', { ...event, from }),
  PieceSold: (t, { at, ...event }) =>
    at === undefined ? t('event-PieceSold-card', event) : t('event-PieceSold-placed', { ...event, at }),
  CreatureFinished: () => undefined,
  TurnEnded: () => undefined,
  GameEnded: (t, event, name) => t('event-GameEnded', { outcome: outcomeSentence(t)(event, name) }),
};

/** Returns one line of the log for an event as its reader may see it; `undefined` for what other lines already say. */
export const eventSentences =
  (t: CycladesText) =>
  (event: Event, name: NameSeat): string | undefined => {
    const told = said(event, name);
    const telling = (
      TELLINGS as Readonly<Record<string, (t: CycladesText, event: unknown, name: NameSeat) => string | undefined>>
    )[event.type];
    // What has no line above is `Plain`; one such type represents all.
    return telling === undefined ? t(`event-${event.type as 'FoughtOn'}`, told as { seat: string }) : telling(t, told, name);
  };

/** Returns two steps of a voyage as one, also where the second begins a battle. */
export const joinedSteps = (one: BaseEvent, next: BaseEvent): EventOf<'FleetsMoved' | 'SeaBattleBegan'> | undefined => {
  const [first, last] = [one, next] as readonly [Event, Event];
  if (first.type !== 'FleetsMoved' || (last.type !== 'FleetsMoved' && last.type !== 'SeaBattleBegan')) return undefined;
  if (first.to !== last.from || first.fleets !== last.fleets) return undefined;
  return { ...last, from: first.from, cost: first.cost + last.cost };
};
