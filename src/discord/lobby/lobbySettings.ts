import { ComponentType } from 'discord.js';
import { generalMessages, LANGUAGES, type Sentences } from '#i18n/index.ts';
import { MATCH_OPTIONS, type Match, type UserId } from '#matches/index.ts';
import type { MatchContext } from '../command/command.ts';
import { isLanguage, languageName } from '../command/language.ts';
import type { Services } from '../command/services.ts';
import { button, menu, type Reply, type Row, row, textReply } from '../components/reply.ts';
import { createCustomId, type OptionPage } from '../customIds/customId.ts';
import { markNameOutdated } from '../delivery/threadNames.ts';
import { isMatchOption, matchOptionLabel, matchOptionsOf, paceEntry } from '../narration/paceText.ts';
import { denied } from '../narration/refusalReply.ts';
import { whyNotRated } from '../server/bans.ts';
import { labelName, seatEmoji } from '../text/seatNames.ts';
import { pingGuest, trySyncLobbyMessage } from './lobby.ts';
import { actOnLobby, refuseOthers } from './lobbyActions.ts';

/** Returns a page of the host's panel: a menu for each option; on the first page also those of people. */
export const showSettings = (context: MatchContext, page: OptionPage = 'first'): Reply =>
  refuseOthers(context) ?? settingsPanel(context.services, context.say, context.position.match, [], page);

const settingsPanel = (
  services: Services,
  say: Sentences,
  match: Match,
  notes: readonly string[],
  page: OptionPage = 'first',
): Reply => {
  const { controls, plain } = say.common;
  const { first, rest } = optionsByPage(services, match);
  const otherPage = page === 'first' ? 'rest' : 'first';
  const turn = row(
    button({ kind: 'options', match: match.id, page: otherPage }, page === 'first' ? controls.houseRules : controls.back),
  );
  const rows = (options: readonly string[]) => options.map((option) => optionRow(services, say, match, option));
  return textReply(
    [...notes, plain.settingsIntro].join('\n'),
    ...rows(page === 'first' ? first : rest),
    ...(page === 'first' ? peopleRows(say, match) : []),
    turn,
  );
};

/** The options of every match on the first page, in this order, before those of the game. */
const FIRST = ['pace', 'timeout', 'rated', 'gate', 'language'];

/**
 * Returns the options on each page. Leaves out options for a number of seats that the match can't have any more, and the beacon
 * where the operator has configured none.
 */
const optionsByPage = ({ beacon, games }: Services, match: Match): Readonly<Record<OptionPage, readonly string[]>> => {
  const { rules, optionUse } = games.find(match.game) ?? {};
  const isPossible = (option: string): boolean => {
    const seats = optionUse?.seats[option] ?? match.seats.length;
    return match.seats.length <= seats && seats <= match.seatLimit;
  };
  const own = Object.keys(rules?.options ?? {});
  const first = [...FIRST, ...(optionUse?.first ?? own)].filter(isPossible);
  const all = [...own, 'remind', 'rated', 'gate', ...(beacon === undefined ? [] : ['fair'])];
  return { first, rest: all.filter((option) => !first.includes(option) && isPossible(option)) };
};

const optionRow = ({ games }: Services, say: Sentences, match: Match, option: string): Row => {
  if (option === LANGUAGE) return languageRow(say, match);
  const values: readonly string[] = { ...games.rules[match.game]?.options, ...MATCH_OPTIONS }[option] ?? [];
  const current = { ...match.options, ...matchOptionsOf(match) }[option] ?? values[0] ?? '';
  const entries = [...new Set([...values, current])].map((value) => ({
    ...(option === 'pace' ? paceEntry(say, value) : { value, label: settingLabel(say, match.game, option, value) }),
    chosen: value === current,
  }));
  return row(menu({ kind: 'set', match: match.id, option }, '', entries));
};

/** The language is not a rule of the match, so it is part of the match's place and not of its log. */
const LANGUAGE = 'language';

const languageRow = ({ common }: Sentences, { id, place }: Match): Row => {
  const current = generalMessages(place.locale).locale;
  const entries = LANGUAGES.map(({ locale, name }) => ({
    value: locale,
    label: common.server.language(name),
    chosen: locale === current,
  }));
  return row(menu({ kind: 'set', match: id, option: LANGUAGE }, '', entries));
};

