import type { Command } from '#games/peloponnes/commands.ts';
import type { Event } from '#games/peloponnes/events.ts';
import type { TABLE } from '#games/peloponnes/moves.ts';
import type { View } from '#games/peloponnes/viewTypes.ts';
import type { GameCommandKey } from '../keys.ts';
import type { GameMessages } from '../language.ts';
import type { Section } from './guide.ts';

/** A text for each command of Peloponnes. */
export type PeloponnesCommands = Readonly<Record<GameCommandKey<'peloponnes', typeof TABLE>, string>>;

/** What a language says about Peloponnes. */
export type PeloponnesMessages = Required<GameMessages<View, Event, Command, Section, PeloponnesCommands>>;
