import { describe, expect, test } from 'vitest';
import { REJECTION_CODES, type RejectionCode, type RejectionParams } from '#games/cyclades/rejections.ts';
import { CREATURES } from '#games/cyclades/types.ts';
import { LANGUAGES, messagesFor } from '../../support/languages.ts';
import { BROKEN } from '../../support/laws/brokenSentence.ts';

const names = ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'];
const name = (seat: number): string => names[seat] ?? '?';

/** One of each code, with facts as the rules give them. */
const PARAMS: { readonly [Code in RejectionCode]: RejectionParams[Code] } = {
  notACommand: {},
  unknownCommand: { type: 'Castle' },
  missingField: { command: 'Build', field: 'slot' },
  unknownField: { command: 'Build', field: 'price' },
  wrongField: { command: 'Build', field: 'slot', expected: 'countFromZero' },
  noSuchSeat: { seat: 7, seats: 4 },
  notStarted: {},
  gameOver: {},
  eliminated: {},
  notYourTurn: { active: [1, 2] },
  offeringsFirst: {},
  offeringsOver: {},
  godFaceDown: { god: 'zeus', gods: ['ares', 'poseidon'] },
  sameGod: { god: 'ares' },
  bidTooLow: { god: 'ares', least: 5 },
  bidUnpayable: { most: 7 },
  battleFirst: {},
  noBattle: {},
  metropolisDueFirst: {},
  noMetropolisDue: {},
  prosperityDueFirst: {},
  noProsperityDue: {},
  creatureFirst: { creature: 'sphinx' },
  noCreatureInUse: {},
  freePhilosopherDue: {},
  wrongGod: { god: 'apollo', needs: ['ares'] },
  goldShort: { cost: 4, gold: 1 },
  noSuchIsland: { island: 'is99' },
  noSuchSea: { sea: 'Z9' },
  noSuchSlot: { island: 'is2', slots: 2 },
  notYourIsland: { island: 'is2' },
  stockEmpty: { item: 'fortress' },
  recruitLimit: { most: 4 },
  allFleetsOut: { most: 8 },
  allTroopsOut: { most: 8 },
  seaNotCoastal: { sea: 'C4' },
  seaHeld: { sea: 'C4', seat: 1 },
  noFreeSlot: { island: 'is2' },
  slotTaken: { island: 'is2', slot: 0, building: 'port' },
  slotUnderMetropolis: { island: 'is2', slot: 1 },
  noFleetsThere: { sea: 'C4' },
  tooFewFleets: { sea: 'C4', fleets: 1 },
  seasNotAdjacent: { from: 'A1', to: 'C4' },
  noTroopsThere: { island: 'is2' },
  tooFewTroops: { island: 'is2', troops: 3 },
  sameIsland: { island: 'is2' },
  islandsNotLinked: { from: 'is2', to: 'is3' },
  lastIslandProtected: { island: 'is2', seat: 1 },
  seaBlocked: { sea: 'C4', by: 'kraken' },
  boundByMedusa: { island: 'is2' },
  notOnTrack: { creature: 'harpy' },
  notInDiscards: { creature: 'harpy' },
  noTargetFor: { creature: 'chimera' },
  deckEmpty: {},
  notAnOpponent: { creature: 'griffon' },
  opponentOut: { seat: 1 },
  nothingToSteal: { seat: 1, item: 'priest' },
  notAnOpponentsIsland: { island: 'is2' },
  safeByChiron: { island: 'is2' },
  noLoneFleet: { sea: 'C4' },
  fleetInReserve: {},
  noFleetInReserve: {},
  sameBuilding: { island: 'is2', slot: 0, building: 'port' },
  sellOneFirst: {},
  nothingToSell: { piece: 'priest' },
  stepsShort: { steps: 1, needed: 3 },
  fleetsHaveFought: { sea: 'C4', fleets: 0 },
  notBesidePolyphemus: { sea: 'C4' },
  noPushThere: { to: 'C4', places: ['C3', 'D3'] },
  noRetreatThere: { to: 'C4', places: ['C3', 'is2'] },
  noBuildingThere: { island: 'is2', slot: 0 },
  notToDiscard: { building: 'port', buildings: ['temple', 'university'] },
  discardFirst: { buildings: ['temple'] },
  nothingToDiscard: {},
  metropolisThere: { island: 'is2' },
  freePlaceFirst: { islands: ['is2', 'is3'] },
};

