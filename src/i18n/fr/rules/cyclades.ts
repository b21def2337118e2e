import type { CycladesMessages } from '../../cyclades/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../cyclades/commandNames.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The rules of Cyclades as this house plays them, in French. */
export const cyclades: CycladesMessages['sections'] = {
  goal: {
    title: 'Comment gagner la partie',
    text: lines(
      'Qui a deux Métropoles à la fin d’un cycle l’emporte ; dans une partie à deux, trois.',
      'Elles doivent être là à la fin du cycle : jusqu’à ce que tous aient agi, elles peuvent encore être prises.',
      'Si plusieurs y arrivent, le plus d’or l’emporte ; à or égal, la victoire est partagée. L’option *Égalité à la fin* peut mettre d’abord le plus de Métropoles.',
      'Qui perd sa dernière île est hors jeu. Qui reste en dernier l’emporte aussitôt.',
    ),
  },
  setUp: {
    title: 'Mise en place et matériel',
    text: lines(
      'À deux et à trois, on joue sur la même carte ; à quatre et à cinq, chacun a la sienne.',
      'Chacun commence avec deux îles, une troupe sur chacune, une flotte à côté de chacune, 5 PO et 2 PO de revenus. Places et ordre du tour sont tirés au sort.',
      'Une PO est une pièce d’or. Ton or est secret, sauf si la partie a été ouverte avec l’or visible ; tout le reste est sur la table.',
      'Une couleur a 8 troupes et 8 flottes. Si toutes sont sur le plateau, tu n’en recrutes plus, même gratuitement.',
      'La boîte contient 10 bâtiments de chaque type, 10 Métropoles, 16 marqueurs prospérité, 18 prêtres, 17 philosophes et une carte par créature. Ce qui est épuisé ne peut plus être pris ; l’or ne s’épuise jamais.',
    ),
  },
  places: {
    title: 'Îles, emplacements, cases de mer',
    text: lines(
      'Les îles s’appellent Is1, Is2 et ainsi de suite, les cases de mer d’une lettre et d’un numéro, comme C2. L’image montre les deux.',
      'Une île a de un à quatre emplacements pour des bâtiments. Ils sont numérotés à partir de 1.',
      'Le cadre pointillé est la place d’une Métropole : il couvre deux des emplacements, ou le seul.',
      'Une pièce sur une île ou une case de mer est un marqueur prospérité : 1 PO par cycle.',
      `${typed.command('board', 'detail')} montre une île ou une case de mer en grand.`,
    ),
  },
  cycle: {
    title: 'Un cycle, pas à pas',
    text: [
      '1. Créatures : une carte inutilisée à 2 PO est défaussée, les autres glissent, de nouvelles remplissent la piste.',
      '2. Dieux : ils sont mélangés ; Apollon vient toujours en dernier.',
      '3. Revenus : chacun reçoit 1 PO par marqueur prospérité.',
      '4. Offrandes : dans l’ordre du tour, chacun fait une offrande à un dieu, jusqu’à ce que chaque pion soit posé. Puis tous payent.',
      '5. Actions : du dieu du haut vers le bas, qui s’y trouve joue son tour ; ceux d’Apollon en dernier.',
      '6. Fin du cycle : qui a les Métropoles l’emporte.',
      '',
      'Qui agit en dernier dans ce cycle fait la première offrande du suivant.',
    ].join('\n'),
  },
  gods: {
    title: 'Les dieux et leur ordre',
    text: lines(
      'Poséidon est pour les flottes et les ports, Arès pour les troupes et les forteresses, Zeus pour les prêtres et les temples, Athéna pour les philosophes et les universités. Apollon apporte de l’or.',
      'À cinq : les quatre dieux sont face visible, et mélangés à chaque cycle.',
      'À quatre, ou à deux : trois sont face visible. Le quatrième est premier au cycle suivant ; les trois autres sont mélangés derrière lui.',
      'À trois : deux sont face visible. Les deux face cachée sont ceux du cycle suivant ; ensuite, les quatre sont de nouveau mélangés.',
      'Le dieu du haut agit d’abord. Un dieu sans offrande est sauté.',
    ),
  },
  income: {
    title: 'Les revenus',
    text: lines(
      'Au début de chaque cycle, tu reçois 1 PO par marqueur prospérité sur tes îles, imprimé ou placé par Apollon.',
      'Une case de mer avec une pièce rapporte 1 PO de plus tant qu’une de tes flottes s’y trouve.',
      'Une île sans troupes rapporte toujours à son propriétaire. Une case de mer que tes flottes ont quittée ne rapporte à personne.',
      'Les Moires apportent la même chose une fois de plus, avec ce que tu possèdes à ce moment.',
    ),
  },
  offerings: {
    title: 'Les offrandes',
    text: lines(
      'Dans l’ordre du tour, chaque pion va sur un dieu face visible, avec au moins 1 PO, ou chez Apollon pour rien.',
      'Là où quelqu’un se trouve, tu dois offrir plus ; cela le déloge. Il n’y a pas de limite vers le haut.',
      'Personne ne peut être délogé d’Apollon, et il y a de la place pour tous.',
      'Quand chaque pion est posé, tous payent. Chaque prêtre retire 1 PO de ce que tu payes, sans descendre sous 1 PO ; les offrandes se comparent sans les prêtres.',
      'Tu peux offrir autant que tu pourrais payer : ton or et tes prêtres ensemble. Sans or, il ne reste qu’Apollon.',
    ),
  },
  displaced: {
    title: 'Être délogé',
    text: lines(
      'Qui est délogé fait aussitôt une nouvelle offrande, avant le suivant dans l’ordre du tour.',
      'Ce doit être à un autre dieu, ou à Apollon. Tu ne peux pas simplement relever ton offrande.',
      'Tu peux revenir plus tard au premier dieu, une fois ton pion délogé du second.',
      'Tu peux toi-même déloger quelqu’un ; ces chaînes sont réglées d’abord.',
      'Une consigne peut répondre pour toi, et relever tes limites une fois ton pion délogé.',
    ),
  },
  turn: {
    title: 'Un tour avec un dieu',
    text: lines(
      'Fais tout ce que tu peux payer, dans n’importe quel ordre : recrute et construis ce que donne ton dieu, et appelle des créatures.',
      'Poséidon permet aussi de déplacer des flottes, Arès des troupes, Zeus de remplacer une créature de la piste ; chaque fois pour 1 PO.',
      'Les actions d’un autre dieu ne sont pas possibles, quel que soit ton or.',
      'Ce qui a commencé passe d’abord : un combat, une Métropole à créer, une créature qui demande encore quelque chose.',
      'Tu peux terminer un tour sans avoir rien fait. Seul le quatrième philosophe doit être pris, quand tu en as trois et qu’il en reste un dans la réserve.',
    ),
  },
  recruiting: {
    title: 'Recruter',
    text: lines(
      'La première unité d’un tour est gratuite, et rien ne t’oblige à la prendre.',
      'Poséidon : d’autres flottes pour 1, 2 et 3 PO, sur une case de mer autour d’une de tes îles, vide ou à toi.',
      'Arès : d’autres troupes pour 2, 3 et 4 PO, sur tes propres îles.',
      'Zeus : un prêtre de plus pour 4 PO. Athéna : un philosophe de plus pour 4 PO.',
      'Les prêtres rendent tes offrandes moins chères. Quatre philosophes deviennent une Métropole.',
      'Aucune flotte ne se recrute là où est le Kraken ni à côté de Polyphème.',
    ),
  },
  building: {
    title: 'Construire',
    text: lines(
      'Un bâtiment coûte 2 PO. Dans un tour, tu peux construire autant que tu veux du type que donne ton dieu.',
      'Il va à un emplacement libre d’une de tes îles ; tu choisis l’emplacement. Un type peut s’y trouver plusieurs fois, même sur une île.',
      'Sous une Métropole, il n’y a pas d’emplacement.',
      'Un port défend tes flottes dans chaque case de mer autour de son île, une forteresse les troupes de son île. Un temple retire 1 PO d’une créature par cycle. Une université n’a pas de pouvoir propre.',
      'Un bâtiment de chacun des quatre types devient aussitôt une Métropole.',
    ),
  },
  sailing: {
    title: 'Déplacer des flottes',
    text: lines(
      'Avec Poséidon, pour 1 PO, les flottes d’une case de mer avancent de trois cases au plus, de case en case.',
      'En chemin, tu peux en laisser et en intégrer d’autres à toi ; celles-ci n’ont que les cases qui restent.',
      'Là où sont des flottes adverses, il y a combat, et le déplacement est fini. Les flottes laissées avant n’y prennent pas part.',
      'Toute autre chose entre-temps, ou un départ d’une autre case, met fin au déplacement.',
      'Aucune flotte ne peut entrer dans la case du Kraken, ni à côté de Polyphème.',
    ),
  },
  marching: {
    title: 'Déplacer des troupes',
    text: lines(
      'Avec Arès, pour 1 PO, tout ou partie des troupes d’une de tes îles vont vers une autre île.',
      'Tes flottes doivent relier les deux par une chaîne ininterrompue de cases de mer ; une case qui borde les deux suffit.',
      'Une île sans troupes est prise sans combat, même avec une forteresse ; seul le Minotaure la tient sans troupes. Les troupes adverses se combattent.',
      'L’île que tu quittes reste à toi jusqu’à ce que quelqu’un y débarque.',
      'Méduse retient toutes les troupes de son île. Une dernière île est protégée.',
    ),
  },
  battle: {
    title: 'Le combat',
    text: lines(
      'Chaque camp lance un dé aux faces 0, 1, 1, 2, 2, 3 et ajoute ses unités sur place.',
      'Le plus petit total perd une unité ; à égalité, les deux en perdent une.',
      'Sur terre, le défenseur ajoute 1 par forteresse de l’île, et 1 pour une Métropole. En mer, il ajoute 1 par port et par Métropole à lui sur les îles autour de la case.',
      'Le Minotaure ajoute 2 à la défense de son île, et tombe en dernier.',
      'Tant que les deux ont des unités, le défenseur peut battre en retraite, puis l’attaquant ; sinon, nouvel assaut.',
      'Qui reste tient la place. S’il ne reste personne, une île demeure au défenseur et une case de mer est vide.',
    ),
  },
  retreat: {
    title: 'Battre en retraite',
    text: lines(
      'Après un assaut, on demande d’abord au défenseur, puis à l’attaquant. À qui n’a nulle part où aller, on ne demande rien.',
      'Sur terre, toutes les troupes vont vers une de tes îles que tes flottes relient au combat. L’île d’où vient l’attaque en est une si tes flottes la relient, donc rarement après Pégase ; une île qui n’est à personne n’en est pas une.',
      'En mer, toutes les flottes vont vers une case voisine vide ou à toi, pas vers le Kraken ni à côté de Polyphème.',
      'Là où est Méduse, aucune troupe ne bat en retraite. Le Minotaure ne le fait jamais : il continue.',
      'Qui bat en retraite laisse la place à l’autre camp.',
    ),
  },
  lastIsland: {
    title: 'La dernière île',
    text: lines(
      'La dernière île de quelqu’un ne peut être attaquée, même avec Pégase, que si la prendre donnait aussitôt à l’attaquant les Métropoles qui font gagner.',
      'On compte comme si l’attaque réussissait : une Métropole qui s’y trouve, et chaque série de bâtiments qui serait alors complète et aurait une place.',
      'Même sans troupes, une dernière île est ainsi protégée.',
      'Qui la perd est hors jeu, même si l’attaquant ne gagne pas finalement. Flottes, prêtres, philosophes, or et figurines quittent le jeu.',
      'Flottes, cartes et or de qui n’a qu’une île peuvent être pris comme d’habitude.',
    ),
  },
  metropolis: {
    title: 'Créer une Métropole',
    text: lines(
      'Un port, une forteresse, un temple et une université, où que ce soit sur tes îles, deviennent aussitôt une Métropole. Si tu en as plusieurs d’un type, tu choisis lequel part.',
      'Quatre philosophes aussi.',
      'Ou bien tu prends une île qui en porte une.',
      'Cela se fait tout seul, aussi après une conquête ou par une créature, et passe avant toute autre chose dans ton tour.',
      'Une Métropole a les pouvoirs des quatre bâtiments, mais ne compte pas pour une autre série.',
      'S’il y en a plusieurs à créer, elles le sont l’une après l’autre.',
      'Ce qui est rendu retourne dans la boîte.',
    ),
  },
  metropolisPlace: {
    title: 'Où va une Métropole',
    text: lines(
      'Une île porte une seule Métropole, dans son cadre pointillé. Le cadre est libre quand aucun bâtiment n’y est ; ceux que tu rends sont déjà partis.',
      'Tant qu’une de tes îles a un cadre libre, elle va sur une telle île ; tu choisis laquelle.',
      'Sinon, tu choisis une de tes îles sans Métropole, et les bâtiments de son cadre sont détruits.',
      'Si chacune de tes îles en a déjà une, ou s’il n’en reste pas dans la boîte, bâtiments ou philosophes sont perdus pour rien.',
    ),
  },
  apollo: {
    title: 'Apollon',
    text: lines(
      'Apollon ne coûte rien et est toujours là. Il apporte 1 PO, ou 4 PO si tu as exactement une île.',
      'Qui l’a choisi en premier reçoit aussi un marqueur prospérité et doit le placer, sur n’importe quelle île ; plusieurs peuvent s’y trouver. L’option *Marqueur d’Apollon* peut le limiter à ses propres îles.',
      'Avec Apollon, tu ne recrutes et ne construis rien, et n’appelles aucune créature.',
      'Qui est venu plus tard n’a rien à choisir : ce tour se fait tout seul.',
    ),
  },
  creatures: {
    title: 'Appeler des créatures',
    text: lines(
      'La piste a trois cases, à 4, 3 et 2 PO, la carte la plus récente à 4. Le premier cycle a une carte, le deuxième deux.',
      'Avec tout dieu sauf Apollon, tu peux en appeler autant que tu peux payer, à tout moment de ton tour.',
      'Chaque temple et chaque Métropole retire 1 PO d’une créature par cycle, sans descendre sous 1 PO. Cela se fait tout seul, et les nouveaux aident aussitôt.',
      'Une case vidée est remplie au cycle suivant.',
      'Avec Zeus, pour 1 PO, une carte de la piste cède la place à la première de la pioche, aussi souvent que tu peux payer.',
      'Quand la pioche est vide, la défausse est mélangée et forme une nouvelle pioche.',
      `${typed.command('cyclades card')} dit ce que fait chaque créature.`,
    ),
  },
  creatureUse: {
    title: 'Utiliser une créature',
    text: lines(
      'Une créature s’utilise aussitôt. Sa carte est ensuite défaussée, sauf celle du Minotaure, de Chiron, de Méduse et de Polyphème. Rien d’autre n’est possible avant qu’elle ne demande plus rien.',
      'Elle ne s’appelle que s’il y a de quoi l’utiliser.',
      'Le Griffon prend à n’importe quel adversaire, car l’or est secret : de qui a 0 ou 1 PO, tu n’obtiens rien.',
      'La Harpie, la Sirène, la Dryade et le Satyre ne prennent qu’aux adversaires. Le Géant peut aussi frapper tes propres bâtiments.',
      'Les ventes au Sphinx et les cases du Sylphe ou du Kraken finissent quand tu le dis.',
      `${typed.command('cyclades card')} dit les précisions pour chacune.`,
    ),
  },
  figures: {
    title: 'Les figurines sur le plateau',
    text: lines(
      'Le Minotaure, Chiron, Méduse et Polyphème se placent sur n’importe quelle île. La carte reste devant qui l’a payée.',
      'Ils s’en vont quand commence le premier tour de cette personne dans un cycle suivant, avec Apollon aussi.',
      'Deux sur une même île se détruisent aussitôt.',
      'Le Minotaure la défend, Chiron en écarte Pégase, le Géant et la Harpie, Méduse y retient toutes les troupes, Polyphème repousse les flottes autour.',
      'Le Kraken est en mer et coule toutes les flottes de sa case. Il y reste jusqu’à ce que sa carte resserve, et n’est à personne.',
      'Aucune flotte ne peut aller dans la case du Kraken ni à côté de Polyphème.',
    ),
  },
  twoPlayers: {
    title: 'Une partie à deux',
    text: lines(
      'Chacun a deux pions : quatre places dans l’ordre du tour, et deux tours chacun par cycle. Trois dieux sont face visible.',
      'Ton pion peut déloger ton autre pion.',
      'Tu dois pouvoir payer les deux offrandes ensemble. Un pion délogé ne compte pas tant qu’il n’est pas reposé.',
      'Chaque prêtre retire 1 PO de la somme des deux ; chaque offrande coûte toujours au moins 1 PO. L’option *Prêtres à deux* a d’autres façons.',
      'Les deux pions chez Apollon apportent chacun de l’or, mais un seul marqueur prospérité.',
      'Trois Métropoles font gagner.',
    ),
  },
  options: {
    title: 'Options d’une partie',
    text: lines(
      '*Prêtres à deux* : 1 PO de moins sur la somme des deux offrandes, sur chacune d’elles, ou tout sur une seule.',
      '*Réserve* : 17 philosophes et 18 prêtres, ou 16 de chaque comme dans la première édition.',
      '*Marqueur d’Apollon* : sur n’importe quelle île, ou seulement sur ses propres îles.',
      '*Égalité à la fin* : le plus d’or gagne, ou le plus de Métropoles puis d’or.',
      '*Or* : secret, ou visible par tous.',
      '*Créatures mythologiques* : les 17, ou aucune.',
      `L’hôte choisit avant le début. ${typed.command('match status')} montre ce qui diffère de l’habitude.`,
    ),
  },
  plans: {
    title: 'Les consignes à Cyclades',
    text: lines(
      'Offrandes de ce cycle ou du suivant : des dieux dans l’ordre, chacun jusqu’à un montant. Ton pion va sur le premier qu’il peut prendre, pour le moins possible ; s’il n’en reste aucun, chez Apollon, si tu le dis. `arès 4, athéna 6, apollon`',
      'Un pion délogé essaie de nouveau toute la liste, avec des limites relevées si tu en nommes, ou seulement la suite, ou te demande.',
      'Combats : quand et où battre en retraite, pour une place ou partout. `retraite partout moins 2`',
      'L’île du prochain marqueur prospérité, et la fin d’un tour où rien ne peut être payé.',
      `Donne-les avec *${controls.orders}* dans ton panneau, qui propose les mots un à un, ou avec ${typed.command('cyclades orders')}.`,
      'Celle qui est devenue impossible disparaît, et on te demande comme d’habitude.',
    ),
  },
};
