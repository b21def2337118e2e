import type { APIInteraction } from 'discord-api-types/v10';
import { realClock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { ActionResult } from '../pageProtocol.ts';
import { FIRST_RESPONSE } from './interactions.ts';
import type { Interactions } from './pending.ts';

/** What the bot is to be told of, and on whose behalf. */
export interface Action {
  readonly interaction: APIInteraction;
  readonly person: string;
  readonly channel: string;
  /** The message whose control was used. */
  readonly source?: string;
  /** How often the bot gets it: a network may deliver twice. */
  readonly deliveries?: number;
}

/** Sends an interaction to the bot; answers what the person gets to see at first. */
export const deliver = (context: Context, interactions: Interactions, act: Action): Promise<ActionResult> =>
  new Promise((resolve) => {
    const { interaction, person, channel, source } = act;
    if (!context.isBotOnline()) return resolve({ interaction: interaction.id, failed: 'offline' });
    let settled = false;
    const settle = (acted: ActionResult): void => {
      if (settled) return;
      settled = true;
      if (acted.failed) context.tell({ kind: 'interactionFailed', interaction: interaction.id, why: acted.failed }, person);
      resolve(acted);
    };
    interactions.add({
      id: interaction.id,
      token: interaction.token,
      interaction,
      person,
      channel,
      ...(source === undefined ? {} : { source }),
      createdAt: context.clock.now(),
      answered: false,
      late: false,
      ephemeral: false,
      settle,
    });
    // A bot that died does not move a virtual clock on.
    realClock.after(FIRST_RESPONSE, () => {
      if (!context.isBotOnline()) settle({ interaction: interaction.id, failed: 'timeout' });
    });
    for (let time = 0; time < (act.deliveries ?? 1); time++) context.dispatch('INTERACTION_CREATE', interaction);
  });
