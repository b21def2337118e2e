import type { Command } from '#games/cyclades/commands.ts';
import { attackOf } from '#games/cyclades/data/attacks.ts';
import { bringsNothing, creatureCost } from '#games/cyclades/data/purchases.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { attackRisk } from '../battleOdds.ts';
import type { CycladesText } from '../phrases.ts';
import { explainedUse, takesSecretGold } from './creatures.ts';
import { fleetsOf } from './places.ts';

/** The fleets of the player's own that the Kraken would destroy with a move. */
const ownSunk = (t: CycladesText, view: View, move: Command, name: NameSeat): string | undefined => {
  const sea = move.type === 'MoveKraken' ? move.to : move.type === 'UseCreature' && move.creature === 'kraken' ? move.sea : '';
  const isOwn = view.fleets.some((held) => held.sea === sea && held.seat === move.seat);
  return isOwn ? fleetsOf(t, view, sea, move.seat, name) : undefined;
};

/** Why a purchase would bring nothing. */
const wasted = (t: CycladesText, view: View, move: Command, name: NameSeat): string | undefined => {
  if (!bringsNothing(view, move) || move.type !== 'UseCreature') return undefined;
  if (move.creature === 'griffon')
    return t('risk-griffon', { seat: name(move.target), gold: view.seats[move.target]?.gold ?? 0 });
  return t('risk-fates', { cost: creatureCost(view, 'fates') ?? 0, income: view.seats[move.seat]?.income ?? 0 });
};

/** Returns what a player has to know before a move that people confirm: its risk, or what it does. */
export const moveRisk =
  (t: CycladesText) =>
  (view: View, move: Command, name: NameSeat): string => {
    if (attackOf(view, move) !== undefined) return attackRisk(t)(view, move, name);
    const fleets = ownSunk(t, view, move, name);
    if (fleets !== undefined) return t('risk-sunk', { fleets });
    const reason = wasted(t, view, move, name);
    if (reason !== undefined) return reason;
    if (move.type === 'SwapCreature') return t('risk-swap');
    return move.type === 'UseCreature' ? explainedUse(t, view, move, name) : '';
  };

/** Returns why such a move can't be undone; empty where it can. */
export const lastingMove =
  (t: CycladesText) =>
  (view: View, move: Command): string => {
    if (attackOf(view, move) !== undefined) return t('lasting-battle');
    if (move.type === 'SwapCreature') return t('lasting-swap');
    return move.type === 'UseCreature' && takesSecretGold(view, move) ? t('lasting-griffon') : '';
  };
