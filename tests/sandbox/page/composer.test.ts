import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { ApplicationCommandOptionType, ChannelType } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import { parseCommandText } from '#sandbox/page/composer/commandText.ts';
import { askedOptions, draftOf, emptyDraft, firstEmpty, isTypedOut, sendableOptions } from '#sandbox/page/composer/draft.ts';
import { checkOption, findChoices, fixedChoices } from '#sandbox/page/composer/optionValue.ts';
import { findSlashes, nestOptions, type Slash, slashesOf } from '#sandbox/page/composer/slash.ts';
import { ADA, BLAISE, COMMANDS, GAMES } from './fixtures.ts';

const SLASHES = slashesOf(COMMANDS, 'guild', 'en-GB');
const NAMEABLE = {
  people: [ADA, BLAISE],
  channels: [GAMES],
  roles: [
    { id: '400', name: '@everyone' },
    { id: '401', name: 'Organisers' },
  ],
};

const slashNamed = (name: string): Slash => {
  const slash = SLASHES.find((each) => each.name === name);
  if (!slash) throw new Error(`no /${name}`);
  return slash;
};
const optionNamed = (slash: string, name: string) => {
  const option = slashNamed(slash).options.find((each) => each.name === name);
  if (!option) throw new Error(`no ${name}`);
  return option;
};
const typed = (line: string) => {
  const text = parseCommandText(line, SLASHES);
  if (!text) throw new Error(`no command in ${line}`);
  return draftOf(text);
};

describe('a command in another language', () => {
  const [BID] = COMMANDS;
  const localized = {
    ...BID,
    name_localizations: { fr: 'cyclades-fr' },
    options: BID?.options?.map((option) => ({
      ...option,
      name_localizations: { fr: 'miser', 'es-ES': 'ofrecer' },
      description_localizations: { fr: 'Faire une offrande' },
      options: [
        { type: 3, name: 'god', name_localizations: { fr: 'dieu' }, description: 'Which', required: true },
        {
          type: 3,
          name: 'as',
          description: 'How',
          choices: [{ name: 'Text', name_localizations: { fr: 'Texte' }, value: 'text' }],
        },
      ],
    })),
  } as (typeof COMMANDS)[number];
  const inFrench = slashesOf([localized], 'guild', 'fr');

  test('is called and described as its reader’s locale says, and sent by the names it was registered by', () => {
    expect(inFrench).toMatchObject([{ name: 'cyclades-fr miser', path: ['cyclades', 'bid'], description: 'Faire une offrande' }]);
    const text = parseCommandText('/cyclades-fr miser dieu:ares as:texte', inFrench);
    expect(text && sendableOptions(draftOf(text), NAMEABLE)).toEqual([
      {
        name: 'bid',
        options: [
          { name: 'god', value: 'ares' },
          { name: 'as', value: 'text' },
        ],
      },
    ]);
    expect(findSlashes(inFrench, 'mis')).toHaveLength(1);
  });

  test('is found by the name it was registered by, too', () => {
    const inSpanish = slashesOf([localized], 'guild', 'es-ES');
    expect(findSlashes(inSpanish, 'cyclades bid').map(({ name }) => name)).toEqual(['cyclades ofrecer']);
    expect(findSlashes(inSpanish, 'ofr').map(({ name }) => name)).toEqual(['cyclades ofrecer']);
  });

  test('keeps its own words where the locale has none, and takes those of a near relative', () => {
    expect(slashesOf([localized], 'guild', 'de')).toMatchObject([{ name: 'cyclades bid', description: 'Offer gold to a god' }]);
    expect(slashesOf([localized], 'guild', 'es-419')).toMatchObject([{ name: 'cyclades ofrecer' }]);
  });
});

describe('the list of commands', () => {
  test('names every subcommand in full, and no command of another kind', () => {
    expect(SLASHES.map(({ name }) => name)).toEqual(['cyclades bid', 'gold', 'match create', 'match list', 'server']);
  });

  test('leaves out in DMs what is for servers only', () => {
    expect(slashesOf(COMMANDS, 'direct', 'en-GB').map(({ name }) => name)).not.toContain('server');
  });

  test('finds by the start of the name first, then by a part, then by the description', () => {
    expect(findSlashes(SLASHES, 'match').map(({ name }) => name)).toEqual(['match create', 'match list']);
    expect(findSlashes(SLASHES, 'bid').map(({ name }) => name)).toEqual(['cyclades bid']);
    expect(findSlashes(SLASHES, 'mat cr').map(({ name }) => name)).toEqual(['match create']);
    expect(findSlashes(SLASHES, 'table').map(({ name }) => name)).toEqual(['match create']);
    expect(findSlashes(SLASHES, 'nothing of it')).toEqual([]);
  });

  test('puts options inside their subcommand', () => {
    expect(nestOptions(slashNamed('cyclades bid'), [{ name: 'amount', value: 3 }])).toEqual([
      { name: 'bid', options: [{ name: 'amount', value: 3 }] },
    ]);
    expect(nestOptions(slashNamed('gold'), [])).toEqual([]);
  });
});

