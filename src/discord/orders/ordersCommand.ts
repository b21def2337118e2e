import { SlashCommandSubcommandBuilder } from 'discord.js';
import { generalMessages, type Sentences } from '#i18n/index.ts';
import { type Command, describedIn, type MatchContext, type SlashCommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import { withRuleLink } from '../narration/refusalReply.ts';
import { matchCommand, suggestInMatch } from '../selection/onMatch.ts';
import { wrongGameReply } from '../selection/wrongGame.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { normalizeText } from '../text/normalizeText.ts';
import { truncate } from '../text/truncate.ts';
import { parseOrder, suggestOrders, type Typing } from './orderParser.ts';
import { mayOrder, ordersPanel } from './ordersPanel.ts';
import { wordWritten } from './orderVocabulary.ts';
import { deleteAllOrders, saveOrder } from './saveOrder.ts';

/** Returns the subcommand of a game that shows, parses and deletes standing orders: `orders`. */
export const ordersCommand = (languages: readonly Sentences[], game: string): Command =>
  matchCommand(dataOf(languages, game), 'own', (call) => execute(game, call), {
    autocomplete: suggestInMatch('own', (suggestion, { value }) => {
      const typing = suggestion.position.match.game === game ? typingIn(suggestion) : undefined;
      return typing === undefined ? [] : suggestOrders(typing, value);
    }),
  });

const dataOf = (languages: readonly Sentences[], game: string): SlashCommandSubcommandBuilder =>
  describedIn(languages, new SlashCommandSubcommandBuilder(), `${game} orders`)
    .addStringOption((option) => describedIn(languages, option, `${game} orders.order`).setAutocomplete(true).setMaxLength(300))
    .addBooleanOption((option) => describedIn(languages, option, `${game} orders.sure`));

const execute = async (game: string, call: SlashCommandContext & MatchContext): Promise<Reply> => {
  const { say, interaction, position } = call;
  if (position.match.game !== game) return wrongGameReply(call, position.match, 'orders');
  const typed = interaction.options.getString('order');
  const typing = typingIn(call);
  if (typed === null || typing === undefined) return ordersPanel(call);
  if (isNothing(say, typed)) return deleteAllOrders(call);
  const read = parseOrder(typing, typed);
  if (read.words !== undefined) return saveOrder(call, read.words, interaction.options.getBoolean('sure') === true);
  const most = 12;
  const { errorAt: stuck } = read;
  const next = read.next.map((each) => wordWritten(say, game, each));
  const word = stuck === undefined ? undefined : escapeMarkdown(truncate(stuck, 40));
  const notes = [say.common.orders.stuck(word, next.slice(0, most), Math.max(0, next.length - most))];
  const shown = await ordersPanel(call, { notes });
  return withRuleLink(say, shown, { code: 'notOrders', params: {} }, game);
};

/** Whether the text means "nothing" in the actor's language or in English. */
const isNothing = (say: Sentences, typed: string): boolean =>
  [say, generalMessages()].some(({ common }) =>
    common.orders.nothing.some((word) => normalizeText(word) === normalizeText(typed)),
  );

const typingIn = ({ services, say, position }: MatchContext): Typing | undefined => {
  const rules = services.games.find(position.match.game)?.orders;
  return rules === undefined || !mayOrder(services.games, position)
    ? undefined
    : { say, game: position.match.game, rules, view: position.view };
};
