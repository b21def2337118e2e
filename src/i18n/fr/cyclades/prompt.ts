import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { Building, God, Patron } from '#games/cyclades/types.ts';
import type { EffectView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { de } from '../grammar.ts';
import { oddsOf } from './battleOdds.ts';
import { onTrack } from './creatureTable.ts';
import { godLine } from './table.ts';
import { all, BUILDING_NAMES, gold, names, PATRONS, pieces, place, at as placedAt, steps } from './words.ts';

/** What a god lets a seat recruit and build. */
const GIFTS: Readonly<Record<God, string>> = {
  poseidon: 'flottes et ports',
  ares: 'troupes et forteresses',
  zeus: 'prêtres et temples',
  athena: 'philosophes et universités',
};

/** "Arès : troupes et forteresses". */
const godWithGifts = (god: Patron): string => (god === 'apollo' ? PATRONS.apollo : `${PATRONS[god]} : ${GIFTS[god]}`);

/** What a due seat is asked, in one line; from a public view. */
export const prompt = (view: View, seat: number, name: NameSeat): string => {
  const { turn, displaced, phase } = view;
  if (phase === 'offerings') {
    return displaced?.seat === seat
      ? `${name(seat)}, tu as perdu la faveur ${de(PATRONS[displaced.god])} : choisis un autre dieu.`
      : `${name(seat)}, à toi de faire une offrande.`;
  }
  return `${name(seat)}, ${turn === undefined ? 'à toi de jouer.' : asked(turn, seat, view)}`;
};

const whichBuilding = (building: Building): string =>
  `${building === 'port' || building === 'temple' ? 'quel' : 'quelle'} ${BUILDING_NAMES[building]}`;

const asked = (turn: TurnView, seat: number, view: View): string => {
  const { battle, metropolisDue, effect, voyage } = turn;
  if (battle?.asked === seat) return `le combat ${placedAt(battle.at)} continue : tiens-tu bon, ou bats-tu en retraite ?`;
  if (metropolisDue !== undefined) {
    const [building] = metropolisDue.discards;
    return building === undefined
      ? 'tu dois créer une Métropole : où ?'
      : `tu dois créer une Métropole : ${whichBuilding(building)} retires-tu pour elle ?`;
  }
  if (effect !== undefined) return askedByCreature(effect, view);
  if (turn.prosperityDue) return 'Apollon te donne un marqueur prospérité : où va-t-il ?';
  if (voyage !== undefined && voyage.stepsLeft > 0) {
    return `tu agis avec ${PATRONS[turn.god]} ; tes flottes en ${voyage.at} peuvent encore avancer de ${steps(voyage.stepsLeft)}.`;
  }
  return `tu agis avec ${godWithGifts(turn.god)}.`;
};

/** What the creature in use still asks for or allows. */
const askedByCreature = ({ creature, stepsLeft = 0, sold = 0, island = '' }: EffectView, { kraken }: View): string => {
  switch (creature) {
    case 'chimera':
      return 'quelle créature de la défausse la Chimère appelle-t-elle ?';
    case 'sphinx':
      return sold === 0
        ? `que vends-tu au Sphinx ? Il paye ${gold(SPHINX_GOLD)} par pièce.`
        : `le Sphinx t’a acheté ${pieces(sold)} : en vends-tu encore, pour ${gold(SPHINX_GOLD)} chacune ?`;
    case 'sylph':
      return `le Sylphe accorde encore ${steps(stepsLeft)} à tes flottes : continues-tu, ou est-ce fini ?`;
    case 'polyphemus':
      return `où vont les flottes autour ${de(place(island))} ? Polyphème les repousse.`;
    case 'kraken':
      return `le Kraken est ${kraken === undefined ? 'en mer' : `en ${kraken}`} : avance-t-il pour ${gold(KRAKEN_STEP_COST)} par case, ou reste-t-il là ?`;
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
    return joined([godLine(view, name), ...(next.length === 0 ? [] : [`ensuite ${names(next, name)}`]), ...onSale(view)]);
  }
  if (turn === undefined || turn.god === 'apollo') return '';
  const later = view.gods.flatMap(({ god, offering, done }) =>
    god === undefined || offering === undefined || done || god === turn.god ? [] : [`${name(offering.seat)} (${PATRONS[god]})`],
  );
  const last = view.apollo.map((seat) => `${name(seat)} (${PATRONS.apollo})`);
  const following = [...later, ...last];
  const then = following.length === 0 ? [] : [`Ensuite ${all(following)}`];
  return turn.battle === undefined ? joined([...then, ...onSale(view)]) : joined([oddsOf(turn.battle, name), ...then]);
};

const onSale = (view: View): readonly string[] => {
  const creatures = onTrack(view);
  return creatures === undefined ? [] : [`créatures : ${creatures}`];
};

const joined = (parts: readonly string[]): string => parts.join(' – ');
