import type { Command } from '#games/cyclades/commands.ts';
import { KRAKEN_STEP_COST, MOVE_COST, SPHINX_GOLD, SWAP_COST } from '#games/cyclades/data/figures.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import { gold, price, stepsLeft } from '../words.ts';
import { finishLabel } from './effects.ts';
import { buildKind, recruitKind } from './prices.ts';

const sailKind = ({ turn }: View): string => {
  if (turn?.effect?.creature === 'sylph') return `Navegar con la Sílfide (${stepsLeft(turn.effect.stepsLeft ?? 0)})`;
  return turn?.voyage === undefined ? `Mover flotas ${price(MOVE_COST)}` : 'Seguir navegando, o zarpar de nuevo';
};

/** All of them are infinitives: what one "could still do" is said with them. */
const KINDS: { readonly [Type in Command['type']]: (view: View) => string } = {
  PlaceBid: () => 'Hacer una ofrenda',
  Recruit: recruitKind,
  Build: buildKind,
  MoveFleets: sailKind,
  MoveTroops: () => `Mover tropas ${price(MOVE_COST)}`,
  PlaceProsperity: () => 'Poner el marcador de prosperidad',
  DiscardBuilding: () => 'Descartar un edificio',
  PlaceMetropolis: () => 'Colocar la Metrópolis',
  Fight: () => 'Seguir luchando',
  Retreat: () => 'Retirarte',
  SwapCreature: () => `Cambiar una criatura ${price(SWAP_COST)}`,
  UseCreature: ({ turn }) => (turn?.effect?.creature === 'chimera' ? 'Llamar a una criatura descartada' : 'Comprar una criatura'),
  SellPiece: () => `Vender una pieza (+${gold(SPHINX_GOLD)})`,
  PushFleets: () => 'Empujar flotas',
  MoveKraken: () => `Mover el Kraken ${price(KRAKEN_STEP_COST)}`,
  FinishCreature: finishLabel,
  EndTurn: () => 'Terminar tu turno',
};

/** A kind of move, as a button. */
export const moveKind = (view: View, type: Command['type']): string => KINDS[type](view);

const QUESTIONS: { readonly [Type in Command['type']]: Readonly<Record<string, string>> } = {
  PlaceBid: { god: '¿Qué dios?', amount: '¿Cuánto ofreces?' },
  Recruit: { at: '¿Dónde?' },
  Build: { island: '¿Dónde?', slot: '¿En qué recuadro?' },
  MoveFleets: { from: '¿De qué casilla de mar?', to: '¿A qué casilla de mar?', fleets: '¿Cuántas flotas?' },
  MoveTroops: { from: '¿De qué isla?', to: '¿A qué isla?', troops: '¿Cuántas tropas?' },
  PlaceProsperity: { island: '¿En qué isla?' },
  DiscardBuilding: { island: '¿En qué isla?', slot: '¿Qué edificio?' },
  PlaceMetropolis: { island: '¿En qué isla?' },
  Fight: {},
  Retreat: { to: '¿Adónde?' },
  SwapCreature: { creature: '¿Qué criatura se va?' },
  UseCreature: {
    creature: '¿Qué criatura?',
    target: '¿De quién?',
    island: '¿En qué isla?',
    slot: '¿Qué edificio?',
    building: '¿En qué se convierte?',
    sea: '¿En qué casilla de mar?',
    from: '¿Desde dónde?',
    to: '¿A qué isla?',
    troops: '¿Cuántas tropas?',
  },
  SellPiece: { piece: '¿Qué vendes?', at: '¿De dónde?' },
  PushFleets: { from: '¿Las flotas de qué casilla?', to: '¿A qué casilla de mar?' },
  MoveKraken: { to: '¿A qué casilla de mar?' },
  FinishCreature: {},
  EndTurn: {},
};

/** What is asked when a field of a command is still open. */
export const ask = (type: Command['type'], field: string): string => QUESTIONS[type][field] ?? '';
