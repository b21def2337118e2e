import { type Guild, TimestampStyles, time } from 'discord.js';
import type { DecisionWords } from '#i18n/index.ts';
import { type DecisionMade, SERVER_UNSET, type ServerChange } from '#matches/index.ts';
import type { CommandContext } from '../command/command.ts';
import { buttonRows, pageButtons, type Reply, textReply } from '../components/reply.ts';
import { denied } from '../narration/refusalReply.ts';
import { motionText } from '../narration/rewindTargets.ts';
import { type ServerManager, whyNotModerator } from '../server/serverPermissions.ts';
import { factsOf } from '../server/serverSettings.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { truncate } from '../text/truncate.ts';

/** A reply has room for 4,000 characters. */
const ON_A_PAGE = 8;
const LINE_LIMIT = 480;

/** Returns a page of what moderators decided on a server, newest first: who, when, what and why. Only for moderators. */
export const auditReply = async (context: CommandContext, by: ServerManager, page: number): Promise<Reply> => {
  const { services, say } = context;
  const refused = await whyNotModerator(services, say, by);
  if (refused !== undefined || by.guild === null) return refused ?? denied(say, 'notAMember');
  const { guild } = by;
  const { total, decisions } = await services.stores.moderation.list(guild.id, page * ON_A_PAGE, ON_A_PAGE);
  if (decisions.length === 0) return page > 0 ? auditReply(context, by, 0) : textReply(say.moderation.none);
  const lines: string[] = [];
  for (const made of decisions) {
    const when = time(made.at, TimestampStyles.ShortDateTime);
    const words = await wordsOf(context, guild, made);
    const line = say.moderation.line(when, mention(made.by), words, made.reason && escapeMarkdown(made.reason));
    lines.push(truncate(line, LINE_LIMIT));
  }
  const { earlier, later } = say.common.controls;
  const pages = pageButtons(page, Math.ceil(total / ON_A_PAGE), (to) => ({ kind: 'audit', page: to }), [later, earlier]);
  return textReply([say.moderation.title(total), ...lines].join('\n'), ...buttonRows(pages));
};

const mention = (user: string | undefined): string | undefined => user && `<@${user}>`;

const wordsOf = async ({ services, say }: CommandContext, guild: Guild, made: DecisionMade): Promise<DecisionWords> => {
  if (made.kind === 'match') {
    const match = await services.stores.matches.find(made.match);
    const motion = match === undefined ? '–' : await motionText(services, say, match, made.motion);
    return { kind: 'match', match: say.common.matchName(made.match), motion };
  }
  if (made.cup !== undefined) return { kind: 'cup', cup: say.cups.name(made.cup.id), act: made.cup.act };
  const about = mention(made.about);
  if (made.kind === 'settings') return { kind: 'settings', settings: settingLines(say, guild, made.change ?? {}) };
  if (made.kind !== 'ban') return { kind: made.kind === 'note' ? 'note' : 'unban', about };
  return { kind: 'ban', about, until: made.until === undefined ? '–' : time(made.until, TimestampStyles.ShortDate) };
};

/** Returns the lines of the settings' panel for those that were changed. */
const settingLines = (say: CommandContext['say'], guild: Guild, change: ServerChange): readonly string[] => {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined));
  const lines = say.common.server.lines(factsOf(say, guild, { ...SERVER_UNSET, ...set, id: guild.id }));
  return Object.keys(change).flatMap((key) => lines[key as keyof typeof lines] ?? []);
};
