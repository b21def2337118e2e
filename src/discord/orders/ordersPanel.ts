import { createHash } from 'node:crypto';
import { ButtonStyle } from 'discord.js';
import type { Rejection } from '#engine/game.ts';
import type { AnyStandingOrders, BaseOrder, OrderPrompt } from '#engine/orders.ts';
import type { GameRegistry } from '#games/index.ts';
import type { Sentences } from '#i18n/index.ts';
import type { Match, OrderNotice, Position } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { button, buttonRows, menu, pageButtons, type Reply, type Row, row, text } from '../components/reply.ts';
import { type CustomId, fitsCustomId } from '../customIds/customId.ts';
import { formatRejection } from '../narration/eventText.ts';
import { refusalReply } from '../narration/refusalReply.ts';
import { seatName } from '../text/seatNames.ts';
import { orderSentences, wordWritten } from './orderVocabulary.ts';

/** The panel for a player's own standing orders. A partial order is kept in its controls. */

/** What the panel shows. */
export interface OrdersPanelOptions {
  /** The words of a new order so far. */
  readonly words?: readonly string[];
  readonly page?: number;
  /** What has just happened; shown above everything else. */
  readonly notes?: readonly string[];
  /** The order of these words was refused, so the panel neither offers to save it nor asks for the next word. */
  readonly isRefused?: true;
  /** Where *Back* leads, if not to the same plan with one word less. */
  readonly from?: CustomId;
  /** Something was just saved or cancelled: what is planned now is shown, and a button for more. */
  readonly isDone?: true;
}

const PAGE = 25;
const MAX_BUTTONS = 4;

/** The most numbers that are buttons. */
const MAX_NUMBERS = 20;

/** The most parts of the orders that take one press: a message of Discord has at most 40. */
const MAX_PARTS = 34;

/** Whether the viewer may have standing orders in a match. */
export const mayOrder = (games: GameRegistry, { match, seat, view, conceded }: Position): boolean =>
  match.status === 'playing' &&
  seat !== undefined &&
  !conceded.includes(seat) &&
  !match.computers.includes(seat) &&
  whyNoOrders(games, match, view) === undefined;

/** Returns why not even an empty list of orders is allowed. Games without orders have a reason, too. */
const whyNoOrders = (games: GameRegistry, { game }: Match, view: unknown): Rejection | undefined => {
  const rules = games.find(game)?.orders;
  return rules === undefined ? NO_ORDERS_HERE : rules.whyNotOrders(view, []);
};

const NO_ORDERS_HERE: Rejection = { code: 'noOrdersHere', params: {} };

/** Returns the panel of a user's own orders, or the refusal where they can have none. */
export const ordersPanel = async (
  context: MatchContext,
  { words: wanted = [], page = 0, notes = [], from, isRefused, isDone }: OrdersPanelOptions = {},
): Promise<Reply> => {
  const { services, say, position } = context;
  const { match, view } = position;
  const own = await services.matches.orders(match.id, context.actor.user);
  const rules = services.games.find(match.game)?.orders;
  if (own === undefined || rules === undefined || !mayOrder(services.games, position)) return refuseOrders(context);
  const words = rules.say(view, wanted) === undefined ? [] : wanted;
  const prompt = rules.say(view, words);
  const news = noticeLines(say, match, own.notices);
  await services.matches.acknowledgeNotices(match.id, own.seat, own.notices);
  const { orders } = say.common;
  const said = orderSentences(say, match.game);
  const lines = [
    ...news,
    ...notes,
    ...(news.length + notes.length > 0 ? [''] : []),
    orders.title(say.common.matchName(match.id)),
    ...(own.standing.length === 0 ? [orders.none] : own.standing.map((order) => `- ${said.order(order, own.standing)}`)),
    '',
  ];
  if (words.length > 0) {
    const step = isRefused ? [] : [said.asks(prompt?.question ?? '')];
    const shown = text([...lines, crumbs(context, words), ...step].join('\n'));
    return { components: [shown, ...promptRows(say, match, isRefused ? withoutOrder(prompt) : prompt, words, page, from)] };
  }
  const more = isDone
    ? [row(button({ kind: 'orders', match: match.id }, orders.newOrder))]
    : [...promptRows(say, match, prompt, words, page), ...quickRows(context, rules)];
  const hints = [orders.secrecy, ...(isDone ? [] : [typingHint(context, rules)])].map((hint) => `-# ${hint}`);
  return { components: [text([...lines, ...hints].join('\n')), ...more, ...deleteRows(say, match, own.standing)] };
};

const typingHint = ({ say, position: { match, view } }: MatchContext, rules: AnyStandingOrders): string => {
  const typed = (word: string): string => wordWritten(say, match.game, word);
  return say.common.orders.typing(rules.examples(view).map((example) => example.map(typed).join(' ')));
};

const refuseOrders = async ({ services, say, actor, position: { match } }: MatchContext): Promise<Reply> => {
  const preview = await services.matches.previewOrders(match.id, actor.user, []);
  return refusalReply(say, preview.rejected ?? NO_ORDERS_HERE, match.game, seatName(say, match));
};

/** Returns the lines that tell a player about orders that were removed. */
export const noticeLines = (say: Sentences, match: Match, notices: readonly OrderNotice[]): readonly string[] =>
  notices.map(({ order, skipped }) => {
    const words = orderSentences(say, match.game).order(order, []);
    const { orders } = say.common;
    return skipped === undefined
      ? orders.dropped(words)
      : orders.skipped(words, formatRejection(say, match.game, skipped, seatName(say, match)));
  });

