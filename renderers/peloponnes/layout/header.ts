import type { Seat } from '#engine/game.ts';
import { CHITS_TO_STRIKE, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import type { Disaster } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { boxAround, type Counter, type Label } from '../../geometry/shapes.ts';
import { numbered, type Text } from '../../geometry/text.ts';
import { HEADER } from './frame.ts';
import type { Sheet } from './rowTiles.ts';
import { phaseName, titleOf, type Words } from './words.ts';

/** One of the eight rounds, with the letter of its stack. */
export interface RoundPip {
  readonly letter: Label;
  readonly radius: number;
  readonly time: 'past' | 'now' | 'later';
}

/** Progress towards a disaster: its chits, those turned up first. */
export type DisasterTrack = ReturnType<typeof disasterTracks>[number];

/** Level, target, and the extra income of each round. */
export type CampaignRow = NonNullable<ReturnType<typeof campaignOf>>;

/** A seat in the row of those involved in this step. */
export interface Due extends Counter {
  readonly state: 'acting' | 'pushedOut' | 'waiting' | 'done';
}

/** Round and step, the actors, the turn order, and the progress of the disasters. */
export type Header = ReturnType<typeof layOutHeader>;

const TOP = HEADER.y + 44;
const BOTTOM = HEADER.y + 110;
const LEFT = HEADER.x + 20;
const RIGHT = HEADER.x + HEADER.width - 20;
const DISASTERS_LEFT = RIGHT - 752;
/** Room for words next to pieces that may be as wide as with five seats. */
const ORDER_ROOM = 230;
const LEVEL_ROOM = 200;
/** A coin, and up to three digits. */
const PUSHED_OUT = 130;

/** In the order of the picture. */
export const DISASTERS = ['earthquake', 'drought', 'plague', 'tempest', 'decline'] as const satisfies readonly Disaster[];

const roundsOf = (view: View, text: Text): readonly RoundPip[] =>
  STACK_OF_ROUND.map((stack, index) => ({
    letter: text(stack, LEFT + 340 + index * 58, TOP, { size: 40, align: 'center' }),
    radius: 26,
    time: index + 1 < view.round ? 'past' : index + 1 === view.round ? 'now' : 'later',
  }));

const stackOf = ({ round, stacks }: View, text: Text) => {
  const stack = STACK_OF_ROUND[round - 1];
  if (stack === undefined) return undefined;
  const x = LEFT + 364 + STACK_OF_ROUND.length * 58;
  return {
    icon: boxAround({ x, y: TOP }, 46),
    left: text(`×${stacks[stack]}`, x + 28, TOP, { size: 40 }),
  };
};

const orderOf = ({ order }: View, words: Words, text: Text) => {
  const first = RIGHT - 27 - (order.length - 1) * 62;
  return {
    caption: text(words.order, first - 42, TOP, { size: 40, align: 'right', room: ORDER_ROOM, narrow: true }),
    counters: order.map((seat, index) => ({ seat, x: first + index * 62, y: TOP, radius: 26 })),
  };
};

const campaignOf = ({ campaign }: View, words: Words, text: Text) => {
  if (campaign === undefined) return undefined;
  const x = LEFT + 950;
  const level = text(numbered(words.level, campaign.level), x, TOP, {
    face: 'display',
    size: 40,
    room: LEVEL_ROOM,
    narrow: true,
  });
  const goal = boxAround({ x: x + 236, y: TOP }, 42);
  return {
    level,
    goal,
    target: text(String(campaign.target), goal.x + 52, TOP, { size: 42 }),
    bonuses: campaign.bonuses.map((good, index) => ({ good, icon: boxAround({ x: x + 366 + index * 52, y: TOP }, 44) })),
  };
};

const stateOf = ({ pushedOut, active }: View, seat: Seat): Due['state'] => {
  if (pushedOut?.seat === seat) return 'pushedOut';
  return active.includes(seat) ? 'acting' : 'waiting';
};

/** Returns, for offers, the seat that was pushed out and the seats that still wait; for a choice of all, every seat asked. */
const dueOf = (view: View, x: number): readonly Due[] => {
  const counter = (seat: Seat, index: number): Counter => ({ seat, x: x + 30 + index * 65, y: BOTTOM, radius: 26 });
  if (view.asked.length > 0)
    return view.asked.map((seat, index) => ({
      ...counter(seat, index),
      state: view.chosen.includes(seat) ? 'done' : 'acting',
    }));
  const seats = view.phase === 'offers' ? [...(view.pushedOut ? [view.pushedOut.seat] : []), ...view.queue] : view.active;
  return [...seats, ...(view.outcome?.winners ?? [])].map((seat, index) => ({
    ...counter(seat, index),
    state: stateOf(view, seat),
  }));
};

/** Returns the room that the row of actors and the pushed-out offer leave. */
const phaseRoom = (view: View): number => {
  const right = dueOf(view, LEFT).at(-1)?.x ?? LEFT;
  return DISASTERS_LEFT - right - 74 - (view.pushedOut === undefined ? 0 : PUSHED_OUT);
};

const disasterTracks = ({ chits, disaster: borne }: View) =>
  DISASTERS.map((disaster, index) => {
    const x = DISASTERS_LEFT + index * 142;
    return {
      disaster,
      icon: boxAround({ x: x + 23, y: BOTTOM }, 46),
      chits: Array.from({ length: CHITS_TO_STRIKE }, (_, chit) => ({
        place: { x: x + 62 + chit * 26, y: BOTTOM },
        turned: chit < chits[disaster],
      })),
      struck: chits[disaster] >= CHITS_TO_STRIKE,
      /** Whether it is the current disaster. */
      now: borne?.disaster === disaster,
    };
  });

const pushedOutAt = ({ pushedOut }: View, x: number, text: Text) =>
  pushedOut && {
    coin: boxAround({ x: x + 20, y: BOTTOM }, 38),
    coins: text(String(pushedOut.coins), x + 44, BOTTOM, { size: 40 }),
  };

/**
 * Returns the names of the actors, or at the end of the winners, where there is room for them; and whether some are cut or left
 * out.
 */
const dueNamesAt = ({ outcome, active }: View, names: readonly string[], x: number, text: Text) => {
  const words = (outcome?.winners ?? active).map((seat) => names[seat] ?? '').join(', ');
  const room = DISASTERS_LEFT - 20 - x;
  if (words === '' || room <= 100) return { isCut: words !== '' };
  const label = text(words, x, BOTTOM, { size: 40, room, narrow: outcome !== undefined });
  return { label, isCut: label.text !== words };
};

/**
 * Lays out the header. `names` are printable already. At the end, counters give way to names that do not fit next to them,
 * because the winners are also framed among the seats.
 */
export const layOutHeader = (names: readonly string[], { view, words, text }: Sheet) => {
  const phase = text(phaseName(view, words), LEFT, BOTTOM, { size: 40, room: phaseRoom(view), narrow: true });
  const afterPhase = LEFT + phase.width + 16;
  const dueBeside = dueOf(view, LEFT + phase.width + 14);
  const afterDue = dueBeside.reduce((right, { x }) => Math.max(right, x + 40), afterPhase);
  const pushedOut = pushedOutAt(view, afterDue, text);
  const from = pushedOut === undefined ? afterDue : pushedOut.coins.x + pushedOut.coins.width + 16;
  const beside = dueNamesAt(view, names, from, text);
  const alone = view.outcome !== undefined && beside.isCut;
  const due = alone ? [] : dueBeside;
  const dueNames = alone ? dueNamesAt(view, names, afterPhase, text).label : beside.label;
  const stack = stackOf(view, text);
  const campaign = campaignOf(view, words, text);
  return {
    box: HEADER,
    title: text(titleOf(view, words), LEFT, TOP, { face: 'display', size: 50, room: 300, narrow: true }),
    rounds: roundsOf(view, text),
    ...(stack && { stack }),
    ...(view.order.length > 1 && { order: orderOf(view, words, text) }),
    ...(campaign && { campaign }),
    phase,
    due,
    /** The offer of the seat that was pushed out: the seat moves the same coins, or withdraws them. */
    ...(pushedOut && { pushedOut }),
    ...(dueNames && { dueNames }),
    disasters: disasterTracks(view),
    /** The blank chit, when it has been turned up. */
    ...(view.chits.blank > 0 && { blank: boxAround({ x: RIGHT - 23, y: BOTTOM }, 40) }),
  };
};
