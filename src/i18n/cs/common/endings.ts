import type { Outcome } from '#engine/game.ts';
import type { NameSeat } from '../../sentences.ts';
import { all } from '../counting.ts';

/** Whoever is left at the table when all others have gone, by the rules of a game or by giving up. */
export const lastAtTable = (winners: string, alone: boolean): string =>
  alone ? `U stolu zůstává už jen ${winners} a vítězí.` : `U stolu zůstávají ${winners} a dělí se o vítězství.`;

/** How a match ended that its game’s rules did not end. */
const ENDINGS: Readonly<Record<string, (winners: string, count: number) => string>> = {
  conceded: (winners, count) => (count === 0 ? 'Všichni to vzdali a nikdo nevítězí.' : lastAtTable(winners, count === 1)),
  draw: (winners) => `Partie skončila remízou: ${winners}.`,
  standing: (winners, count) =>
    `Partie byla ukončena za daného stavu: ${winners} ${count === 1 ? 'vede a vítězí' : 'vedou společně a dělí se o vítězství'}.`,
  abandoned: () => 'Partii všichni opustili a nikdo nevítězí.',
};

/** The sentence of an ending that is the same in every game; `undefined` for a game’s own. */
export const tellEnding = ({ winners, reason }: Outcome, name: NameSeat): string | undefined =>
  Object.hasOwn(ENDINGS, reason) ? ENDINGS[reason]?.(all(winners.map(name)), winners.length) : undefined;