/** Returns the lines about a user's own removed orders. Those of them that are yet to be sent are not sent any more. */
export const orderNoticesFor = async ({
  services,
  say,
  actor,
  position: { match },
}: MatchContext): Promise<readonly string[]> => {
  const own = await services.matches.orders(match.id, actor.user);
  if (own === undefined || own.notices.length === 0) return [];
  await services.matches.acknowledgeNotices(match.id, own.seat, own.notices);
  return noticeLines(say, match, own.notices);
};

/** Returns the words so far, each by its label: "Offerings › Cycle 4 › Ares › Up to 4 GP". */
const crumbs = ({ services, say, position: { match, view } }: MatchContext, words: readonly string[]): string => {
  const rules = services.games.find(match.game)?.orders;
  const said = orderSentences(say, match.game);
  return words.map((word, index) => said.word(rules?.say(view, words.slice(0, index))?.question ?? '', word)).join(' › ');
};

/**
 * Returns rows of the usual orders, which take one press each: one row for each word that a number follows, with the smallest
 * numbers and the largest.
 */
const quickRows = ({ say, position: { match, view } }: MatchContext, rules: AnyStandingOrders): readonly Row[] => {
  const start = defaultWords(rules, view);
  const said = orderSentences(say, match.game);
  const id = (...words: readonly string[]) => ({ kind: 'say', match: match.id, page: 0, words: [...start, ...words] }) as const;
  const { question = '', next = [] } = rules.say(view, start) ?? {};
  const asked = next.flatMap((word) => {
    const after = rules.say(view, [...start, word]);
    return after?.acceptsNumber === undefined ? [] : [{ word, question: after.question, numbers: after.next }];
  });
  const atOnce = Math.min(4, Math.floor(MAX_PARTS / Math.max(1, asked.length)) - 2);
  if (atOnce < 1) return [];
  return asked.map(({ word, question: asks, numbers }) => {
    const label = said.word(question, word);
    const few = numbers.filter((_, index) => index < Math.max(1, atOnce - 1) || index === numbers.length - 1);
    const buttons = few.slice(0, atOnce).map((number) => button(id(word, number), `${label} › ${said.word(asks, number)}`));
    return row(button(id(word), label, ButtonStyle.Primary, say.emoji(word)), ...buttons);
  });
};

/** Returns the words that are used where a user who types leaves them out. */
const defaultWords = (rules: AnyStandingOrders, view: unknown, words: readonly string[] = []): readonly string[] => {
  const usual = rules.say(view, words)?.default;
  return usual === undefined ? words : defaultWords(rules, view, [...words, usual]);
};

const withoutOrder = (prompt: OrderPrompt<BaseOrder> | undefined): OrderPrompt<BaseOrder> | undefined => {
  if (prompt === undefined) return undefined;
  const { order, ...rest } = prompt;
  return rest;
};

const promptRows = (
  say: Sentences,
  { id: match, game }: Match,
  prompt: OrderPrompt<BaseOrder> | undefined,
  words: readonly string[],
  page: number,
  from?: CustomId,
): readonly Row[] => {
  if (prompt === undefined) return [];
  const { question, next, order, acceptsNumber } = prompt;
  const { controls, orders } = say.common;
  const said = orderSentences(say, game);
  const fitting = next.filter((word) => fitsCustomId({ kind: 'keepsure', match, decision: 999_999, words: [...words, word] }));
  const label = (word: string): string => said.word(question, word);
  const wordsId = (more: readonly string[], shown: number) => ({ kind: 'say', match, page: shown, words: more }) as const;
  const pages = Math.ceil(fitting.length / PAGE);
  const shown = Math.max(0, Math.min(page, pages - 1));
  const listed = fitting.slice(shown * PAGE, (shown + 1) * PAGE);
  const entries = listed.map((word) => ({
    value: word,
    label: label(word),
    emoji: say.emoji(word),
    ...describedBy(said.meaning(question, word)),
  }));
  const areNumbers = acceptsNumber !== undefined && fitting.length <= MAX_NUMBERS;
  const isMenu = !areNumbers && (fitting.length > MAX_BUTTONS || entries.some(({ description }) => description !== undefined));
  const steps = [
    ...(order === undefined ? [] : [button({ kind: 'keep', match, words }, controls.saveOrder, ButtonStyle.Success)]),
    ...pageButtons(shown, pages, (each) => wordsId(words, each), [controls.previousChoices, controls.nextChoices]),
    ...(words.length === 0 ? [] : [button(from ?? wordsId(words.slice(0, -1), 0), controls.back)]),
  ];
  return [
    ...(isMenu
      ? [row(menu(wordsId(words, shown), words.length === 0 ? orders.newOrder : questionIn(said.asks(question)), entries))]
      : buttonRows(
          listed.map((word) => button(wordsId([...words, word], 0), label(word), ButtonStyle.Secondary, say.emoji(word))),
        )),
    ...buttonRows(steps),
  ];
};

/** Returns the question alone, without the hints after it: a menu has no room for more. */
const questionIn = (asks: string): string => /^[^?]*\?/.exec(asks)?.[0] ?? asks;

/** Explains a word in a menu; buttons have no room for that. */
const describedBy = (description: string | undefined): { readonly description?: string } =>
  description === undefined ? {} : { description };

const deleteRows = (say: Sentences, { id, game }: Match, standing: readonly BaseOrder[]): readonly Row[] => {
  if (standing.length === 0) return [];
  const entries = standing
    .slice(0, PAGE)
    .map((order) => ({ value: orderKey(order), label: orderSentences(say, game).order(order, standing) }));
  return [row(menu({ kind: 'unkeep', match: id }, say.common.orders.takeBack, entries))];
};

/** Returns a key that identifies an order in a menu. */
export const orderKey = (order: BaseOrder): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 16);
