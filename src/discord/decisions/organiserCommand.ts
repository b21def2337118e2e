import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { MAX_REASON_LENGTH, type Match, type Motion } from '#matches/index.ts';
import { type Command, described, type MatchContext, type SlashCommandContext, subcommand } from '../command/command.ts';
import { type Reply, textReply } from '../components/reply.ts';
import { releaseFromQuarantine } from '../delivery/releaseFromQuarantine.ts';
import { denied, refusedBy } from '../narration/refusalReply.ts';
import { motionText, parseRewind, rewindChoices } from '../narration/rewindTargets.ts';
import { askedMatch } from '../selection/matchOption.ts';
import { matchCommand } from '../selection/onMatch.ts';
import { playCommand } from '../selection/playCommand.ts';
import { isOrganiser } from '../server/serverPermissions.ts';
import { storableText } from '../text/escapeMarkdown.ts';
import { motionOption, OPTIONS_OF, parseMotionPath, suggestMotion } from './motionOptions.ts';
import { followMotion } from './motions.ts';

/** Returns the subcommand for a type of organiser's decision. */
export const organiserCommand = (kind: Exclude<Motion['kind'], 'draw' | 'standing'>): Command => {
  const data = subcommand(`organise ${kind}`);
  for (const option of OPTIONS_OF[kind]) data.addStringOption(motionOption(`organise.${option}`, true));
  return matchCommand(withReason(data), 'own', (call) => organise(call, kind), {
    autocomplete: (suggestion) => suggestMotion(suggestion, kind, 'organiser'),
  });
};

/** Adds the option that every organiser's decision has: its reason. */
export const withReason = (data: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder =>
  data.addStringOption((option) => described(option, 'organise.reason').setRequired(true).setMaxLength(MAX_REASON_LENGTH));
/** Returns why the actor may not decide anything about a match; `undefined` when they may. */
const refuseOrganising = async (
  { interaction, services, say }: SlashCommandContext,
  match: Match,
): Promise<Reply | undefined> => {
  const { server } = match.place;
  if (await isOrganiser(services, interaction, server)) return undefined;
  const { organiserRole } = await services.stores.servers.find(server);
  return denied(say, 'notOrganiser', organiserRole === undefined ? undefined : `<@&${organiserRole}>`);
};

/** Ends a match's quarantine if its log can be replayed now. */
export const retryMatch = async (call: SlashCommandContext): Promise<Reply> => {
  const { services, say } = call;
  const asked = await askedMatch(call, 'own');
  const match = asked.position === undefined ? asked.setAside : asked.position.match;
  if (match === undefined) return asked.refused ?? denied(say, 'noMatchHere');
  const refused = await refuseOrganising(call, match);
  if (refused !== undefined) return refused;
  const outcome = await releaseFromQuarantine(services, match.id);
  return outcome === 'back' ? textReply(say.notices.broughtBack(`#${match.id}`)) : denied(say, outcome, `#${match.id}`);
};

/**
 * Applies an organiser's decision about a match and announces it in the thread. Only for organisers of the match's server, from
 * there.
 */
export const organise = async (call: SlashCommandContext & MatchContext, kind: Motion['kind']): Promise<Reply> => {
  const { interaction, services, say, actor, position } = call;
  const { match } = position;
  const refused = await refuseOrganising(call, match);
  if (refused !== undefined) return refused;
  const typed = parseMotionPath(call, position, kind);
  if (typed.refused !== undefined) return typed.refused;
  const points = kind === 'rewind' ? await rewindChoices(services, say, match) : [];
  const resolved = followMotion({ say, position, points, own: undefined }, typed.path);
  const motion = resolved.kind === 'motion' ? resolved.motion : await parseRewind(services, match, typed.path);
  if (motion === undefined) return refusedBy(say, 'noSuchPoint');
  const reason = storableText(interaction.options.getString('reason', true));
  const { refused: why } = await playCommand(call, { type: 'Organise', user: actor.user, motion, reason });
  return why ?? textReply(say.table.decided(await motionText(services, say, match, motion)));
};
