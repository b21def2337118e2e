import type { Command } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, MOVE_COST, SPHINX_GOLD, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { gold, price, steps } from '../words.ts';
import { finishLabel } from './effects.ts';
import { buildKind, recruitKind } from './prices.ts';

const sailKind = ({ turn }: View): string => {
  if (turn?.effect?.creature === 'sylph') return `Sail with the Sylph (${steps(turn.effect.stepsLeft ?? 0)} left)`;
  return turn?.voyage === undefined ? `Move fleets ${price(MOVE_COST)}` : 'Sail on, or start anew';
};

const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: () => 'Make an offering',
  Recruit: recruitKind,
  Build: buildKind,
  MoveFleets: sailKind,
  MoveTroops: () => `Move troops ${price(MOVE_COST)}`,
  PlaceProsperity: () => 'Place the prosperity marker',
  DiscardBuilding: () => 'Give up a building',
  PlaceMetropolis: () => 'Place the Metropolis',
  Fight: () => 'Fight on',
  Retreat: () => 'Retreat',
  SwapCreature: () => `Swap a creature ${price(SWAP_COST)}`,
  UseCreature: ({ turn }) => (turn?.effect?.creature === 'chimera' ? 'Call a creature of the discard pile' : 'Buy a creature'),
  SellPiece: () => `Sell a piece (+${gold(SPHINX_GOLD)})`,
  PushFleets: () => 'Push fleets away',
  MoveKraken: () => `Move the Kraken ${price(KRAKEN_STEP_COST)}`,
  FinishCreature: finishLabel,
  EndTurn: () => 'End your turn',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { god: 'Which god?', amount: 'How much do you offer?' },
  Recruit: { at: 'Where?' },
  Build: { island: 'Where?', slot: 'In which slot?' },
  MoveFleets: { from: 'From which sea space?', to: 'To which sea space?', fleets: 'How many fleets?' },
  MoveTroops: { from: 'From which island?', to: 'To which island?', troops: 'How many troops?' },
  PlaceProsperity: { island: 'On which island?' },
  DiscardBuilding: { island: 'On which island?', slot: 'Which building?' },
  PlaceMetropolis: { island: 'On which island?' },
  Fight: {},
  Retreat: { to: 'Where to?' },
  SwapCreature: { creature: 'Which creature goes?' },
  UseCreature: {
    creature: 'Which creature?',
    target: 'From whom?',
    island: 'On which island?',
    slot: 'Which building?',
    building: 'What does it become?',
    sea: 'In which sea space?',
    from: 'From where?',
    to: 'To which island?',
    troops: 'How many troops?',
  },
  SellPiece: { piece: 'What do you sell?', at: 'From where?' },
  PushFleets: { from: 'Fleets of which sea space?', to: 'To which sea space?' },
  MoveKraken: { to: 'To which sea space?' },
  FinishCreature: {},
  EndTurn: {},
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
