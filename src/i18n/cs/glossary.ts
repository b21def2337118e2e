import { from, type Glossary } from '../glossary.ts';
import { CREATURE_NAMES } from './cyclades/creatures.ts';
import { BUILDING_NAMES, PATRONS, PIECE_NAMES } from './cyclades/words.ts';
import { TERRAIN_NAMES, BUILDING_NAMES as TILE_NAMES } from './peloponnes/tiles.ts';
import { CIVILISATION_NAMES, DISASTER_NAMES } from './peloponnes/words.ts';

const { poseidon, ares, zeus, athena, apollo } = PATRONS;
const { kraken, minotaur, medusa, polyphemus, chiron, pegasus, ...otherCreatures } = CREATURE_NAMES;
const { korinth, sparta, argos, ...otherCivilisations } = CIVILISATION_NAMES;
const { port, fortress, temple, university } = BUILDING_NAMES;
const { troop, fleet, priest, philosopher } = PIECE_NAMES;

/**
 * The Czech words. Cyclades has them from its Czech rulebook, by its headings. Peloponnes has no Czech edition: its words are ours,
 * as the hobby uses them, but for the cities that the Cyclades rulebook names.
 */
export const glossary: Glossary = {
  terms: {
    ...from('cyclades-cs, úvod', { korinth, sparta, argos }),
    ...from('cyclades-cs, Obsah hry', {
      offeringMarker: 'nabídková figurka',
      goldPiece: 'zlatá mince',
      goldPieceShort: 'ZM',
      prosperityMarker: 'žeton rozkvětu',
      metropolis: 'metropole',
      creature: 'bájná bytost',
      die: 'kostka',
      screen: 'zástěna',
      kraken,
      minotaur,
      medusa,
      polyphemus,
      chiron,
    }),
    ...from('cyclades-cs, 5) Vykonávání akcí', { turnTrack: 'stupnice pořadí hráčů' }),
    ...from('cyclades-cs, Průběh hry', { cycle: 'kolo', income: 'příjem', offering: 'nabídka', action: 'akce' }),
    ...from('cyclades-cs, 1) Bájné bytosti', { deck: 'dobírací balíček', discardPile: 'odkládací balíček', pegasus }),
    ...from('cyclades-cs, 2) Bohové', { god: 'bůh' }),
    ...from('cyclades-cs, 3) Příjmy', { island: 'ostrov', tradeSpace: 'pole námořního obchodu' }),
    ...from('cyclades-cs, Verbování', {
      recruit: 'verbovat',
      seaSpace: 'námořní pole',
      poseidon,
      ares,
      zeus,
      athena,
      troop,
      fleet,
      priest,
      philosopher,
    }),
    ...from('cyclades-cs, Stavba', { build: 'stavět', slot: 'stavební místo', port, fortress, temple, university }),
    ...from('cyclades-cs, Zvláštní akce', { move: 'přesun' }),
    ...from('cyclades-cs, Vysvětlení průběhu bitvy', { battle: 'bitva', retreat: 'ústup' }),
    ...from('cyclades-cs, Apollón', { apollo }),
    ...from('ours', {
      ...otherCreatures,
      creatureTrack: 'řada bytostí',

      ...otherCivilisations,
      ...DISASTER_NAMES,
      round: 'kolo',
      civilisation: 'civilizace',
      tile: 'destička',
      landTile: 'území',
      buildingTile: 'budova',
      conquest: 'dobývání',
      coin: 'mince',
      bid: 'nabídka',
      wood: 'dřevo',
      stone: 'kámen',
      food: 'jídlo',
      luxuryGood: 'luxusní zboží',
      inhabitant: 'obyvatel',
      population: 'obyvatelstvo',
      power: 'moc',
      point: 'bod',
      disaster: 'katastrofa',
      disasterChit: 'žeton katastrofy',
      supplyRound: 'zásobovací kolo',
      ownershipMarker: 'ukazatel majetku',
      store: 'sklad',
      level: 'úroveň',
      campaign: 'kampaň',
      mountains: TERRAIN_NAMES.mountains,
      mountainForest: TERRAIN_NAMES['mountains+forest'],
      highlands: TERRAIN_NAMES['mountains+hills'],
      woodedHills: TERRAIN_NAMES['forest+hills'],
      forest: TERRAIN_NAMES.forest,
      fields: TERRAIN_NAMES.fields,
      glades: TERRAIN_NAMES['fields+forest'],
      ...TILE_NAMES,

      match: 'partie',
      seat: 'místo',
      host: 'hostitel',
      lobby: 'lobby',
      thread: 'vlákno',
      server: 'server',
      turn: 'tah',
      standingOrder: 'trvalý příkaz',
      undo: 'vzít tah zpět',
      redo: 'zopakovat tah',
      vote: 'hlasování',
      organiser: 'pořadatel',
      pace: 'tempo',
      reserve: 'rezerva',
      clock: 'hodiny',
      quietHours: 'klidové hodiny',
      holidays: 'dovolená',
      reminder: 'připomínka',
      computer: 'počítač',
      log: 'záznam',
      directMessage: 'přímá zpráva',
    }),
  },
  same: ['Discord', 'SHA-256', 'Peloponnes', 'text', 'data', 'export', 'detail'],
};
