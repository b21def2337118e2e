import { describe, expect, test } from 'vitest';
import type { Event as CycladesEvent } from '#games/cyclades/events.ts';
import type { Creature } from '#games/cyclades/types.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { TileId } from '#games/peloponnes/types.ts';
import { cycladesText } from '#i18n/cyclades/phrases.ts';
import { peloponnesText } from '#i18n/peloponnes/phrases.ts';
import { tableWords } from '#i18n/peloponnes/table.ts';
import { bid } from '../games/peloponnes/given.ts';
import { GAMES } from '../support/games.ts';
import { messagesFor } from '../support/languages.ts';
import { plainSentences } from '../support/laws/translated.ts';

const say = messagesFor('fr');
const [t, peloponnesWords] = [cycladesText('fr'), peloponnesText('fr')];
const { common, notices, me } = say;
const names = ['Ada', 'Irène', 'Carl', 'Élise'];
const name = (seat: number): string => names[seat] ?? '?';

/** French sets these marks apart by spaces at which no line breaks; here they are written with plain ones. */
const set = (text: string): string =>
  text
    .replaceAll(/ (?=[;:!?])/g, '\u202f')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(' »', '\u00a0»');

const cyclades = say.game('cyclades');
const peloponnes = say.game('peloponnes');

test('Discord in French gets French', () => {
  expect(say.name).toBe('Français');
  expect(messagesFor('fr-CA')).toBe(say);
});

test.each<[CycladesEvent, string]>([
  [{ type: 'BidPlaced', seat: 0, god: 'poseidon', amount: 3 }, 'Ada offre 3 à Poséidon.'],
  [{ type: 'BidPlaced', seat: 0, god: 'apollo' }, 'Ada choisit Apollon.'],
  [{ type: 'BidDisplaced', seat: 2, god: 'athena' }, 'Carl se fait déloger d’Athéna et doit choisir un autre dieu.'],
  [{ type: 'BidDisplaced', seat: 2, god: 'zeus' }, 'Carl se fait déloger de Zeus et doit choisir un autre dieu.'],
  [{ type: 'IncomeCollected', gold: [2, 0, 5] }, 'Revenus : Ada 2, Carl 5.'],
  [{ type: 'IncomeCollected', gold: [0, 0, 0] }, 'Personne n’a de revenus.'],
  [
    { type: 'BuildingBuilt', seat: 0, island: 'is3', slot: 0, building: 'university', cost: 2 },
    'Ada construit une université sur l’île 3 pour 2 PO.',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'C2', to: 'C3', fleets: 1, stepsLeft: 0, cost: 1 },
    'Ada déplace 1 flotte de C2 vers C3 pour 1 PO (aucune case restante).',
  ],
  [
    { type: 'FleetsMoved', seat: 0, from: 'E2', to: 'C3', fleets: 5, stepsLeft: 2, cost: 0 },
    'Ada déplace 5 flottes d’E2 vers C3 (2 cases restantes).',
  ],
  [
    { type: 'IslandLanded', seat: 0, from: 'is1', island: 'is4', troops: 2, cost: 1, loser: 1 },
    'Ada débarque 2 troupes de l’île 1 sur l’île 4 pour 1 PO et prend l’île à Irène sans combat.',
  ],
  [
    { type: 'MetropolisPlaced', seat: 3, island: 'is3', destroyed: [0] },
    '**Élise place une Métropole sur l’île 3**. Elle remplace le bâtiment de l’emplacement 1.',
  ],
  [
    { type: 'MetropolisPlaced', seat: 3, island: 'is3', destroyed: [0, 1] },
    '**Élise place une Métropole sur l’île 3**. Elle remplace les bâtiments des emplacements 1 et 2.',
  ],
  [{ type: 'FigureLeft', seat: 1, creature: 'minotaur' }, 'Le Minotaure d’Irène quitte le plateau.'],
  [{ type: 'FigureLeft', seat: 1, creature: 'medusa' }, 'Méduse, placée par Irène, quitte le plateau.'],
  [{ type: 'CreatureBought', seat: 0, creature: 'fates', cost: 4, discount: 0 }, 'Ada invoque les Moires pour 4 PO.'],
  [
    { type: 'CreatureSwapped', seat: 0, discarded: 'griffon', drawn: 'fates', cost: 1 },
    'Ada paie 1 PO pour remplacer le Griffon par les Moires.',
  ],
  [{ type: 'GoldStolen', seat: 0, loser: 1 }, 'Ada prend la moitié de l’or d’Irène avec le Griffon.'],
  [{ type: 'GoldStolen', seat: 0, loser: 2, gold: 3 }, 'Ada prend la moitié de l’or de Carl avec le Griffon : 3 PO.'],
  [
    { type: 'BuildingDestroyed', owner: 2, island: 'is1', slot: 3, building: 'university', seat: 0 },
    'Le Géant détruit l’université de Carl sur l’île 1, emplacement 4.',
  ],
])('the French log of Cyclades describes event %#: %s', (event, line) => {
  expect(cyclades.event(event, name)).toBe(set(line));
});

