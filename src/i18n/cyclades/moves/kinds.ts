import type { Command } from '#games/cyclades/commands.ts';
import { BUILDING_COST, BUILDING_OF, KRAKEN_STEP_COST, MOVE_COST, SPHINX_GOLD, SWAP_COST } from '#games/cyclades/data/figures.ts';
import { creatureCost } from '#games/cyclades/data/purchases.ts';
import type { TABLE } from '#games/cyclades/moves/moves.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { godOfTurn, PIECE_OF, recruitCost } from '../costs.ts';
import type { CycladesText } from '../phrases.ts';
import { found } from './places.ts';

const recruitKind = (t: CycladesText, view: View): string => {
  const god = godOfTurn(view);
  if (god === undefined) return t('kind-Recruit');
  return t('kind-Recruit-priced', { piece: PIECE_OF[god], cost: recruitCost(view) ?? 0 });
};

const buildKind = (t: CycladesText, view: View): string => {
  const god = godOfTurn(view);
  return god === undefined ? t('kind-Build') : t('kind-Build-priced', { building: BUILDING_OF[god], cost: BUILDING_COST });
};

const sailKind = (t: CycladesText, { turn }: View): string => {
  if (turn?.effect?.creature === 'sylph') return t('kind-MoveFleets-sylph', { steps: turn.effect.stepsLeft ?? 0 });
  return turn?.voyage === undefined ? t('kind-MoveFleets', { cost: MOVE_COST }) : t('kind-MoveFleets-on');
};

/** What is given up or left by being done with the creature in use. */
const finishKind = (t: CycladesText, { turn, kraken }: View): string => {
  switch (turn?.effect?.creature) {
    case 'sphinx':
      return t('kind-FinishCreature-sphinx');
    case 'sylph':
      return t('kind-FinishCreature-sylph', { steps: turn.effect.stepsLeft ?? 0 });
    case 'kraken':
      return t('kind-FinishCreature-kraken', { at: found(kraken) });
    default:
      return t('kind-FinishCreature');
  }
};

const kindOf = (t: CycladesText, view: View, type: Command['type']): string => {
  switch (type) {
    case 'Recruit':
      return recruitKind(t, view);
    case 'Build':
      return buildKind(t, view);
    case 'MoveFleets':
      return sailKind(t, view);
    case 'MoveTroops':
      return t('kind-MoveTroops', { cost: MOVE_COST });
    case 'SwapCreature':
      return t('kind-SwapCreature', { cost: SWAP_COST });
    case 'UseCreature':
      return t(view.turn?.effect?.creature === 'chimera' ? 'kind-UseCreature-chimera' : 'kind-UseCreature');
    case 'SellPiece':
      return t('kind-SellPiece', { gold: SPHINX_GOLD });
    case 'MoveKraken':
      return t('kind-MoveKraken', { cost: KRAKEN_STEP_COST });
    case 'FinishCreature':
      return finishKind(t, view);
    default:
      return t(`kind-${type}`);
  }
};

/** Returns what names a kind of move, as a button. */
export const moveKind =
  (t: CycladesText) =>
  (view: View, type: Command['type']): string =>
    kindOf(t, view, type);

/** Returns a move as its player says yes to it: "End my turn", "Buy the Harpy (3 GP)"; `undefined` where its label says that. */
export const yes =
  (t: CycladesText) =>
  (view: View, move: Command): string | undefined => {
    if (move.type === 'EndTurn') return t('yes-EndTurn');
    if (move.type !== 'UseCreature') return undefined;
    const { creature } = move;
    const cost = creatureCost(view, creature) ?? 0;
    return cost === 0 ? t('yes-UseCreature-called', { creature }) : t('yes-UseCreature', { creature, cost });
  };

/** The fields of each type of move. */
type Fields = {
  [Type in keyof typeof TABLE]: (typeof TABLE)[Type] extends { readonly fields: readonly (infer Field)[] }
    ? `ask-${Type}-${Field extends { readonly name: infer Name extends string } ? Name : never}`
    : never;
}[keyof typeof TABLE];

/** Returns what asks for a field of a move that is still open. */
export const ask =
  (t: CycladesText) =>
  (type: Command['type'], field: string): string =>
    t(`ask-${type}-${field}` as Fields);
