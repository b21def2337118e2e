import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../peloponnes/commandNames.ts';

/** The first two rounds of Peloponnes, step by step. */
export const peloponnes: PeloponnesMessages['lesson'] = {
  goal: {
    title: 'What you want',
    text: [
      'You lead a civilisation through eight rounds. At the end two numbers are counted: **power** (what your tiles show, and 1 for each 3 coins) and **population** (3 for each inhabitant). The **lower of the two** is your score, and the highest score wins.',
      'Each round has the same parts: tiles are turned up, everybody offers coins for one, then comes the income, and two disaster chits. You lead Sparta, with 7 coins, 4 wood and 3 inhabitants; everything on the table is open to all.',
    ].join('\n'),
  },
  offer: {
    title: 'An offer',
    text: [
      'You get one tile in each round at most. In the **auction row** an offer is at least what the tile shows, and whoever offers more pushes the one before out. A tile of the **conquest row** costs exactly 3 coins more than it shows, and nobody can push you out there.',
      'Lands bring income, and must share a good with your outermost land; the first fits always. Buildings cost wood and stone as well as your coins. Whoever passes takes 3 coins instead.',
    ].join('\n'),
    why: 'These Glades bring food and wood each round, and inhabitants at once. The lesson begins with as little as will do.',
  },
  pushedOut: {
    title: 'Pushed out',
    text: [
      'Somebody has offered more than you. Your offer must move at once, **with the same coins**, neither more nor fewer, to another tile where they are enough; there it may push somebody else out. Or you withdraw it: then the coins come back with 1 more, and you get no tile in this round.',
      'The order of the next round depends on the coins offered: the highest offer begins.',
    ].join('\n'),
    why: 'You have the wood for the Bridge, and it brings 2 inhabitants and much power.',
  },
  building: {
    title: 'Pay, or mark',
    text: [
      'All offers stand, and the Bridge is yours. A building is paid for in wood and stone, now, or **marked with a coin**: then it works at once, but must be paid for in the next supply round, or it is lost.',
      'Luxury goods stand in for whatever is missing, two for one. They come from what finds no room in your stores.',
    ].join('\n'),
    why: 'You have 4 wood and need only 2, so nothing has to stay open.',
  },
  income: {
    title: 'Income and chits',
    text: [
      'The Bridge has brought its inhabitants, then everybody had their **income**: what civilisation, lands and buildings show, and coins by the number of inhabitants.',
      'After that two **disaster chits** were turned up, as in each round. There are three of each kind, and the third of a kind makes its disaster strike all: two droughts lie open now. What would strike next always stands on the board.',
    ].join('\n'),
  },
  conquest: {
    title: 'The conquest row',
    text: [
      'A new round with new tiles. The highest offer of the last round began (with too few coins left, as it happens), and you come last: by now there is an offer on a tile of the auction row, which you would have to exceed.',
      'The conquest row costs more, but what you take there is yours for certain. You have 7 coins.',
    ].join('\n'),
    why: 'The Wooded Hills bring wood each round, and coins and an inhabitant at once; nobody can take them from you there.',
  },
  drought: {
    title: 'The drought',
    text: [
      'The third drought has struck: a third of the food is lost, rounded up. **Earthquake** takes buildings and **tempest** takes lands unless you pay for them, **plague** takes a third of the inhabitants, **decline** 10 luxury goods. Some buildings protect you from one of them.',
      'In a **supply round** each inhabitant eats 1 food, or starves, and marked buildings must be paid for. Two tiles call for one when they are turned up, and the last follows round 8: have food ready by then.',
    ].join('\n'),
  },
  farewell: {
    title: 'That is the game',
    text: [
      `In a match you press “${controls.makeMove}” under the newest post: what you have seen here is your panel, for you alone. “${controls.undo}” takes back what you have just done, as long as nobody has moved since, and “${controls.orders}” says beforehand what you would play.`,
      `${typed.command('board')} shows the table at any time, ${typed.command('gold')} what you have, ${typed.command('rules')} looks a rule up, ${typed.command('help')} tells what you can do now, ${typed.command('peloponnes card')} what a tile does.`,
      `You have days for a move, not minutes: you are told when it is your turn, and reminded if you wish (${typed.command('me settings')}). ${typed.command('match create')} opens a match; with “${controls.addComputer}” you can begin at once, or play alone.`,
    ].join('\n'),
  },
};
