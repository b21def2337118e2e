import type { Outcome } from '#engine/game.ts';
import { lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';

const { all } = lister('fr');

/** Whoever is left at the table when all others have gone, by the rules of a game or by giving up. */
export const lastAtTable = (winners: string, alone: boolean): string =>
  `${winners} ${alone ? 'reste à la table sans adversaire et l’emporte' : 'restent à la table et se partagent la victoire'}.`;

/** How a match ended that its game’s rules did not end. */
const ENDINGS: Readonly<Record<string, (winners: string, count: number) => string>> = {
  conceded: (winners, count) =>
    count === 0 ? 'La partie a été abandonnée, et personne ne l’emporte.' : lastAtTable(winners, count === 1),
  draw: (winners) => `La partie se termine par une égalité entre ${winners}.`,
  standing: (winners, count) =>
    `La partie a été arrêtée telle quelle : ${winners} ${count === 1 ? 'est en tête et l’emporte' : 'sont en tête à égalité et se partagent la victoire'}.`,
  abandoned: () => 'Tout le monde a quitté la partie, et personne ne l’emporte.',
};

/** The sentence of an ending that is the same in every game; `undefined` for a game’s own. */
export const tellEnding = ({ winners, reason }: Outcome, name: NameSeat): string | undefined =>
  Object.hasOwn(ENDINGS, reason) ? ENDINGS[reason]?.(all(winners.map(name)), winners.length) : undefined;
