import type { Choice, Command } from '#games/peloponnes/commands.ts';
import { PASS_COINS, WITHDRAW_COINS } from '#games/peloponnes/data/figures.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import type { PeloponnesText } from '../phrases.ts';
import { keptIn, mostKept } from '../reckoning.ts';

/** Kinds of move, what is asked for each, and what has been chosen. */

/** Fields of commands that may be asked for. */
const ASKED = {
  PlaceBid: ['tile', 'coins'],
  PassBid: [],
  WithdrawBid: [],
  PayBuilding: ['tile'],
  MarkBuilding: ['tile'],
  ForgoTile: ['tile'],
  ChooseIncome: ['tile', 'good'],
  GiveUpTile: ['tile'],
  PayDisaster: [],
  FeedInhabitants: ['luxury'],
  AbandonBuilding: ['tile'],
  ChooseBonus: ['good'],
} as const satisfies Readonly<Record<Command['type'], readonly string[]>>;

type Question = { [Type in Command['type']]: `ask-${Type}-${(typeof ASKED)[Type][number]}` }[Command['type']];

/** Returns what is asked when a field of a command is still open; nothing for a field that is never asked for. */
export const askSentence =
  (t: PeloponnesText) =>
  (type: Command['type'], field: string): string =>
    (ASKED[type] as readonly string[]).includes(field) ? t(`ask-${type}-${field}` as Question) : '';

const bidKind = (t: PeloponnesText, { pushedOut, seats }: View): string => {
  if (pushedOut !== undefined) return t('kind-PlaceBid-moved', { coins: pushedOut.coins });
  return t(seats.length === 1 ? 'kind-PlaceBid-alone' : 'kind-PlaceBid');
};

/** Says so where nothing need be given up. */
const giveUpKind = (t: PeloponnesText, view: View): string => {
  const struck = view.disaster?.disaster;
  if (struck !== 'earthquake' && struck !== 'tempest') return t('kind-GiveUpTile', { disaster: 'earthquake' });
  const own = view.seats.find(({ seat }) => seat === view.viewer);
  const isOptional = own !== undefined && keptIn(struck, view, own).length <= mostKept(struck, own);
  return t(isOptional ? 'kind-GiveUpTile-optional' : 'kind-GiveUpTile', { disaster: struck });
};

/** Returns a kind of move, as a button. */
export const kindLabel =
  (t: PeloponnesText) =>
  (view: View, type: Command['type']): string => {
    switch (type) {
      case 'PlaceBid':
        return bidKind(t, view);
      case 'PassBid':
        return t('kind-PassBid', { coins: PASS_COINS });
      case 'WithdrawBid':
        return t('kind-WithdrawBid', { coins: view.pushedOut?.coins ?? 0, extra: WITHDRAW_COINS });
      case 'GiveUpTile':
        return giveUpKind(t, view);
      default:
        return t(`kind-${type}`);
    }
  };

/** Returns what a seat has chosen while others have not: "pay for the Market". */
export const choiceWords =
  (t: PeloponnesText) =>
  (choice: Choice): string => {
    switch (choice.type) {
      case 'PayDisaster':
        return t('choice-PayDisaster');
      case 'FeedInhabitants':
        return t('choice-FeedInhabitants', choice);
      case 'ChooseIncome':
        return t('choice-ChooseIncome', { tile: choice.tile, amount: t(choice.good, { n: 1, case: 'acc' }) });
      default:
        return t(`choice-${choice.type}`, choice);
    }
  };
