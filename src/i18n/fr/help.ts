import type { HelpSentences } from '../help.ts';
import { lister } from '../plural.ts';
import { typed } from './commandNames.ts';
import { controls } from './common/controls.ts';

const { all, any } = lister('fr');

/** Around the rules and the help of any game, in French. */
export const help: HelpSentences = {
  controls: {
    why: 'Pourquoi ?',
    explain: 'Que vois-je ?',
    now: 'Que puis-je faire ?',
    costs: 'Combien ça coûte ?',
    winning: 'Comment gagner ?',
    contents: 'Toutes les sections',
    chooseSection: 'Choisir une section',
  },
  house: 'Jouer ici',
  section: (title, book) => `**${title}** – ${book}`,
  contents: (book) => `**Les règles : ${book}**\nChoisis une section, ou cherche avec ${typed.command('rules', 'search')}.`,
  nothingFound: (written) => `Rien dans ces règles ne parle de « ${written} ».`,
  titles: {
    now: (match) => `**${match} – que puis-je faire maintenant ?**`,
    costs: (match) => `**${match} – combien ça coûte ?**`,
    winning: (match) => `**${match} – comment gagner ?**`,
    explain: (match) => `**${match} – que vois-je ?**`,
  },
  possible: `Voici ce que tu peux faire maintenant, avec *${controls.makeMove}* ou en tapant :`,
  states: {
    lobbySeated: `Cette partie n’a pas commencé. Son hôte appuie sur *${controls.start}* sous son message dès qu’il y a assez de monde ; d’ici là, *${controls.leave}* rend une place.`,
    lobbyOutside: `Cette partie n’a pas commencé. *${controls.join}*, sous son message, te donne une place, si elle n’est pas sur invitation.`,
    waiting: `On ne te demande rien en ce moment ; on t’appellera le moment venu. Avec *${controls.orders}*, dans ton panneau, tu dis d’avance ce que tu jouerais, et ${typed.command('board')}, ${typed.command('gold')} et ${typed.command('log')} montrent où en sont les choses.`,
    watching: `Tu n’as pas de place dans cette partie, et peux volontiers la regarder : ${typed.command('board')} montre la table, ${typed.command('log')} ce qui s’est passé.`,
    over: `Cette partie est terminée. *${controls.again}*, sous son dernier message, ouvre la suivante ; ${typed.command('history')} la revoit.`,
  },
  seatMarks: [
    'rouge avec une étoile',
    'ambre avec un taureau',
    'violet avec une lune',
    'noir avec une amphore',
    'ivoire avec une feuille',
  ],
  lit: 'Dans ton panneau, ce que tu peux choisir a un bord clair sur l’image.',
  part: 'Cette image montre une partie du plateau, en plus grand. Ce qui est écrit à côté ne parle que de cette partie : ce qui s’y trouve, ce qu’elle rapporte, ce qui l’entoure. Ses marques sont celles du plateau entier :',
  seats: (marked) => `À qui est quoi : ${marked.map(({ name, mark }) => `${name}, ${mark}`).join(' ; ')}.`,
  course: ({ titles, numbers, hasReplay }) => [
    `**Le graphique** – un cadre pour chaque chose : ${all(titles.map((title) => `« ${title} »`))}. De gauche à droite, le début de chaque manche, avec son numéro, puis la fin. Chaque ligne est une place, de sa couleur ; à droite se trouvent sa marque et ce qu’elle avait à la fin. Les lignes qui se confondraient sont côte à côte. Ce qui était caché pendant la partie y est aussi.`,
    `**En chiffres** – ${numbers}`,
    ...(hasReplay
      ? [
          `**L’animation** – le plateau du premier coup au dernier, tel que tout le monde le voyait alors : ce qui était caché le reste. D’une longue partie, elle saute des coups. La dernière image reste un moment, puis tout recommence. *${controls.board}* explique ses marques.`,
        ]
      : []),
  ],
  begin: (games) =>
    [
      `**Pour commencer** – de gros jeux de société par correspondance : ${any(games)}.`,
      `- ${typed.command('match create')} ouvre une partie dans ce salon. Tes amis appuient sur *${controls.join}*, puis toi sur *${controls.start}* ; *${controls.addComputer}* remplit une place.`,
      `- ${typed.command('match list')} montre ce qui est ouvert ici, ${typed.command('match join')} prend une place.`,
      `- La partie vit dans un fil. *${controls.makeMove}* y ouvre ton panneau, avec tout ce que tu peux faire ; tu joues quand tu as le temps.`,
      `- ${typed.command('rules')} cherche une règle, ${typed.command('help')} dans une partie dit ce que tu peux faire, ce que cela coûte et comment gagner.`,
      `- ${typed.command('me settings')} contient ton fuseau horaire, tes heures calmes et tes rappels.`,
    ].join('\n'),
};
