import type { Creature } from '#games/cyclades/types.ts';
import { TILES } from '#games/peloponnes/data/tiles.ts';
import type { Disaster } from '#games/peloponnes/types.ts';
import type { Book, SectionKey } from '../rules.ts';

/** To which sections a section leads, in every language: those of its own book, or of the house. At most five. */

/** A section as the book `In` names it: its own by their keys. */
export type Link<In extends Book> = SectionKey<In> | `house.${SectionKey<'house'>}`;

export const RELATED: { readonly [In in Book]: Readonly<Record<SectionKey<In>, readonly Link<In>[]>> } = {
  house: {
    beginning: ['lobby', 'moving', 'pace', 'privateMatches', 'computers'],
    lobby: ['beginning', 'privateMatches', 'computers', 'luck', 'pace'],
    moving: ['looking', 'undoing', 'orders', 'atOnce', 'trouble'],
    looking: ['moving', 'notices', 'secrets'],
    undoing: ['goingBack', 'moving', 'voting'],
    goingBack: ['undoing', 'voting', 'organisers', 'seatsChanging'],
    orders: ['moving', 'atOnce', 'undoing', 'secrets'],
    atOnce: ['moving', 'undoing', 'orders', 'secrets'],
    pace: ['timeOut', 'quietTime', 'notices', 'voting'],
    quietTime: ['pace', 'notices', 'timeOut'],
    timeOut: ['pace', 'computers', 'voting', 'seatsChanging'],
    notices: ['quietTime', 'pace', 'looking', 'languages'],
    languages: ['notices', 'looking', 'lobby', 'server'],
    voting: ['goingBack', 'seatsChanging', 'concedingAndEnding', 'organisers', 'pace'],
    seatsChanging: ['computers', 'voting', 'concedingAndEnding', 'secrets', 'timeOut'],
    computers: ['seatsChanging', 'timeOut', 'lobby'],
    concedingAndEnding: ['seatsChanging', 'voting', 'computers'],
    privateMatches: ['lobby', 'seatsChanging', 'secrets'],
    secrets: ['luck', 'atOnce', 'orders', 'yourData'],
    luck: ['secrets', 'undoing', 'lobby'],
    organisers: ['voting', 'goingBack', 'server', 'seatsChanging'],
    server: ['organisers', 'beginning', 'pace'],
    yourData: ['secrets', 'seatsChanging', 'quietTime'],
    trouble: ['moving', 'undoing', 'looking'],
  },
  cyclades: {
    goal: ['metropolis', 'lastIsland', 'cycle', 'twoPlayers'],
    setUp: ['places', 'options', 'income', 'house.secrets'],
    places: ['setUp', 'building', 'income', 'metropolisPlace', 'house.looking'],
    cycle: ['gods', 'income', 'offerings', 'turn', 'goal'],
    gods: ['offerings', 'turn', 'apollo', 'cycle'],
    income: ['apollo', 'cycle', 'places', 'sailing'],
    offerings: ['displaced', 'gods', 'apollo', 'plans', 'twoPlayers'],
    displaced: ['offerings', 'apollo', 'plans'],
    turn: ['recruiting', 'building', 'sailing', 'marching', 'creatures'],
    recruiting: ['turn', 'offerings', 'metropolis', 'setUp'],
    building: ['metropolis', 'places', 'battle', 'turn'],
    sailing: ['battle', 'figures', 'income', 'marching'],
    marching: ['battle', 'lastIsland', 'sailing', 'figures'],
    battle: ['retreat', 'building', 'sailing', 'marching', 'figures'],
    retreat: ['battle', 'marching', 'figures', 'plans'],
    lastIsland: ['goal', 'marching', 'apollo', 'metropolis'],
    metropolis: ['metropolisPlace', 'building', 'recruiting', 'goal'],
    metropolisPlace: ['metropolis', 'places', 'building'],
    apollo: ['income', 'offerings', 'gods', 'options'],
    creatures: ['creatureUse', 'figures', 'turn', 'building'],
    creatureUse: ['creatures', 'figures', 'turn'],
    figures: ['creatureUse', 'marching', 'sailing', 'retreat'],
    twoPlayers: ['offerings', 'goal', 'options', 'apollo'],
    options: ['setUp', 'twoPlayers', 'apollo', 'goal', 'house.lobby'],
    plans: ['offerings', 'displaced', 'retreat', 'house.orders'],
  },
  peloponnes: {
    goal: ['ending', 'income', 'supply', 'buildings'],
    setUp: ['round', 'income', 'options', 'alone'],
    round: ['rows', 'offers', 'buildings', 'income', 'disasters'],
    rows: ['offers', 'conquest', 'supply', 'round'],
    offers: ['pushedOut', 'conquest', 'passing', 'luxury', 'halfCoin'],
    conquest: ['offers', 'pushedOut', 'rows'],
    pushedOut: ['offers', 'passing', 'conquest', 'plans'],
    passing: ['offers', 'pushedOut', 'turnOrder'],
    turnOrder: ['offers', 'passing', 'halfCoin'],
    halfCoin: ['offers', 'turnOrder', 'options'],
    buildings: ['markers', 'luxury', 'finishing', 'stores', 'goal'],
    markers: ['buildings', 'finishing', 'givingUp', 'luxury'],
    lands: ['income', 'offers', 'givingUp', 'goal'],
    stores: ['luxury', 'income', 'buildings'],
    income: ['stores', 'luxury', 'lands', 'goal', 'setUp'],
    luxury: ['stores', 'buildings', 'givingUp', 'supply', 'offers'],
    disasters: ['givingUp', 'luxury', 'buildings', 'round'],
    givingUp: ['disasters', 'luxury', 'markers', 'house.atOnce'],
    supply: ['finishing', 'luxury', 'rows', 'ending'],
    finishing: ['supply', 'markers', 'buildings', 'luxury'],
    ending: ['goal', 'supply', 'disasters'],
    alone: ['campaign', 'offers', 'rows', 'goal'],
    campaign: ['alone', 'goal', 'rows'],
    options: ['halfCoin', 'supply', 'markers', 'campaign', 'house.lobby'],
    plans: ['offers', 'pushedOut', 'givingUp', 'house.orders'],
  },
};

const FIGURES: readonly Creature[] = ['minotaur', 'chiron', 'medusa', 'polyphemus', 'kraken'];
const PAID: readonly Disaster[] = ['earthquake', 'tempest'];

const KINDS: ReadonlyMap<string, 'land' | 'building'> = new Map(TILES.map(({ id, kind }) => [id, kind]));

/** To which sections what is looked up by its name leads: a creature, a tile, a disaster, a civilisation. */
export const RELATED_TO_REFERENCE: { readonly [In in Exclude<Book, 'house'>]: (key: string) => readonly Link<In>[] } = {
  cyclades: (key) => (FIGURES.includes(key as Creature) ? ['figures', 'creatureUse', 'creatures'] : ['creatureUse', 'creatures']),
  peloponnes: (key) => {
    const kind = KINDS.get(key);
    if (kind !== undefined) return kind === 'land' ? ['lands', 'offers'] : ['buildings', 'offers', 'markers'];
    if (PAID.includes(key as Disaster)) return ['givingUp', 'disasters', 'luxury'];
    return /^(drought|plague|decline)$/.test(key) ? ['disasters', 'luxury'] : ['setUp', 'income'];
  },
};
