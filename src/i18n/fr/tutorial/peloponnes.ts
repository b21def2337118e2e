import type { PeloponnesMessages } from '../../peloponnes/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../peloponnes/commandNames.ts';

/** The first two rounds of Peloponnes, step by step. */
export const peloponnes: PeloponnesMessages['lesson'] = {
  goal: {
    title: 'Ton but',
    text: [
      'Tu diriges une civilisation pendant huit tours. À la fin, deux nombres sont comptés : la **puissance** (ce que montrent tes tuiles, et 1 par 3 pièces) et la **population** (3 par habitant). Le **plus petit des deux** est ton score, et le plus haut score l’emporte.',
      'Chaque tour se déroule de la même façon : des tuiles sont révélées, chacun offre des pièces pour l’une d’elles, puis viennent les revenus et deux jetons désastre. Tu diriges Sparta, avec 7 pièces, 4 bois et 3 habitants ; tout ce qui est sur la table est visible par tous.',
    ].join('\n'),
  },
  offer: {
    title: 'Une offre',
    text: [
      'Tu obtiens au plus une tuile par tour. Dans la **rangée d’enchères**, une offre vaut au moins ce que montre la tuile, et qui offre plus déloge l’offre précédente. Une tuile de la **rangée de conquête** coûte exactement 3 pièces de plus que ce qu’elle montre, et personne ne peut t’en déloger.',
      'Les terrains rapportent des revenus, et doivent avoir un bien en commun avec ton dernier terrain ; le premier se place toujours. Les bâtiments coûtent du bois et de la pierre en plus de tes pièces. Qui passe prend 3 pièces à la place.',
    ].join('\n'),
    why: 'Ces Clairières rapportent de la nourriture et du bois à chaque tour, et des habitants aussitôt. La leçon commence avec le strict nécessaire.',
  },
  pushedOut: {
    title: 'Ton offre est délogée',
    text: [
      'Quelqu’un a offert plus que toi. Ton offre doit aller aussitôt, **avec les mêmes pièces**, ni plus ni moins, vers une autre tuile où elles suffisent ; elle peut y déloger quelqu’un d’autre. Ou bien tu la retires : les pièces reviennent alors avec 1 de plus, et tu n’obtiens pas de tuile ce tour-ci.',
      'L’ordre du tour suivant dépend des pièces offertes : la plus haute offre commence.',
    ].join('\n'),
    why: 'Tu as le bois pour le Pont, et il apporte 2 habitants et beaucoup de puissance.',
  },
  building: {
    title: 'Payer, ou marquer',
    text: [
      'Toutes les offres sont faites, et le Pont est à toi. Un bâtiment se paye en bois et en pierre, maintenant, ou se **marque d’une pièce** : il sert alors aussitôt, mais doit être payé au prochain ravitaillement, sinon il est perdu.',
      'Des produits de luxe remplacent tout ce qui manque, deux pour un. Ils viennent de ce qui ne trouve pas de place dans tes réserves.',
    ].join('\n'),
    why: 'Tu as 4 bois et il n’en faut que 2 : rien ne doit rester à payer.',
  },
  income: {
    title: 'Revenus et jetons',
    text: [
      'Le Pont a apporté ses habitants, puis chacun a touché ses **revenus** : ce que montrent la civilisation, les terrains et les bâtiments, et des pièces selon le nombre d’habitants.',
      'Après cela, deux **jetons désastre** ont été révélés, comme à chaque tour. Il y en a trois de chaque type, et le troisième d’un type fait frapper son désastre chez tous : deux sécheresses sont visibles maintenant. Ce qui frapperait ensuite est toujours sur le plateau.',
    ].join('\n'),
  },
  conquest: {
    title: 'La rangée de conquête',
    text: [
      'Un nouveau tour avec de nouvelles tuiles. La plus haute offre du tour passé a commencé (avec trop peu de pièces cette fois), et tu passes en dernier : il y a déjà, dans la rangée d’enchères, une offre que tu devrais dépasser.',
      'La rangée de conquête coûte plus cher, mais ce que tu y prends est à toi pour de bon. Tu as 7 pièces.',
    ].join('\n'),
    why: 'Les Collines boisées rapportent du bois à chaque tour, et des pièces et un habitant aussitôt ; là, personne ne peut te les prendre.',
  },
  drought: {
    title: 'La sécheresse',
    text: [
      'La troisième sécheresse a frappé : un tiers de la nourriture est perdu, arrondi au supérieur. Le **tremblement de terre** prend des bâtiments et la **tempête** des terrains, sauf si tu payes pour eux ; l’**épidémie** prend un tiers des habitants, le **déclin** 10 produits de luxe. Certains bâtiments te protègent de l’un d’eux.',
      'Au **ravitaillement**, chaque habitant mange 1 nourriture, ou meurt de faim, et les bâtiments marqués doivent être payés. Deux tuiles en amènent un quand elles sont révélées, et le dernier suit le tour 8 : aie de la nourriture d’ici là.',
    ].join('\n'),
  },
  farewell: {
    title: 'Voilà le jeu',
    text: [
      `Dans une partie, appuie sur « ${controls.makeMove} » sous le message le plus récent : ce que tu as vu ici est ton panneau, pour toi uniquement. « ${controls.undo} » reprend ce que tu viens de faire, tant que personne n’a joué depuis, et avec « ${controls.orders} » tu dis d’avance ce que tu jouerais.`,
      `${typed.command('board')} montre la table à tout moment, ${typed.command('gold')} ce que tu as, ${typed.command('rules')} cherche une règle, ${typed.command('help')} dit ce que tu peux faire, ${typed.command('peloponnes card')} ce que fait une tuile.`,
      `Tu as des jours pour un coup, pas des minutes : on t’appelle à ton tour, et on te le rappelle si tu veux (${typed.command('me settings')}). ${typed.command('match create')} ouvre une partie ; avec « ${controls.addComputer} », commence tout de suite, ou joue en solo.`,
    ].join('\n'),
  },
};
