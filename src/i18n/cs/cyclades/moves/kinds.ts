import type { Command } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, MOVE_COST, SPHINX_GOLD, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { gold, price, steps } from '../words.ts';
import { finishLabel } from './effects.ts';
import { buildKind, recruitKind } from './prices.ts';

const sailKind = ({ turn }: View): string => {
  if (turn?.effect?.creature === 'sylph') return `Plout se Sylfidou (zbývá ${steps(turn.effect.stepsLeft ?? 0)})`;
  return turn?.voyage === undefined ? `Přesunout lodě ${price(MOVE_COST)}` : 'Plout dál, nebo vyplout znovu';
};

const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: () => 'Učinit nabídku',
  Recruit: recruitKind,
  Build: buildKind,
  MoveFleets: sailKind,
  MoveTroops: () => `Přesunout vojáky ${price(MOVE_COST)}`,
  PlaceProsperity: () => 'Umístit žeton rozkvětu',
  DiscardBuilding: () => 'Odevzdat budovu',
  PlaceMetropolis: () => 'Umístit metropoli',
  Fight: () => 'Bojovat dál',
  Retreat: () => 'Ustoupit',
  SwapCreature: () => `Vyměnit bytost ${price(SWAP_COST)}`,
  UseCreature: ({ turn }) => (turn?.effect?.creature === 'chimera' ? 'Povolat bytost z odložených' : 'Povolat bytost'),
  SellPiece: () => `Prodat kus (+${gold(SPHINX_GOLD)})`,
  PushFleets: () => 'Odehnat lodě',
  MoveKraken: () => `Posunout Krakena ${price(KRAKEN_STEP_COST)}`,
  FinishCreature: finishLabel,
  EndTurn: () => 'Ukončit tah',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { god: 'Kterému bohu?', amount: 'Kolik nabídneš?' },
  Recruit: { at: 'Kde?' },
  Build: { island: 'Kde?', slot: 'Na které stavební místo?' },
  MoveFleets: { from: 'Ze kterého námořního pole?', to: 'Na které námořní pole?', fleets: 'Kolik lodí?' },
  MoveTroops: { from: 'Ze kterého ostrova?', to: 'Na který ostrov?', troops: 'Kolik vojáků?' },
  PlaceProsperity: { island: 'Na který ostrov?' },
  DiscardBuilding: { island: 'Na kterém ostrově?', slot: 'Kterou budovu?' },
  PlaceMetropolis: { island: 'Na který ostrov?' },
  Fight: {},
  Retreat: { to: 'Kam?' },
  SwapCreature: { creature: 'Která bytost odejde?' },
  UseCreature: {
    creature: 'Kterou bytost?',
    target: 'Od koho?',
    island: 'Na který ostrov?',
    slot: 'Kterou budovu?',
    building: 'Co z ní bude?',
    sea: 'Na které námořní pole?',
    from: 'Odkud?',
    to: 'Na který ostrov?',
    troops: 'Kolik vojáků?',
  },
  SellPiece: { piece: 'Co prodáš?', at: 'Odkud?' },
  PushFleets: { from: 'Lodě ze kterého námořního pole?', to: 'Na které námořní pole?' },
  MoveKraken: { to: 'Na které námořní pole?' },
  FinishCreature: {},
  EndTurn: {},
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