describe.each(LANGUAGES.map((say) => [say.locale, say] as const))('Cyclades in %s', (_, say) => {
  const words = say.game('cyclades');

  test.each(REJECTION_CODES)(`a refusal of Cyclades in ${say.locale} says why: %s`, (code) => {
    const sentence = words.rejection({ code, params: PARAMS[code] }, name);
    expect(sentence).toMatch(/\.$/);
    expect(sentence).not.toMatch(BROKEN);
    expect(sentence).not.toMatch(/\bis\d|slot 0/);
  });

  test(`a refusal of Cyclades in ${say.locale} names the place and what would be legal`, () => {
    expect(words.rejection({ code: 'bidTooLow', params: PARAMS.bidTooLow }, name)).toMatch(/[AÁ]r.*\b4\b.*\b5\b/);
    expect(words.rejection({ code: 'bidUnpayable', params: PARAMS.bidUnpayable }, name)).toMatch(/\b7\b/);
    expect(words.rejection({ code: 'noRetreatThere', params: PARAMS.noRetreatThere }, name)).toMatch(/C4.*C3.*\p{L}{3,} 2/u);
    expect(words.rejection({ code: 'lastIslandProtected', params: PARAMS.lastIslandProtected }, name)).toMatch(
      /\p{L}{3,} 2.*Blaise/u,
    );
  });

  test(`Cyclades has no sentence in ${say.locale} for an unknown code`, () => {
    for (const code of ['noSuchCode', 'constructor', 'toString'])
      expect(words.rejection({ code, params: {} }, name)).toBeUndefined();
  });

  test.each(CREATURES)(`a refusal in ${say.locale} says what is missing for a creature or must come first: %s`, (creature) => {
    for (const code of ['noTargetFor', 'creatureFirst', 'notOnTrack', 'notInDiscards'] as const) {
      const sentence = words.rejection({ code, params: { creature } }, name);
      expect(sentence).toMatch(/\.$/);
      expect(sentence).not.toMatch(BROKEN);
    }
  });
});

