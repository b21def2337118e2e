import type { Command } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, MOVE_COST, SPHINX_GOLD, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { gold, price, stepsLeft } from '../words.ts';
import { finishLabel } from './effects.ts';
import { buildKind, recruitKind } from './prices.ts';

const sailKind = ({ turn }: View): string => {
  if (turn?.effect?.creature === 'sylph') return `Naviguer (${stepsLeft(turn.effect.stepsLeft ?? 0)})`;
  return turn?.voyage === undefined ? `Déplacer des flottes ${price(MOVE_COST)}` : 'Naviguer encore, ou repartir';
};

const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: () => 'Faire une offrande',
  Recruit: recruitKind,
  Build: buildKind,
  MoveFleets: sailKind,
  MoveTroops: () => `Déplacer des troupes ${price(MOVE_COST)}`,
  PlaceProsperity: () => 'Placer le marqueur prospérité',
  DiscardBuilding: () => 'Retirer un bâtiment',
  PlaceMetropolis: () => 'Placer la Métropole',
  Fight: () => 'Continuer le combat',
  Retreat: () => 'Battre en retraite',
  SwapCreature: () => `Changer une créature ${price(SWAP_COST)}`,
  UseCreature: ({ turn }) => (turn?.effect?.creature === 'chimera' ? 'Appeler une créature défaussée' : 'Appeler une créature'),
  SellPiece: () => `Vendre une pièce (+${gold(SPHINX_GOLD)})`,
  PushFleets: () => 'Repousser des flottes',
  MoveKraken: () => `Déplacer le Kraken ${price(KRAKEN_STEP_COST)}`,
  FinishCreature: finishLabel,
  EndTurn: () => 'Terminer le tour',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { god: 'Quel dieu ?', amount: 'Combien offres-tu ?' },
  Recruit: { at: 'Où ?' },
  Build: { island: 'Où ?', slot: 'À quel emplacement ?' },
  MoveFleets: { from: 'De quelle case de mer ?', to: 'Vers quelle case de mer ?', fleets: 'Combien de flottes ?' },
  MoveTroops: { from: 'De quelle île ?', to: 'Vers quelle île ?', troops: 'Combien de troupes ?' },
  PlaceProsperity: { island: 'Sur quelle île ?' },
  DiscardBuilding: { island: 'Sur quelle île ?', slot: 'Quel bâtiment ?' },
  PlaceMetropolis: { island: 'Sur quelle île ?' },
  Fight: {},
  Retreat: { to: 'Vers où ?' },
  SwapCreature: { creature: 'Quelle créature s’en va ?' },
  UseCreature: {
    creature: 'Quelle créature ?',
    target: 'À qui ?',
    island: 'Sur quelle île ?',
    slot: 'Quel bâtiment ?',
    building: 'Que devient-il ?',
    sea: 'Dans quelle case de mer ?',
    from: 'D’où ?',
    to: 'Vers quelle île ?',
    troops: 'Combien de troupes ?',
  },
  SellPiece: { piece: 'Que vends-tu ?', at: 'D’où ?' },
  PushFleets: { from: 'Les flottes de quelle case de mer ?', to: 'Vers quelle case de mer ?' },
  MoveKraken: { to: 'Vers quelle case de mer ?' },
  FinishCreature: {},
  EndTurn: {},
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