describe('a command typed as text', () => {
  test('is read with its options, whatever their order and the spaces in them', () => {
    expect(parseCommandText('/cyclades bid amount: 3 god:Ares at sea ', SLASHES)).toMatchObject({
      texts: { amount: '3', god: 'Ares at sea' },
      stray: '',
    });
  });

  test('is no command when its name goes on', () => {
    expect(parseCommandText('/golden', SLASHES)).toBeUndefined();
    expect(parseCommandText('/cyclades', SLASHES)).toBeUndefined();
  });

  test('tells what belongs to no option', () => {
    expect(typed('/cyclades bid ares amount:3').trouble).toContain('ares');
    expect(typed('/gold now').trouble).toContain('now');
  });

  test('can go as it stands once every required option is there and right', () => {
    expect(isTypedOut(typed('/cyclades bid god:ares amount:3'), NAMEABLE)).toBe(true);
    expect(isTypedOut(typed('/cyclades bid god:ares'), NAMEABLE)).toBe(false);
    expect(isTypedOut(typed('/cyclades bid god:ares amount:many'), NAMEABLE)).toBe(false);
    expect(isTypedOut(typed('/gold'), NAMEABLE)).toBe(true);
  });

  test('sends values of the types that the options want', () => {
    expect(sendableOptions(typed('/cyclades bid god:ares amount:3'), NAMEABLE)).toEqual([
      {
        name: 'bid',
        options: [
          { name: 'god', value: 'ares' },
          { name: 'amount', value: 3 },
        ],
      },
    ]);
    expect(sendableOptions(typed('/match create game:Cyclades private:true invite:@blaise'), NAMEABLE)).toEqual([
      {
        name: 'create',
        options: [
          { name: 'game', value: 'cyclades' },
          { name: 'private', value: true },
          { name: 'invite', value: BLAISE.id },
        ],
      },
    ]);
  });
});

describe('an option', () => {
  const check = (text: string) => checkOption(optionNamed('cyclades bid', 'amount'), { text }, NAMEABLE);

  test('says what is missing, of the wrong kind or out of bounds', () => {
    expect(check('')).toEqual({ wrong: 'This option is required.' });
    expect(check('three')).toEqual({ wrong: 'Give a whole number.' });
    expect(check('2.5')).toEqual({ wrong: 'Give a whole number.' });
    expect(check('0')).toEqual({ wrong: 'Give a whole number of 1 or more.' });
    expect(check('31')).toEqual({ wrong: 'Give a whole number of 30 or less.' });
    expect(check(' 30 ')).toEqual({ value: 30 });
  });

  test('with a fixed list takes nothing else', () => {
    const game = optionNamed('match create', 'game');
    expect(checkOption(game, { text: 'chess' }, NAMEABLE)).toEqual({ wrong: 'Choose one from the list.' });
    expect(checkOption(game, { text: 'peloponnes' }, NAMEABLE)).toEqual({ value: 'peloponnes' });
  });

  test('that was picked from a list sends what is behind the name', () => {
    expect(checkOption(optionNamed('cyclades bid', 'god'), { text: 'Ares – at least 3', value: 'ares' }, NAMEABLE)).toEqual({
      value: 'ares',
    });
  });

  test('of a user lists the people, those that begin as typed first', () => {
    const people = fixedChoices(optionNamed('match create', 'invite'), NAMEABLE) ?? [];
    expect(findChoices(people, 'a').map(({ name }) => name)).toEqual(['Ada', 'Blaise']);
    expect(findChoices(people, 'is').map(({ name }) => name)).toEqual(['Blaise']);
  });

  test('of a channel or a role lists those it takes', () => {
    const option = (type: ApplicationCommandOptionType.Channel | ApplicationCommandOptionType.Role, more: object = {}) =>
      ({ type, name: 'which', description: 'Which', ...more }) as APIApplicationCommandBasicOption;
    const voice = option(ApplicationCommandOptionType.Channel, { channel_types: [ChannelType.GuildVoice] });
    expect(fixedChoices(option(ApplicationCommandOptionType.Channel), NAMEABLE)).toEqual([{ name: '#games', value: GAMES.id }]);
    expect(fixedChoices(voice, NAMEABLE)).toEqual([]);
    const role = option(ApplicationCommandOptionType.Role);
    expect(fixedChoices(role, NAMEABLE)?.map(({ name }) => name)).toEqual(['@everyone', '@Organisers']);
    expect(checkOption(role, { text: '@organisers' }, NAMEABLE)).toEqual({ value: '401' });
  });

  test('that is required and empty is the next to fill', () => {
    const draft = emptyDraft(slashNamed('cyclades bid'));
    expect(firstEmpty(draft)).toBe('god');
    expect(firstEmpty({ ...draft, filled: { god: { text: 'Ares', value: 'ares' } } })).toBe('amount');
    expect(firstEmpty(emptyDraft(slashNamed('gold')))).toBeUndefined();
  });

  test('being typed asks with the others as far as they are right', () => {
    const { slash } = emptyDraft(slashNamed('cyclades bid'));
    const filled = { god: { text: 'ar' }, amount: { text: '3' }, match: { text: '#12 Cyclades', value: '12' } };
    expect(askedOptions({ slash, filled }, 'god', NAMEABLE)).toEqual([
      {
        name: 'bid',
        options: [
          { name: 'god', value: 'ar', focused: true },
          { name: 'amount', value: 3 },
          { name: 'match', value: '12' },
        ],
      },
    ]);
    expect(askedOptions({ slash, filled: { amount: { text: 'many' } } }, 'god', NAMEABLE)).toEqual([
      { name: 'bid', options: [{ name: 'god', value: '', focused: true }] },
    ]);
  });
});