describe('a refusal in English', () => {
  const said = <Code extends RejectionCode>(code: Code, params: RejectionParams[Code] = PARAMS[code]): string | undefined =>
    messagesFor('en').game('cyclades').rejection({ code, params }, name);

  test.each<[RejectionCode, string]>([
    ['creatureFirst', 'You’re using the Sphinx: sell something, or stop selling.'],
    ['noCreatureInUse', 'You need a creature for that. Buy one from the track first.'],
    ['seaBlocked', 'The Kraken is in C4, so no fleet can enter. Choose another sea space.'],
    ['tooFewFleets', 'You have only 1 fleet in C4. Choose at most 1, or choose another sea space.'],
    ['tooFewTroops', 'You have only 3 troops on island 2. Choose at most 3, or choose another island.'],
    ['boundByMedusa', 'Medusa is on island 2, so no troops can leave. Choose another island.'],
    ['notOnTrack', 'The Harpy isn’t on the track. Choose a creature that is.'],
    ['notInDiscards', 'The Harpy isn’t in the discard pile. Choose a creature that is.'],
    ['noTargetFor', 'You can’t use the Chimera now: no creature in the discard pile can be used. Choose another creature.'],
    ['deckEmpty', 'The deck and the discard pile are empty, so you can’t replace a creature. Choose another move.'],
    ['notAnOpponent', 'The Griffon takes from an opponent. Choose one of the other players.'],
    ['opponentOut', 'Blaise is eliminated. Choose an opponent who is still in the match.'],
    ['nothingToSteal', 'Blaise has no priest. Choose an opponent who has one.'],
    ['notAnOpponentsIsland', 'Island 2 doesn’t belong to an opponent. Choose an opponent’s island with troops.'],
    ['safeByChiron', 'Chiron protects island 2 from Pegasus, the Giant and the Harpy. Choose another island.'],
    ['noLoneFleet', 'C4 doesn’t hold a lone enemy fleet. Choose a sea space with exactly one.'],
    ['fleetInReserve', 'You still have a fleet in reserve, so the Mermaid uses that one. Leave out the sea space it comes from.'],
    ['noFleetInReserve', 'All your fleets are on the board. Choose the sea space that the fleet comes from, too.'],
    ['sameBuilding', 'There’s already a port in slot 1 of island 2. Choose another type.'],
    ['sellOneFirst', 'First sell at least one piece to the Sphinx, for 2 GP.'],
    ['nothingToSell', 'You have no priests to sell. Choose something else.'],
    ['stepsShort', 'That takes 3 steps, one for each fleet, but the Sylph has only 1 step left. Move fewer fleets.'],
    ['fleetsHaveFought', 'Your fleets in C4 have fought and can’t move again. Move others.'],
    ['notBesidePolyphemus', 'C4 isn’t next to Polyphemus’s island. Choose a sea space that is.'],
    ['freePlaceFirst', 'You have an island with a free Metropolis space, so the Metropolis goes there. Choose island 2 or 3.'],
    ['noPushThere', 'You can’t push those fleets to C4. Push them to C3 or D3.'],
  ])('the English refusal of Cyclades says what is wrong and what is possible: %s', (code, sentence) => {
    expect(said(code)).toBe(sentence);
  });

  test('the English refusal of a blocked sea space distinguishes Polyphemus from the Kraken', () => {
    expect(said('seaBlocked', { sea: 'C4', by: 'polyphemus' })).toBe(
      'Polyphemus is next to C4, so no fleet can enter. Choose another sea space.',
    );
  });

  test.each<[string, string, string]>([
    ['noSuchIsland', 'is99', 'Island 99 isn’t one of the islands on this board. Choose an island from the list.'],
    ['noSuchIsland', 'G3', 'G3 isn’t one of the islands on this board. Choose an island from the list.'],
    ['noSuchSea', 'Z9', 'Z9 isn’t a sea space on this board. Use a letter and a number, such as A1.'],
    ['noSuchSea', 'is2', 'Island 2 isn’t a sea space on this board. Use a letter and a number, such as A1.'],
  ])('the English refusal names what is no place of its kind: %s, %s', (code, place, sentence) => {
    expect(code === 'noSuchIsland' ? said(code, { island: place }) : said('noSuchSea', { sea: place })).toBe(sentence);
  });

  test('the English refusal to sail says how many fleets have not fought yet', () => {
    expect(said('fleetsHaveFought', { sea: 'C4', fleets: 2 })).toBe(
      'Only 2 fleets in C4 can still move. The others have fought.',
    );
  });

  test.each([
    ['creature', '`creature:` must be one of Fates, Griffon, Harpy, Pegasus, '],
    ['building', '`building:` must be one of port, fortress, temple or university.'],
    ['piece', '`piece:` must be one of troop, fleet, priest or philosopher.'],
    ['seat', '`seat:` must be the name of a player in this match.'],
  ] as const)('the English refusal of a wrong field says what a %s is', (expected, beginning) => {
    const sentence = said('wrongField', { command: 'UseCreature', field: expected, expected });
    expect(sentence?.startsWith(beginning)).toBe(true);
  });
});

test('an offering that is too low is refused in English with the god and what would be legal', () => {
  const words = messagesFor().game('cyclades');
  expect(words.rejection({ code: 'bidTooLow', params: PARAMS.bidTooLow }, name)).toMatch(/Ares.*\b4\b.*\b5\b/);
});
