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

  test('a localized command is shown in the reader’s language and sent by its registered names', () => {
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

  test('a localized command is also found by its registered name', () => {
    const inSpanish = slashesOf([localized], 'guild', 'es-ES');
    expect(findSlashes(inSpanish, 'cyclades bid').map(({ name }) => name)).toEqual(['cyclades ofrecer']);
    expect(findSlashes(inSpanish, 'ofr').map(({ name }) => name)).toEqual(['cyclades ofrecer']);
  });

  test('a command without a translation takes that of a related locale, or its own text', () => {
    expect(slashesOf([localized], 'guild', 'de')).toMatchObject([{ name: 'cyclades bid', description: 'Offer gold to a god' }]);
    expect(slashesOf([localized], 'guild', 'es-419')).toMatchObject([{ name: 'cyclades ofrecer' }]);
  });
});

describe('the list of commands', () => {
  test('the list of commands has every subcommand by its full name, and chat commands only', () => {
    expect(SLASHES.map(({ name }) => name)).toEqual(['cyclades bid', 'gold', 'match create', 'match list', 'server']);
  });

  test('the list of commands leaves out server commands in DMs', () => {
    expect(slashesOf(COMMANDS, 'direct', 'en-GB').map(({ name }) => name)).not.toContain('server');
  });

  test('commands are ranked by the start of the name, then a part of it, then the description', () => {
    expect(findSlashes(SLASHES, 'match').map(({ name }) => name)).toEqual(['match create', 'match list']);
    expect(findSlashes(SLASHES, 'bid').map(({ name }) => name)).toEqual(['cyclades bid']);
    expect(findSlashes(SLASHES, 'mat cr').map(({ name }) => name)).toEqual(['match create']);
    expect(findSlashes(SLASHES, 'table').map(({ name }) => name)).toEqual(['match create']);
    expect(findSlashes(SLASHES, 'nothing of it')).toEqual([]);
  });

  test('options are nested in their subcommand', () => {
    expect(nestOptions(slashNamed('cyclades bid'), [{ name: 'amount', value: 3 }])).toEqual([
      { name: 'bid', options: [{ name: 'amount', value: 3 }] },
    ]);
    expect(nestOptions(slashNamed('gold'), [])).toEqual([]);
  });
});

describe('a command typed as text', () => {
  test('a typed command is parsed with its options in any order and with spaces', () => {
    expect(parseCommandText('/cyclades bid amount: 3 god:Ares at sea ', SLASHES)).toMatchObject({
      texts: { amount: '3', god: 'Ares at sea' },
      stray: '',
    });
  });

  test('a longer name than a command’s is no command', () => {
    expect(parseCommandText('/golden', SLASHES)).toBeUndefined();
    expect(parseCommandText('/cyclades', SLASHES)).toBeUndefined();
  });

  test('text that belongs to no option of a typed command is reported', () => {
    expect(typed('/cyclades bid ares amount:3').trouble).toContain('ares');
    expect(typed('/gold now').trouble).toContain('now');
  });

  test('a typed command can be sent once every required option is valid', () => {
    expect(isTypedOut(typed('/cyclades bid god:ares amount:3'), NAMEABLE)).toBe(true);
    expect(isTypedOut(typed('/cyclades bid god:ares'), NAMEABLE)).toBe(false);
    expect(isTypedOut(typed('/cyclades bid god:ares amount:many'), NAMEABLE)).toBe(false);
    expect(isTypedOut(typed('/gold'), NAMEABLE)).toBe(true);
  });

  test('a typed command sends values of the options’ types', () => {
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

  test('an option that is missing, of the wrong type or out of bounds is explained', () => {
    expect(check('')).toEqual({ wrong: 'This option is required.' });
    expect(check('three')).toEqual({ wrong: 'Give a whole number.' });
    expect(check('2.5')).toEqual({ wrong: 'Give a whole number.' });
    expect(check('0')).toEqual({ wrong: 'Give a whole number of 1 or more.' });
    expect(check('31')).toEqual({ wrong: 'Give a whole number of 30 or less.' });
    expect(check(' 30 ')).toEqual({ value: 30 });
  });

  test('an option with a fixed list accepts nothing else', () => {
    const game = optionNamed('match create', 'game');
    expect(checkOption(game, { text: 'chess' }, NAMEABLE)).toEqual({ wrong: 'Choose one from the list.' });
    expect(checkOption(game, { text: 'peloponnes' }, NAMEABLE)).toEqual({ value: 'peloponnes' });
  });

  test('an option picked from a list sends the value behind the name', () => {
    expect(checkOption(optionNamed('cyclades bid', 'god'), { text: 'Ares – at least 3', value: 'ares' }, NAMEABLE)).toEqual({
      value: 'ares',
    });
  });

  test('an option of a user lists people, those that start with the text first', () => {
    const people = fixedChoices(optionNamed('match create', 'invite'), NAMEABLE) ?? [];
    expect(findChoices(people, 'a').map(({ name }) => name)).toEqual(['Ada', 'Blaise']);
    expect(findChoices(people, 'is').map(({ name }) => name)).toEqual(['Blaise']);
  });

  test('an option of a channel or role lists the accepted ones', () => {
    const option = (type: ApplicationCommandOptionType.Channel | ApplicationCommandOptionType.Role, more: object = {}) =>
      ({ type, name: 'which', description: 'Which', ...more }) as APIApplicationCommandBasicOption;
    const voice = option(ApplicationCommandOptionType.Channel, { channel_types: [ChannelType.GuildVoice] });
    expect(fixedChoices(option(ApplicationCommandOptionType.Channel), NAMEABLE)).toEqual([{ name: '#games', value: GAMES.id }]);
    expect(fixedChoices(voice, NAMEABLE)).toEqual([]);
    const role = option(ApplicationCommandOptionType.Role);
    expect(fixedChoices(role, NAMEABLE)?.map(({ name }) => name)).toEqual(['@everyone', '@Organisers']);
    expect(checkOption(role, { text: '@organisers' }, NAMEABLE)).toEqual({ value: '401' });
  });

  test('the next option to fill is an empty required one', () => {
    const draft = emptyDraft(slashNamed('cyclades bid'));
    expect(firstEmpty(draft)).toBe('god');
    expect(firstEmpty({ ...draft, filled: { god: { text: 'Ares', value: 'ares' } } })).toBe('amount');
    expect(firstEmpty(emptyDraft(slashNamed('gold')))).toBeUndefined();
  });

  test('autocompletion sends the other options that are valid', () => {
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
