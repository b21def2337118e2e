import { ApplicationCommandOptionType, ComponentType } from 'discord-api-types/v10';
import { commandData } from '#discord/command/command.ts';
import type { Chance } from '#engine/game.ts';
import { commandRegistry } from '../support/commands.ts';
import { controlsOf } from '../support/drivers/person.ts';
import type { WireInteraction } from '../support/fakes/wire.ts';
import { corrupted, ODD_TEXTS } from './oddValues.ts';

/** The material of interactions: the people, channels and matches, to be combined at will. */
export interface FuzzMatches {
  readonly users: readonly string[];
  readonly guilds: readonly string[];
  readonly channels: readonly string[];
  readonly matches: readonly number[];
  /** Words that mean something in the matches: field values of legal moves. */
  readonly words: readonly string[];
}

interface Option {
  readonly type: ApplicationCommandOptionType;
  readonly name: string;
  readonly choices?: readonly { readonly value: string | number }[];
  readonly autocomplete?: boolean;
  readonly required?: boolean;
  readonly options?: readonly Option[];
}

const COMMANDS = JSON.parse(JSON.stringify(commandData(commandRegistry))) as readonly (Option & { readonly name: string })[];
const SUBCOMMAND = ApplicationCommandOptionType.Subcommand;

/** How many controls that were really shown are kept, to be pressed again by anybody. */
const REMEMBERED = 400;

export interface Forger {
  /** One more interaction, and whether Discord itself could have sent it. */
  next(): { readonly interaction: WireInteraction; readonly isWellFormed: boolean };
  /** Remembers the controls of a reply, to be pressed later by anybody anywhere. */
  learn(components: unknown): void;
}

