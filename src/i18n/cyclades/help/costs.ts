import { BUILDING_COST, BUILDING_OF, MOVE_COST, RECRUIT_COSTS, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { God } from '#games/cyclades/types.ts';
import type { SeatView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import { PIECE_OF } from '../costs.ts';
import { forViewer } from '../creatureTable.ts';
import type { CycladesText } from '../phrases.ts';

/** What a god grants, and what the building and the special action of the god cost. */
const granted = (god: God) => ({
  god,
  piece: PIECE_OF[god],
  building: BUILDING_OF[god],
  price: BUILDING_COST,
  cost: god === 'zeus' ? SWAP_COST : MOVE_COST,
});

const ofGod = (t: CycladesText, god: God): string => {
  const [, ...later] = RECRUIT_COSTS[god];
  return t('costs-god', { ...granted(god), later: t.all(later.map(String)) });
};

/** What a seat's own turn costs from here on. */
const ofTurn = (t: CycladesText, { god, recruited }: TurnView): string => {
  if (god === 'apollo') return t('costs-turn-apollo');
  const next = RECRUIT_COSTS[god][recruited];
  const unit = next === undefined ? t('costs-no-unit') : t('costs-unit', { piece: PIECE_OF[god], next });
  return t('costs-turn', { ...granted(god), unit });
};

const offeringLine = (t: CycladesText, { gods }: View): string => {
  const open = gods.flatMap(({ god, offering }) =>
    god === undefined ? [] : [t('costs-offering', { god, least: (offering?.amount ?? 0) + 1 })],
  );
  return t('costs-offerings', { gods: t.all([...open, t('costs-offering-apollo')]) });
};

const purseLine = (t: CycladesText, { gold = 0, priests }: SeatView): string =>
  priests > 0 ? t('costs-purse-priests', { gold, priests }) : t('costs-purse', { gold });

const creatureLine = (t: CycladesText, view: View, own: SeatView | undefined): readonly string[] => {
  const onSale = forViewer(t, view);
  if (onSale.length === 0) return [];
  const creatures = t.all(onSale);
  const discounts = own?.discounts ?? 0;
  return [discounts === 0 ? t('costs-creatures', { creatures }) : t('costs-creatures-discounts', { creatures, discounts })];
};

/** Returns what things cost now, a line each. */
export const costLines =
  (t: CycladesText) =>
  (view: View, seat: number | undefined): readonly string[] => {
    const own = seat === undefined ? undefined : view.seats[seat];
    const isOwnTurn = view.turn !== undefined && view.turn.seat === seat;
    return [
      ...(own === undefined || own.eliminated ? [] : [purseLine(t, own)]),
      ...(view.phase === 'offerings' ? [offeringLine(t, view)] : []),
      ...(isOwnTurn && view.turn !== undefined
        ? [ofTurn(t, view.turn)]
        : view.gods.flatMap(({ god }) => (god === undefined ? [] : [ofGod(t, god)]))),
      ...creatureLine(t, view, own),
      t('costs-nothing'),
    ];
  };
