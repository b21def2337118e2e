import type { Seat } from '#engine/game.ts';
import { CHITS_TO_STRIKE, STACK_OF_ROUND } from '#games/peloponnes/data/figures.ts';
import type { Disaster } from '#games/peloponnes/types.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import { boxAround, type Counter, inset } from '../../geometry/shapes.ts';
import { numbered, type Text } from '../../geometry/text.ts';
import { type Format, HEADERS } from './frame.ts';
import type { Sheet } from './rowTiles.ts';
import { phaseName, titleOf, type Words } from './words.ts';

/** One of the eight rounds, with the letter of its stack. */
export type RoundPip = Readonly<ReturnType<typeof roundsOf>[number]>;

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

const LEFT = HEADERS.wide.x + 20;
/** Along the bottom of the wide header. */
const FRIEZE = { ...inset(HEADERS.wide, 14), y: HEADERS.wide.y + HEADERS.wide.height - 22, height: 14 };

/**
 * Positions on the page: in two lines, three on the tall picture, or four in two columns. Pieces have room beside what may be as wide
 * as with five seats; `ends` are the right ends of the line of the step, usually and in the campaign.
 */
const TALL = {
  top: 48,
  middle: 112,
  title: { size: 46, room: 198 },
  rounds: { x: 260, pitch: 40, radius: 19 },
  stack: { x: 830, y: 174 },
  order: { right: 946, y: 48, pitch: 50, radius: 24, room: 122 },
  level: { x: 590, room: 150 },
  bonuses: { x: 768, y: 112 },
  disasters: { x: LEFT, y: 174, pitch: 136 },
  blank: { x: 766, y: 174 },
  ends: [966, 736],
};
const PLACES: Readonly<Record<Format, typeof TALL>> = {
  wide: {
    top: 58,
    middle: 124,
    title: { size: 50, room: 300 },
    rounds: { x: 374, pitch: 58, radius: 26 },
    stack: { x: 862, y: 58 },
    order: { right: 1566, y: 58, pitch: 62, radius: 26, room: 230 },
    level: { x: 984, room: 200 },
    bonuses: { x: 1350, y: 58 },
    disasters: { x: 814, y: 124, pitch: 142 },
    blank: { x: 1543, y: 124 },
    ends: [814, 814],
  },
  tall: TALL,
  double: {
    ...TALL,
    rounds: { x: 270, pitch: 62, radius: 24 },
    stack: { x: 57, y: 236 },
    order: { ...TALL.order, right: 736, y: 236, room: 200 },
    disasters: { ...TALL.disasters, pitch: 140 },
    blank: { x: 220, y: 236 },
    ends: [736, 736],
  },
};
type Places = typeof TALL;

/** A coin, and up to three digits. */
const PUSHED_OUT = 130;

/** In the order of the picture. */
export const DISASTERS = ['earthquake', 'drought', 'plague', 'tempest', 'decline'] as const satisfies readonly Disaster[];

const roundsOf = (view: View, { rounds: { x, pitch, radius }, top }: Places, text: Text) =>
  STACK_OF_ROUND.map((stack, index) => ({
    letter: text(stack, x + index * pitch, top, { size: 40, align: 'center' }),
    radius,
    time: index + 1 < view.round ? 'past' : index + 1 === view.round ? 'now' : 'later',
  }));

const stackOf = ({ round, stacks }: View, { stack: { x, y } }: Places, text: Text) => {
  const stack = STACK_OF_ROUND[round - 1];
  if (stack === undefined) return undefined;
  return {
    icon: boxAround({ x, y }, 46),
    left: text(`×${stacks[stack]}`, x + 28, y, { size: 40 }),
  };
};

const orderOf = ({ order }: View, { order: { right, y, pitch, radius, room } }: Places, words: Words, text: Text) => {
  const first = right - radius - 1 - (order.length - 1) * pitch;
  return {
    caption: text(words.order, first - radius - 16, y, { size: 40, align: 'right', room, narrow: true }),
    counters: order.map((seat, index) => ({ seat, x: first + index * pitch, y, radius })),
  };
};

const campaignOf = ({ campaign }: View, { level: { x, room }, top, bonuses }: Places, words: Words, text: Text) => {
  if (campaign === undefined) return undefined;
  const level = text(numbered(words.level, campaign.level), x, top, { face: 'display', size: 40, room, narrow: true });
  const goal = boxAround({ x: x + room + 36, y: top }, 42);
  return {
    level,
    goal,
    target: text(String(campaign.target), goal.x + 52, top, { size: 42 }),
    bonuses: campaign.bonuses.map((good, index) => ({ good, icon: boxAround({ x: bonuses.x + index * 52, y: bonuses.y }, 44) })),
  };
};

