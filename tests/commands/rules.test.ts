import { describe, expect, test } from 'vitest';
import rules from '#commands/rules.ts';
import { parseCustomId } from '#discord/customIds/customId.ts';
import { pagesIn, rulebooks } from '#discord/narration/rulePages.ts';
import { MAX_SEARCH_LENGTH, searchRules, searchTokens } from '#discord/rules/rulesSearch.ts';
import { start } from '../support/builders/starting.ts';
import { openTable, type Shown } from '../support/drivers/discordActions.ts';
import { expectWithinLimits, type Pressable } from '../support/drivers/pressing.ts';
import { LANGUAGES, messagesFor } from '../support/languages.ts';

const say = messagesFor();

const buttonOf = (shown: Shown | undefined, label: string): Pressable => {
  const found = shown?.controls.find((control) => control.label === label);
  if (found === undefined) throw new Error(`There is no button ${label} under: ${shown?.text}`);
  return found;
};

const offered = async (typed: string, place: { readonly in?: string } = {}, game?: string): Promise<readonly string[]> => {
  const options = { search: typed, ...(game !== undefined && { game }) };
  const choices = await openTable().suggest('Emmy', 'rules', options, 'search', place);
  return choices.map(({ name }) => name);
};

describe('/rules', () => {
  test('/rules finds the typed words regardless of case, accents and order, titles first', async () => {
    expect((await offered('OFFERINGS'))[0]).toBe('Bidding (offerings) – Cyclades');
    expect((await offered('Métropolis founding'))[0]).toBe('Founding a Metropolis – Cyclades');
    expect((await offered('last island')).slice(0, 1)).toEqual(['The last island – Cyclades']);
    expect(await offered('chariot')).toEqual([]);
    expect(searchTokens('  Žetón, ROZKVĚTU! ')).toBe('zeton rozkvetu');
  });

  test('/rules finds a word within texts, after pages with a matching title', async () => {
    expect(await offered('bank')).toContain('Timers – Playing here');
    expect(await offered('reserve')).toContain('Mermaid – Cyclades');
    const retreats = await offered('retreat');
    expect(retreats[0]).toBe('Retreating – Cyclades');
    expect(retreats).toContain('Battle – Cyclades');
    expect(retreats.indexOf('Battle – Cyclades')).toBeGreaterThan(0);
  });

  test('/rules searches the named book and the general one', async () => {
    const found = await offered('bids', {}, 'peloponnes');
    expect(found[0]).toBe('Bids – Peloponnes');
    expect(found.filter((name) => name.endsWith('Cyclades'))).toEqual([]);
  });

  test('/rules knows the game in a match’s thread', async () => {
    const { table, thread } = await start(3, openTable(), { game: 'peloponnes' });
    const found = await table.suggest('Emmy', 'rules', { search: 'options' }, 'search', { in: thread });
    expect(found[0]?.name).toBe('Match options – Peloponnes');
    const shown = await table.slash('Emmy', 'rules', {}, { in: thread });
    expect(shown?.text).toMatch(/^\*\*The rules: Peloponnes\*\*/);
  });

  test('/rules shows the chosen page, or the best match for free text', async () => {
    const table = openTable();
    const chosen = await table.slash('Emmy', 'rules', { search: 'cyclades.apollo' });
    expect(chosen?.text).toMatch(/^\*\*Apollo\*\* – Cyclades\n- /);
    const typed = await table.slash('Emmy', 'rules', { search: 'being outbid for a god' });
    expect(typed?.text).toMatch(/^\*\*Being outbid\*\* – Cyclades\n/);
    expect(typed?.controls.map(({ label }) => label)).toContain('Planned moves in Cyclades');
    const card = await table.slash('Emmy', 'rules', { search: 'kraken' });
    expect(card?.text).toMatch(/^\*\*Kraken\*\* – Place the Kraken/);
    const nothing = await table.slash('Emmy', 'rules', { search: '**chariot** <@1>' });
    expect(nothing?.text).toMatch(/^I found nothing about “\\\*\\\*chariot\\\*\\\*/);
    expect(nothing?.text).toContain('The rules: Cyclades');
    const list = await table.slash('Emmy', 'rules', { search: 'peloponnes.all' });
    expect(list?.text).toMatch(/^\*\*The rules: Peloponnes\*\*/);
    const endless = await table.slash('Emmy', 'rules', { search: 'x'.repeat(6_000) });
    expect(endless?.text).toMatch(/^I found nothing about “x+…”/);
    if (endless !== undefined) expectWithinLimits(endless);
  });

  test('/rules searches and answers in the actor’s language, and names its pages by the same ids in each', async () => {
    const table = openTable();
    for (const { discord, books } of LANGUAGES) {
      const [locale = ''] = discord;
      const { title = '', text } = books.cyclades?.sections.lastIsland ?? {};
      const words = searchTokens(title).toUpperCase();
      const [first] = await table.suggest('Emmy', 'rules', { search: words }, 'search', { locale });
      expect([locale, first?.value]).toEqual([locale, 'cyclades.lastIsland']);
      const shown = await table.slash('Emmy', 'rules', { search: 'cyclades.lastIsland' }, { locale });
      expect(shown?.text).toContain(`**${title}**`);
      expect(shown?.text).toContain(text);
    }
  });

  test('/rules is visible to the actor alone, and turns its pages in one message', async () => {
    const table = openTable();
    const first = await table.slash('Emmy', 'rules', { search: 'cyclades.battle' });
    const retreat = await table.press('Emmy', buttonOf(first, 'Retreating'), 'ephemeral');
    expect(retreat?.callback).toBe(6);
    expect(retreat?.text).toMatch(/^\*\*Retreating\*\*/);
    const marching = await table.press('Emmy', buttonOf(retreat, 'Moving troops'), 'ephemeral');
    const back = await table.press('Emmy', buttonOf(marching, 'Back'), 'ephemeral');
    expect(back?.text).toBe(retreat?.text);
    const list = await table.press('Emmy', buttonOf(back, 'All sections'), 'ephemeral');
    expect(list?.text).toMatch(/^\*\*The rules: Cyclades\*\*/);
    const chosen = list?.controls.find(({ value }) => value === 'goal');
    if (chosen === undefined) throw new Error('The list has no such section.');
    expect((await table.press('Emmy', chosen, 'ephemeral'))?.text).toMatch(/^\*\*How to win\*\*/);
    const other = await table.press('Emmy', buttonOf(list, 'Peloponnes'), 'ephemeral');
    expect(other?.text).toMatch(/^\*\*The rules: Peloponnes\*\*/);
  });

  test('/rules keeps as many visited pages as its buttons can carry, and every page keeps within the limits', async () => {
    const table = openTable();
    let shown = await table.slash('Emmy', 'rules', { search: 'cyclades.metropolisPlace' });
    for (const label of ['Founding a Metropolis', 'Where a Metropolis goes', 'Building', 'Battle', 'Figures on the board']) {
      shown = await table.press('Emmy', buttonOf(shown, label), 'ephemeral');
      if (shown !== undefined) expectWithinLimits(shown);
    }
    expect((await table.press('Emmy', buttonOf(shown, 'Back'), 'ephemeral'))?.text).toMatch(/^\*\*Battle\*\*/);
    for (const book of rulebooks(say)) {
      for (const { id, title } of pagesIn(say, book)) {
        const page = await table.slash('Emmy', 'rules', { search: `${id.book}.${id.key}` });
        expect(page?.text).toContain(`**${title}`);
        if (page !== undefined) expectWithinLimits(page);
      }
    }
  });

  test('/rules can go back and forth between two pages without end', async () => {
    const table = openTable();
    let shown = await table.slash('Emmy', 'rules', { search: 'cyclades.creatureUse' });
    for (let turned = 0; turned < 8; turned += 1) {
      const { title = '' } = say.books.cyclades?.sections[turned % 2 === 0 ? 'figures' : 'creatureUse'] ?? {};
      shown = await table.press('Emmy', buttonOf(shown, title), 'ephemeral');
      expect(shown?.text).toContain(`**${title}**`);
      if (shown !== undefined) expectWithinLimits(shown);
    }
    const customId = `1.rules.${'cyclades.goal.house.all.'.repeat(4)}cyclades.goal`.slice(0, 100);
    const forged = await table.press('Emmy', { customId, label: '' }, 'ephemeral');
    if (forged !== undefined) expectWithinLimits(forged);
  });

  test('/rules truncates long search texts, because each letter costs a search of every page', () => {
    const typed = 'offerings'.padEnd(MAX_SEARCH_LENGTH);
    expect(searchRules(say, rulebooks(say), `${typed}chariot`)).toEqual(searchRules(say, rulebooks(say), 'offerings'));
    expect(searchRules(say, rulebooks(say), 'offerings chariot')).toEqual([]);
    const { options = [] } = JSON.parse(JSON.stringify(rules(LANGUAGES).data)) as { options?: readonly object[] };
    expect(options[0]).toMatchObject({ name: 'search', max_length: MAX_SEARCH_LENGTH });
  });

  test('/rules refuses controls that it has not made', async () => {
    const table = openTable();
    for (const customId of ['1.rules', '1.rules.cyclades', '1.section.cyclades.goal.x', '1.rules.divers.all', '1.section.a.b']) {
      const shown = await table.press('Emmy', { customId, label: '' }, 'ephemeral');
      expect([customId, shown?.text]).toEqual([customId, say.common.denials.notUnderstood]);
    }
    const gone = await table.press('Emmy', { customId: '1.section.cyclades.gone', label: '' }, 'ephemeral');
    expect(gone?.text).toMatch(/^\*\*The rules: Cyclades\*\*/);
    const chosen = await table.press(
      'Emmy',
      { customId: '1.rules.cyclades.goal.cyclades.all', label: '', value: 'gone' },
      'ephemeral',
    );
    expect(chosen?.text).toMatch(/^\*\*The rules: Cyclades\*\*/);
    if (chosen !== undefined) expectWithinLimits(chosen);
    expect(parseCustomId('1.explain.12.step.x')).toBeUndefined();
  });
});
