import type { SlashCommandStringOption } from 'discord.js';
import type { CommandKey, Sentences } from '#i18n/index.ts';
import type { Match, Motion, Position } from '#matches/index.ts';
import { type AutocompleteChoices, type AutocompleteContext, described, type SlashCommandContext } from '../command/command.ts';
import type { Reply } from '../components/reply.ts';
import { EXTENSIONS, PAUSES, parseHours, suggestDurations } from '../narration/durations.ts';
import { denied, refusalWithHelp, refusedBy } from '../narration/refusalReply.ts';
import { pointLabel, type RewindChoice, rewindChoices } from '../narration/rewindTargets.ts';
import { askedMatch } from '../selection/matchOption.ts';
import { escapeMarkdown } from '../text/escapeMarkdown.ts';
import { filterByName } from '../text/normalizeText.ts';
import { labelName, parseSeat, plainName } from '../text/seatNames.ts';
import { truncate } from '../text/truncate.ts';
import { seatsFor } from './motions.ts';

/** The options with which motions are typed. */

export type MotionOption = 'seat' | 'time' | 'to';

/** The options of each type of motion, in the order of its choices. */
export const OPTIONS_OF: Readonly<Record<Motion['kind'], readonly MotionOption[]>> = {
  pause: ['time'],
  resume: [],
  extend: ['seat', 'time'],
  replace: ['seat'],
  computer: ['seat'],
  draw: [],
  standing: [],
  rewind: ['to'],
  roll: [],
};

export const motionOption =
  (key: CommandKey, required: boolean) =>
  (option: SlashCommandStringOption): SlashCommandStringOption =>
    described(option, key).setAutocomplete(true).setRequired(required);

/** Returns the typed options as a path of choices, which may be incomplete, or the refusal of the first invalid option. */
export const parseMotionPath = (
  { interaction, say }: SlashCommandContext,
  { match }: Position,
  kind: Motion['kind'],
): { readonly path: readonly string[]; readonly refused?: never } | { readonly refused: Reply } => {
  const path: string[] = [kind];
  for (const option of OPTIONS_OF[kind]) {
    const typed = interaction.options.getString(option);
    if (typed === null) break;
    const value = valueTyped(say, match, option, typed);
    if (value === undefined) return { refused: notUnderstood(say, match, option, typed) };
    path.push(value);
  }
  return { path };
};

const valueTyped = (say: Sentences, match: Match, option: MotionOption, typed: string): string | undefined => {
  switch (option) {
    case 'seat':
      return parseSeat(match, typed)?.toString();
    case 'time':
      return parseHours(say, typed)?.toString();
    case 'to':
      return /^\s*[#·]?(\d{1,9})\b/.exec(typed)?.[1];
  }
};

const notUnderstood = (say: Sentences, match: Match, option: MotionOption, typed: string): Reply => {
  switch (option) {
    case 'seat':
      return refusalWithHelp(
        say,
        'voting',
        say.common.missingOption(
          say.common.commandNames['match vote.seat'],
          match.seats.map(({ seat }) => plainName(match)(seat)),
          0,
        ),
      );
    case 'time':
      return denied(say, 'noSuchDuration', escapeMarkdown(truncate(typed, 40)));
    case 'to':
      return refusedBy(say, 'noSuchPoint');
  }
};

/** Returns choices for these options. For seats, only those that this user may propose a motion of the type about. */
export const suggestMotion = async (
  suggestion: AutocompleteContext,
  kind: Motion['kind'] | undefined,
  by: 'player' | 'organiser',
): Promise<AutocompleteChoices> => {
  const { interaction, say, services } = suggestion;
  const { name: option, value: typed } = interaction.options.getFocused(true);
  if (kind === undefined) return [];
  if (option === 'time') return suggestDurations(say, kind === 'pause' ? PAUSES : EXTENSIONS, typed);
  const { position } = await askedMatch(suggestion, 'own');
  if (position === undefined) return [];
  const { match } = position;
  const name = labelName(match);
  const offered =
    option === 'seat'
      ? seatsFor(kind, position, by === 'player' ? position.seat : undefined).map((seat) => ({
          name: name(seat),
          value: String(seat + 1),
        }))
      : (await rewindChoices(services, say, match)).map(pointChoice);
  return filterByName(offered, typed);
};

const pointChoice = (point: RewindChoice) => ({ name: pointLabel(point), value: String(point.number) });
