import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../peloponnes/commandNames.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** The rules of Peloponnes as this house plays them, in French. */
export const peloponnes: PeloponnesMessages['sections'] = {
  goal: {
    title: 'Comment gagner la partie',
    text: lines(
      'Après huit tours, ta civilisation a deux valeurs. La puissance : les points de tes terrains et bâtiments, et 1 par 3 pièces. La population : 3 par habitant.',
      'Ton score est la plus basse des deux : il faut donc faire grandir les deux. Le plus haut score l’emporte.',
      'Bois, pierre, nourriture et produits de luxe ne valent rien à la fin.',
      'À scores égaux : la plus haute valeur entre puissance et population décide, puis les pièces, puis le dernier ordre du tour.',
    ),
  },
  setUp: {
    title: 'Mise en place',
    text: lines(
      'Chacun reçoit l’une des sept civilisations. Elle apporte des pièces, des habitants et parfois des biens pour commencer, et des revenus à chaque tour ; elle ne peut pas être perdue.',
      'Au premier tour, le plus petit numéro de civilisation fait la première offre, et ainsi de suite.',
      'Il y a 40 tuiles en trois piles : A (10 terrains, 5 bâtiments), B (7 et 8) et C (3 et 7).',
      'Il y a 16 jetons désastre : trois pour chacun des cinq désastres, et un vierge.',
      'Ce que chacun possède est visible. Personne ne connaît l’ordre de ce qui est face cachée. La banque ne s’épuise jamais.',
    ),
  },
  round: {
    title: 'Un tour, pas à pas',
    text: [
      '1. Des tuiles sont révélées : trois tours de la pile A, trois de B, deux de C.',
      '2. Offres dans l’ordre du tour ; puis un nouvel ordre selon les offres.',
      '3. Les tuiles rejoignent les civilisations : bâtiments payés ou marqués, terrains qui s’accordent.',
      '4. Ce que les nouvelles tuiles apportent une fois.',
      '5. Revenus.',
      '6. Deux jetons désastre ; le troisième d’un type frappe.',
      '',
      'Après le huitième tour, il y a un dernier ravitaillement, et les scores sont comptés.',
    ].join('\n'),
  },
  rows: {
    title: 'Enchères et conquête',
    text: lines(
      'Cinq tuiles sont révélées à chaque tour : autant que de personnes pour les enchères, le reste pour la conquête. À cinq, rien n’est à conquérir.',
      'Le nombre sur une tuile est l’offre minimale ; dans la rangée de conquête, elle coûte exactement 3 pièces de plus.',
      'Deux terrains, B05 et C04, amènent un ravitaillement dès qu’ils sont révélés, avant toute autre chose. Ils s’achètent comme les autres.',
      'Ce que personne n’a obtenu à la fin des offres retourne dans la boîte.',
    ),
  },
  offers: {
    title: 'Les offres',
    text: lines(
      'Dans l’ordre du tour, chacun pose des pièces sur une tuile de la rangée d’enchères, en achète une de la rangée de conquête, ou passe.',
      'Une offre vaut au moins le nombre de la tuile, et plus que celle qui s’y trouve ; celle-ci est délogée.',
      'Chacun obtient au plus une tuile par tour.',
      'Des produits de luxe remplacent les pièces qui manquent, deux pour une, quand tes propres pièces sont dépensées.',
      'Quand tous ont fait leur offre, ce qui est posé va à la banque.',
      'Tu peux faire une offre pour un terrain qui ne s’accorde pas ; mais il est alors perdu.',
    ),
  },
  conquest: {
    title: 'La conquête',
    text: lines(
      'Une tuile de la rangée de conquête coûte exactement 3 pièces de plus que ce qui y est imprimé.',
      'Personne ne peut t’en déloger : elle est à toi.',
      'Une offre délogée peut y aller si elle suffit. Elle est payée en entier, même si elle dépasse le prix.',
      'Pour l’ordre du tour suivant, elle compte comme toute autre offre.',
    ),
  },
  pushedOut: {
    title: 'Quand une offre est délogée',
    text: lines(
      'Qui voit son offre délogée déplace aussitôt les mêmes pièces vers une autre tuile, ni plus ni moins, ou les retire.',
      'Elles doivent y suffire : l’offre minimale et plus que ce qui s’y trouve, ou au moins le prix dans la rangée de conquête.',
      'Cela peut déloger quelqu’un d’autre ; c’est réglé avant l’offre suivante.',
      'Qui retire reprend ses pièces, et 1 de plus de la banque, mais n’obtient pas de tuile ce tour-ci. Passer n’est alors plus possible.',
      'Une consigne peut répondre pour toi.',
    ),
  },
  passing: {
    title: 'Passer et retirer',
    text: lines(
      'Au lieu d’une offre, tu peux passer : 3 pièces de la banque, et pas de tuile ce tour-ci.',
      'Une offre qui a été délogée peut être retirée : ses pièces reviennent, et 1 de plus.',
      'Qui a passé ou retiré vient en dernier dans l’ordre suivant, dans l’ordre d’avant.',
    ),
  },
  turnOrder: {
    title: 'L’ordre du tour',
    text: lines(
      'Après les offres, le nouvel ordre suit les pièces offertes, le plus d’abord. Les offres dans la rangée de conquête comptent aussi.',
      'À égalité, l’ordre d’avant demeure.',
      'Qui n’a pas de tuile vient en dernier.',
      'La demi-pièce du Marché et de l’Agora compte ici, mais pas pour un bâtiment remporté ce tour-ci.',
    ),
  },
  halfCoin: {
    title: 'La demi-pièce',
    text: lines(
      'Qui possède le Marché (A13) ou l’Agora (B02) a une demi-pièce de plus chaque fois que des offres se comparent.',
      'Son offre peut donc déloger une offre égale, n’est pas délogée par une offre égale, et passe d’abord à égalité dans l’ordre du tour.',
      'Elle n’aide ni pour une offre minimale ni pour un prix. Les deux bâtiments ensemble valent toujours une demi-pièce ; deux propriétaires sont à égalité.',
      'Elle compte aussi avec une pièce sur le bâtiment. Par l’option *Marché et Agora*, il n’y en a pas.',
    ),
  },
  buildings: {
    title: 'Les bâtiments',
    text: lines(
      'Un bâtiment remporté se paye en bois et en pierre, ou se marque d’une pièce et se paye au prochain ravitaillement.',
      'Si les deux sont possibles, tu choisis. Des produits de luxe remplacent exactement ce qui manque, deux pour un.',
      'Ce qui peut être payé ou marqué sans produits de luxe doit l’être ; sinon, tu peux renoncer au bâtiment. Il est perdu si rien n’est possible.',
      'Dès lors il compte, apporte ses revenus et protège, même marqué.',
      'Tu reçois ses gains uniques juste après l’avoir payé ou marqué : ils ne peuvent donc pas servir à le payer.',
      `${typed.command('peloponnes card')} dit ce que chaque bâtiment coûte et fait.`,
    ),
  },
  markers: {
    title: 'Une pièce sur un bâtiment',
    text: lines(
      'La pièce dit que le bâtiment n’est pas encore payé. Il sert tout de même.',
      'Seulement si tu n’as pas de pièce, elle peut venir de deux produits de luxe.',
      'Au prochain ravitaillement, le bâtiment est payé ou retourne dans la boîte ; jamais avant. La pièce te revient dans les deux cas.',
      'Si tu abandonnes le bâtiment à un tremblement de terre, la pièce est perdue ; par l’option *Pièce d’un bâtiment perdu au tremblement*, elle peut revenir.',
    ),
  },
  lands: {
    title: 'Les terrains',
    text: lines(
      'Un terrain se pose tout au bout. Il s’accorde si ses revenus et ceux du dernier terrain ont en commun bois, pierre ou nourriture. L’image de la tuile ne compte pas.',
      'Le premier se place toujours. Avec la Caserne (A11), tout terrain se place.',
      'Un terrain qui ne s’accorde pas est perdu, et n’apporte rien.',
      'Quand des terrains sont partis, le suivant se compare au dernier qui reste. Ceux qui sont posés ne se comparent plus.',
    ),
  },
  stores: {
    title: 'Réserves et gains uniques',
    text: lines(
      'Il y a de la place pour 10 bois, 10 pierres et 13 nourritures. Le surplus devient des produits de luxe, un pour un.',
      'Une nouvelle tuile apporte aussitôt ce qu’elle montre une fois : habitants, pièces, biens. Cela reste, quoi qu’il arrive à la tuile.',
      'Certains bâtiments prennent des habitants. Il n’y en a jamais moins de 0.',
      'Habitants, produits de luxe et pièces sont sans limite.',
    ),
  },
  income: {
    title: 'Les revenus',
    text: lines(
      'Chaque tour apporte ce que montrent ta civilisation, tes terrains et tes bâtiments, même marqués. Puis ce qui ne trouve pas de place dans les réserves devient des produits de luxe.',
      'Pièces selon les habitants : 1 ; dès 3 habitants : 2, dès 5 : 3, dès 8 : 4, dès 11 : 5.',
      'Produits de luxe selon les habitants : dès 14 : 2, dès 17 : 4, dès 20 : 6.',
      'Le Port (A15) et le Temple d’Apollon (B15) apportent une nourriture, un bois, une pierre ou une pièce ; tu choisis à chaque tour.',
      'Le nouvel habitant d’Arkadia vient d’abord et compte.',
    ),
  },
  luxury: {
    title: 'Les produits de luxe',
    text: lines(
      'Deux remplacent un bois, une pierre, une nourriture ou une pièce qui manque, jamais ce que tu as.',
      'Ils servent pour les offres, les bâtiments, la pièce sur un bâtiment, le tremblement de terre, la tempête et pour nourrir.',
      'Ils ne servent pas contre la sécheresse et l’épidémie, et le déclin en prend 10.',
      'Ils ne s’échangent pas à volonté, et ne valent rien à la fin.',
    ),
  },
  disasters: {
    title: 'Les désastres',
    text: lines(
      'Deux jetons sont révélés à chaque tour. Le troisième d’un type fait frapper ce désastre, une fois. Les cinq frappent donc avant la fin.',
      'Tremblement de terre : 1 bois et 1 pierre par bâtiment, sinon il est perdu. Tempête : 1 nourriture et 1 pièce par terrain, sinon il est perdu.',
      'Sécheresse : un tiers de la nourriture, arrondi au supérieur. Épidémie : un tiers des habitants, arrondi au supérieur. Déclin : 10 produits de luxe, ou tous s’il y en a moins.',
      `Certains bâtiments protègent entièrement d’un désastre, même avec une pièce dessus ; ${typed.command('peloponnes card')} dit lesquels.`,
      'Le premier jeton est réglé pour tous avant que le second soit révélé.',
    ),
  },
  givingUp: {
    title: 'Tremblement de terre et tempête',
    text: lines(
      'Tu payes une paire par tuile que tu gardes : bois et pierre pour les bâtiments, nourriture et pièce pour les terrains. Rien n’est payé pour ce que tu abandonnes.',
      'Si les paires ne suffisent pas, tu dis quelles tuiles partent. Tu peux en abandonner plus qu’il ne faut.',
      'Des produits de luxe remplacent ce qui manque pour celles que tu gardes, deux pour un.',
      'La civilisation n’est ni un bâtiment ni un terrain.',
      'Tous choisissent à la fois, et personne ne voit avant les choix des autres.',
    ),
  },
  supply: {
    title: 'Les ravitaillements',
    text: lines(
      'Il y en a trois : quand B05 est révélé, quand C04 l’est, et un dernier après le huitième tour.',
      'D’abord, chaque habitant mange 1 nourriture. Tu dois en nourrir autant que ta nourriture le permet ; les autres meurent de faim.',
      'Pour la nourriture qui manque, tu peux dépenser des produits de luxe, deux pour une ; tu choisis combien. Ceux qui n’ont rien sont perdus. Par l’option *Luxe pour la nourriture manquante*, on en nourrit autant que possible.',
      'Puis les bâtiments qui portent une pièce sont payés, ou retournent dans la boîte.',
    ),
  },
  finishing: {
    title: 'Payer les bâtiments marqués',
    text: lines(
      'Au ravitaillement, une fois les habitants nourris, chaque bâtiment qui porte une pièce est payé en bois et en pierre, ou retourne dans la boîte.',
      'Tu choisis lesquels sont payés, et peux renoncer à l’un même si tu pouvais le payer.',
      'Des produits de luxe remplacent ce qui manque, deux pour un.',
      'La pièce revient dans les deux cas. Ce que le bâtiment a apporté une fois reste.',
    ),
  },
  ending: {
    title: 'Le dernier tour',
    text: lines(
      'Le huitième tour se déroule comme les autres, jetons désastre compris.',
      'Puis tous sont nourris une fois de plus, et les bâtiments marqués sont payés ou perdus.',
      'Les pièces comptent après cela, y compris celles des bâtiments marqués.',
      'Le score est la plus basse valeur entre puissance et population.',
    ),
  },
  alone: {
    title: 'Jouer en solo',
    text: lines(
      'Cinq tuiles sont dans la rangée d’enchères, et chacune coûte exactement ce qui y est imprimé. Tu en prends une, ou passes pour 3 pièces.',
      'Tout le reste est comme avec d’autres ; personne n’attend, donc il n’y a pas de consignes.',
      'Une partie simple finit avec ton score. Une campagne a cinq niveaux.',
      `Ouvre une partie et appuie aussitôt sur *${controls.start}*.`,
    ),
  },
  campaign: {
    title: 'La campagne',
    text: lines(
      'Cinq niveaux avec la même civilisation. Ils demandent 24, 28, 32, 35 et 35 points ; atteindre le nombre suffit.',
      'La rangée d’enchères a 5, 4, 3, 2 puis 1 tuiles ; les dernières révélées sont dans la rangée de conquête, pour 3 pièces de plus.',
      'Avant chaque niveau suivant, tu choisis bois, pierre ou nourriture : 1 de plus à chaque tour à partir de là. Tu peux choisir de nouveau le même.',
      'Chaque niveau recommence avec toutes les tuiles et tous les jetons ; seuls ces biens restent.',
      `Un niveau perdu met fin à la partie. ${typed.command('match create')} avec le réglage *campagne* en ouvre une.`,
    ),
  },
  options: {
    title: 'Options d’une partie',
    text: lines(
      '*Marché et Agora* : les offres comptent une demi-pièce de plus, ou ils sont sans effet sur les offres.',
      '*Luxe pour la nourriture manquante* : autant qu’on veut, ou autant qu’on peut.',
      '*Pièce d’un bâtiment perdu au tremblement* : perdue aussi, ou elle revient.',
      '*En solo* : une seule partie, ou une campagne de cinq niveaux.',
      `L’hôte choisit avant le début. ${typed.command('match status')} montre ce qui diffère de l’habitude.`,
    ),
  },
  plans: {
    title: 'Les consignes à Peloponnes',
    text: lines(
      'Offres de ce tour ou du suivant : des tuiles dans l’ordre, chacune jusqu’à un nombre de pièces. Tu fais une offre sur la première possible, avec le moins de pièces qui suffit ; s’il n’y en a aucune, tu passes, si tu le dis, ou on te demande. `A13 5, A01 7, passer`',
      'Que faire si ton offre est délogée : quelles tuiles ensuite, ou la retirer.',
      'Comment un bâtiment se place, lesquels des marqués sont payés, ce qu’apportent Port et Temple, ce qui part dans un désastre, combien sont nourris par du luxe.',
      `Donne-les avec *${controls.orders}* dans ton panneau, qui propose les mots un à un, ou avec ${typed.command('peloponnes orders')}.`,
      'Celle qui est devenue impossible disparaît, et on te demande comme d’habitude.',
    ),
  },
};
