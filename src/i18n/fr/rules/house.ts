import type { GeneralSection, RuleSections } from '../../rules.ts';
import { typed } from '../commandNames.ts';
import { controls } from '../common/controls.ts';

const lines = (...all: readonly string[]): string => all.map((line) => `- ${line}`).join('\n');

/** How a match is played here, whatever its game, in French. */
export const house: RuleSections<GeneralSection> = {
  beginning: {
    title: 'Ouvrir une partie',
    text: lines(
      `${typed.command('match create')} ouvre une partie dans le salon où tu le tapes ; le jeu, le rythme et d’autres choses en sont des options.`,
      `Tes amis appuient sur *${controls.join}* sous son message, ou tapent ${typed.command('match join')}. Puis tu appuies sur *${controls.start}*.`,
      'Elle se joue dans un fil à elle. Tout le reste se passe là, ou en messages privés avec moi.',
      `${typed.command('match list')} montre ce qui est ouvert. Un serveur peut limiter les parties ouvertes de chaque personne.`,
      `Après une partie, *${controls.again}* ouvre la suivante avec les mêmes personnes.`,
    ),
  },
  lobby: {
    title: 'Avant le début',
    text: lines(
      'Jusqu’au début, chacun peut rejoindre et quitter la partie. Sur invitation, seules la rejoignent les personnes que l’hôte invite.',
      'L’hôte choisit les réglages, ajoute des ordinateurs, invite, nomme un autre hôte, et lance la partie.',
      'Chaque jeu dit combien de personnes il faut. Dans un jeu qui se joue aussi en solo, tu peux lancer aussitôt.',
      `Tes propres mots, ${typed.command('match join', 'words')}, entrent dans le hasard de la partie.`,
      'Une partie qui n’est pas lancée se ferme d’elle-même après un temps. Son message dit quand.',
    ),
  },
  moving: {
    title: 'Jouer un coup',
    text: lines(
      `*${controls.makeMove}*, sous le message le plus récent, ouvre ton panneau, pour toi uniquement : ce qui s’est passé, ce que tu as, et tout ce qui est possible. Les places que tu peux choisir sont éclairées sur l’image.`,
      'Qui aime taper utilise les commandes du jeu ; elles font la même chose. Ce qui n’est pas possible est refusé avec la raison, et rien n’est perdu.',
      `Avant de terminer un tour ou d’abandonner quelque chose, on te le demande une fois de plus ; ${typed.option('option.sure')} y répond d’avance.`,
      'Un bouton d’un tour passé ne fait rien : on te le dit.',
      `${typed.command('help')} dit ce que tu peux faire en ce moment.`,
    ),
  },
  looking: {
    title: 'Regarder une partie',
    text: lines(
      `${typed.command('board')} est l’image, une de ses parties en grand (${typed.option('board.detail')}), ou tout en mots (${typed.option('board.as')}). *Que vois-je ?* l’explique.`,
      `${typed.command('gold')} est ta carte, avec ce que personne d’autre n’a le droit de voir. ${typed.command('note')} garde une note pour toi uniquement.`,
      `${typed.command('log')} raconte ce qui s’est passé, ${typed.command('history')} montre le plateau d’un cycle ou d’un tour passé.`,
      `${typed.command('match status')} dit où en sont les choses et ce qui manque à chacun pour gagner ; ${typed.command('me turns')} liste ce qui t’attend.`,
      'Qui voit le salon d’une partie peut la regarder.',
    ),
  },
  undoing: {
    title: 'Annuler un coup',
    text: lines(
      `*${controls.undo}* ou ${typed.command('match undo')} annule ton dernier coup, puis celui d’avant. *${controls.redo}* le rejoue.`,
      'C’est possible tant que personne d’autre n’a joué depuis, et que ton coup n’a ni lancé de dés, ni rien pioché, ni rien montré de caché.',
      'Chaque décision peut être annulée trois fois. Le temps n’est pas rendu.',
      'Ce qu’une consigne, un ordinateur ou le chrono a joué pour toi, tu ne peux pas l’annuler sans les autres.',
      'Plus loin en arrière, la table revient par un vote de tous.',
    ),
  },
  goingBack: {
    title: 'Revenir en arrière ensemble',
    text: lines(
      `Au-delà du hasard et des coups des autres, une partie ne revient en arrière que si tous disent oui (${typed.command('match vote')}), ou par l’organisation.`,
      'Tu choisis l’un des coups proposés ; lui et tous les suivants ne comptent alors plus. Leurs messages le disent.',
      'Ce qui avait été tiré peut l’être autrement ensuite.',
      'Une partie ne revient jamais au-delà d’un changement de personnes, car qui est parti en saurait trop.',
    ),
  },
  orders: {
    title: 'Les consignes',
    text: lines(
      `Avec *${controls.orders}*, dans ton panneau, tu dis d’avance ce que tu jouerais. La réponse vient à l’instant où l’on te demande : personne n’attend.`,
      'Tes consignes n’appartiennent qu’à toi. Les autres lisent « par consigne » quand l’une a répondu, et avant cela même pas si tu en as.',
      'Tu peux les changer tant qu’elles n’ont pas servi ; tapée, la consigne `aucune` les retire toutes.',
      'Celle qui ne peut plus être suivie disparaît ; on te le dit, et on te demande comme d’habitude.',
      'Elles disparaissent quand tu rends ta place, et l’une aussi quand le coup qu’elle a joué est annulé.',
    ),
  },
  atOnce: {
    title: 'Choisir en même temps',
    text: lines(
      'Ce que plusieurs doivent choisir à la même étape est demandé à tous à la fois.',
      'Personne ne voit ce que les autres ont choisi, seulement qui l’a fait. Tout prend effet ensemble, au dernier choix.',
      `D’ici là, tu peux reprendre ton propre choix avec *${controls.undo}*.`,
      'Là où une seule réponse est possible, on ne te demande rien : cela se fait tout seul.',
    ),
  },
  pace: {
    title: 'Temps et rythme',
    text: lines(
      'Une partie a un rythme, 48 heures par décision sauf si son hôte en a choisi un autre, et deux fois autant en réserve. Elle peut aussi être sans chrono.',
      'D’abord court le temps de la décision, puis la réserve. La décision suivante a tout son temps, et de la réserve ce qui en reste.',
      'Ton chrono s’arrête pendant tes heures calmes, quand la partie est en pause, quand je ne tourne pas, et les jours de congé que tu as prévus.',
      'On te prévient une fois avant la fin de ton temps. Personne d’autre n’apprend combien il t’en reste.',
      'Du temps en plus vient d’un vote, ou de l’organisation. Entre ordinateurs seuls, aucun chrono ne tourne.',
      'Une durée est un nombre avec son unité : `36 heures`, `2 jours`, `1 semaine`, ou en bref `36h`, `2j`, `1sem`.',
    ),
  },
  quietTime: {
    title: 'Heures calmes et congés',
    text: lines(
      `${typed.command('me settings')} contient ton fuseau horaire et tes heures calmes, jusqu’à 10 heures par jour : tes chronos s’arrêtent alors, et rien ne t’est envoyé.`,
      `${typed.command('me holidays')} prévoit jusqu’à 30 jours par an où aucun de tes chronos ne s’épuise. Un jour n’est pris que si ton temps s’achevait ce jour-là.`,
      'Un autre fuseau ou d’autres heures calmes comptent à partir de ta prochaine décision.',
      'Les congés commencent au plus tôt aujourd’hui, et les jours commencés ne se reprennent pas.',
      'Rien de tout cela n’est montré à personne d’autre.',
    ),
  },
  timeOut: {
    title: 'Quand le temps est écoulé',
    text: lines(
      'Ce qui se passe est un réglage de la partie : un ordinateur joue le tour, les autres votent pour lui donner ou non la place, ou le coup le plus simple est joué.',
      'Un coup joué avant cela compte, même en retard.',
      'Le coup le plus simple coûte aussi peu que possible : pas d’offre si c’est possible, la fin du tour, continuer le combat, payer ce qui peut l’être.',
      'Les places abandonnées jouent ainsi, elles aussi.',
      'Tu peux reprendre à tout moment ; seuls un vote ou l’organisation prennent ta place.',
    ),
  },
  notices: {
    title: 'Avis et rappels',
    text: lines(
      `On t’appelle quand une partie t’attend : par une mention dans son fil, par message privé, ou les deux, comme le dit ${typed.command('me settings')}.`,
      'Une fois par manche, ta carte vient par message privé, sans bruit.',
      'Les rappels viennent aussi souvent que tu veux, trois par décision au plus ; un seul message parle de toutes tes parties.',
      `${typed.command('match nudge')} appelle une fois de plus ceux que la partie attend, chacun une fois par jour.`,
      `Si tes messages privés me sont fermés, tout vient en mention. *${controls.tryDirectMessage}* les essaie de nouveau.`,
    ),
  },
  languages: {
    title: 'Langues',
    text: lines(
      `Ce que je te réponds est dans la langue de ton Discord, ou dans celle que dit ${typed.command('me settings', 'language')} ; tes messages privés et les images que tu demandes aussi.`,
      `Ce que tous voient d’une partie est dans la langue de la partie : celle du serveur, sauf si l’hôte en choisit une autre (${typed.command('match create', 'language')}, ou les réglages avant le début).`,
      'Les commandes et leurs options portent les noms que ton Discord affiche. Les lieux et les tuiles ont les mêmes numéros dans toutes les langues.',
      `La langue d’un serveur se règle par ${typed.command('server settings')}.`,
      'Les consignes et les durées peuvent être tapées dans ta langue ou en anglais.',
    ),
  },
  voting: {
    title: 'Les votes',
    text: lines(
      `${typed.command('match vote')} demande aux autres une pause ou sa fin, du temps pour quelqu’un, une place à libérer ou à confier à un ordinateur, un retour en arrière, ou la fin de la partie.`,
      'Qui joue a une voix ; la personne concernée et les ordinateurs n’en ont pas. Tu peux changer la tienne tant que le vote est ouvert.',
      'Plus de la moitié suffit. Qui ne dit rien pendant un rythme de la partie s’abstient. Un retour et une égalité demandent le oui de tous.',
      'Il n’y a qu’un vote à la fois. Il ne peut être retiré que par la personne qui l’a lancé. Après un rejet, attends que son temps aurait été écoulé.',
      'Une pause dure de 1 à 28 jours.',
    ),
  },
  seatsChanging: {
    title: 'Céder ou prendre une place',
    text: lines(
      `${typed.command('match handover')} propose ta place à qui la veut, ou à un ordinateur. *${controls.takeSeat}* ou ${typed.command('match take')} prend une place libre.`,
      'Qui prend une place prend tout ce qu’elle a, or et secrets compris.',
      'Une place n’est retirée à personne qui joue : il faut que la personne ait quitté le serveur, n’ait plus de temps, ou, sans rythme, se taise depuis une semaine.',
      'Tant que personne d’autre ne l’a prise, sa personne peut la reprendre.',
      'Qui a joué une place connaît ses secrets, et ne peut reprendre que celle-là.',
    ),
  },
  computers: {
    title: 'Les ordinateurs',
    text: lines(
      `*${controls.addComputer}*, sous la salle d’attente, en assied un ; l’hôte peut le renvoyer avant le début.`,
      'Un ordinateur joue d’après ce que sa place a le droit de voir, et ne connaît les secrets de personne.',
      'Il joue une place dont le temps est écoulé, ou qui a été cédée, jusqu’à ce que sa personne ou quelqu’un d’autre la prenne.',
      'Une ligne dit « par un ordinateur » quand l’un a joué à la place d’une personne.',
      'Quand il ne reste que des ordinateurs, la partie se termine.',
    ),
  },
  concedingAndEnding: {
    title: 'Abandonner, finir plus tôt',
    text: lines(
      `${typed.command('match leave')} rend une place avant le début, ${typed.command('match concede')} abandonne après. Cela ne s’annule pas.`,
      'Une place abandonnée reste sur le plateau et joue les coups les plus simples. À deux, l’autre l’emporte.',
      'La dernière personne à une table ne peut pas céder sa place, seulement finir la partie.',
      'Par un vote, une partie finit en égalité, ou telle quelle : alors, qui est en tête l’emporte.',
      'Une partie où personne n’a joué depuis 53 jours est prévenue, et fermée une semaine plus tard.',
    ),
  },
  privateMatches: {
    title: 'Parties sur invitation',
    text: lines(
      `${typed.command('match create', 'private')} ouvre une partie que seules rejoignent les personnes invitées : par l’hôte avant le début, ensuite par qui joue encore.`,
      `Invite par le menu des réglages, ou avec ${typed.command('match invite')}. On peut attendre quelques personnes à la fois.`,
      'Qui voit le salon peut tout de même la regarder.',
      `Les applications ne s’invitent pas. Les ordinateurs prennent place par *${controls.addComputer}*.`,
    ),
  },
  secrets: {
    title: 'Qui voit quoi',
    text: lines(
      'Ce que je réponds à une commande ou à un bouton, personne d’autre ne le voit. Les messages du fil sont pour tous.',
      'Messages, moments et chronos ne dépendent jamais de ce que quelqu’un d’autre garde secret : son or, ses choix, ses consignes.',
      'Un bouton du panneau de quelqu’un d’autre ne fait rien pour toi.',
      `Après la fin, toute la partie est racontée, or compris. ${typed.command('match export')} est son journal en fichier : tel que tu as le droit de le voir, et en entier après la fin.`,
    ),
  },
  luck: {
    title: 'Dés et pioches',
    text: lines(
      'Tout le hasard d’une partie vient d’un nombre secret. Son empreinte figure dans la salle d’attente avant que quiconque rejoigne : personne ne peut le changer ensuite.',
      `Tes propres mots (${typed.command('match join', 'words')}) s’y mêlent, pour qu’il n’ait pas pu être choisi selon ce qui en vient.`,
      'Le message de chaque manche finit par une marque sur tout ce qui précède.',
      `Le dernier message dit le secret. Chacun peut alors vérifier le fichier de ${typed.command('match export')}.`,
      'Avec une balise publique, que les réglages proposent là où il y en a une, chaque tirage mêle aussi un nombre que personne ne peut connaître avant.',
    ),
  },
  organisers: {
    title: 'L’organisation',
    text: lines(
      'Organisent ceux qui peuvent gérer le serveur, et ceux qui ont le rôle qu’il a choisi.',
      `${typed.command('organise')} décide sans vote : mettre en pause, donner du temps, libérer une place, laisser jouer un ordinateur, revenir en arrière, ou finir la partie.`,
      'Ils donnent une raison ; toute la partie la lit, et sait qui a décidé.',
      'Ils ne voient aucun secret de la partie, et n’y gagnent aucune place.',
    ),
  },
  server: {
    title: 'Réglages d’un serveur',
    text: lines(
      `${typed.command('server settings')} est pour ceux qui le gèrent : les salons où s’ouvrent les parties, qui peut les ouvrir, qui organise, le rythme habituel, combien de parties ouvertes par personne, et l’aspect des images.`,
      `${typed.command('server check')} nomme les permissions qui me manquent.`,
      'Une partie a besoin d’un salon où je peux ouvrir un fil.',
    ),
  },
  yourData: {
    title: 'Ce qui est gardé sur toi',
    text: lines(
      `${typed.command('me data')} est un fichier de tout ce qui est gardé sur toi.`,
      `${typed.command('me forget')} l’efface, après te l’avoir demandé une fois de plus. Les parties où tu étais restent, sans ton nom.`,
      'Rien de ce que quiconque écrit dans un salon n’est lu.',
    ),
  },
  trouble: {
    title: 'Quand quelque chose ne va pas',
    text: lines(
      'Ce qui a été refusé n’a rien changé. Quand deux personnes agissent au même instant, l’une peut devoir réessayer.',
      `Un bouton d’un autre temps n’est plus compris : ${typed.command('match status')} montre où en sont les choses, et *${controls.makeMove}* rouvre ton panneau.`,
      'Une partie continuée par une version plus récente de moi attend ma mise à jour.',
      'Celle où quelque chose s’est mal passé est mise de côté ; rien n’est perdu, et qui me fait tourner doit y regarder.',
      `Si tu es dans plusieurs parties à la fois, nomme la bonne avec ${typed.option('option.match')}.`,
      'Qui demande énormément en peu de temps est prié d’attendre un instant ; rien de cela n’a été fait.',
    ),
  },
};
