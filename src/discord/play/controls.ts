import type { SeekChoices } from '#matches/index.ts';
import type { Controls } from '../command/control.ts';
import { denied } from '../narration/refusalReply.ts';
import { changeAvoided, showAvoided } from './avoid.ts';
import { answerOffer } from './places.ts';
import { beginSearch, changeSearch, choose, showSearch, stopSearch } from './search.ts';

/** The controls of searches for players. */
export const playControls: Controls<'findplayers' | 'play' | 'avoid' | 'answer'> = {
  findplayers: ({ context, interaction }) => showSearch({ ...context, interaction }),
  play: ({ context, interaction, id: { part } }) => {
    const call = { ...context, interaction };
    if (part === 'panel') return showSearch(call);
    if (part === 'change') return changeSearch(call);
    if (part === 'find') return beginSearch(call);
    if (part === 'stop') return stopSearch(call);
    return interaction.isStringSelectMenu()
      ? choose(call, CHANGES[part](interaction.values))
      : denied(context.say, 'notUnderstood');
  },
  avoid: ({ context, interaction, id: { part } }) => {
    const values = interaction.isAnySelectMenu() ? interaction.values : [];
    return part === 'list' ? showAvoided(context) : changeAvoided(context, { [part]: values[0] });
  },
  answer: ({ context, id: { match, answer } }) => answerOffer(context, match, answer),
};

/** The change that a menu's values mean. */
const CHANGES: {
  readonly [Part in keyof SeekChoices]: (values: readonly string[]) => Partial<SeekChoices>;
} = {
  games: (games) => ({ games }),
  paces: (paces) => ({ paces }),
  seats: (seats) => ({ seats: seats.map(Number) }),
  computer: ([computer]) => ({ computer: computer === 'yes' }),
};
