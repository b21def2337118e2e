import type { CycladesMessages } from '../../cyclades/messages.ts';
import { controls } from '../common/controls.ts';
import { typed } from '../cyclades/commandNames.ts';

/** The first cycle of Cyclades, step by step. */
export const cyclades: CycladesMessages['lesson'] = {
  goal: {
    title: 'Ton but',
    text: [
      'Qui possède **deux Métropoles** à la fin d’un cycle l’emporte. On en crée une avec quatre philosophes, ou avec un bâtiment de chaque type : port, forteresse, temple et université.',
      'Chaque cycle se déroule de la même façon : les revenus, les offrandes aux dieux, puis chacun agit avec le dieu obtenu. Dans la couleur à côté de ton nom, tu as deux îles, une troupe sur chacune, et deux flottes.',
    ].join('\n'),
  },
  offering: {
    title: 'Les offrandes',
    text: [
      'Les revenus sont venus d’abord : 1 PO par marqueur prospérité sur tes îles et par case de mer avec une pièce où se trouve ta flotte. Tu as ainsi 7 PO, que personne d’autre ne voit.',
      'Maintenant, chacun fait une offrande à un dieu. À trois, seuls deux des quatre sont face visible, avec Apollon, qui ne coûte rien. **Poséidon** donne flottes et ports, **Arès** troupes et forteresses, **Zeus** prêtres et temples, **Athéna** philosophes et universités.',
    ].join('\n'),
    why: 'La leçon essaie d’abord Poséidon, pour peu de chose, afin de voir ce qu’en font les autres.',
  },
  displaced: {
    title: 'Ton pion est délogé',
    text: [
      'Quelqu’un a offert plus que toi, et ton pion est de nouveau libre. Cela ne te coûte rien : les offrandes ne se payent que lorsque tous les pions sont posés.',
      'Tu dois choisir aussitôt **un autre dieu** ; tu ne pourrais revenir à Poséidon qu’une fois ton pion délogé encore une fois. Qui choisit Apollon ne paye rien et agit en dernier.',
    ].join('\n'),
    why: 'Personne n’a encore rien offert à Arès : 1 PO suffit, et tu gardes le reste pour ton tour.',
  },
  recruiting: {
    title: 'Ton tour : recruter',
    text: [
      'Les offrandes sont payées. Les dieux agissent de haut en bas : Poséidon est donc passé d’abord, avec une flotte et un port. C’est maintenant à toi, avec **Arès**.',
      'Avec Arès, tu peux recruter des troupes (la première est gratuite, puis 2, 3 et 4 PO), construire des forteresses pour 2 PO chacune, et déplacer des troupes pour 1 PO chaque fois, dans n’importe quel ordre et aussi souvent que tu peux payer. Les places que tu peux choisir sont éclairées sur le plateau.',
    ].join('\n'),
    why: 'Avec une deuxième troupe ici, l’une peut partir et l’autre rester. Une île vidée reste à toi, mais sans défense.',
  },
  marching: {
    title: 'Prendre une île',
    text: [
      'Les troupes vont d’île en île par une chaîne ininterrompue de **tes propres flottes**. Ta flotte, à côté de ta grande île, en borde une petite qui n’est à personne, avec deux marqueurs prospérité : 2 PO de plus à chaque cycle.',
      'Là où se tient un adversaire, il y a combat : chaque camp lance un dé et ajoute ses troupes, le défenseur aussi ses forteresses ; le plus faible perd une troupe. Ton panneau te dit tes chances avant de combattre.',
    ].join('\n'),
    why: 'La petite île n’est à personne : elle est à toi sans combat, et une troupe reste à la maison.',
  },
  creature: {
    title: 'Une créature',
    text: [
      'Qui agit avec l’un des quatre dieux peut appeler les **créatures mythologiques** affichées sous la carte, pour 4, 3 ou 2 PO. La plupart aident aussitôt, et une seule fois.',
      `Les Moires t’apportent tes revenus une fois de plus : avec l’île que tu viens de prendre, cela fait 4 PO ; aujourd’hui, elles ne te coûtent donc rien. ${typed.command('cyclades card')} dit ce que fait chaque créature.`,
    ].join('\n'),
    why: 'Les Moires te rendent maintenant ce qu’elles coûtent, et la forteresse peut encore être payée après.',
  },
  building: {
    title: 'Construire',
    text: [
      'Chaque bâtiment aide là où il se trouve : les forteresses défendent les îles et les ports les flottes voisines, les temples rendent les créatures moins chères, les universités ne font rien seules ; mais un de chaque type donne une **Métropole**.',
      'Chacun occupe un emplacement d’une île. Une Métropole va dans le cadre pointillé, et ce qui s’y trouve est perdu : mieux vaut d’abord construire à côté.',
    ].join('\n'),
    why: 'Cet emplacement de ta grande île est à côté du cadre pour une Métropole, qui reste libre.',
  },
  ending: {
    title: 'Terminer ton tour',
    text: [
      'Tu pourrais continuer tant que tu as de l’or ; ce que tu gardes, tu le gardes pour le prochain cycle.',
      `Avant la fin du tour, on te demande une fois de plus, avec ce que tu pourrais encore faire. Dans une partie, « ${controls.undo} » reprend ce que tu viens de faire, tant que rien de caché n’a été montré, et avec « ${controls.orders} » tu dis d’avance ce que tu jouerais en ton absence.`,
    ].join('\n'),
    why: 'Trois PO sont plus utiles au prochain cycle, quand il y aura une offrande à faire.',
  },
  cycle: {
    title: 'Le cycle suivant',
    text: [
      '**Apollon** est passé en dernier : 1 PO (4 PO à qui n’a qu’une île), et pour qui l’a choisi en premier un marqueur prospérité : 1 PO de revenus pour toujours.',
      'C’était la fin du cycle. Personne n’a deux Métropoles, donc le suivant a commencé : les autres dieux sont face visible, de nouvelles créatures sont venues (celles que personne n’appelle deviennent moins chères), et tes revenus sont maintenant de 4 PO. L’ordre s’est inversé aussi : qui a agi en dernier fait la première offrande.',
    ].join('\n'),
  },
  farewell: {
    title: 'Voilà le jeu',
    text: [
      `Dans une partie, appuie sur « ${controls.makeMove} » sous le message le plus récent : ce que tu as vu ici est ton panneau, pour toi uniquement.`,
      `${typed.command('board')} montre le plateau à tout moment, ${typed.command('gold')} ce que tu as, ${typed.command('rules')} cherche une règle, ${typed.command('help')} dit ce que tu peux faire maintenant.`,
      `Tu as des jours pour un coup, pas des minutes : on t’appelle quand c’est ton tour, et on te le rappelle si tu veux (${typed.command('me settings')}). ${typed.command('match create')} ouvre une partie ; avec « ${controls.addComputer} », tu peux commencer tout de suite.`,
    ].join('\n'),
  },
};
