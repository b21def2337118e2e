import { LUXURY_FOR_ONE } from '#games/peloponnes/data/figures.ts';
import type { SeatView, View } from '#games/peloponnes/viewTypes.ts';
import type { NameSeat } from '../sentences.ts';
import { amountWords } from './amounts.ts';
import { tileObjects } from './lists.ts';
import type { PeloponnesText } from './phrases.ts';
import { exposedTo, mostKept, PAIRS, tileOfOffer } from './reckoning.ts';

type Ask = (t: PeloponnesText, view: View, own: SeatView, seat: string) => string;

const askToOffer: Ask = (t, { pushedOut, seats }, own, seat) => {
  if (pushedOut?.seat === own.seat) return t('prompt-pushed-out', { seat, tile: pushedOut.tile, coins: pushedOut.coins });
  return t(seats.length === 1 ? 'prompt-offers-alone' : 'prompt-offers', { seat });
};

const askToPlace: Ask = (t, view, own, seat) => {
  const tile = tileOfOffer(view, own.seat);
  return tile === undefined ? t('prompt-placing-unknown', { seat }) : t('prompt-placing', { seat, tile });
};

const askToPay: Ask = (t, { disaster: struck }, own, seat) => {
  const disaster = struck?.disaster;
  if (disaster !== 'earthquake' && disaster !== 'tempest') return t('prompt-turn', { seat });
  const exposed = exposedTo(disaster, own).length;
  const most = mostKept(disaster, own);
  const price = amountWords(t).amountsOf(PAIRS[disaster]);
  if (exposed === 1) return t('prompt-disaster-one', { seat, disaster, price });
  return t('prompt-disaster', { seat, disaster, exposed, price, most, limited: most < exposed ? 'yes' : 'no' });
};

const askToFinish: Ask = (t, _, { buildings }, seat) => {
  const marked = buildings.filter((building) => building.marked);
  const tiles = t.all(
    tileObjects(
      t,
      marked.map(({ tile }) => tile),
    ),
  );
  return t('prompt-finishing', { seat, tiles, count: marked.length });
};

const asked: Ask = (t, view, own, seat) => {
  switch (view.phase) {
    case 'offers':
      return askToOffer(t, view, own, seat);
    case 'placing':
      return askToPlace(t, view, own, seat);
    case 'income': {
      const tiles = t.all(own.incomeChoices.map((tile) => t('tile-subject', { tile })));
      return t('prompt-income', { seat, tiles, count: own.incomeChoices.length });
    }
    case 'disaster':
      return askToPay(t, view, own, seat);
    case 'feeding':
      return t('prompt-feeding', { seat, missing: own.goods.inhabitants - own.goods.food, luxury: LUXURY_FOR_ONE });
    case 'finishing':
      return askToFinish(t, view, own, seat);
    case 'bonus':
      return t('prompt-bonus', { seat, level: view.campaign?.level ?? 1 });
    default:
      return t('prompt-turn', { seat });
  }
};

/** Returns the question to an active seat, in one line; from what all players may know. */
export const promptSentence =
  (t: PeloponnesText) =>
  (view: View, seat: number, name: NameSeat): string => {
    const own = view.seats[seat];
    return own === undefined ? t('prompt-turn', { seat: name(seat) }) : asked(t, view, own, name(seat));
  };