test.each<[Event, string]>([
  [bid(0, 'A13', 1), 'Ada offre 1 pièce pour le Marché.'],
  [bid(1, 'B02', 5), 'Irène offre 5 pièces pour l’Agora.'],
  [bid(1, 'A05', 5), 'Irène offre 5 pièces pour le terrain Champs A05.'],
  [{ type: 'BidPushedOut', seat: 0, tile: 'C07', coins: 5 }, 'Ada se fait déloger de la Stoa malgré son offre de 5 pièces.'],
  [{ type: 'BidPushedOut', seat: 2, tile: 'A13', coins: 1 }, 'Carl se fait déloger du Marché malgré son offre de 1 pièce.'],
  [{ type: 'BuildingAbandoned', seat: 0, tile: 'B01', coins: 1 }, 'Ada défausse l’Aqueduc (1 pièce rendue).'],
  [{ type: 'TileLost', seat: 0, tile: 'C09', why: 'forgone' }, 'Ada défausse la Porte des Lions.'],
  [{ type: 'DisasterStruck', disaster: 'plague', protected: [] }, '**L’épidémie frappe !**'],
  [
    { type: 'DisasterStruck', disaster: 'decline', protected: [0, 1] },
    '**Le déclin frappe !** Mais un bâtiment protège Ada et Irène.',
  ],
  [
    { type: 'InhabitantsFed', seat: 0, paid: { food: 1 }, starved: 1 },
    'Ada nourrit ses habitants avec 1 nourriture, mais 1 habitant meurt de faim.',
  ],
  [{ type: 'InhabitantsFed', seat: 0, paid: {}, starved: 5 }, 'Ada n’a pas de nourriture : 5 habitants meurent de faim.'],
  [{ type: 'InhabitantsFed', seat: 0, paid: {}, starved: 0 }, 'Ada n’a aucun habitant à nourrir.'],
])('the French log of Peloponnes describes event %#: %s', (event, line) => {
  expect(peloponnes.event(event, name)).toBe(set(line));
});

/** What is refused, as the rules give the facts. */
const refused = (game: typeof cyclades, code: string, params: object): string | undefined =>
  game.rejection({ code, params } as never, name);

test('French tiles have the article of their name, and lands follow “le terrain”', () => {
  const told = (tile: TileId): string | undefined => refused(peloponnes, 'bidTooLow', { tile, least: 2 });
  expect(told('A13')).toMatch(/^Le Marché coûte/);
  expect(told('A11')).toMatch(/^La Caserne coûte/);
  expect(told('C06')).toMatch(/^L’Atelier de Phidias coûte/);
  expect(told('A03')).toMatch(/^Le terrain Hautes terres A03 coûte/);
});

test('a French list of tiles names lands without “le terrain”', () => {
  const tileNotOffered = (tiles: readonly TileId[]): string | undefined =>
    refused(peloponnes, 'tileNotOffered', { tile: 'A13', tiles });
  expect(tileNotOffered(['A03', 'C07', 'B05'])).toMatch(/Choisis Hautes terres A03, la Stoa ou Champs B05\.$/);
  expect(tileNotOffered(['A03'])).toMatch(/Choisis le terrain Hautes terres A03\.$/);
});

test('the French article of a tile that adds half a coin merges with its preposition', () => {
  const outdone = { tile: 'A03', least: 4, fixed: false, offer: { seat: 0, coins: 4, half: true } } as const;
  expect(tableWords(peloponnesWords).halves({ auction: [outdone], conquest: [] })).toEqual([
    '½ s’ajoute grâce au Marché ou à l’Agora',
  ]);
});

test.each([
  [
    'goldShort',
    { cost: 4, gold: 1 },
    'Cela coûte 4 PO, mais tu n’as que 1 PO. Choisis quelque chose de moins cher, ou termine ton tour.',
  ],
  ['notYourTurn', { active: [1, 2] }, 'Ce n’est pas ton tour : la partie attend Irène et Carl.'],
  ['bidTooLow', { god: 'ares', least: 5 }, 'L’offrande à Arès est de 4. Offre au moins 5, ou choisis un autre dieu.'],
  ['notOnTrack', { creature: 'fates' }, 'Les Moires ne sont pas sur la piste. Choisis une créature qui s’y trouve.'],
  ['notOnTrack', { creature: 'harpy' }, 'La Harpie n’est pas sur la piste. Choisis une créature qui s’y trouve.'],
  ['creatureFirst', { creature: 'kraken' }, 'Tu utilises le Kraken : déplace-le d’une case de plus, ou laisse-le là.'],
  ['stockEmpty', { item: 'fortress' }, 'Il ne reste aucune forteresse dans la réserve. Choisis un autre coup.'],
])('a refused move of Cyclades says in French what would be legal: %s', (code, params, sentence) => {
  expect(refused(cyclades, code, params)).toBe(set(sentence));
});

