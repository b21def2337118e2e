import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { EffectView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import { capitalized } from '../capitalized.ts';
import type { NameSeat } from '../sentences.ts';
import { oddsLine } from './battleOdds.ts';
import { onTrack } from './creatureTable.ts';
import type { CycladesText } from './phrases.ts';
import { godLine } from './table.ts';

/** Returns what a due seat is asked, in one line; from a public view. */
export const prompt =
  (t: CycladesText) =>
  (view: View, who: number, name: NameSeat): string => {
    const { turn, displaced, phase } = view;
    const seat = name(who);
    if (phase === 'offerings') {
      return displaced?.seat === who ? t('prompt-displaced', { seat, god: displaced.god }) : t('prompt-offering', { seat });
    }
    if (turn === undefined) return t('prompt-turn', { seat });
    return turn.battle?.asked === who ? t('prompt-battle', { seat, at: turn.battle.at }) : askedInTurn(t, turn, seat, view);
  };

const askedInTurn = (t: CycladesText, turn: TurnView, seat: string, { kraken }: View): string => {
  const { metropolisDue, effect, voyage, god } = turn;
  if (metropolisDue !== undefined) {
    const [building] = metropolisDue.discards;
    return building === undefined ? t('prompt-metropolis', { seat }) : t('prompt-discard', { seat, building });
  }
  if (effect !== undefined) return askedByCreature(t, effect, seat, kraken);
  if (turn.prosperityDue) return t('prompt-prosperity', { seat });
  return voyage !== undefined && voyage.stepsLeft > 0
    ? t('prompt-voyage', { seat, god, at: voyage.at, steps: voyage.stepsLeft })
    : t('prompt-act', { seat, god });
};

/** What the creature in use still asks for or allows. */
const askedByCreature = (
  t: CycladesText,
  { creature, stepsLeft = 0, sold = 0, island = '' }: EffectView,
  seat: string,
  kraken: string | undefined,
): string => {
  switch (creature) {
    case 'chimera':
      return t('prompt-chimera', { seat });
    case 'sphinx':
      return t('prompt-sphinx', { seat, sold, gold: SPHINX_GOLD });
    case 'sylph':
      return t('prompt-sylph', { seat, steps: stepsLeft });
    case 'polyphemus':
      return t('prompt-polyphemus', { seat, island });
    case 'kraken':
      return t('prompt-kraken', { seat, at: kraken ?? '', gold: KRAKEN_STEP_COST });
  }
};

/**
 * Returns one small line under what is asked: offerings, or what the dice make of a battle, and who is next, and the creatures on sale;
 * empty when there is nothing to say.
 */
export const outlook =
  (t: CycladesText) =>
  (view: View, name: NameSeat): string => {
    const { phase, turn, displaced, queue } = view;
    if (phase === 'offerings') {
      const next = displaced === undefined ? queue.slice(1) : queue;
      const then = next.length === 0 ? [] : [t('outlook-next', { seats: inTurn(t, next, name) })];
      return [godLine(t, view, name), ...then, ...onSale(t, view)].join(SEPARATOR);
    }
    if (turn === undefined || turn.god === 'apollo') return '';
    const later = view.gods.flatMap(({ god, offering, done }) =>
      god === undefined || offering === undefined || done || god === turn.god
        ? []
        : [t('outlook-turn', { seat: name(offering.seat), god })],
    );
    const last = view.apollo.map((seat) => t('outlook-turn', { seat: name(seat), god: 'apollo' }));
    const following = [...later, ...last];
    const then = following.length === 0 ? [] : [t('outlook-then', { turns: t.all(following) })];
    const parts = turn.battle === undefined ? [...then, ...onSale(t, view)] : [oddsLine(t, turn.battle, name), ...then];
    return capitalized(parts.join(SEPARATOR));
  };

/** Whether the creatures on sale under the question repeat a line of the log. */
export const isShownBelow = ({ type }: Event, view: () => View): boolean => {
  if (type !== 'TrackFilled') return false;
  const { phase, turn } = view();
  return phase === 'offerings' || (turn !== undefined && turn.god !== 'apollo' && turn.battle === undefined);
};

/** "Ada (twice) and Blaise": of two players, each bids twice in a cycle. */
const inTurn = (t: CycladesText, seats: readonly number[], name: NameSeat): string =>
  t.all(
    seats.flatMap((seat, index) => {
      if (seats[index - 1] === seat) return [];
      return [seats[index + 1] === seat ? t('outlook-twice', { seat: name(seat) }) : name(seat)];
    }),
  );

const SEPARATOR = ' – ';

const onSale = (t: CycladesText, view: View): readonly string[] => {
  const creatures = onTrack(t, view);
  return creatures === undefined ? [] : [t('outlook-creatures', { creatures })];
};
