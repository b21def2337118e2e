import { realClock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ActionResult } from '../pageProtocol.ts';
import { FIRST_RESPONSE, type Interactions } from './interactions.ts';
import type { Delivery } from './pending.ts';

/** Sends an interaction to the bot. Resolves with what the person sees first. */
export const deliver = (context: Context, interactions: Interactions, delivery: Delivery): Promise<ActionResult> =>
  new Promise((resolve) => {
    const { interaction, person } = delivery;
    if (!context.isBotOnline()) return resolve({ interaction: interaction.id, failed: 'offline' });
    let settled = false;
    const settle = (result: ActionResult): void => {
      if (settled) return;
      settled = true;
      if (result.failed) context.tell({ kind: 'interactionFailed', interaction: interaction.id, why: result.failed }, person);
      resolve(result);
    };
    interactions.add({
      ...delivery,
      createdAt: context.clock.now(),
      answered: false,
      late: false,
      settle,
    });
    // A bot that died does not advance a virtual clock.
    realClock.after(FIRST_RESPONSE, () => {
      if (!context.isBotOnline()) settle({ interaction: interaction.id, failed: 'timeout' });
    });
    for (let time = 0; time < (delivery.deliveries ?? 1); time++) context.dispatch('INTERACTION_CREATE', interaction);
  });
