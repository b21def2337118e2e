import { OverwriteType, PermissionFlagsBits, type REST } from 'discord.js';
import { expect, test } from 'vitest';
import type { Services } from '#discord/command/services.ts';
import { seesMatch } from '#discord/delivery/channelAccess.ts';
import type { Match } from '#matches/index.ts';

const SEE = String(PermissionFlagsBits.ViewChannel);
const MATCH = { guests: ['guest'], place: { server: 'server', channel: 'games' } } as unknown as Match;

interface Setting {
  readonly everyone?: string;
  readonly role?: string;
  readonly overwrites?: readonly { readonly id: string; readonly allow?: string; readonly deny?: string }[];
}

const sees = ({ everyone = SEE, role = '0', overwrites = [] }: Setting, user = 'eve'): Promise<boolean> => {
  const answers: Readonly<Record<string, object>> = {
    '/guilds/server': {
      id: 'server',
      owner_id: 'owner',
      roles: [
        { id: 'server', permissions: everyone },
        { id: 'red', permissions: role },
      ],
    },
    '/channels/games': {
      permission_overwrites: overwrites.map(({ id, allow = '0', deny = '0' }) => ({
        id,
        allow,
        deny,
        type: id === 'eve' ? OverwriteType.Member : OverwriteType.Role,
      })),
    },
  };
  const get = async (path: string): Promise<object> => answers[path] ?? { roles: ['red'] };
  return seesMatch({ rest: { get } as unknown as REST } as Services, MATCH, user);
};

test.each<readonly [string, Setting, boolean]>([
  ['everybody sees it', {}, true],
  ['nobody sees any channel', { everyone: '0' }, false],
  ['a role lets them see', { everyone: '0', role: SEE }, true],
  ['a role makes them administrator', { role: '8', overwrites: [{ id: 'server', deny: SEE }] }, true],
  ['the channel hides itself from everybody', { overwrites: [{ id: 'server', deny: SEE }] }, false],
  [
    'the channel shows itself to their role',
    {
      overwrites: [
        { id: 'server', deny: SEE },
        { id: 'red', allow: SEE },
      ],
    },
    true,
  ],
  [
    'the channel shows itself to another role',
    {
      overwrites: [
        { id: 'server', deny: SEE },
        { id: 'blue', allow: SEE },
      ],
    },
    false,
  ],
  [
    'the channel hides itself from them',
    {
      overwrites: [
        { id: 'red', allow: SEE },
        { id: 'eve', deny: SEE },
      ],
    },
    false,
  ],
])('a user sees a match’s channel as Discord decides: %s', async (_what, setting, expected) => {
  expect(await sees(setting)).toBe(expected);
});

test('the owner of a server and invited guests see the match in any case', async () => {
  const hidden = { everyone: '0' };
  expect(await sees(hidden, 'owner')).toBe(true);
  expect(await sees(hidden, 'guest')).toBe(true);
});
