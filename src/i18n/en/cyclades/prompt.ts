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
  poseidon: 'fleets and ports',
  ares: 'troops and fortresses',
  zeus: 'priests and temples',
  athena: 'philosophers and universities',
};

/** "Ares: troops and fortresses". */
const godWithGifts = (god: Patron): string => (god === 'apollo' ? PATRONS.apollo : `${PATRONS[god]}: ${GIFTS[god]}`);

/** What a due seat is asked, in one line; from a public view. */
export const prompt = (view: View, seat: number, name: NameSeat): string => {
  const { turn, displaced, phase } = view;
  if (phase === 'offerings') {
    return displaced?.seat === seat
      ? `${name(seat)}, you were driven from ${PATRONS[displaced.god]}: choose another god.`
      : `${name(seat)}, it is your turn to make an offering.`;
  }
  return `${name(seat)}, ${turn === undefined ? 'it is your turn.' : asked(turn, seat, view)}`;
};

const asked = (turn: TurnView, seat: number, view: View): string => {
  const { battle, metropolisDue, effect, voyage } = turn;
  if (battle?.asked === seat) return `the battle at ${place(battle.at)} goes on: fight or retreat?`;
  if (metropolisDue !== undefined) {
    const [building] = metropolisDue.discards;
    return building === undefined
      ? 'a Metropolis is due: where do you found it?'
      : `a Metropolis is due: which ${BUILDING_NAMES[building]} do you give up for it?`;
  }
  if (effect !== undefined) return askedByCreature(effect, view);
  if (turn.prosperityDue) return 'Apollo gives you a prosperity marker: where does it go?';
  if (voyage !== undefined && voyage.stepsLeft > 0) {
    return `you act with ${PATRONS[turn.god]}; your fleets in ${voyage.at} may sail ${steps(voyage.stepsLeft)} more.`;
  }
  return `you act with ${godWithGifts(turn.god)}.`;
};

/** What the creature in use still asks for or allows. */
const askedByCreature = ({ creature, stepsLeft = 0, sold = 0, island = '' }: EffectView, { kraken }: View): string => {
  switch (creature) {
    case 'chimera':
      return 'which creature of the discard pile does the Chimera call?';
    case 'sphinx':
      return sold === 0
        ? `what do you sell to the Sphinx? She pays ${gold(SPHINX_GOLD)} a piece.`
        : `the Sphinx has bought ${pieces(sold)}: do you sell more, for ${gold(SPHINX_GOLD)} each?`;
    case 'sylph':
      return `the Sylph still gives your fleets ${steps(stepsLeft)}: sail on, or be done?`;
    case 'polyphemus':
      return `where do the fleets around ${place(island)} go? Polyphemus drives them away.`;
    case 'kraken':
      return `the Kraken lies in ${kraken ?? 'the sea'}: move it on for ${gold(KRAKEN_STEP_COST)} a step, or leave it there?`;
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
    return joined([godLine(view, name), ...(next.length === 0 ? [] : [`then ${names(next, name)}`]), ...onSale(view)]);
  }
  if (turn === undefined || turn.god === 'apollo') return '';
  const later = view.gods.flatMap(({ god, offering, done }) =>
    god === undefined || offering === undefined || done || god === turn.god ? [] : [`${name(offering.seat)} (${PATRONS[god]})`],
  );
  const last = view.apollo.map((seat) => `${name(seat)} (${PATRONS.apollo})`);
  const following = [...later, ...last];
  const then = following.length === 0 ? [] : [`Then ${all(following)}`];
  return turn.battle === undefined ? joined([...then, ...onSale(view)]) : joined([oddsOf(turn.battle, name), ...then]);
};

const onSale = (view: View): readonly string[] => {
  const creatures = onTrack(view);
  return creatures === undefined ? [] : [`creatures: ${creatures}`];
};

const joined = (parts: readonly string[]): string => parts.join(' – ');
