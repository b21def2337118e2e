import type { Outcome } from '#engine/game.ts';
import { lister } from '../../plural.ts';
import type { NameSeat } from '../../sentences.ts';

const { all } = lister('es');

/** Whoever is left at the table when all others have gone, by the rules of a game or by giving up. */
export const lastAtTable = (winners: string, alone: boolean): string =>
  alone ? `Solo ${winners} sigue en la mesa y gana.` : `${winners} siguen en la mesa y comparten la victoria.`;

/** How a match ended that its game’s rules did not end. */
const ENDINGS: Readonly<Record<string, (winners: string, count: number) => string>> = {
  conceded: (winners, count) => (count === 0 ? 'La partida se abandonó, y nadie gana.' : lastAtTable(winners, count === 1)),
  draw: (winners) => `La partida terminó en empate entre ${winners}.`,
  standing: (winners, count) =>
    `La partida se terminó como estaba: ${winners} ${count === 1 ? 'va por delante y gana' : 'van por delante en empate y comparten la victoria'}.`,
  abandoned: () => 'Nadie siguió con la partida, y nadie gana.',
};

/** The sentence of an ending that is the same in every game; `undefined` for a game’s own. */
export const tellEnding = ({ winners, reason }: Outcome, name: NameSeat): string | undefined =>
  Object.hasOwn(ENDINGS, reason) ? ENDINGS[reason]?.(all(winners.map(name)), winners.length) : undefined;