/** Creates interactions of every kind, about half of them malformed. */
export const openForger = (fuzzed: FuzzMatches, chance: Chance): Forger => {
  const shown: { readonly id: string; readonly type: number; readonly values: readonly string[] }[] = [];
  let made = 0;
  const one = <Value>(...values: readonly Value[]): Value => chance.pick(values);
  const text = (): string => one(chance.pick(fuzzed.words), chance.pick(fuzzed.words), chance.pick(ODD_TEXTS));
  const number = (): number => one(0, 1, 2, 3, 7, 25, 2 ** 31);
  const matchNumber = (): number => one(...fuzzed.matches, 0, 99_999, 999_999_999);

  const valueFor = (option: Option): unknown => {
    if (option.choices !== undefined && one(true, true, false)) return chance.pick(option.choices).value;
    if (option.name === 'match') return one(`#${matchNumber()}`, String(matchNumber()), text());
    switch (option.type) {
      case ApplicationCommandOptionType.Integer:
      case ApplicationCommandOptionType.Number:
        return number();
      case ApplicationCommandOptionType.Boolean:
        return one(true, false);
      case ApplicationCommandOptionType.String:
        return text();
      default:
        return chance.pick(fuzzed.users);
    }
  };
  const optionsOf = (options: readonly Option[]): object[] =>
    options
      .filter(({ required }) => required === true || one(true, true, false))
      .map((option) => ({ type: option.type, name: option.name, value: valueFor(option) }));

  const command = (isTyping: boolean): object => {
    const top = chance.pick(COMMANDS);
    const parts = (top.options ?? []).filter(({ type }) => type === SUBCOMMAND);
    const part = parts.length === 0 ? undefined : chance.pick(parts);
    const leaf = part?.options ?? top.options ?? [];
    const given = optionsOf(leaf);
    const focused = leaf.filter(({ autocomplete }) => autocomplete === true);
    if (isTyping && focused.length > 0) {
      const { type, name } = chance.pick(focused);
      const others = given.filter((each) => (each as Option).name !== name);
      given.splice(0, given.length, ...others, { type, name, value: text(), focused: true });
    }
    const options = part === undefined ? given : [{ type: SUBCOMMAND, name: part.name, options: given }];
    const users = Object.fromEntries(fuzzed.users.map((id) => [id, userOf(id)]));
    return { id: '700', type: 1, name: top.name, options, resolved: { users } };
  };
  /** A control that was really shown, with one part of it changed. */
  const bentId = (): string => {
    const parts = chance.pick(shown).id.split('.');
    const others = chance.pick(shown).id.split('.');
    const at = chance.pick([...parts.keys()]);
    parts.splice(at, one(0, 1), one(text(), String(number()), chance.pick(others)));
    return parts.join('.').slice(0, 100);
  };
  const customId = (): string => {
    if (shown.length > 0 && one(true, false)) return one(chance.pick(shown).id, bentId());
    const kind = one(...KINDS);
    const path = Array.from({ length: one(0, 1, 2, 3, 4) }, () => one(text(), String(number())));
    return one([1, kind, matchNumber(), ...path].join('.'), [1, kind, ...path].join('.'), text()).slice(0, 100);
  };
  const component = (): object => {
    const known = shown.length > 0 && one(true, true, false) ? chance.pick(shown) : undefined;
    const component_type = known?.type ?? one(2, 3, 5, 6, 7, 8);
    const values = known?.values.length ? [one(chance.pick(known.values), text())] : [one(text(), chance.pick(fuzzed.users))];
    const chosen = values[0] ?? '';
    const resolved = { users: { [chosen]: userOf(chosen) }, roles: {}, channels: {}, members: {} };
    const isMenu = component_type !== ComponentType.Button;
    return {
      custom_id: known === undefined || one(true, false, false, false) ? customId() : known.id,
      component_type,
      ...(isMenu && { values, resolved }),
    };
  };
  const modal = (): object => {
    const input = { type: 4, custom_id: text().slice(0, 100), value: text() };
    return { custom_id: customId(), components: [one({ type: 1, components: [input] }, { type: 18, component: input })] };
  };

  const KINDS_OF_DATA: readonly (readonly [number, () => object, boolean])[] = [
    [2, () => command(false), true],
    [4, () => command(true), true],
    [3, component, true],
    [3, component, true],
    [5, modal, false],
    [2, () => ({ ...command(false), name: one(text(), 'match', 'me') }), false],
    [2, () => ({ id: '700', type: one(2, 3), name: 'Look', target_id: one(...fuzzed.users), resolved: {} }), false],
  ];
  const envelope = (type: number, data: object): WireInteraction => {
    const id = String(1_400_000_000_000_000_000n + BigInt(++made));
    const user = userOf(chance.pick(fuzzed.users));
    const guild_id = one(...fuzzed.guilds, ...fuzzed.guilds, undefined, '1');
    const channel_id = chance.pick(fuzzed.channels);
    const permissions = one('0', '2147483647', '8', '1125899906842623');
    const place =
      guild_id === undefined
        ? { user, channel: { id: channel_id, type: 1 }, context: 1 }
        : { guild_id, member: { user, roles: [], permissions, nick: one(null, text().slice(0, 32)), flags: 0 }, context: 0 };
    return {
      ...{ id, token: `fuzz-${made}`, application_id: '1', version: 1, type, data, channel_id },
      ...{
        channel: { id: channel_id, type: guild_id === undefined ? 1 : 0 },
        locale: one('en-GB', 'es-ES', 'fr', 'cs', 'de', 'xx', '__proto__'),
      },
      ...{ app_permissions: '1125899906842623', authorizing_integration_owners: {}, entitlements: [] },
      ...(type === 3 && { message: messageIn(channel_id, one(0, 64)) }),
      ...place,
    };
  };

  return {
    next() {
      const [type, make, isKnown] = chance.pick(KINDS_OF_DATA);
      const whole = envelope(type, make());
      const isBent = one(true, false);
      const interaction = !isBent
        ? whole
        : one(
            () => ({ ...whole, data: corrupted(whole.data, chance) }),
            () => corrupted(whole, chance, ADDRESS),
            () => ({ ...whole, type: one(0, 1, 2, 3, 4, 5, 6, 99) }),
          )();
      return { interaction, isWellFormed: isKnown && !isBent };
    },
    learn(components) {
      for (const { custom_id, type, options = [] } of controlsOf({ components: components as [] })) {
        if (custom_id !== undefined) shown.push({ id: custom_id, type, values: options.map(({ value }) => value) });
      }
      shown.splice(0, Math.max(0, shown.length - REMEMBERED));
    },
  };
};

/** The token and application of a response. */
const ADDRESS = ['id', 'token', 'application_id'];

/** Every kind of control, and some that do not exist. */
const KINDS = [
  ...['board', 'card', 'again', 'join', 'leave', 'start', 'settings', 'invite', 'host', 'dm', 'nudge', 'orders', 'unkeep', 'me'],
  ...['open', 'move', 'panel', 'sure', 'say', 'keep', 'keepsure', 'undo', 'redo', 'concede', 'log', 'history', 'set', 'server'],
  ...['vote', 'motion', 'call', 'take', 'handover', 'computer', 'level', 'away', 'nothing', '__proto__', ''],
  ...['lesson', 'learn', 'learnsure', 'leavelesson', 'practise', 'section', 'rules', 'help', 'explain'],
  ...['welcome', 'create', 'teach', 'options', 'words', 'fairness', 'trial', 'try', 'playtried'],
  ...['hint', 'todaypuzzle', 'puzzle', 'puzzleguide', 'solve', 'solved'],
] as const;

const userOf = (id: string) => ({ id, username: `user${id.slice(-3)}`, discriminator: '0', global_name: null, avatar: null });

const messageIn = (channel_id: string, flags: number) => ({
  ...{ id: '600', channel_id, flags, author: userOf('1'), components: [], attachments: [], embeds: [], mentions: [] },
  ...{ mention_roles: [], timestamp: new Date(0).toISOString(), content: '', type: 0 },
});