const stateOf = ({ pushedOut, active }: View, seat: Seat): Due['state'] => {
  if (pushedOut?.seat === seat) return 'pushedOut';
  return active.includes(seat) ? 'acting' : 'waiting';
};

/** Returns, for offers, the seat that was pushed out and the seats that still wait; for a choice of all, every seat asked. */
const dueOf = (view: View, x: number, y: number): readonly Due[] => {
  const counter = (seat: Seat, index: number): Counter => ({ seat, x: x + 30 + index * 65, y, radius: 26 });
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

const endOf = ({ campaign }: View, { ends }: Places): number => ends[campaign === undefined ? 0 : 1] ?? 0;

/** Returns the room that the row of actors and the pushed-out offer leave. */
const phaseRoom = (view: View, places: Places): number => {
  const right = dueOf(view, LEFT, 0).at(-1)?.x ?? LEFT;
  return endOf(view, places) - right - 74 - (view.pushedOut === undefined ? 0 : PUSHED_OUT);
};

const disasterTracks = ({ chits, disaster: borne }: View, { disasters: { x: left, y, pitch } }: Places) =>
  DISASTERS.map((disaster, index) => {
    const x = left + index * pitch;
    return {
      disaster,
      icon: boxAround({ x: x + 23, y }, 46),
      chits: Array.from({ length: CHITS_TO_STRIKE }, (_, chit) => ({
        place: { x: x + 62 + chit * 26, y },
        turned: chit < chits[disaster],
      })),
      struck: chits[disaster] >= CHITS_TO_STRIKE,
      /** Whether it is the current disaster. */
      now: borne?.disaster === disaster,
    };
  });

const pushedOutAt = ({ pushedOut }: View, x: number, y: number, text: Text) =>
  pushedOut && {
    coin: boxAround({ x: x + 20, y }, 38),
    coins: text(String(pushedOut.coins), x + 44, y, { size: 40 }),
  };

/**
 * Returns the names of the actors, or at the end of the winners, where there is room for them; and whether some are cut or left
 * out.
 */
const dueNamesAt = (view: View, places: Places, names: readonly string[], x: number, text: Text) => {
  const { outcome, active } = view;
  const words = (outcome?.winners ?? active).map((seat) => names[seat] ?? '').join(', ');
  const room = endOf(view, places) - 20 - x;
  if (words === '' || room <= 100) return { isCut: words !== '' };
  const label = text(words, x, places.middle, { size: 40, room, narrow: outcome !== undefined });
  return { label, isCut: label.text !== words };
};

/**
 * Lays out the header. `names` are printable already. At the end, counters give way to names that do not fit next to them,
 * because the winners are also framed among the seats.
 */
export const layOutHeader = (names: readonly string[], { view, words, text, shape, format }: Sheet) => {
  const places = PLACES[format];
  // On the tall picture a result may be longer than the place beside the rounds.
  const isResult = shape === 'tall' && view.outcome !== undefined;
  const { top, middle, title, blank } = places;
  const phase = text(phaseName(view, words), LEFT, middle, { size: 40, room: phaseRoom(view, places), narrow: true });
  const afterPhase = LEFT + phase.width + 16;
  const dueBeside = dueOf(view, LEFT + phase.width + 14, middle);
  const afterDue = dueBeside.reduce((right, { x }) => Math.max(right, x + 40), afterPhase);
  const pushedOut = pushedOutAt(view, afterDue, middle, text);
  const from = pushedOut === undefined ? afterDue : pushedOut.coins.x + pushedOut.coins.width + 16;
  const beside = dueNamesAt(view, places, names, from, text);
  const alone = view.outcome !== undefined && beside.isCut;
  const due = alone ? [] : dueBeside;
  const dueNames = alone ? dueNamesAt(view, places, names, afterPhase, text).label : beside.label;
  const stack = stackOf(view, places, text);
  const campaign = campaignOf(view, places, words, text);
  return {
    box: HEADERS[format],
    ...(format === 'wide' && { frieze: FRIEZE }),
    title: text(titleOf(view, words), LEFT, top, { face: 'display', ...title, ...(isResult && { room: 500 }), narrow: true }),
    rounds: isResult ? [] : roundsOf(view, places, text),
    ...(stack && { stack }),
    ...(view.order.length > 1 && { order: orderOf(view, places, words, text) }),
    ...(campaign && { campaign }),
    phase,
    due,
    /** The offer of the seat that was pushed out: the seat moves the same coins, or withdraws them. */
    ...(pushedOut && { pushedOut }),
    ...(dueNames && { dueNames }),
    disasters: disasterTracks(view, places),
    /** The blank chit, when it has been turned up. */
    ...(view.chits.blank > 0 && { blank: boxAround(blank, 40) }),
  };
};
