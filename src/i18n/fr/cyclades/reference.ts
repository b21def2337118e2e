import type { Creature } from '#games/cyclades/types.ts';
import type { ReferenceEntry } from '../../sentences.ts';
import { CREATURE_NAMES } from './creatures.ts';

/** What a creature does, and how it is ruled where the effect leaves a question. */
interface Entry {
  readonly effect: string;
  readonly rulings: readonly string[];
}

/** Of every figure on an island. */
const FIGURE_RULINGS: readonly string[] = [
  'La figurine peut aller sur n’importe quelle île, même sans propriétaire. Elle y reste, et sa carte devant qui l’a achetée, jusqu’au début du premier tour de cette personne dans un cycle suivant ; un tour d’Apollon compte.',
  'Deux figurines sur une même île se détruisent aussitôt, avant que la seconde ait le moindre effet ; les deux cartes vont à la défausse.',
  'Si la personne qui l’a achetée est hors jeu, la figurine quitte le plateau.',
];

const ENTRIES: Readonly<Record<Creature, Entry>> = {
  fates: {
    effect: 'Tu touches tes revenus une fois de plus.',
    rulings: [
      'Leur prix est payé d’abord. Les revenus sont ce que rapportent en ce moment tes marqueurs prospérité et tes cases de commerce.',
    ],
  },
  griffon: {
    effect: 'Tu prends la moitié de l’or d’un adversaire, arrondie à l’inférieur.',
    rulings: [
      'Tout adversaire encore en jeu peut être choisi. De qui a 0 ou 1 PO, tu n’obtiens rien.',
      'Le montant ne se dit qu’entre vous deux, sauf si l’or est visible dans cette partie.',
    ],
  },
  harpy: {
    effect: 'Une troupe d’un adversaire est retirée d’une île.',
    rulings: [
      'L’île reste à son propriétaire, même si c’était la dernière troupe.',
      'Tes propres troupes ne peuvent pas être choisies, ni celles de l’île où se tient Chiron.',
    ],
  },
  pegasus: {
    effect: 'Tout ou partie des troupes d’une de tes îles s’envolent vers n’importe quelle autre île, sans chaîne de flottes.',
    rulings: [
      'Les troupes qui la défendent se combattent comme d’habitude ; sans défenseur, l’île est prise aussitôt.',
      'Une dernière île est protégée de Pégase comme de toute autre attaque.',
      'Là où se tient Chiron, seul le propriétaire de l’île peut se poser. Les troupes retenues par Méduse ne peuvent pas partir.',
    ],
  },
  mermaid: {
    effect: 'La flotte d’un adversaire, seule dans sa case, cède la place à une des tiennes.',
    rulings: [
      'La case peut se trouver n’importe où en mer ; il doit y avoir exactement une flotte.',
      'La tienne vient de ta réserve. Seulement si les huit sont sur le plateau, tu la prends dans une case de ton choix.',
    ],
  },
  giant: {
    effect: 'Un bâtiment est détruit.',
    rulings: [
      'Il peut être à n’importe qui, à toi aussi, mais ce n’est jamais une Métropole.',
      'Sur l’île où se tient Chiron, tout bâtiment est à l’abri.',
    ],
  },
  dryad: { effect: 'Tu prends un prêtre à un adversaire.', rulings: ['L’adversaire doit en avoir un.'] },
  satyr: {
    effect: 'Tu prends un philosophe à un adversaire.',
    rulings: ['L’adversaire doit en avoir un.', 'Un quatrième philosophe devient aussitôt une Métropole.'],
  },
  cyclops: {
    effect: 'Un de tes bâtiments change de type, au même emplacement.',
    rulings: [
      'Il doit rester un bâtiment du nouveau type dans la réserve. Une Métropole ne peut pas être changée.',
      'Si les quatre types sont alors réunis, les quatre bâtiments sont aussitôt rendus, puis tu choisis où va la Métropole ; les emplacements tout juste libérés comptent comme libres.',
    ],
  },
  sphinx: {
    effect: 'Tu vends autant de tes troupes, flottes, prêtres et philosophes que tu veux, pour 2 PO chacun.',
    rulings: [
      'Son prix est dû d’abord ; la vente ne peut pas le payer.',
      'Il faut vendre au moins une pièce. Les îles laissées sans troupes restent à toi.',
      'Méduse n’empêche pas de vendre des troupes.',
    ],
  },
  sylph: {
    effect: 'Tes flottes avancent de dix cases sans rien payer ; une flotte, une case : un déplacement sur les dix.',
    rulings: [
      'Tu répartis ces cases entre tes flottes comme tu veux ; deux flottes qui avancent ensemble en utilisent deux à chaque case.',
      'Les flottes des autres se combattent. Celles des tiennes qui ont combattu s’arrêtent, les autres peuvent continuer.',
      'Rien d’autre n’est possible entre-temps, et les cases que tu n’utilises pas sont perdues.',
    ],
  },
  chimera: {
    effect: 'Tu utilises maintenant une créature de la défausse, au choix.',
    rulings: [
      'Seule la Chimère est payée. La créature doit avoir de quoi agir.',
      'Une fois son effet terminé, combats compris, toute la défausse est mélangée à la pioche, Chimère comprise.',
      'La carte d’une figurine qui va sur une île reste devant toi, et rejoint la défausse quand la figurine s’en va.',
    ],
  },
  minotaur: {
    effect: 'Une figurine qui défend son île comme deux troupes de plus.',
    rulings: [
      'Il suffit d’un coup pour l’éliminer, une fois toutes les troupes de l’île tombées.',
      'Il combat pour le propriétaire de l’île contre n’importe qui, même sans troupes ; sur une île qui n’est à personne, il combat pour lui-même, contre qui l’a acheté aussi.',
      'Il ne bat jamais en retraite : quand les troupes le font, il continue seul. S’il ne reste plus personne, l’île reste à son propriétaire.',
      ...FIGURE_RULINGS,
    ],
  },
  chiron: {
    effect: 'Une figurine qui protège son île de Pégase, du Géant et de la Harpie.',
    rulings: [
      'Le propriétaire de l’île peut s’y poser avec Pégase, et Pégase peut en partir.',
      'Le Géant est refusé à tout le monde, propriétaire compris.',
      ...FIGURE_RULINGS,
    ],
  },
  medusa: {
    effect: 'Une figurine qui retient toutes les troupes de son île.',
    rulings: [
      'Elles ne peuvent partir ni par un déplacement, ni avec Pégase, ni en battant en retraite, à qui qu’elles soient : celles de qui l’a achetée et celles des attaquants aussi.',
      'Elles défendent comme d’habitude, et d’autres peuvent débarquer.',
      ...FIGURE_RULINGS,
    ],
  },
  polyphemus: {
    effect: 'Une figurine qui repousse d’une case toutes les flottes autour de son île et empêche d’en approcher.',
    rulings: [
      'Tu repousses les flottes case après case, dans l’ordre de ton choix, les tiennes aussi ; celles d’une même case restent ensemble.',
      'Elles vont dans une case vide ou tenue par leur propriétaire, qui n’est pas voisine de l’île et où le Kraken n’est pas. Elles ne sont perdues que s’il n’y en a aucune.',
      'Tant qu’il reste, aucune flotte ne peut entrer dans les cases voisines de son île, s’y retirer ou y être recrutée.',
      ...FIGURE_RULINGS,
    ],
  },
  kraken: {
    effect:
      'Tu places le Kraken sur n’importe quelle case de mer et peux le faire avancer pour 1 PO par case ; toutes les flottes de chacune de ces cases coulent.',
    rulings: [
      'Il coule les flottes de tout le monde, les tiennes aussi. Il peut passer et s’arrêter à côté de Polyphème.',
      'Il reste et bloque sa case : aucune flotte ne peut y entrer, s’y retirer ou y être recrutée.',
      'Sa carte est défaussée aussitôt. Qui l’utilise de nouveau soulève le Kraken et le place n’importe où ; cette première case est gratuite.',
      'Le Kraken n’appartient à personne et reste même quand la personne qui l’a acheté est hors jeu.',
    ],
  },
};

const BUYING =
  '-# S’achète pendant un tour de Poséidon, Arès, Zeus ou Athéna et s’utilise aussitôt. Sa case coûte 4, 3 ou 2 PO ; chaque temple et chaque Métropole en retire 1 PO une fois par cycle, sans descendre sous 1 PO.';

const entry = (creature: Creature, { effect, rulings }: Entry): ReferenceEntry => ({
  key: creature,
  name: CREATURE_NAMES[creature],
  text: [`**${CREATURE_NAMES[creature]}** – ${effect}`, ...rulings.map((ruling) => `- ${ruling}`), BUYING].join('\n'),
});

/** The creatures, with their effects and rulings. */
export const reference: readonly ReferenceEntry[] = (Object.entries(ENTRIES) as readonly [Creature, Entry][]).map(
  ([creature, rules]) => entry(creature, rules),
);
