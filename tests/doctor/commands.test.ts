import { expect, test } from 'vitest';
import { commandData } from '#discord/command/command.ts';
import { commandDifferences } from '#doctor/commands.ts';
import { commandRegistry } from '../support/commands.ts';

const ours = commandData(commandRegistry);
type Registered = Record<string, unknown>;

/** As Discord answers them: with what it adds, and without what says nothing. */
const registered = (): Registered[] =>
  structuredClone(ours).map((command, index) => ({
    ...command,
    id: String(index),
    application_id: '1',
    version: '2',
    type: 1,
    dm_permission: true,
    nsfw: false,
    integration_types: [0],
    default_member_permissions: command.default_member_permissions ?? null,
  })) as unknown as Registered[];

test('the commands of this release do not differ, whatever their order and the fields that Discord adds', () => {
  expect(commandDifferences(ours, registered())).toEqual([]);
  expect(commandDifferences(ours, registered().reverse())).toEqual([]);
});

const changed = (change: (first: Registered) => Registered): readonly string[] => {
  const [first = {}, ...others] = registered();
  return commandDifferences(ours, [change(first), ...others]);
};
const [name] = ours.map((command) => command.name);

test.each<readonly [string, (first: Registered) => Registered]>([
  ['a description', (first) => ({ ...first, description: 'Another' })],
  ['a translation', (first) => ({ ...first, description_localizations: { fr: 'Autre' } })],
  ['an option', (first) => ({ ...first, options: (first.options as unknown[]).slice(1) })],
  ['the order of options', (first) => ({ ...first, options: (first.options as unknown[]).toReversed() })],
  [
    'a field of an option',
    (first) => ({ ...first, options: (first.options as object[]).map((one) => ({ ...one, required: true })) }),
  ],
  ['where it is offered', (first) => ({ ...first, contexts: [0] })],
  ['who may use it', (first) => ({ ...first, default_member_permissions: '8' })],
])('%s that is another is seen', (_, change) => {
  expect(changed(change)).toEqual([`/${name} is another version`]);
});

test('missing commands, other versions and a response that is no list are reported', () => {
  expect(commandDifferences(ours, registered().slice(1))).toEqual([`/${name} is missing`]);
  expect(commandDifferences(ours, [...registered(), { name: 'old' }])).toEqual(['/old is not of this release']);
  expect(commandDifferences(ours, [...registered(), null])).toEqual(['/? is not of this release']);
  expect(commandDifferences(ours, {})).toEqual(['a response that is not a list']);
});
