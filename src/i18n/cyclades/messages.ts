import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { TABLE } from '#games/cyclades/moves/moves.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { GameCommandKey } from '../keys.ts';
import type { GameMessages } from '../language.ts';
import { commandDescriptions, commandNamesIn, ofGame } from '../phrases/commandPhrases.ts';
import { sectionsOf } from '../phrases/sections.ts';
import { guide, type Section } from './guide.ts';
import { cycladesHelp } from './help/help.ts';
import type { CycladesText } from './phrases.ts';
import { cycladesSentences } from './sentences.ts';

/** A text for each command of Cyclades. */
export type CycladesCommands = Readonly<Record<GameCommandKey<'cyclades', typeof TABLE>, string>>;

/** What a language says about Cyclades. */
export type CycladesMessages = Required<GameMessages<View, Event, Command, Section, CycladesCommands>>;

/** Returns all that a language says about Cyclades. */
export const cycladesMessages = (t: CycladesText): CycladesMessages => ({
  sentences: cycladesSentences(t),
  help: cycladesHelp(t),
  lesson: sectionsOf(t, 'lesson'),
  sections: sectionsOf(t, 'rules'),
  commands: ofGame(commandDescriptions(t), 'cyclades'),
  commandNames: ofGame(commandNamesIn(t), 'cyclades'),
  guide,
});
