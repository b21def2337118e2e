import { SPHINX_GOLD } from '#games/cyclades/data/figures.ts';
import type { RejectionCode, RejectionParams } from '#games/cyclades/rejections.ts';
import type { Creature, Piece } from '#games/cyclades/types.ts';
import type { NameSeat } from '../../sentences.ts';
import { CreatureIs, CreatureIsNot, theCreature } from './creatures.ts';
import { aBuilding, any, fleets, gold, PIECE_NAMES, place, slotNumber, steps } from './words.ts';

/** What a creature without a target of its own must have to act on. */
const NEEDS: Partial<Readonly<Record<Creature, string>>> = {
  sphinx: 'il lui faut une troupe, une flotte, un prêtre ou un philosophe à toi',
  sylph: 'il lui faut une flotte à toi qui puisse se déplacer',
  chimera: 'il lui faut dans la défausse une créature qui ait de quoi agir',
};

/** What must be done before anything else while a creature is in use. */
const FIRST: Partial<Readonly<Record<Creature, string>>> = {
  chimera: 'choisis d’abord la créature de la défausse qu’elle appelle',
  sphinx: 'vends-lui des pièces, ou dis que tu as fini',
  sylph: 'déplace tes flottes, ou renonce aux cases qui restent',
  polyphemus: 'dis d’abord où vont les flottes autour de lui',
  kraken: 'déplace-le d’une case, ou laisse-le où il est',
};

const UNSOLD: Readonly<Record<Piece, string>> = {
  troop: 'aucune troupe à vendre là',
  fleet: 'aucune flotte à vendre là',
  priest: 'aucun prêtre à vendre',
  philosopher: 'aucun philosophe à vendre',
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
  creatureFirst: ({ creature }) => `${CreatureIs(creature)} en jeu : ${FIRST[creature] ?? 'termine d’abord son effet'}.`,
  noCreatureInUse: () => 'Aucune créature en jeu ne permet cela ; appelle d’abord une créature de la piste.',

  seaBlocked: ({ sea, by }) =>
    by === 'kraken'
      ? `Le Kraken occupe ${sea} : aucune flotte ne peut y aller ; choisis une autre case de mer.`
      : `Polyphème est à côté de ${sea} : aucune flotte ne peut y aller ; choisis une autre case de mer.`,
  boundByMedusa: ({ island }) =>
    `Méduse est sur ${place(island)} : les troupes ne peuvent pas en partir tant qu’elle y reste ; choisis une autre île.`,

  notOnTrack: ({ creature }) => `${CreatureIsNot(creature)} sur la piste ; choisis une créature qui s’y trouve.`,
  notInDiscards: ({ creature }) =>
    `${CreatureIsNot(creature)} dans la défausse ; la Chimère appelle une créature qui s’y trouve.`,
  noTargetFor: ({ creature }) =>
    `Rien sur quoi ${theCreature(creature)} puisse agir maintenant : ${NEEDS[creature] ?? 'choisis une autre créature'}.`,
  deckEmpty: () => 'La pioche et la défausse sont vides : aucune créature ne peut venir à la place.',
  notAnOpponent: ({ creature }) =>
    `Avec ${theCreature(creature)}, tu prends quelque chose à un adversaire ; choisis quelqu’un d’autre que toi.`,
  opponentOut: ({ seat }, name) => `${name(seat)} est hors jeu ; choisis un adversaire qui joue encore.`,
  nothingToSteal: ({ seat, item }, name) => `${name(seat)} n’a aucun ${PIECE_NAMES[item]} ; choisis un adversaire qui en a.`,
  notAnOpponentsIsland: ({ island }) =>
    `${place(island)} n’est pas à un adversaire ; choisis l’île d’un adversaire, avec des troupes.`,
  safeByChiron: ({ island }) => `Chiron protège ${place(island)} de Pégase, du Géant et de la Harpie ; choisis une autre île.`,
  noLoneFleet: ({ sea }) =>
    `Aucune flotte adverse n’est seule en ${sea} ; la Sirène agit sur une case où il y en a exactement une.`,
  fleetInReserve: () => 'Tu as encore une flotte en réserve, et c’est elle qui sert ; indique seulement la case où elle va.',
  noFleetInReserve: () => 'Toutes tes flottes sont sur le plateau ; indique aussi la case d’où vient la flotte.',
  sameBuilding: ({ island, slot, building }) =>
    `Il y a déjà ${aBuilding(building)} sur ${place(island)}, ${slotNumber(slot)} ; choisis un autre type.`,
  sellOneFirst: () => `Le Sphinx achète au moins une pièce, pour ${gold(SPHINX_GOLD)} : vends-en d’abord une.`,
  nothingToSell: ({ piece }) => `Tu n’as ${UNSOLD[piece]} ; choisis une pièce que tu as.`,
  stepsShort: ({ steps: left, needed }) =>
    `Il faut pour cela ${steps(needed)} du Sylphe, une par flotte, et il en reste ${left} ; déplace moins de flottes.`,
  fleetsHaveFought: ({ sea, fleets: fresh }) =>
    fresh === 0
      ? `Tes flottes en ${sea} ont combattu et s’arrêtent là ; déplaces-en d’autres.`
      : `En ${sea}, seulement ${fleets(fresh)} peuvent encore avancer ; celles qui ont combattu s’arrêtent là.`,
  notBesidePolyphemus: ({ sea }) => `${sea} n’est pas voisine de l’île de Polyphème ; repousse les flottes qui l’entourent.`,
  noPushThere: ({ to, places }) =>
    `De là, les flottes ne peuvent pas être repoussées vers ${to} ; elles peuvent l’être vers ${any(places)}.`,
};
