import { type APIApplicationCommandOptionChoice, type APIMessage, ChannelType } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Action, ActionResult, Person as Face, Snapshot, Update } from '#sandbox/pageProtocol.ts';
import { ask, type SandboxAddress } from './sandbox.ts';
import { readLine } from './typed.ts';

/** How long a person waits for something to appear before the test fails, in milliseconds. */
const PATIENCE = 60_000;

/** One of the sandbox's five people, acting through Discord's interfaces. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** All events the sandbox has sent to this person, in order. */
  readonly updates: readonly Update[];
  state(): Promise<Snapshot>;
  /** The id of a channel or thread by its name, or of the direct channel with the bot (`@bot`). */
  channel(name: string): Promise<string>;
  /** Runs a line such as `/cyclades bid god:ares amount:3`; `in` is a channel's id. */
  slash(line: string, at: { readonly in: string }): Promise<ActionResult>;
  /** Types a line up to this option, whose choices are requested. */
  begin(line: string, option: string, at: { readonly in: string }): Promise<ActionResult>;
  /** The choices offered for an option while it is being typed. */
  suggest(line: string, option: string, at: { readonly in: string }): Promise<readonly APIApplicationCommandOptionChoice[]>;
  /** Presses the button with this label or custom id. */
  press(message: APIMessage, button: string, deliveries?: number): Promise<ActionResult>;
  /** Chooses values, by value or label, of the menu with this custom id (or the only menu). */
  choose(message: APIMessage, values: readonly string[], menu?: string): Promise<ActionResult>;
  submit(modal: ActionResult, fields: Readonly<Record<string, string | readonly string[]>>): Promise<ActionResult>;
  act(act: DistributiveOmit<Action, 'as'>): Promise<ActionResult>;
  /** Messages this person sees in a channel, oldest first. */
  sees(channel: string): Promise<readonly APIMessage[]>;
  /** The first matching message of a channel, now or as soon as there is one. */
  waitFor(channel: string, fits: (message: APIMessage) => boolean, what?: string): Promise<APIMessage>;
  /** The next event of this kind that this person receives. */
  hears(fits: (update: Update) => boolean, what: string): Promise<Update>;
  /** The message once the bot's response to an action is complete (no longer “thinking”). */
  answerTo(acted: ActionResult): Promise<APIMessage>;
  leave(): void;
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A pending wait; `forget` cancels it. */
interface Awaiting<T> {
  readonly found: Promise<T>;
  readonly forget: () => void;
}

const isMessage = (update: Update): update is Extract<Update, { kind: 'message' | 'messageEdited' }> =>
  update.kind === 'message' || update.kind === 'messageEdited';

/** Discord's flag of a deferred response. */
const LOADING = 128;

/** Kinds of channels that are created and deleted during a test. */
const THREADS: readonly ChannelType[] = [ChannelType.PublicThread, ChannelType.PrivateThread];

