import type { BattleRow } from '#renderers/cyclades/battleRow.ts';
import { CHARTS } from '#renderers/cyclades/board.ts';
import { chartLabels } from '#renderers/cyclades/chartLabels.ts';
import type { CreatureRow } from '#renderers/cyclades/creatures.ts';
import type { EffectRow } from '#renderers/cyclades/effectRow.ts';
import type { Layout } from '#renderers/cyclades/layout.ts';
import type { Track } from '#renderers/cyclades/tracks.ts';
import type { Measure } from '#renderers/shapes.ts';
import { type Box, boxAround, inset, type Label, labelBox, type Point } from '#renderers/shapes.ts';

/** A part of a picture: what it is, the box that its ink fills, and the thing it belongs to. */
export interface Part {
  readonly what: string;
  readonly box: Box;
  /** Parts of one owner may touch: a count lies on its own shield. */
  readonly owner: string;
  readonly kind: 'text' | 'icon';
  readonly label?: Label;
}

const text = (what: string, label: Label, owner = what): Part => ({ what, box: labelBox(label), owner, kind: 'text', label });
const icon = (what: string, box: Box, owner = what): Part => ({ what, box, owner, kind: 'icon' });

const printed = (layout: Layout, measure: Measure): readonly Part[] => {
  const chart = CHARTS[layout.board];
  const labels = chartLabels(chart, measure);
  return [
    ...labels.seas.map((label) => text(`sea ${label.text}`, label)),
    ...labels.islands.map((label) => text(`island ${label.text}`, label)),
    ...labels.tradeHorns.map((horn, index) => icon(`trade horn ${index}`, boxAround(horn, horn.width))),
    ...chart.islands.flatMap(({ id, horns }) => horns.map((horn, index) => icon(`horn ${index} of ${id}`, horn))),
    ...chart.islands.flatMap(({ id, slots }) => slots.map((slot, index) => icon(`slot ${index} of ${id}`, slot))),
  ];
};

const placed = ({ pieces }: Layout): readonly Part[] => [
  ...pieces.units.flatMap(({ kind, box, badge }, index) => [
    icon(`${kind} ${index}`, inset(box, kind === 'troops' ? 4 : 2), `units ${index}`),
    text(`count of ${kind} ${index}`, badge.label, `units ${index}`),
  ]),
  ...(pieces.battle === undefined ? [] : [icon('battle', pieces.battle.swords)]),
  ...pieces.figures.standing.map((figure) => round(figure.creature, figure)),
  ...(pieces.figures.kraken === undefined ? [] : [icon('kraken', pieces.figures.kraken)]),
  ...pieces.figures.rocks.map((rock, index) => icon(`rock ${index}`, rock)),
  ...pieces.markers.map(({ label }, index) => text(`markers ${index}`, label)),
];

const round = (what: string, { x, y, radius }: Point & { readonly radius: number }): Part =>
  icon(what, boxAround({ x, y }, radius * 2));

const battle = ({ attacker, defender, swords, units, minotaur, space }: BattleRow): readonly Part[] => [
  round('attacker', attacker),
  ...(defender === undefined ? [] : [round('defender', defender)]),
  icon('swords', swords),
  ...units.map((label, side) => text(`units of side ${side}`, label)),
  ...(minotaur === undefined
    ? []
    : [round('fighting Minotaur', minotaur.figure), text('strength of the Minotaur', minotaur.strength)]),
  text('fought space', space),
];

const effect = ({ card, name, steps }: EffectRow): readonly Part[] => [
  icon('card in use', card),
  text('creature in use', name),
  ...(steps === undefined ? [] : [icon('ship of steps', steps.ship), text('steps left', steps.left)]),
];

const happening = (now: Layout['now']): readonly Part[] => {
  if ('attacker' in now) return battle(now);
  return 'creature' in now ? effect(now) : track('now', now);
};

const creatures = ({ spaces, deck, count, title, discards }: CreatureRow): readonly Part[] => [
  ...spaces.flatMap(({ card, name, coin, cost, printed }, index) => [
    icon(`card ${index}`, card),
    ...(name === undefined ? [] : [text(`name of card ${index}`, name)]),
    icon(`coin of card ${index}`, coin),
    text(`cost of card ${index}`, cost),
    ...(printed === undefined ? [] : [text(`printed cost of card ${index}`, printed)]),
  ]),
  icon('deck', deck, 'deck'),
  text('cards in the deck', count, 'deck'),
  text('title of the discards', title),
  ...discards.map(({ creature, box }) => icon(`discarded ${creature}`, box)),
];

const beside = ({ header, gods, now, next, creatures: row, seats }: Layout): readonly Part[] => [
  text('title', header.title),
  text('goal', header.goal),
  icon('goal icon', header.goalIcon),
  text('due', header.due),
  ...header.counters.map((counter, index) => icon(`due ${index}`, boxAround(counter, counter.radius * 2))),
  ...gods.flatMap(({ name, gifts, counters, amount, emblem }, row) => [
    ...(name === undefined ? [] : [text(`god ${row}`, name)]),
    icon(`emblem ${row}`, emblem),
    ...gifts.map((gift, index) => icon(`gift ${index} of ${row}`, gift)),
    ...counters.map((counter, index) => icon(`offerer ${index} of ${row}`, boxAround(counter, counter.radius * 2))),
    ...amount.map((label, index) => text(`amount ${index} of ${row}`, label)),
  ]),
  ...happening(now),
  ...track('next', next),
  ...(row === undefined ? [] : creatures(row)),
  ...seats.flatMap(({ seat, counter, name, goods }) => [
    icon(`counter of ${seat}`, boxAround(counter, counter.radius * 2)),
    text(`name of ${seat}`, name),
    ...goods.flatMap(({ good, icon: box, amount }) => [
      icon(`${good} of ${seat}`, box),
      text(`${good} count of ${seat}`, amount),
    ]),
  ]),
];

const track = (what: string, { title, places, counters }: Track): readonly Part[] => [
  ...(title === undefined ? [] : [text(`title of ${what}`, title)]),
  ...places.flatMap(({ number }, index) => (number === undefined ? [] : [text(`place ${index} of ${what}`, number)])),
  ...counters.map((counter, index) => icon(`counter ${index} of ${what}`, boxAround(counter, counter.radius * 2))),
];

/** Every text and icon of a layout with the box it fills. */
export const partsOf = (layout: Layout, measure: Measure): readonly Part[] => [
  ...printed(layout, measure),
  ...placed(layout),
  ...beside(layout),
];

/** Every text of a layout. */
export const labelsOf = (layout: Layout, measure: Measure): readonly Label[] =>
  partsOf(layout, measure).flatMap(({ label }) => label ?? []);

const meet = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Each text that another text, or an icon that is not its own, lies on. */
export const overlaps = (parts: readonly Part[]): readonly string[] =>
  parts.flatMap((part, index) =>
    parts
      .filter((other, place) => (other.kind === 'icon' || place > index) && other !== part && other.owner !== part.owner)
      .filter((other) => part.kind === 'text' && meet(part.box, other.box))
      .map((other) => `${part.what} / ${other.what}`),
  );
