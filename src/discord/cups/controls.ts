import type { Controls } from '../command/control.ts';
import { denied } from '../narration/refusalReply.ts';
import { cupStatus } from './cupStatus.ts';
import { askToEnd, cupRules, endCup, enterOrWithdraw, openEntries } from './cups.ts';
import { choose, setupPanel } from './setup.ts';

/** The controls of cups. */
export const cupControls: Controls<'cupset' | 'cup' | 'cupend'> = {
  cupset: ({ context, interaction, id: { kind: _, part, ...draft } }) => {
    if (part === 'first' || part === 'rest' || part === 'house') return setupPanel(context, draft, part);
    if (part === 'open') return openEntries({ ...context, interaction }, draft);
    return interaction.isAnySelectMenu()
      ? choose(context, draft, part, interaction.values)
      : denied(context.say, 'notUnderstood');
  },
  cup: ({ context, interaction, id: { cup, act } }) => {
    const call = { ...context, interaction };
    if (act === 'rules') return cupRules(call, cup);
    if (act === 'close') return askToEnd(call, act, cup);
    return act === 'status' ? cupStatus(call, cup) : enterOrWithdraw(call, cup, act);
  },
  cupend: ({ context, interaction, id }) => endCup({ ...context, interaction }, id),
};
