import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { God, Patron } from '#games/cyclades/types.ts';
import type { EffectView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { oddsOf } from './battleOdds.ts';
import { onTrack } from './creatureTable.ts';
import { godLine } from './table.ts';
import { all, BUILDING_NAMES, gold, names, PATRONS, pieces, place, steps } from './words.ts';

/** What a god lets a seat recruit and build. */
const GIFTS: Readonly<Record<God, string>> = {
  poseidon: 'flotas y puertos',
  ares: 'tropas y fortalezas',
  zeus: 'sacerdotes y templos',
  athena: 'filósofos y universidades',
};

/** "Ares: tropas y fortalezas". */
const godWithGifts = (god: Patron): string => (god === 'apollo' ? PATRONS.apollo : `${PATRONS[god]}: ${GIFTS[god]}`);

/** What a due seat is asked, in one line; from a public view. */
export const prompt = (view: View, seat: number, name: NameSeat): string => {
  const { turn, displaced, phase } = view;
  if (phase === 'offerings') {
    return displaced?.seat === seat
      ? `${name(seat)}, han superado tu ofrenda a ${PATRONS[displaced.god]}: elige otro dios.`
      : `${name(seat)}, te toca hacer una ofrenda.`;
  }
  return `${name(seat)}, ${turn === undefined ? 'te toca jugar.' : asked(turn, seat, view)}`;
};

const asked = (turn: TurnView, seat: number, view: View): string => {
  const { battle, metropolisDue, effect, voyage } = turn;
  if (battle?.asked === seat) return `la batalla en ${place(battle.at)} continúa: ¿luchas o te retiras?`;
  if (metropolisDue !== undefined) {
    const [building] = metropolisDue.discards;
    return building === undefined
      ? 'te corresponde una Metrópolis: ¿dónde la fundas?'
      : `te corresponde una Metrópolis: ¿qué ${BUILDING_NAMES[building]} descartas para ella?`;
  }
  if (effect !== undefined) return askedByCreature(effect, view);
  if (turn.prosperityDue) return 'Apolo te da un marcador de prosperidad: ¿dónde lo pones?';
  if (voyage !== undefined && voyage.stepsLeft > 0) {
    return `actúas con ${PATRONS[turn.god]}; tus flotas de ${voyage.at} pueden navegar ${steps(voyage.stepsLeft)} más.`;
  }
  return `actúas con ${godWithGifts(turn.god)}.`;
};

/** What the creature in use still asks for or allows. */
const askedByCreature = ({ creature, stepsLeft = 0, sold = 0, island = '' }: EffectView, { kraken }: View): string => {
  switch (creature) {
    case 'chimera':
      return '¿a qué criatura de los descartes llama la Quimera?';
    case 'sphinx':
      return sold === 0
        ? `¿qué vendes a la Esfinge? Paga ${gold(SPHINX_GOLD)} por pieza.`
        : `la Esfinge ha comprado ${pieces(sold)}: ¿vendes más, a ${gold(SPHINX_GOLD)} cada una?`;
    case 'sylph':
      return `la Sílfide aún da a tus flotas ${steps(stepsLeft)}: ¿sigues navegando, o has acabado?`;
    case 'polyphemus':
      return `¿adónde van las flotas que rodean ${place(island)}? Polifemo las empuja.`;
    case 'kraken':
      return `el Kraken está en ${kraken ?? 'el mar'}: ¿lo mueves a ${gold(KRAKEN_STEP_COST)} el paso, o lo dejas ahí?`;
  }
};

/**
 * One small line under what is asked: offerings, or what the dice make of a battle, and who is next, and the creatures on sale; empty
 * when there is nothing to say.
 */
export const outlook = (view: View, name: NameSeat): string => {
  const { phase, turn, displaced, queue } = view;
  if (phase === 'offerings') {
    const next = displaced === undefined ? queue.slice(1) : queue;
    return joined([godLine(view, name), ...(next.length === 0 ? [] : [`después ${names(next, name)}`]), ...onSale(view)]);
  }
  if (turn === undefined || turn.god === 'apollo') return '';
  const later = view.gods.flatMap(({ god, offering, done }) =>
    god === undefined || offering === undefined || done || god === turn.god ? [] : [`${name(offering.seat)} (${PATRONS[god]})`],
  );
  const last = view.apollo.map((seat) => `${name(seat)} (${PATRONS.apollo})`);
  const following = [...later, ...last];
  const then = following.length === 0 ? [] : [`Después ${all(following)}`];
  return turn.battle === undefined ? joined([...then, ...onSale(view)]) : joined([oddsOf(turn.battle, name), ...then]);
};

const onSale = (view: View): readonly string[] => {
  const creatures = onTrack(view);
  return creatures === undefined ? [] : [`criaturas: ${creatures}`];
};

const joined = (parts: readonly string[]): string => parts.join(' – ');
