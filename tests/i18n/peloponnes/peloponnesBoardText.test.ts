import { describe, expect, test } from 'vitest';
import { peloponnes } from '#games/peloponnes/index.ts';
import { bid, buildings, chits, faceUp, given, lands, marked, table } from '../../games/peloponnes/given.ts';
import { betweenOffers, lastRound } from '../../support/builders/peloponnesViews.ts';
import { theGame } from '../../support/builders/positions.ts';
import { messagesFor } from '../../support/languages.ts';
import { playOut } from '../../support/players/playout.ts';

const { boardText } = messagesFor('en').game('peloponnes');

const name = (seat: number): string => ['Ada', 'Blaise', 'Carl', 'Dora', 'Emmy'][seat] ?? '?';
const long = (): string => 'W'.repeat(40);

describe('the table of Peloponnes line by line', () => {
  test('the board text of Peloponnes says everything that the picture shows', () => {
    const { state } = given(
      table(2, { goods: [{ coins: 8, wood: 1, food: 3, inhabitants: 7 }], round: 2 }),
      lands(0, 'A05', 'A06'),
      buildings(0, 'A14'),
      marked(0, 'A13'),
      chits('drought', 2, 2),
      chits('plague', 1, 2),
      faceUp(['A15', 'A03'], ['A12']),
      bid(1, 'A03', 4),
    );
    expect(boardText(peloponnes.view(state, 'spectator'), name).split('\n')).toEqual([
      '**Round 2 of 8** – 12 tiles left in stack A. Bidding; Blaise is choosing.',
      'Turn order: Ada, Blaise',
      'Chits revealed: drought 2, plague 1',
      '**Auction row**',
      '- Port, from 2 coins: building; power 3; costs 1 wood and 3 stone; 1 good of your choice per round; one-time effect: the owner gains 2 inhabitants; protects from the decline',
      '- Highlands A03, Blaise bids 4: land; power 2; 1 stone per round; one-time effect: the owner gains 5 coins and 1 inhabitant',
      '**Conquest row**',
      '- Bridge, for 4 coins: building; power 4; costs 2 wood; 1 food per round; one-time effect: the owner gains 2 inhabitants',
      '**Ada**, Messene: power 11, population 21 (11 points)',
      '- 8 coins (+3), 1 wood (+1), 0 stone, 3 food (+9), 0 luxury goods, 7 inhabitants',
      '- Lands in order: Fields A05, Glades A06',
      '- Buildings: Street, Market (marked, 3 wood to pay)',
      '**Blaise**, Patras: power 1, population 21 (1 point)',
      '- 4 coins (+3), 1 wood (+1), 0 stone, 3 food (+1), 0 luxury goods, 7 inhabitants',
    ]);
  });

  test.each([1, 2, 3, 4, 5])('the board text of every position with %i seats and long names fits into one message', (seats) => {
    const game = theGame('peloponnes');
    for (const { after } of playOut(game, seats, 31).steps) {
      const text = boardText(game.view(after, 'spectator') as Parameters<typeof boardText>[0], long);
      expect(text.length).toBeLessThanOrEqual(3800);
      expect(text).not.toMatch(/undefined|NaN|\[object/u);
    }
  });

  test('the board text of the fullest table names every tile and every seat', () => {
    const text = boardText(lastRound(5), name);
    for (const tile of ['Workshop of Phidias', 'Fields A05', 'Highlands C05', 'Temple of Apollo']) expect(text).toContain(tile);
    for (let seat = 0; seat < 5; seat++) expect(text).toContain(`**${name(seat)}**`);
    expect(text).not.toContain('…');
  });

  test('the text of one seat has the facts of the board text in plain sentences', () => {
    const words = messagesFor('en').game('peloponnes');
    const view = lastRound(5);
    for (const { value } of words.details(view, name)) {
      const told = words.detailText(view, value, name) ?? '';
      const lines = boardText(view, name).split('\n');
      const from = lines.findIndex((line) => line.startsWith(`**${name(Number(value))}**`));
      const own = lines.slice(from).filter((line, index) => index === 0 || line.startsWith('- '));
      for (const sentence of told.split('. '))
        expect(own.join('\n').replaceAll('**', '')).toContain(sentence.replace(/\.$/u, ''));
      expect(told).toMatch(new RegExp(`^${name(Number(value))}, .*: power .*Lands in order: .*Buildings: `, 'u'));
      expect(words.detailText(view, value, long)?.length).toBeLessThanOrEqual(1024);
    }
    expect(words.detailText(view, '5', name)).toBeUndefined();
  });

  test('the texts of the board say who has to act, and at the end who has won', () => {
    const words = messagesFor('en').game('peloponnes');
    const tempest = betweenOffers(3, {
      phase: 'disaster',
      disaster: { disaster: 'tempest', protected: [] },
      asked: [0, 2],
      active: [0, 2],
    });
    const end = betweenOffers(3, { phase: 'ended', outcome: { winners: [1], reason: 'score' } });
    const drawn = betweenOffers(3, { phase: 'ended', outcome: { winners: [0, 1], reason: 'draw' } });
    for (const told of [boardText, words.altText]) {
      expect(told(drawn, name)).toContain('The match is over; a draw between Ada and Blaise.');
      expect(told(tempest, name)).toContain('Disaster: tempest; Ada and Carl are choosing.');
      expect(told(end, name)).toContain('The match is over; won by Blaise.');
      expect(told(lastRound(3), name)).toContain('Carl is choosing; outbid on Tiryns Fortress with 14 coins.');
    }
    expect(words.altText(tempest, name)).toContain('Ada leads.');
    expect(words.altText(end, name)).not.toContain('leads');
  });
});