test('the French word for “free” agrees with its noun', () => {
  const free = (creature: Creature): string | undefined => t('creature-priced', { creature, cost: 0 }).split(' ')[1];
  const creatures: readonly Creature[] = ['griffon', 'harpy', 'medusa', 'chiron', 'fates'];
  expect(creatures.map(free)).toEqual(['(gratuit)', '(gratuite)', '(gratuite)', '(gratuit)', '(gratuites)']);
  const kinds = (['poseidon', 'ares', 'zeus', 'athena'] as const).map((god) =>
    cyclades.moveKind({ turn: { god, recruited: 0 } } as View, 'Recruit'),
  );
  expect(kinds).toEqual([
    'Recruter une flotte (gratuite)',
    'Recruter une troupe (gratuite)',
    'Recruter un prêtre (gratuit)',
    'Recruter un philosophe (gratuit)',
  ]);
});

test('two slots are listed in French, and more are given as a range', () => {
  expect(refused(cyclades, 'noSuchSlot', { island: 'is3', slots: 2 })).toBe(
    'L’île 3 n’a que les emplacements 1 et 2. Choisis l’un d’eux.',
  );
  expect(refused(cyclades, 'noSuchSlot', { island: 'is3', slots: 4 })).toBe(
    'L’île 3 n’a que les emplacements 1 à 4. Choisis l’un d’eux.',
  );
});

describe('French texts', () => {
  test('French sentences name commands as a French Discord shows them', () => {
    expect(common.refusals.noSuchMatch({}, name)).toContain('`/partie liste`');
    expect(common.plain.noNote).toContain('`/note texte:`');
    expect(notices.noPicture(false)).toContain('`/plateau format:texte`');
    expect(me.holidays([], [])).toContain('`/moi congés du: au:`');
  });

  test.each([
    [0, '**0 partie t’attend**'],
    [1, '**1 partie t’attend**'],
    [2, '**2 parties t’attendent**'],
  ])('the French count of %i waiting matches agrees in number', (count, line) => {
    expect(me.turns(count)).toBe(line);
  });

  test('French times and timers have the right plural', () => {
    expect(common.pace.value('48h')).toBe('48 heures par décision, plus 4 jours de réserve');
    expect(common.pace.value('1h')).toBe('1 heure par décision, plus 2 heures de réserve');
    expect(common.pace.value('off')).toBe('sans chrono');
    expect(common.remind.value('off')).toBe('jamais');
    expect(say.table.duration(24)).toBe('1 jour');
  });

  test('a French motion names a player with “d’” before a vowel or a silent h', () => {
    const replace = (seat: number): string => common.motion({ kind: 'replace', seat }, name);
    expect([0, 2, 3].map(replace)).toEqual([
      'trouver un nouveau joueur pour la place d’Ada',
      'trouver un nouveau joueur pour la place de Carl',
      'trouver un nouveau joueur pour la place d’Élise',
    ]);
    const guests = ['Hélène', 'Hugo', 'Hans'];
    const opened = [0, 1, 2].map((seat) => common.motion({ kind: 'replace', seat }, (each) => guests[each] ?? '?'));
    expect(opened.map((motion) => motion.slice(-9))).toEqual([' d’Hélène', 'ce d’Hugo', 'e de Hans']);
    expect(common.motion({ kind: 'rewind', to: { number: 14, round: 'cycle 3' } }, name)).toBe(
      'revenir en arrière à ·14 (cycle 3, au tout début)',
    );
  });

  test('the French outcome of Cyclades names one winner, several or none', () => {
    const ended = (winners: readonly number[], reason: string): string => cyclades.outcome({ winners, reason }, name);
    expect(ended([0], 'metropolises')).toBe('Ada a assez de Métropoles et gagne.');
    expect(ended([0, 1], 'metropolises')).toBe(set('Ada et Irène ont assez de Métropoles et autant d’or : victoire partagée.'));
    expect(ended([0], 'standing')).toBe(set('La partie a été écourtée : Ada est en tête et gagne.'));
    expect(ended([], 'conceded')).toBe(set('Tous les joueurs ont abandonné : personne ne gagne.'));
  });

  test('the French confirmation of a turn’s end lists other moves within a sentence', () => {
    expect(common.confirmMove('Terminer le tour', ['Recruter une troupe (2 PO)', 'Construire un port (2 PO)'])).toBe(
      set('**Terminer le tour ?** Tu pourrais encore recruter une troupe (2 PO) ou construire un port (2 PO).'),
    );
    expect(common.confirmMove('Passer', [])).toBe(set('**Passer ?** Tu n’as pas d’autre coup possible.'));
  });

  test('French dates are written as in a French calendar', () => {
    expect(me.day('2026-12-24')).toBe('jeu. 24 déc. 2026');
  });
});

test('no line can break before a French punctuation mark', () => {
  const all = [...plainSentences(say, Object.keys(GAMES))];
  const loose = all.filter(([, text]) => / [;:!?»]|[\p{L})][;!?]|«(?!\u00a0)|(?<!\u00a0)»/u.test(text));
  expect(all.length).toBeGreaterThan(500);
  expect(loose).toEqual([]);
});

test('French apostrophes are typographic', () => {
  const typed = [...plainSentences(say, Object.keys(GAMES))].filter(([, text]) => /\p{L}'\p{L}/u.test(text));
  expect(typed).toEqual([]);
});
