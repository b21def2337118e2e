import { SlashCommandSubcommandBuilder } from 'discord.js';
import { ordersOf } from '#games/index.ts';
import { type CommandKey, type Sentences, sentencesOf } from '#i18n/index.ts';
import type { Position } from '#matches/index.ts';
import { askerOf } from '../command/actor.ts';
import { type Command, described, type SlashCommandContext, type Suggestion } from '../command/command.ts';
import type { Answer } from '../components/reply.ts';
import { withWhy } from '../narration/refusalReply.ts';
import { askedMatch, MATCH_OPTION, matchOption, suggestMatches } from '../selection/matchOption.ts';
import { otherGame } from '../selection/wrongGame.ts';
import { escapeText } from '../text/escapeMarkdown.ts';
import { folded } from '../text/normalizeText.ts';
import { clip } from '../text/truncate.ts';
import { readOrder, suggestOrders, type Typing } from './orderParser.ts';
import { mayOrder, ORDERS_START, ordersPanel } from './ordersPanel.ts';
import { wordWritten } from './orderVocabulary.ts';
import { keepOrder, takeAllBack } from './saveOrder.ts';

/** The subcommand of a game in which standing orders are seen, typed and taken back: `orders`. */
export const ordersCommand = (game: string): Command => ({
  data: described(new SlashCommandSubcommandBuilder().setName('orders'), `${game} orders` as CommandKey)
    .addStringOption((option) =>
      described(option.setName('order'), `${game} orders.order` as CommandKey)
        .setAutocomplete(true)
        .setMaxLength(300),
    )
    .addBooleanOption((option) => described(option.setName('sure'), `${game} orders.sure` as CommandKey))
    .addStringOption(matchOption),
  execute: (call) => execute(game, call),
  autocomplete: (suggestion) => suggest(game, suggestion),
});

const execute = async (game: string, call: SlashCommandContext): Promise<Answer> => {
  const { say, interaction } = call;
  const asked = await askedMatch(call, 'own');
  if (asked.position === undefined) return asked.answer;
  const { position } = asked;
  if (position.match.game !== game) return otherGame(call, position.match, 'orders');
  const asker = askerOf(interaction);
  const typed = interaction.options.getString('order');
  const typing = typingIn(call, position);
  if (typed === null || typing === undefined) return ordersPanel(call, position, asker.user, ORDERS_START);
  if (isNothing(say, typed)) return takeAllBack(call, asker, position);
  const read = readOrder(typing, typed);
  if (read.words !== undefined)
    return keepOrder(call, asker, position, read.words, interaction.options.getBoolean('sure') === true);
  const most = 12;
  const { stuck } = read;
  const next = read.next.map((each) => wordWritten(say, game, each));
  const word = stuck === undefined ? undefined : escapeText(clip(stuck, 40));
  const notes = [say.common.orders.stuck(word, next.slice(0, most), Math.max(0, next.length - most))];
  const shown = await ordersPanel(call, position, asker.user, { ...ORDERS_START, notes });
  return withWhy(say, shown, { code: 'notOrders', params: {} }, game);
};

/** Nothing is typed in one's language, or in the house's own. */
const isNothing = (say: Sentences, typed: string): boolean =>
  [say, sentencesOf()].some(({ common }) => common.orders.nothing.some((word) => folded(word) === folded(typed)));

const typingIn = ({ say }: SlashCommandContext | Suggestion, position: Position): Typing | undefined => {
  const rules = ordersOf(position.match.game);
  return rules === undefined || !mayOrder(position) ? undefined : { say, game: position.match.game, rules, view: position.view };
};

const suggest = async (game: string, suggestion: Suggestion) => {
  const { interaction } = suggestion;
  const focused = interaction.options.getFocused(true);
  if (focused.name === MATCH_OPTION) return suggestMatches(suggestion);
  const { position } = await askedMatch(suggestion, 'own');
  if (position?.match.game !== game) return [];
  const typing = typingIn(suggestion, position);
  return typing === undefined ? [] : suggestOrders(typing, focused.value);
};
