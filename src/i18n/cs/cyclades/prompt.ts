import { KRAKEN_STEP_COST, SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { Building, God, Patron } from '#games/cyclades/types.ts';
import type { EffectView, TurnView, View } from '#games/cyclades/viewTypes.ts';
import type { NameSeat } from '../../sentences.ts';
import { all } from '../counting.ts';
import { oddsOf } from './battleOdds.ts';
import { onTrack } from './creatureTable.ts';
import { godLine } from './table.ts';
import { gold, names, OF_PATRON, PATRONS, pieces, place, steps } from './words.ts';

/** What a god lets a seat recruit and build. */
const GIFTS: Readonly<Record<God, string>> = {
  poseidon: 'lodě a přístavy',
  ares: 'vojáci a pevnosti',
  zeus: 'kněží a chrámy',
  athena: 'filozofové a univerzity',
};

/** Which of several buildings of one kind. */
const WHICH: Readonly<Record<Building, string>> = {
  port: 'který přístav',
  fortress: 'kterou pevnost',
  temple: 'který chrám',
  university: 'kterou univerzitu',
};

/** "Áres: vojáci a pevnosti". */
const godWithGifts = (god: Patron): string => (god === 'apollo' ? PATRONS.apollo : `${PATRONS[god]}: ${GIFTS[god]}`);

/** What a due seat is asked, in one line; from a public view. */
export const prompt = (view: View, seat: number, name: NameSeat): string => {
  const { turn, displaced, phase } = view;
  if (phase === 'offerings') {
    return displaced?.seat === seat
      ? `${name(seat)}, tvoje nabídka u ${OF_PATRON[displaced.god]} je překonána: vyber jiného boha.`
      : `${name(seat)}, jsi na řadě s nabídkou.`;
  }
  return `${name(seat)}, ${turn === undefined ? 'jsi na tahu.' : asked(turn, seat, view)}`;
};

const asked = (turn: TurnView, seat: number, view: View): string => {
  const { battle, metropolisDue, effect, voyage } = turn;
  if (battle?.asked === seat) return `bitva na ${place(battle.at)} pokračuje: bojovat, nebo ustoupit?`;
  if (metropolisDue !== undefined) {
    const [building] = metropolisDue.discards;
    return building === undefined
      ? 'vzniká ti metropole: kde ji založíš?'
      : `vzniká ti metropole: ${WHICH[building]} za ni odevzdáš?`;
  }
  if (effect !== undefined) return askedByCreature(effect, view);
  if (turn.prosperityDue) return 'Apollón ti dává žeton rozkvětu: kam ho umístíš?';
  if (voyage !== undefined && voyage.stepsLeft > 0) {
    return `jsi na tahu (${PATRONS[turn.god]}); tvoje lodě na ${voyage.at} mohou plout ještě ${steps.acc(voyage.stepsLeft)}.`;
  }
  return `jsi na tahu – ${godWithGifts(turn.god)}.`;
};

/** What the creature in use still asks for or allows. */
const askedByCreature = ({ creature, stepsLeft = 0, sold = 0, island = '' }: EffectView, { kraken }: View): string => {
  switch (creature) {
    case 'chimera':
      return 'kterou bytost z odkládacího balíčku povolá Chiméra?';
    case 'sphinx':
      return sold === 0
        ? `co prodáš Sfinze? Za kus platí ${gold(SPHINX_GOLD)}.`
        : `Sfinga už koupila ${pieces.acc(sold)}: prodáš další, za ${gold(SPHINX_GOLD)} každý?`;
    case 'sylph':
      return `Sylfida dává tvým lodím ještě ${steps.acc(stepsLeft)}: popluješ dál, nebo končíš?`;
    case 'polyphemus':
      return `kam odplují lodě kolem ${place(island)}? Polyfémus je odhání.`;
    case 'kraken':
      return `Kraken leží na ${kraken ?? 'moři'}: posuneš ho dál za ${gold(KRAKEN_STEP_COST)} za krok, nebo ho tam necháš?`;
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
    return joined([godLine(view, name), ...(next.length === 0 ? [] : [`potom ${names(next, name)}`]), ...onSale(view)]);
  }
  if (turn === undefined || turn.god === 'apollo') return '';
  const later = view.gods.flatMap(({ god, offering, done }) =>
    god === undefined || offering === undefined || done || god === turn.god ? [] : [`${name(offering.seat)} (${PATRONS[god]})`],
  );
  const last = view.apollo.map((seat) => `${name(seat)} (${PATRONS.apollo})`);
  const following = [...later, ...last];
  const then = following.length === 0 ? [] : [`Potom ${all(following)}`];
  return turn.battle === undefined ? joined([...then, ...onSale(view)]) : joined([oddsOf(turn.battle, name), ...then]);
};

const onSale = (view: View): readonly string[] => {
  const creatures = onTrack(view);
  return creatures === undefined ? [] : [`bytosti: ${creatures}`];
};

const joined = (parts: readonly string[]): string => parts.join(' – ');
