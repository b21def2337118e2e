import { SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { RejectionCode, RejectionParams } from '#games/cyclades/rejections.ts';
import type { Creature, Piece } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { any } from '../counting.ts';
import { CREATURE_GEN, CREATURE_NAMES, CreatureIsNot } from './creatures.ts';
import { BUILDING_NAMES, fleets, gold, place, slotNumber, steps } from './words.ts';

/** What a creature without a target of its own must have to act on. */
const NEEDS: Partial<Readonly<Record<Creature, string>>> = {
  sphinx: 'kupuje tvoje vojáky, lodě, kněze nebo filozofy',
  sylph: 'potřebuje tvoji loď, která může vyplout',
  chimera: 'potřebuje v odkládacím balíčku bytost, která má na koho působit',
};

/** What must be done before anything else while a creature is in use. */
const FIRST: Partial<Readonly<Record<Creature, string>>> = {
  chimera: 'nejdřív vyber z odkládacího balíčku bytost, kterou povolá',
  sphinx: 'prodávej jí kusy, nebo prodej ukonči',
  sylph: 'popluj se svými loděmi, nebo se zbylých kroků vzdej',
  polyphemus: 'nejdřív řekni, kam odplují lodě kolem něj',
  kraken: 'posuň ho o krok dál, nebo ho nech, kde je',
};

const UNSOLD: Readonly<Record<Piece, string>> = {
  troop: 'Nemáš tam žádného vojáka',
  fleet: 'Nemáš tam žádnou loď',
  priest: 'Nemáš žádného kněze',
  philosopher: 'Nemáš žádného filozofa',
};

const STOLEN: Readonly<Record<RejectionParams['nothingToSteal']['item'], string>> = {
  priest: 'kněze',
  philosopher: 'filozofa',
};

type CreatureCode = Extract<
  RejectionCode,
  | 'creatureFirst'
  | 'noCreatureInUse'
  | 'seaBlocked'
  | 'boundByMedusa'
  | 'notOnTrack'
  | 'notInDiscards'
  | 'noTargetFor'
  | 'deckEmpty'
  | 'notAnOpponent'
  | 'opponentOut'
  | 'nothingToSteal'
  | 'notAnOpponentsIsland'
  | 'safeByChiron'
  | 'noLoneFleet'
  | 'fleetInReserve'
  | 'noFleetInReserve'
  | 'sameBuilding'
  | 'sellOneFirst'
  | 'nothingToSell'
  | 'stepsShort'
  | 'fleetsHaveFought'
  | 'notBesidePolyphemus'
  | 'noPushThere'
>;

type Sentences = { readonly [Code in CreatureCode]: (params: RejectionParams[Code], name: NameSeat) => string };

/** Refusals that creatures bring about. */
export const CREATURE_REFUSALS: Sentences = {
  creatureFirst: ({ creature }) =>
    `Právě využíváš bytost ${CREATURE_NAMES[creature]}: ${FIRST[creature] ?? 'nejdřív ji dokonči'}.`,
  noCreatureInUse: () => 'Žádnou bytost, která by to umožnila, právě nevyužíváš; nejdřív nějakou z řady povolej.',

  seaBlocked: ({ sea, by }) =>
    by === 'kraken'
      ? `Na ${sea} leží Kraken: žádná loď tam nesmí; vyber jiné námořní pole.`
      : `Vedle ${sea} stojí Polyfémus: žádná loď tam nesmí; vyber jiné námořní pole.`,
  boundByMedusa: ({ island }) => `Na ${place(island)} je Medúsa: dokud tam zůstává, vojáci nesmějí odejít; vyber jiný ostrov.`,

  notOnTrack: ({ creature }) => `${CreatureIsNot(creature)} v řadě bytostí; vyber některou, která tam leží.`,
  notInDiscards: ({ creature }) => `${CreatureIsNot(creature)} v odkládacím balíčku; Chiméra povolává jen odtamtud.`,
  noTargetFor: ({ creature }) =>
    `Teď není nic, co by mohlo být cílem ${CREATURE_GEN[creature]}: ${NEEDS[creature] ?? 'vyber jinou bytost'}.`,
  deckEmpty: () => 'Dobírací i odkládací balíček jsou prázdné, žádná bytost tedy nemůže přijít místo této.',
  notAnOpponent: ({ creature }) => `${CREATURE_NAMES[creature]} bere jen soupeřům; vyber někoho jiného než sebe.`,
  opponentOut: ({ seat }, name) => `${name(seat)} je mimo hru; vyber soupeře, který ještě hraje.`,
  nothingToSteal: ({ seat, item }, name) => `${name(seat)} nemá žádného ${STOLEN[item]}; vyber soupeře, který ho má.`,
  notAnOpponentsIsland: ({ island }) => `${place(island)} nepatří soupeři; vyber ostrov soupeře, na kterém jsou vojáci.`,
  safeByChiron: ({ island }) => `Cheirón chrání ${place(island)} před Pegasem, Gigantem a Harpyjí; vyber jiný ostrov.`,
  noLoneFleet: ({ sea }) => `Na ${sea} není osamělá loď soupeře; Siréna potřebuje pole, kde leží právě jedna.`,
  fleetInReserve: () => 'V zásobě ještě máš loď a použije se ta; uveď jen pole, kam přijde.',
  noFleetInReserve: () => 'Všechny tvoje lodě jsou na herním plánu; uveď i pole, ze kterého loď přijde.',
  sameBuilding: ({ island, slot, building }) =>
    `Na ${place(island)}, ${slotNumber(slot)}, už je ${BUILDING_NAMES[building]}; vyber jiný druh.`,
  sellOneFirst: () => `Sfinga kupuje aspoň jeden kus, za ${gold(SPHINX_GOLD)}: nejdřív nějaký prodej.`,
  nothingToSell: ({ piece }) => `${UNSOLD[piece]}; k prodeji vyber, co máš.`,
  stepsShort: ({ steps: left, needed }) =>
    `To stojí ${steps.acc(needed)} Sylfidy, jeden za každou loď, a zbývá: ${steps(left)}; přesuň méně lodí.`,
  fleetsHaveFought: ({ sea, fleets: fresh }) =>
    fresh === 0
      ? `Tvoje lodě na ${sea} už bojovaly a dál neplují; vyber jiné.`
      : `Z ${sea} může dál plout jen toto: ${fleets(fresh)}; ostatní už bojovaly.`,
  notBesidePolyphemus: ({ sea }) => `${sea} nesousedí s ostrovem, na kterém je Polyfémus; odháněj lodě z polí kolem něj.`,
  noPushThere: ({ to, places }) => `Na ${to} odtud lodě odehnat nejde; mohou na ${any(places)}.`,
};
