import type { CycladesMessages } from '../../cyclades/messages.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The rules of Cyclades as this house plays them, in English. */
export const cyclades: CycladesMessages['sections'] = {
  goal: {
    title: 'How the match is won',
    text: lines(
      'Whoever has two Metropolises at the end of a cycle wins; in a match of two, three.',
      'They must stand when the cycle ends: until everybody has acted they can still be taken.',
      'If several have them, the one with the most gold wins; with equal gold they share the win. The option *Tie at the end* may put the most Metropolises first.',
      'A player who loses their last island is out. The last one left wins at once.',
    ),
  },
  setUp: {
    title: 'Set-up and pieces',
    text: lines(
      'Two and three players share one map, four and five have their own.',
      'Everybody begins with two islands, one troop on each, a fleet beside each, 5 GP and an income of 2 GP. Places and turn order are drawn.',
      'A GP is a gold piece. Your gold is secret, unless the match was opened with open gold; all else lies on the table.',
      'A colour has 8 troops and 8 fleets. With all of them on the board you recruit no more, not even for free.',
      'The box holds 10 buildings of each type, 10 Metropolises, 16 prosperity markers, 18 priests, 17 philosophers and one card of each creature. What has run out cannot be taken; gold never runs out.',
    ),
  },
  places: {
    title: 'Islands, slots and sea spaces',
    text: lines(
      'Islands are called Is1, Is2 and so on, sea spaces by a letter and a number, such as C2. The picture shows both.',
      'An island has one to four slots for buildings. They are numbered from 1.',
      'The dotted square is the place of a Metropolis: it covers two of the slots, or the only one.',
      'A coin on an island or on a sea space is a prosperity marker: 1 GP a cycle.',
      '`/board detail:` shows one island or one sea space larger.',
    ),
  },
  cycle: {
    title: 'A cycle, step by step',
    text: [
      '1. Creatures: an unused card at 2 GP is discarded, the others move down, new ones fill the track.',
      '2. Gods: they are shuffled; Apollo always comes last.',
      '3. Income: everybody gets 1 GP for each prosperity marker.',
      '4. Offerings: in turn order everybody offers to a god, until every marker stands. Then all pay.',
      '5. Actions: from the top god down, whoever stands there takes a turn; Apollo’s come last.',
      '6. The end of the cycle: whoever has the Metropolises wins.',
      '',
      'Who acts last in this cycle offers first in the next one.',
    ].join('\n'),
  },
  gods: {
    title: 'The gods and their order',
    text: lines(
      'Poseidon is for fleets and ports, Ares for troops and fortresses, Zeus for priests and temples, Athena for philosophers and universities. Apollo brings gold.',
      'Five players: all four gods are face up, and shuffled each cycle.',
      'Four players, or two: three are face up. The fourth is first in the next cycle; the other three are shuffled behind it.',
      'Three players: two are face up. The two that lie face down are those of the next cycle; after that all four are shuffled again.',
      'The upper god acts first. A god without an offering is passed over.',
    ),
  },
  income: {
    title: 'Income',
    text: lines(
      'At the beginning of each cycle you get 1 GP for each prosperity marker on your islands, printed or placed by Apollo.',
      'A sea space with a coin brings 1 GP more while a fleet of yours lies there.',
      'An island without troops still pays its owner. A sea space your fleets have left pays nobody.',
      'The Fates bring the same once more, with what you hold at that moment.',
    ),
  },
  offerings: {
    title: 'Offerings',
    text: lines(
      'In turn order each marker goes to a god that is face up, with at least 1 GP, or to Apollo for nothing.',
      'Where somebody stands you must offer more; that displaces them. There is no upper limit.',
      'Nobody can be displaced from Apollo, and any number may stand there.',
      'When every marker stands, all pay. Each priest takes 1 GP off what you pay, down to 1 GP; offerings are compared without priests.',
      'You can offer as much as you could pay: your gold and your priests together. With no gold only Apollo is left.',
    ),
  },
  displaced: {
    title: 'Being displaced',
    text: lines(
      'Whoever is displaced offers again at once, before the next in turn order.',
      'It must be to a different god, or to Apollo. You cannot simply raise your offering.',
      'You may come back to the first god later, once you are displaced from the second.',
      'You may displace somebody yourself; such chains are settled first.',
      'A standing order can answer for you, and raise your limits once you have been displaced.',
    ),
  },
  turn: {
    title: 'A turn with a god',
    text: lines(
      'Do as much as you can pay, in any order and mix: recruit and build what your god gives, and use creatures.',
      'Poseidon also lets you sail, Ares move troops, Zeus replace a creature of the track; each costs 1 GP a time.',
      'Another god’s actions are not possible, however much gold you have.',
      'What has begun comes first: a battle, a Metropolis to found, a creature that still asks for something.',
      'You may end a turn without having done anything. Only the fourth philosopher must be taken, when you have three and one is left in stock.',
    ),
  },
  recruiting: {
    title: 'Recruiting',
    text: lines(
      'The first of a turn is free, and you need not take it.',
      'Poseidon: further fleets for 1, 2 and 3 GP, onto a sea space beside an island of yours that is empty or your own.',
      'Ares: further troops for 2, 3 and 4 GP, onto your own islands.',
      'Zeus: one more priest for 4 GP. Athena: one more philosopher for 4 GP.',
      'Priests make your offerings cheaper. Four philosophers become a Metropolis.',
      'No fleet may be recruited where the Kraken lies or beside Polyphemus.',
    ),
  },
  building: {
    title: 'Building',
    text: lines(
      'A building costs 2 GP. In a turn you may build any number of the type your god gives.',
      'It goes into a free slot of an island of yours; you choose the slot. A type may stand more than once, on one island too.',
      'Under a Metropolis there are no slots.',
      'A port defends your fleets in every sea space around its island, a fortress the troops on its island. A temple takes 1 GP off one creature a cycle. A university has no power of its own.',
      'One building of each of the four types becomes a Metropolis at once.',
    ),
  },
  sailing: {
    title: 'Sailing',
    text: lines(
      'With Poseidon, for 1 GP, fleets of one sea space sail up to three steps, from space to space.',
      'On the way you may drop fleets and pick others of yours up; those picked up have only the steps that are left.',
      'Where enemy fleets lie there is a battle, and the voyage is over. Fleets that were dropped before take no part.',
      'Anything else you do in between, or a move from another space, ends the voyage.',
      'No fleet may enter the Kraken’s space, or one beside Polyphemus.',
    ),
  },
  marching: {
    title: 'Moving troops',
    text: lines(
      'With Ares, for 1 GP, some or all troops of one island of yours go to another island.',
      'Your fleets must link the two in an unbroken chain of sea spaces; one space that touches both is enough.',
      'An island without troops is taken without a fight, even with a fortress; only the Minotaur holds it alone. Enemy troops are fought.',
      'The island you leave stays yours until somebody lands there.',
      'Medusa holds all troops on her island. A last island is protected.',
    ),
  },
  battle: {
    title: 'Battle',
    text: lines(
      'Each side throws a die with the faces 0, 1, 1, 2, 2, 3 and adds its units there.',
      'The lower one loses a unit; when they are equal, both do.',
      'On land the defender adds 1 for each fortress on the island, and 1 for a Metropolis. At sea the defender adds 1 for each own port and Metropolis on the islands around the space.',
      'The Minotaur adds 2 to the defence of his island, and falls last.',
      'While both have units left, the defender may retreat, then the attacker; else there is another round.',
      'The last one standing holds the place. If nobody is left, an island stays the defender’s and a sea space is empty.',
    ),
  },
  retreat: {
    title: 'Retreating',
    text: lines(
      'After a round the defender is asked first, then the attacker. Whoever has nowhere to go is not asked.',
      'On land all troops go to one island of yours that your fleets link with the battle. The island the attackers came from is one if your fleets link it, so usually not after Pegasus; an island that is nobody’s is not.',
      'At sea all fleets go to one adjacent space that is empty or your own, not to the Kraken and not beside Polyphemus.',
      'Where Medusa stands no troops can retreat. The Minotaur never does: he fights on.',
      'Whoever retreats leaves the place to the other side.',
    ),
  },
  lastIsland: {
    title: 'The last island',
    text: lines(
      'A player’s last island may be attacked, by Pegasus too, only if taking it would at once bring the attacker the Metropolises that win.',
      'It counts as if the attack succeeded: a Metropolis that stands there, and every set of buildings that would be complete then and has a place.',
      'Even without troops a last island is protected so.',
      'Whoever loses it is out, also when the attacker does not win in the end. Fleets, priests, philosophers, gold and figures leave the game.',
      'Fleets, cards and gold of somebody with one island may be taken as usual.',
    ),
  },
  metropolis: {
    title: 'Founding a Metropolis',
    text: lines(
      'One port, fortress, temple and university anywhere on your islands become a Metropolis at once. Where you have several of a type you choose which one goes.',
      'Four philosophers do so too.',
      'Or you take an island that has one.',
      'It goes by itself, also after a conquest or by a creature, and comes before anything else in your turn.',
      'A Metropolis has the powers of all four buildings, but does not count towards another set.',
      'Several that are due are founded one after the other.',
      'What is given up goes back to the box.',
    ),
  },
  metropolisPlace: {
    title: 'Where a Metropolis goes',
    text: lines(
      'An island holds one Metropolis, on its dotted square. The square is free when no building stands on it; the set you give up is gone by then.',
      'While an island of yours has a free square, it goes to such a one; you choose which.',
      'Else you choose an island of yours without a Metropolis, and the buildings on its square are destroyed.',
      'When every island of yours has one already, or none is left in the box, the set or the philosophers go for nothing.',
    ),
  },
  apollo: {
    title: 'Apollo',
    text: lines(
      'Apollo costs nothing and is always there. He brings 1 GP, or 4 GP if you have exactly one island.',
      'Whoever came to him first also gets a prosperity marker and must place it, on any island; several may lie on one. The option *Apollo’s marker* may keep it to own islands.',
      'With Apollo you recruit and build nothing, and use no creature.',
      'Whoever came later has nothing to choose: that turn goes by itself.',
    ),
  },
  creatures: {
    title: 'Buying creatures',
    text: lines(
      'The track has three spaces, for 4, 3 and 2 GP, the newest card at 4. The first cycle has one card, the second two.',
      'With every god but Apollo you may buy as many as you can pay, at any time in your turn.',
      'Each temple and each Metropolis takes 1 GP off one creature a cycle, down to 1 GP. That goes by itself, and new ones help at once.',
      'A space that was emptied is filled in the next cycle.',
      'With Zeus, for 1 GP, a card of the track gives way to the top of the deck, as often as you can pay.',
      'When the deck runs out, the discard pile is shuffled to form a new one.',
      '`/cyclades card` tells what each creature does.',
    ),
  },
  creatureUse: {
    title: 'Using a creature',
    text: lines(
      'A creature is used at once. Then its card is discarded, except that of the Minotaur, Chiron, Medusa and Polyphemus. Nothing else is possible until it asks for no more.',
      'It can be bought only if there is something it could be used on.',
      'The Griffon takes from any opponent, since gold is secret: from one with 0 or 1 GP you get nothing.',
      'The Harpy, the Mermaid, the Dryad and the Satyr take from opponents only. The Giant may strike your own buildings too.',
      'Sales to the Sphinx and steps of the Sylph or the Kraken end when you say so.',
      '`/cyclades card` tells how each one is ruled.',
    ),
  },
  figures: {
    title: 'Figures on the board',
    text: lines(
      'The Minotaur, Chiron, Medusa and Polyphemus are put on any island. The card stays with the buyer.',
      'They leave when the buyer’s first turn in a later cycle begins, with Apollo too.',
      'Two of them on one island destroy each other at once.',
      'The Minotaur defends it, Chiron keeps Pegasus, Giant and Harpy away, Medusa holds all troops there, Polyphemus drives the fleets around it away.',
      'The Kraken lies at sea and sinks all fleets in its space. It stays until its card is used again, and belongs to nobody.',
      'Fleets cannot come to the Kraken’s space or beside Polyphemus.',
    ),
  },
  twoPlayers: {
    title: 'A match of two',
    text: lines(
      'Each has two markers, so there are four places of turn order, and two turns each in a cycle. Three gods are face up.',
      'Your marker may displace your other one.',
      'You must be able to pay both offerings together. A marker that is displaced counts nothing until it stands again.',
      'Each priest takes 1 GP off the sum of both; each offering still costs at least 1 GP. The option *Priests with two players* has other ways.',
      'Both markers on Apollo bring gold each, but one prosperity marker.',
      'Three Metropolises win.',
    ),
  },
  options: {
    title: 'Options of a match',
    text: lines(
      '*Priests with two players*: 1 GP off the sum of both offerings, off each of them, or all off one of them.',
      '*Stock*: 17 philosophers and 18 priests, or 16 of each as in the first edition.',
      '*Apollo’s marker*: on any island, or on own islands only.',
      '*Tie at the end*: the most gold wins, or the most Metropolises and then gold.',
      '*Gold*: secret, or open to all.',
      '*Mythological creatures*: all 17, or none.',
      'The host chooses before the start. `/match status` shows what differs from the usual.',
    ),
  },
  plans: {
    title: 'Orders in Cyclades',
    text: lines(
      'Offerings of this cycle or the next: gods in order, each up to an amount. Your marker goes to the first god it can lead, for the least that leads; with none left to Apollo, if you say so. `ares 4, athena 6, apollo`',
      'A displaced marker tries the whole list again, with raised limits if you name some, or only what follows, or asks you.',
      'Battles: when and where to retreat, for one place or everywhere. `retreat everywhere fewer 2`',
      'The island of the next prosperity marker, and the end of a turn in which nothing can be paid.',
      'Give them with *Orders* in your panel, which offers the words one by one, or with `/cyclades orders`.',
      'One that has become impossible is dropped, and you are asked as usual.',
    ),
  },
};
