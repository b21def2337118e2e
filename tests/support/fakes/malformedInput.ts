import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { ActionResult } from '#sandbox/pageProtocol.ts';
import type { Fault } from '#sandbox/people/faultSchema.ts';
import type { LocalApp, SandboxPerson } from '../drivers/localApp.ts';
import { type Person, textOf } from '../drivers/person.ts';
import { ask } from '../drivers/sandbox.ts';
import { postIdIn } from '../laws/postIds.ts';

const EPHEMERAL = 1 << 6;
const COMPONENTS_V2 = 1 << 15;

/** A button with a forged custom id, or a menu with these values. */
export interface Forgery {
  readonly customId: string;
  /** Values of the menu; without them the control is a button. */
  readonly values?: readonly string[];
}

const component = ({ customId, values }: Forgery) =>
  values === undefined
    ? { type: 2, style: 2, label: 'x', custom_id: customId }
    : { type: 3, custom_id: customId, options: values.map((value) => ({ label: 'x', value })) };

/** Posts a control with the bot's own token, so that pressing it sends the bot a custom id it never made. */
export const forge = async (app: LocalApp, channel: string, forgery: Forgery): Promise<APIMessage> => {
  const response = await fetch(`${app.sandbox.restUrl}/v10/channels/${channel}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${app.sandbox.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ flags: COMPONENTS_V2, components: [{ type: 1, components: [component(forgery)] }] }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as APIMessage;
};

/** Presses a forged control (or chooses its first value), and returns the reply, which only the actor sees. */
export const pressForged = async (app: LocalApp, name: SandboxPerson, channel: string, forgery: Forgery): Promise<APIMessage> => {
  const who = await app.who(name);
  const message = await forge(app, channel, forgery);
  const acted =
    forgery.values === undefined ? who.press(message, forgery.customId) : who.choose(message, forgery.values.slice(0, 1));
  return privately(who, await acted);
};

/** The complete reply to an action; it has to be visible to the actor alone and must not be empty. */
export const privately = async (who: Person, acted: ActionResult): Promise<APIMessage> => {
  expect(acted.failed).toBeUndefined();
  const made = await who.answerTo(acted);
  expect(Number(made.flags) & EPHEMERAL).toBe(EPHEMERAL);
  expect(textOf(made)).not.toBe('');
  return made;
};

/** The reply to a typed command. */
export const told = async (app: LocalApp, name: SandboxPerson, line: string, channel: string): Promise<string> => {
  const who = await app.who(name);
  return textOf(await privately(who, await who.slash(line, { in: channel })));
};

export const faults = (app: LocalApp, ...waiting: readonly Fault[]): Promise<unknown> => ask(app.sandbox, '/faults', waiting);

export const isPublic = (message: APIMessage): boolean => (Number(message.flags) & EPHEMERAL) === 0;

/** The ids of posts that a channel has more than once. */
export const duplicatesIn = async (app: LocalApp, channel: string): Promise<readonly number[]> => {
  const ids = await postIdsIn(app, channel);
  if (ids.length === 0) throw new Error('The channel has no posts.');
  return ids.filter((id, index) => ids.indexOf(id) !== index);
};

/** What tells the posts of a channel apart. */
export const postIdsIn = async (app: LocalApp, channel: string): Promise<readonly number[]> => {
  const ada = await app.who('Ada');
  return (await ada.sees(channel)).filter(isPublic).flatMap((message) => postIdIn(message) ?? []);
};
