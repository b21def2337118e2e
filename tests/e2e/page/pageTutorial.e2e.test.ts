import type { APIMessage } from 'discord-api-types/v10';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reply } from '#discord/components/reply.ts';
import type { Person, Snapshot } from '#sandbox/pageProtocol.ts';
import { type OpenedPage, openPage } from '../../support/drivers/browser.ts';
import { nextPress } from '../../support/drivers/lessonWalk.ts';
import { beginCommand, composer, overflow, ownMessage, panelOf, shoot, smallTargets } from '../../support/drivers/pageDriver.ts';
import { type Pressable, pressables } from '../../support/drivers/pressing.ts';
import { ask } from '../../support/drivers/sandbox.ts';
import { type AnsweringBot, answeringBot } from '../../support/fakes/answeringBot.ts';
import { LESSONS } from '../../support/games.ts';
import { LANGUAGES } from '../../support/languages.ts';
import { describeWith } from '../../support/setup/missingTools.ts';
import { isWhole } from '../../support/setup/whole.ts';

const PHONE = { width: 390, height: 844 };
const MAX_PRESSES = 15;

/** One lesson in each language, each lesson at least once; with WHOLE set, all in English, and with SHOTS set, all in every language. */
const LESSONS_IN_LANGUAGES = Object.entries(LESSONS).flatMap(([name, lesson], number) =>
  LANGUAGES.map((say, index) => [name, say.locale, say, index, lesson] as const).filter(
    ([, , , index]) => index % 4 === number || (isWhole && index === 0) || process.env.SHOTS !== undefined,
  ),
);

/** Waits until a picture is loaded. */
const drawn = async (image: Locator): Promise<void> => {
  await image.evaluate((element) => (element as unknown as { decode(): Promise<void> }).decode());
};

describeWith('chromium', 'a lesson on a telephone', (chromium) => {
  let bot: AnsweringBot;
  let people: readonly Person[];
  let channel: string;
  let phone: OpenedPage;

  beforeAll(async () => {
    bot = await answeringBot(true);
    people = await ask(bot.sandbox, '/people');
    const { channels } = await ask<Snapshot>(bot.sandbox, `/state?as=${people[0]?.id}`);
    channel = channels.find(({ name }) => name === 'games')?.id ?? '';
    phone = await openPage(chromium, bot.sandbox.url, PHONE);
  });

  afterAll(async () => {
    const faults = [...phone.errors, ...phone.strayRequests, ...bot.complaints];
    await phone.close();
    await bot.stop();
    expect(faults).toEqual([]);
  });

  /** One phone window shared by all, because opening a window takes longer than a whole tutorial. */
  const lentTo = async ({ id }: Person): Promise<Page> => {
    await phone.page.goto('about:blank');
    await phone.page.goto(`${bot.sandbox.url}/#as=${id}`);
    await composer(phone.page).waitFor();
    return phone.page;
  };

  /** The controls of a person's newest message, as the bot sent them to Discord. */
  const controlsOn = async ({ id }: Person): Promise<readonly Pressable[]> => {
    const [newest] = await ask<APIMessage[]>(bot.sandbox, `/messages?as=${id}&channel=${channel}&limit=1`);
    return pressables({ components: (newest?.components ?? []) as Reply['components'] });
  };

  test.each(LESSONS_IN_LANGUAGES)(
    'the tutorial of %s is completed by presses alone, in %s, without horizontal overflow',
    async (name, locale, say, index, { game, place }) => {
      const words = say.lessons(game)[place];
      const person = people[index];
      if (person === undefined) throw new Error('No person is left to learn.');
      await bot.services.stores.users.change(person.id, { language: locale });
      const page = await lentTo(person);
      await beginCommand(page, '/tutorial', '/tutorial');
      await page.keyboard.press('Enter');
      const message = ownMessage(page);
      await message.getByText(say.tutorial.which).waitFor();
      const panel = panelOf(page, message);
      await panel.choose(say.tutorial.begin(say.game(game).name, words?.title ?? ''));
      let presses = 1;
      const look = async (): Promise<void> => {
        for (const image of await message.getByRole('img').all()) await drawn(image);
        await shoot(page, `tutorial-${name}-${locale}-${String(presses).padStart(2, '0')}`);
      };
      for (let next = nextPress(await controlsOn(person)); next !== undefined; next = nextPress(await controlsOn(person))) {
        await look();
        expect(await overflow(page)).toBeLessThanOrEqual(0);
        expect(await smallTargets(page)).toEqual([]);
        await panel.choose([next.label, ...(next.description === undefined ? [] : [next.description])].join(' – '));
        presses += 1;
      }
      await look();
      expect(presses).toBeLessThanOrEqual(MAX_PRESSES);
      expect(await panel.text()).toContain(words?.steps.farewell?.title);
    },
  );
});
