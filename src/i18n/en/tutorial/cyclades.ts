import type { CycladesMessages } from '../../cyclades/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../cyclades/commandNames.ts';

/** The first cycle of Cyclades, step by step. */
export const cyclades: CycladesMessages['lesson'] = {
  goal: {
    title: 'What you want',
    text: [
      'Whoever holds **two Metropolises** at the end of a cycle wins. One is founded by four philosophers, or by one building of each kind: port, fortress, temple and university.',
      'Each cycle has the same parts: income, offerings to the gods, then everybody acts with the god they have won. In the colour beside your name you have two islands, a troop on each, and two fleets.',
    ].join('\n'),
  },
  offering: {
    title: 'Offerings',
    text: [
      'Income came first: 1 GP for each prosperity marker on your islands and for each sea space with a coin where your fleet lies. With it you have 7 GP, which only you see.',
      'Now everybody offers for a god. Only two of the four are face up in a match of three, and Apollo, who costs nothing. **Poseidon** gives fleets and ports, **Ares** troops and fortresses, **Zeus** priests and temples, **Athena** philosophers and universities.',
    ].join('\n'),
    why: 'The lesson tries Poseidon first, for a little, to see what others make of it.',
  },
  displaced: {
    title: 'Driven away',
    text: [
      'Somebody has offered more than you, and your marker is free again. It costs you nothing: offerings are paid only when all stand.',
      'You must choose **another god** at once; you could come back to Poseidon only after you have been driven away once more. Whoever goes to Apollo pays nothing and acts last.',
    ].join('\n'),
    why: 'Nobody has offered to Ares yet, so 1 GP is enough, and you keep the rest for your turn.',
  },
  recruiting: {
    title: 'Your turn: recruit',
    text: [
      'The offerings are paid. The gods act from top to bottom, so Poseidon came first: a fleet and a port. Now it is you, with **Ares**.',
      'With Ares you may recruit troops (the first is free, then 2, 3 and 4 GP), build fortresses for 2 GP each, and move troops for 1 GP each time, in any order and as often as you can pay for it. The places you can choose are lit on the board.',
    ].join('\n'),
    why: 'With a second troop here, one can go and one can stay. An island you empty is still yours, but undefended.',
  },
  marching: {
    title: 'Take an island',
    text: [
      'Troops go from island to island over an unbroken chain of **your own fleets**. Your fleet beside your large island touches a small one that is nobody’s, with two prosperity markers: 2 GP more in each cycle.',
      'Where an enemy stands there is a battle instead: each side throws a die and adds its troops, the defender fortresses as well; the lower side loses a troop. Your panel tells the odds before you fight.',
    ].join('\n'),
    why: 'The small island is nobody’s: it is yours without a battle, and a troop stays at home.',
  },
  creature: {
    title: 'A creature',
    text: [
      'If you act with one of the four gods, you can buy **mythological creatures**, shown below the map, for 4, 3 or 2 GP. Most help at once, and only once.',
      `The Fates bring your income once more: with the island you have just taken that is 4 GP, so today they cost you nothing. ${typed.command('cyclades card')} tells what each creature does.`,
    ].join('\n'),
    why: 'The Fates give back what they cost now, and the fortress can still be paid for after that.',
  },
  building: {
    title: 'Build',
    text: [
      'Each building helps where it stands: fortresses defend islands and ports defend the fleets beside them, temples make creatures cheaper, universities do nothing alone; but one of each kind makes a **Metropolis**.',
      'Each stands in a slot of an island. A Metropolis goes onto the dotted square, and what stands under it is lost: better build beside it first.',
    ].join('\n'),
    why: 'This slot of your large island lies beside the square for a Metropolis, which stays free.',
  },
  ending: {
    title: 'End your turn',
    text: [
      'You could go on as long as you have gold; what you keep, you keep for the next cycle.',
      `To end a turn is asked once more, with what you could still do. In a match, “${controls.undo}” takes back what you have just done, as long as it brought nothing hidden to light, and “${controls.orders}” says beforehand what you would play when you are away.`,
    ].join('\n'),
    why: 'Three GP are more useful in the next cycle, when there is an offering to make.',
  },
  cycle: {
    title: 'The next cycle',
    text: [
      '**Apollo** came last: 1 GP (4 GP to somebody with one island), and for the first who goes to him a prosperity marker: 1 GP of income for good.',
      'With that the cycle was over. Nobody has two Metropolises, so the next has begun: the other gods are face up, new creatures have come (those that nobody buys get cheaper), and your income is 4 GP now. The order has turned round, too: who acted last offers first.',
    ].join('\n'),
  },
  farewell: {
    title: 'That is the game',
    text: [
      `In a match you press “${controls.makeMove}” under the newest post: what you have seen here is your panel, for you alone.`,
      `${typed.command('board')} shows the board at any time, ${typed.command('gold')} what you have, ${typed.command('rules')} looks a rule up, ${typed.command('help')} tells what you can do now.`,
      `You have days for a move, not minutes: you are told when it is your turn, and reminded if you wish (${typed.command('me settings')}). ${typed.command('match create')} opens a match; with “${controls.addComputer}” you can begin at once.`,
    ].join('\n'),
  },
};
