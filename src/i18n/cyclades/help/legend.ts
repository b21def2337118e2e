import type { Event } from '#games/cyclades/events.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { asList } from '../../changed.ts';
import type { NameSeat } from '../../sentences.ts';
import { figuresInPlay } from '../creatureTable.ts';
import { placeName } from '../moves/places.ts';
import type { CycladesText } from '../phrases.ts';
import { changesIn } from '../picture.ts';
import { battleLine } from '../table.ts';

const unitsLine = (t: CycladesText, view: View, seat: number | undefined): string => {
  const own = seat === undefined ? undefined : view.seats[seat];
  if (own === undefined || own.eliminated) return t('legend-units');
  const units = (['troops', 'fleets'] as const).flatMap((unit) =>
    own[unit] > 0 ? [t(unit, { n: own[unit], case: 'acc' })] : [],
  );
  return units.length === 0 ? t('legend-units') : t('legend-units-yours', { units: t.all(units) });
};

const metropolisLine = (t: CycladesText, { islands, goal }: View): string => {
  const standing = islands.filter(({ metropolis }) => metropolis).map(({ id }) => placeName(t, id));
  return t('legend-metropolises', {
    islands: standing.length === 0 ? t('legend-no-metropolis') : t.all(standing),
    goal,
  });
};

const godsLine = (t: CycladesText, { gods, turn }: View): string => {
  const free = gods.flatMap(({ god, offering }) =>
    god !== undefined && offering === undefined ? [t('legend-god', { god })] : [],
  );
  return [
    t('legend-gods'),
    ...(free.length === 0 ? [] : [t('legend-gods-free', { any: t.any(free), all: t.all(free) })]),
    ...(gods.some(({ god }) => god === undefined) ? [t('legend-gods-hidden')] : []),
    ...(turn === undefined ? [] : [t('legend-gods-acting', { god: turn.god })]),
  ].join(' ');
};

/** What goes on in the middle of a turn has a frame of its own. */
const nowLines = (t: CycladesText, { turn }: View, name: NameSeat): readonly string[] => [
  ...(turn?.battle === undefined ? [] : [t('legend-battle', { battle: battleLine(t, turn.battle, name) })]),
  ...(turn?.effect === undefined ? [] : [t('legend-creature', { creature: turn.effect.creature })]),
];

const figureLines = (t: CycladesText, view: View, name: NameSeat): readonly string[] => {
  const figures = figuresInPlay(t, view, name);
  return figures.length === 0 ? [] : [t('legend-figures', { figures: figures.join(t('table-separator')) })];
};

/** Where the signs of the last moves stand, and what they tell. */
const changeLines = (t: CycladesText, told: readonly Event[], name: NameSeat): readonly string[] => {
  const lines = changesIn(t, told, name);
  return lines.length === 0 ? [t('legend-no-changes')] : [t('legend-changes'), ...asList(t, lines)];
};

/** Returns what the picture shows, a line each. */
export const legendLines =
  (t: CycladesText) =>
  (view: View, seat: number | undefined, name: NameSeat, told: readonly Event[]): readonly string[] => [
    unitsLine(t, view, seat),
    t('legend-islands'),
    t('legend-slots'),
    metropolisLine(t, view),
    godsLine(t, view),
    ...(view.phase === 'offerings' ? [t('legend-offerings')] : []),
    t('legend-next-cycle'),
    ...nowLines(t, view, name),
    ...(view.options.creatures === 'none' ? [] : [t('legend-track', { cards: view.deck })]),
    ...figureLines(t, view, name),
    t('legend-seats'),
    ...changeLines(t, told, name),
  ];
