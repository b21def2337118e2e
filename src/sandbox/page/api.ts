import type { APIMessage } from 'discord-api-types/v10';
import type { Action, ActionResult, Person, Snapshot } from '../pageProtocol.ts';

/** The outcome of an action: the bot's answer, or a sentence that says why it was not allowed or not possible. */
export type ActionOutcome = { readonly result: ActionResult } | { readonly refused: string };

async function readJson<T>(path: string): Promise<T> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

export const readPeople = (): Promise<Person[]> => readJson('/sandbox/people');

export const readSnapshot = (as: string): Promise<Snapshot> => readJson(`/sandbox/state?as=${encodeURIComponent(as)}`);

/** Messages of a channel that `as` may see, newest first: the newest ones, or those before a message. */
export function readMessages(as: string, channel: string, limit: number, before?: string): Promise<APIMessage[]> {
  const query = new URLSearchParams({ as, channel, limit: String(limit), ...(before === undefined ? {} : { before }) });
  return readJson(`/sandbox/messages?${query}`);
}

/** Sends an action. Never throws: a sandbox that cannot be reached is a refusal too. */
export async function sendAct(act: Action): Promise<ActionOutcome> {
  try {
    const response = await fetch('/sandbox/act', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(act),
    });
    const body = (await response.json()) as ActionResult & { readonly error?: string };
    return response.ok ? { result: body } : { refused: body.error ?? `The sandbox answered ${response.status}.` };
  } catch {
    return { refused: 'The sandbox cannot be reached. Is it still running?' };
  }
}
