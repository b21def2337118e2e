import type { PeloponnesMessages } from '../../peloponnes/messages.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The rules of Peloponnes as this house plays them, in English. */
export const peloponnes: PeloponnesMessages['sections'] = {
  goal: {
    title: 'How the match is won',
    text: lines(
      'After eight rounds your civilisation has two values. Power: the points on your lands and buildings, and 1 for each 3 coins. Population: 3 for each inhabitant.',
      'Your score is the lower of the two, so both must grow. The highest score wins.',
      'Wood, stone, food and luxury goods are worth nothing at the end.',
      'Equal scores: the higher of power and population decides, then coins, then the last turn order.',
    ),
  },
  setUp: {
    title: 'Set-up',
    text: lines(
      'Each is dealt one of seven civilisations. It brings coins, inhabitants and perhaps goods to begin with, and an income each round; it cannot be lost.',
      'In the first round the smallest number of a civilisation offers first, and so on.',
      'There are 40 tiles in three stacks: A (10 lands, 5 buildings), B (7 and 8) and C (3 and 7).',
      'There are 16 disaster chits: three for each of five disasters, and a blank one.',
      'What everybody has lies open. Nobody knows the order of what lies face down. The bank never runs out.',
    ),
  },
  round: {
    title: 'A round, step by step',
    text: [
      '1. Tiles are turned up: three rounds from stack A, three from B, two from C.',
      '2. Offers in turn order; then a new turn order by what was offered.',
      '3. Tiles join civilisations: buildings are paid or marked, lands must match.',
      '4. What new tiles bring once.',
      '5. Income.',
      '6. Two disaster chits; the third of a kind strikes.',
      '',
      'After the eighth round there is a last supply round, and the scores are counted.',
    ].join('\n'),
  },
  rows: {
    title: 'Auction row and conquest row',
    text: lines(
      'Five tiles are turned up each round: as many as there are players for auction, the rest for conquest. With five players nothing is for conquest.',
      'A number on a tile is the least offer; in the conquest row it costs 3 coins more, exactly.',
      'Two lands, B05 and C04, call for a supply round at once when they are turned up, before anything else. They may be bought like any other.',
      'What nobody has got by the end of the offers goes back to the box.',
    ),
  },
  offers: {
    title: 'Offers',
    text: lines(
      'In turn order each player puts coins on a tile of the auction row, buys one of the conquest row, or passes.',
      'An offer is at least the number on the tile, and higher than the one that stands there; that one is pushed out.',
      'Everybody gets one tile a round at most.',
      'Luxury goods stand in for coins that are missing, two for one, when your own coins are spent.',
      'When all have offered, what stands is paid to the bank.',
      'You may offer for a land that does not fit; but then it is lost.',
    ),
  },
  conquest: {
    title: 'Conquest',
    text: lines(
      'A tile of the conquest row costs exactly 3 coins more than is printed on it.',
      'Nobody can be pushed out there: it is yours.',
      'An offer that was pushed out may be moved there if it is enough. It is paid whole, even where it is more than the price.',
      'For the next turn order it counts like any other offer.',
    ),
  },
  pushedOut: {
    title: 'Being pushed out',
    text: lines(
      'Whoever is pushed out moves the same coins to another tile at once, neither more nor fewer, or withdraws them.',
      'They must be enough there: the least offer and more than what stands, or at least the price in the conquest row.',
      'That may push out somebody else; it is settled before the next player offers.',
      'Whoever withdraws gets the coins back, and 1 more from the bank, but no tile in this round. Passing is not possible then.',
      'A standing order can answer for you.',
    ),
  },
  passing: {
    title: 'Passing and withdrawing',
    text: lines(
      'Instead of an offer you may pass: 3 coins from the bank, and no tile in this round.',
      'An offer that stood and was pushed out can be withdrawn: its coins come back, and 1 more.',
      'Whoever has passed or withdrawn comes last in the next turn order, in the order they had.',
    ),
  },
  turnOrder: {
    title: 'Turn order',
    text: lines(
      'After the offers the next turn order is by the coins that were offered, the highest first. Offers in the conquest row count, too.',
      'Equals stay in the order they had.',
      'Whoever has no tile comes last.',
      'The half coin of Market and Agora counts here, but not for one that was won in this round.',
    ),
  },
  halfCoin: {
    title: 'The half coin',
    text: lines(
      'Whoever owns the Market (A13) or the Agora (B02) has half a coin more whenever offers are compared.',
      'So that player may push out an equal offer, is not pushed out by one, and comes first among equals in the turn order.',
      'It does not help towards a least offer or a price. Both buildings together are still half a coin; two owners are equal.',
      'It works with a coin on the building, too. By the option *Market and Agora* there is none.',
    ),
  },
  buildings: {
    title: 'Buildings',
    text: lines(
      'A building you have won is paid in wood and stone, or marked with one coin and paid in the next supply round.',
      'Where both are possible you choose. Luxury goods stand in for exactly what is missing, two for one.',
      'What can be paid or marked without luxury goods must be; else you may let the building go. It is lost when neither is possible.',
      'From then on it counts, brings its income and protects, a marked one as well.',
      'You get its one-time gains right after you pay for it or mark it, so they can’t help pay for it.',
      '`/peloponnes card` tells what each building costs and does.',
    ),
  },
  markers: {
    title: 'A coin on a building',
    text: lines(
      'The coin says that the building is not paid yet. It works all the same.',
      'Only if you have no coin it may come out of luxury goods, two for it.',
      'In the next supply round the building is paid or goes back to the box; never before. The coin comes back to you either way.',
      'If you give the building up in an earthquake, the coin is lost; by the option *Coin on a building lost in an earthquake* it may come back.',
    ),
  },
  lands: {
    title: 'Lands',
    text: lines(
      'A land is put outermost. It fits if its income and that of the outermost land have wood, stone or food in common. The picture on the tile does not matter.',
      'The first one always fits. With the Barracks (A11) every land fits.',
      'A land that does not fit is lost, and brings nothing.',
      'When lands have gone, the next one is compared with the outermost that is left. What lies is not compared again.',
    ),
  },
  stores: {
    title: 'Stores and one-time gains',
    text: lines(
      'There is room for 10 wood, 10 stone and 13 food. What is more becomes luxury goods, one for one.',
      'A new tile brings at once what it shows once: inhabitants, coins, goods. That stays, whatever becomes of the tile.',
      'Some buildings take inhabitants. There are never fewer than 0.',
      'Inhabitants, luxury goods and coins have no limit.',
    ),
  },
  income: {
    title: 'Income',
    text: lines(
      'Each round brings what your civilisation, lands and buildings show, marked ones too. Then what finds no room in the stores becomes luxury goods.',
      'Coins by inhabitants: 1; from 3 inhabitants 2, from 5 3, from 8 4, from 11 5.',
      'Luxury goods by inhabitants: from 14 2, from 17 4, from 20 6.',
      'The Port (A15) and the Temple of Apollo (B15) bring one food, wood, stone or coin; you choose each round.',
      'Arkadia’s new inhabitant comes first and counts.',
    ),
  },
  luxury: {
    title: 'Luxury goods',
    text: lines(
      'Two stand in for one wood, stone, food or coin that is missing, never for one you have.',
      'They help with offers, buildings, the coin on a building, earthquake, tempest and feeding.',
      'They do not help against drought and plague, and decline takes 10 of them.',
      'They cannot be exchanged at will, and are worth nothing at the end.',
    ),
  },
  disasters: {
    title: 'Disasters',
    text: lines(
      'Two chits are turned up each round. The third of a kind makes that disaster strike, once. So all five strike before the end.',
      'Earthquake: 1 wood and 1 stone for each building, or it is lost. Tempest: 1 food and 1 coin for each land, or it is lost.',
      'Drought: a third of the food, rounded up. Plague: a third of the inhabitants, rounded up. Decline: 10 luxury goods, or all of fewer.',
      'Some buildings keep one disaster off their owner wholly, with a coin on them too; `/peloponnes card` says which.',
      'The first chit is settled for all before the second is turned up.',
    ),
  },
  givingUp: {
    title: 'Earthquake and tempest',
    text: lines(
      'You pay one pair for each tile you keep: wood and stone for buildings, food and coin for lands. Nothing is paid for what you give up.',
      'Where the pairs do not suffice, you say which tiles go. You may give up more than you must.',
      'Luxury goods stand in for what is missing of those you keep, two for one.',
      'The civilisation is neither a building nor a land.',
      'Everybody chooses at once, and nobody sees the others’ choices before.',
    ),
  },
  supply: {
    title: 'Supply rounds',
    text: lines(
      'There are three: when B05 is turned up, when C04 is, and a last one after the eighth round.',
      'First each inhabitant eats 1 food. You must feed as many as your food allows; the rest starve.',
      'For food that is missing you may spend luxury goods, two for one; you choose how many. Those who get none are lost. By the option *Luxury goods for missing food* as many are fed as can be.',
      'Then buildings with a coin on them are paid, or go back to the box.',
    ),
  },
  finishing: {
    title: 'Paying for marked buildings',
    text: lines(
      'In a supply round, after feeding, each building with a coin on it is paid in wood and stone, or goes back to the box.',
      'You choose which ones are paid, and may let one go though you could pay for it.',
      'Luxury goods stand in for what is missing, two for one.',
      'The coin comes back either way. What the building brought once stays.',
    ),
  },
  ending: {
    title: 'The last round',
    text: lines(
      'The eighth round goes like the others, disaster chits included.',
      'Then everybody is fed once more, and marked buildings are paid or lost.',
      'Coins count after that, those from marked buildings included.',
      'The score is the lower of power and population.',
    ),
  },
  alone: {
    title: 'Playing alone',
    text: lines(
      'Five tiles lie in the auction row, and each costs exactly what is printed. You take one, or pass for 3 coins.',
      'All else is as with others; nothing waits for anybody, so there are no standing orders.',
      'A single match ends with your score. A campaign has five levels.',
      'Open a match and press *Start* at once.',
    ),
  },
  campaign: {
    title: 'The campaign',
    text: lines(
      'Five levels with the same civilisation. They take 24, 28, 32, 35 and 35 points; to reach the number is enough.',
      'The auction row has 5, 4, 3, 2 and 1 tiles; the last drawn lie in the conquest row, for 3 coins more.',
      'Before each further level you choose wood, stone or food: one more of it each round from then on. You may choose the same again.',
      'Each level begins anew with all tiles and chits; only these goods stay.',
      'A level that is lost ends the match. `/match create` with the setting *campaign* opens one.',
    ),
  },
  options: {
    title: 'Options of a match',
    text: lines(
      '*Market and Agora*: offers count half a coin more, or they do not matter for offers.',
      '*Luxury goods for missing food*: as many as one likes, or as many as one can.',
      '*Coin on a building lost in an earthquake*: lost too, or it comes back.',
      '*Alone at the table*: one game, or a campaign of five levels.',
      'The host chooses before the start. `/match status` shows what differs from the usual.',
    ),
  },
  plans: {
    title: 'Orders in Peloponnes',
    text: lines(
      'Offers of this round or the next: tiles in order, each up to a number of coins. You offer on the first that can be had, the fewest coins that are enough; if there is none you pass, if you say so, or are asked. `A13 5, A01 7, pass`',
      'What to do when you are pushed out: which tiles next, or withdraw.',
      'How a building is placed, which marked ones are paid, what Port and Temple bring, what goes in a disaster, how many are fed by luxury goods.',
      'Give them with *Orders* in your panel, which offers the words one by one, or with `/peloponnes orders`.',
      'One that has become impossible is dropped, and you are asked as usual.',
    ),
  },
};
