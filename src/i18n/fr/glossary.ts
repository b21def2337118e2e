import { from, type Glossary } from '../glossary.ts';
import { CREATURE_NAMES } from './cyclades/creatures.ts';
import { BUILDING_NAMES, PATRONS, PIECE_NAMES } from './cyclades/words.ts';
import { NAMED_BUILDINGS, TERRAIN_NAMES } from './peloponnes/tiles.ts';
import { CIVILISATION_NAMES, DISASTER_NAMES } from './peloponnes/words.ts';

const { minotaur, medusa, polyphemus, chiron, kraken, pegasus, ...otherCreatures } = CREATURE_NAMES;

/** Peloponnes has no French text among the originals: what French players call things, as reviews of its French edition do. */
const PLAYERS = 'ours, as French players say';

/** The French words: those of the French rulebook of Cyclades where it has them. */
export const glossary: Glossary = {
  terms: {
    ...from('cyclades-fr, Matériel', {
      minotaur,
      medusa,
      polyphemus,
      chiron,
      kraken,
      creature: 'Créature mythologique',
      goldPiece: 'pièce d’or',
      goldPieceShort: 'PO',
      prosperityMarker: 'marqueur prospérité',
      offeringMarker: 'pion Offrande',
      die: 'dé',
      screen: 'paravent',
    }),
    ...from('cyclades-fr, Déroulement d’un cycle 1', {
      pegasus,
      creatureTrack: 'piste des Créatures',
      deck: 'pioche',
      discardPile: 'défausse',
    }),
    ...from('ours; the card names are not among the originals', otherCreatures),
    ...from('cyclades-fr, Le jeu', { cycle: 'cycle', offering: 'offrande', income: 'revenus', action: 'action' }),
    ...from('cyclades-fr, Les Dieux', { god: 'dieu' }),
    ...from('cyclades-fr, Offrandes; Recruter; Apollon', PATRONS),
    ...from('cyclades-fr, Revenus', { island: 'île', tradeSpace: 'case de commerce' }),
    ...from('cyclades-fr, Recruter', { ...PIECE_NAMES, seaSpace: 'case de mer', recruit: 'recruter' }),
    ...from('cyclades-fr, Construire', { ...BUILDING_NAMES, build: 'construire' }),
    ...from('cyclades-fr, Les Métropoles', { slot: 'emplacement', metropolis: 'Métropole' }),
    ...from('cyclades-fr, Mise en place', { turnTrack: 'tour de jeu' }),
    ...from('cyclades-fr, Action spéciale', { move: 'déplacer' }),
    ...from('cyclades-fr, Déroulement des combats', { battle: 'combat', retreat: 'battre en retraite' }),

    ...from('printed on the tiles', CIVILISATION_NAMES),
    ...from(PLAYERS, {
      ...DISASTER_NAMES,
      ...NAMED_BUILDINGS,
      round: 'tour',
      civilisation: 'civilisation',
      tile: 'tuile',
      landTile: 'terrain',
      buildingTile: 'bâtiment',
      conquest: 'conquête',
      coin: 'pièce',
      bid: 'offre',
      wood: 'bois',
      stone: 'pierre',
      food: 'nourriture',
      luxuryGood: 'produit de luxe',
      inhabitant: 'habitant',
      population: 'population',
      power: 'puissance',
      point: 'point',
      disaster: 'désastre',
      disasterChit: 'jeton désastre',
      supplyRound: 'ravitaillement',
      ownershipMarker: 'jeton de couleur',
      store: 'réserve',
      level: 'niveau',
      campaign: 'campagne',
    }),
    ...from('ours', {
      mountains: TERRAIN_NAMES.mountains,
      mountainForest: TERRAIN_NAMES['mountains+forest'],
      highlands: TERRAIN_NAMES['mountains+hills'],
      woodedHills: TERRAIN_NAMES['forest+hills'],
      forest: TERRAIN_NAMES.forest,
      fields: TERRAIN_NAMES.fields,
      glades: TERRAIN_NAMES['fields+forest'],

      match: 'partie',
      seat: 'place',
      host: 'hôte',
      lobby: 'salle d’attente',
      thread: 'fil',
      server: 'serveur',
      turn: 'tour',
      standingOrder: 'consigne',
      undo: 'annuler',
      redo: 'rétablir',
      vote: 'vote',
      organiser: 'organisation',
      pace: 'rythme',
      reserve: 'réserve',
      clock: 'chrono',
      quietHours: 'heures calmes',
      holidays: 'congés',
      reminder: 'rappel',
      computer: 'ordinateur',
      log: 'journal',
      directMessage: 'message privé',
    }),
  },
  same: ['bonus', 'page', 'note', 'pause', 'cyclades', 'peloponnes', 'minutes', 'population', 'points'],
};