/** Opens a person's app. */
export const person = async (sandbox: SandboxAddress, name: string): Promise<Person> => {
  const face = (await ask<readonly Face[]>(sandbox, '/people')).find((other) => other.name === name);
  if (!face) throw new Error(`There is no person called ${name}.`);
  const { id } = face;
  const updates: Update[] = [];
  const listeners = new Set<(update: Update) => void>();
  const stream = new WebSocket(`${sandbox.url.replace('http', 'ws')}/sandbox/stream?as=${id}`);
  stream.on('message', (data) => {
    const update = JSON.parse(String(data)) as Update;
    updates.push(update);
    for (const listener of [...listeners]) listener(update);
  });
  await new Promise((resolve, reject) => {
    stream.once('open', resolve);
    stream.once('error', reject);
  });

  const state = (): Promise<Snapshot> => ask(sandbox, `/state?as=${id}`);
  const act = (own: DistributiveOmit<Action, 'as'>): Promise<ActionResult> => ask(sandbox, '/act', { ...own, as: id });
  const sees = async (channel: string): Promise<readonly APIMessage[]> => {
    const newest = await ask<APIMessage[]>(sandbox, `/messages?as=${id}&channel=${channel}&limit=100`);
    return newest.toReversed();
  };
  /** One message of a channel, once this person can see it. */
  const seesOne = async (channel: string, message: string): Promise<readonly APIMessage[]> => {
    const after = BigInt(message) + 1n;
    const found = await ask<APIMessage[]>(sandbox, `/messages?as=${id}&channel=${channel}&before=${after}&limit=1`);
    return found.filter((other) => other.id === message);
  };
  const awaits = <T>(pick: (update: Update) => T | undefined, late: () => Promise<string>): Awaiting<T> => {
    let forget = (): void => undefined;
    const found = new Promise<T>((resolve, reject) => {
      const check = (update: Update): void => {
        const picked = pick(update);
        if (picked === undefined) return;
        forget();
        resolve(picked);
      };
      const timer = setTimeout(() => {
        forget();
        // The sandbox may have been stopped meanwhile, by a test that no longer waits.
        late().then((fault) => reject(new Error(fault)), reject);
      }, PATIENCE);
      forget = () => {
        clearTimeout(timer);
        listeners.delete(check);
      };
      listeners.add(check);
    });
    return { found, forget };
  };
  const waitIn = async (
    channel: string,
    look: () => Promise<readonly APIMessage[]>,
    fits: (message: APIMessage) => boolean,
    what: string,
  ): Promise<APIMessage> => {
    const coming = awaits(
      (update) => (isMessage(update) && update.channel === channel && fits(update.message) ? update.message : undefined),
      async () => `${name} never saw ${what}. Seen there: ${JSON.stringify((await sees(channel)).map(textOf), undefined, 1)}`,
    );
    try {
      return (await look()).find(fits) ?? (await coming.found);
    } finally {
      coming.forget();
    }
  };
  const waitFor: Person['waitFor'] = (channel, fits, what = 'the message') => waitIn(channel, () => sees(channel), fits, what);
  const standing = new Map<string, string>();
  let commands: Promise<Snapshot['commands']> | undefined;
  listeners.add(({ kind }) => {
    if (kind === 'commands') commands = undefined;
  });
  const knownCommands = (): Promise<Snapshot['commands']> => {
    commands ??= state().then((now) => now.commands);
    return commands;
  };
  const begin: Person['begin'] = async (line, option, at) =>
    act({ do: 'autocomplete', channel: at.in, ...readLine(await knownCommands(), line, option) });

  return {
    id,
    name,
    updates,
    state,
    act,
    sees,
    waitFor,
    hears: (fits, what) =>
      awaits(
        (update) => (fits(update) ? update : undefined),
        async () => `${name} never heard ${what}.`,
      ).found,
    channel: async (wanted) => {
      const known = standing.get(wanted);
      if (known !== undefined) return known;
      const { channels } = await state();
      const found = channels.find((channel) => (wanted === '@bot' ? channel.type === 1 : channel.name === wanted));
      if (!found) throw new Error(`${name} sees no channel ${wanted}.`);
      if (!THREADS.includes(found.type)) standing.set(wanted, found.id);
      return found.id;
    },
    slash: async (line, at) => act({ do: 'command', channel: at.in, ...readLine(await knownCommands(), line) }),
    begin,
    suggest: async (line, option, at) => (await begin(line, option, at)).choices ?? [],
    press: (message, button, deliveries) => {
      const control = controlsOf(message).find((other) => other.custom_id === button || other.label === button);
      if (!control?.custom_id) throw new Error(`No button ${button}; there are ${labelsOf(message)}.`);
      const twice = deliveries === undefined ? {} : { deliveries };
      return act({ do: 'component', channel: message.channel_id, message: message.id, customId: control.custom_id, ...twice });
    },
    choose: (message, values, menu) => {
      const control = controlsOf(message).find((other) => other.type !== 2 && (menu === undefined || other.custom_id === menu));
      if (!control?.custom_id) throw new Error(`No menu ${menu ?? ''}; there are ${labelsOf(message)}.`);
      const byLabel = (value: string): string => control.options?.find((option) => option.label === value)?.value ?? value;
      const chosen = { customId: control.custom_id, values: values.map(byLabel) };
      return act({ do: 'component', channel: message.channel_id, message: message.id, ...chosen });
    },
    submit: (acted, fields) =>
      act({ do: 'modal', interaction: acted.interaction ?? '', customId: acted.modal?.custom_id ?? '', fields }),
    answerTo: async (acted) => {
      const { message } = acted;
      if (!message) throw new Error(`No message came in response: ${JSON.stringify(acted)}`);
      const { id: answer, channel_id: channel } = message;
      const isWhole = ({ id: other, flags }: APIMessage): boolean => other === answer && ((flags ?? 0) & LOADING) === 0;
      return waitIn(channel, () => seesOne(channel, answer), isWhole, 'an answer');
    },
    leave: () => stream.terminate(),
  };
};

interface AnyControl {
  readonly type: number;
  readonly custom_id?: string;
  readonly label?: string;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

/** Buttons and menus of a message, in order, at any depth. */
export const controlsOf = (message: Pick<APIMessage, 'components'>): readonly AnyControl[] =>
  deepControls(message.components ?? []);

const deepControls = (components: readonly unknown[]): readonly AnyControl[] =>
  components.flatMap((component) => {
    const { components: inner, accessory } = component as { components?: readonly unknown[]; accessory?: unknown };
    const own = 'custom_id' in (component as object) || 'url' in (component as object) ? [component as AnyControl] : [];
    return [...own, ...deepControls(inner ?? []), ...(accessory ? deepControls([accessory]) : [])];
  });

const labelsOf = (message: APIMessage): string =>
  controlsOf(message)
    .map(({ label, custom_id: id }) => label ?? id)
    .join(', ');

/** All text of a message: its content and every text component. */
/** Whether a post asks a player to act. The first and the last post of a match mention everyone without asking anything. */
export const mentionsTurn = (text: string, user = ''): boolean =>
  text.includes(`<@${user}`) && !text.includes('the match has begun') && !text.includes('the match is over');

export const textOf = (message: Pick<APIMessage, 'content' | 'components'>): string =>
  [message.content, ...deepTexts(message.components ?? [])].filter((text) => text !== '').join('\n');

const deepTexts = (components: readonly unknown[]): readonly string[] =>
  components.flatMap((component) => {
    const { type, content, components: inner } = component as { type: number; content?: string; components?: readonly unknown[] };
    return [...(type === 10 && content !== undefined ? [content] : []), ...deepTexts(inner ?? [])];
  });