/** Returns a label such as "Gold: open to all". */
export const settingLabel = (say: Sentences, game: string, option: string, value: string): string => {
  if (isMatchOption(option)) return matchOptionLabel(say, option, value);
  const words = say.game(game).optionNames[option];
  return say.common.settingOption(words?.name ?? option, words?.values[value] ?? value);
};

/** A value of a game's option. */
interface Setting {
  readonly option: string;
  readonly value: string;
  /** As it is typed: `gold=open`. */
  readonly typed: string;
  readonly label: string;
  /** Whether it is the default. */
  readonly isDefault: boolean;
}

/** Returns all values of a game's options that a host can choose. */
export const settingsOf = ({ games }: Services, say: Sentences, game: string): readonly Setting[] =>
  Object.entries(games.find(game)?.rules.options ?? {}).flatMap(([option, values]) =>
    values.map((value, index) => {
      const label = settingLabel(say, game, option, value);
      return { option, value, typed: `${option}=${value}`, label, isDefault: index === 0 };
    }),
  );

const peopleRows = (say: Sentences, match: Match): readonly Row[] => {
  const { inviteSomebody, passHost } = say.common.plain;
  const name = labelName(match);
  const others = match.seats.flatMap(({ seat, user }) =>
    user === undefined || user === match.host ? [] : [{ value: user, label: name(seat), emoji: seatEmoji(say, seat) }],
  );
  const invite = row({
    type: ComponentType.UserSelect,
    custom_id: createCustomId({ kind: 'invite', match: match.id }),
    placeholder: inviteSomebody,
  });
  const computers = match.computers.map((seat) => ({ value: String(seat), label: name(seat), emoji: seatEmoji(say, seat) }));
  return [
    invite,
    ...(computers.length === 0 ? [] : [row(menu({ kind: 'away', match: match.id }, say.table.removeComputer, computers))]),
    ...(others.length === 0 ? [] : [row(menu({ kind: 'host', match: match.id }, passHost, others))]),
  ];
};

export const chooseOption = async (context: MatchContext, option: string, value: string): Promise<Reply> => {
  if (option === LANGUAGE) return chooseLanguage(context, value);
  const rated = option === 'rated' && value === 'on';
  const banned = await whyNotRated(context, { ...context.position.match, rated });
  if (banned !== undefined) return banned;
  const { match, refused } = await actOnLobby(context, { type: 'ChooseOption', user: context.actor.user, option, value });
  if (refused !== undefined) return refused;
  const page = optionsByPage(context.services, match).rest.includes(option) ? 'rest' : 'first';
  return settingsPanel(context.services, context.say, match, [settingLabel(context.say, match.game, option, value)], page);
};

/** Changes the language. The lobby message uses it immediately; the thread is renamed when the match starts. */
const chooseLanguage = async (context: MatchContext, locale: string): Promise<Reply> => {
  const { services, say, actor, position } = context;
  const { id, status, host } = position.match;
  if (status !== 'lobby' || host !== actor.user) return showSettings(context);
  if (!isLanguage(locale)) return denied(say, 'notUnderstood');
  await markNameOutdated(services, id);
  await services.stores.matches.setPlace(id, { locale });
  return settingsPanel(services, say, await trySyncLobbyMessage(services, id), [
    say.common.server.language(languageName(locale)),
  ]);
};

/** Invites a user, and pings them in the match's thread. */
export const inviteGuest = async (context: MatchContext, guest: UserId): Promise<Reply> => {
  const { match, refused } = await actOnLobby(context, { type: 'Invite', user: context.actor.user, guest });
  if (refused !== undefined) return refused;
  await pingGuest(context.services, match, guest, context.actor.user);
  return settingsPanel(context.services, context.say, match, [context.say.common.invited(`<@${guest}>`)]);
};

export const passHost = async (context: MatchContext, to: UserId): Promise<Reply> => {
  const { refused } = await actOnLobby(context, { type: 'PassHost', user: context.actor.user, to });
  return refused ?? textReply(context.say.common.hostPassed(`<@${to}>`));
};
