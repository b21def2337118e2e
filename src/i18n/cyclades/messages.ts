import type { Command } from '#games/cyclades/commands.ts';
import type { Event } from '#games/cyclades/events.ts';
import type { TABLE } from '#games/cyclades/moves/moves.ts';
import type { View } from '#games/cyclades/viewTypes.ts';
import type { GameCommandKey } from '../keys.ts';
import type { GameMessages } from '../language.ts';
import type { Section } from './guide.ts';

/** A text for each command of Cyclades. */
export type CycladesCommands = Readonly<Record<GameCommandKey<'cyclades', typeof TABLE>, string>>;

/** What a language says about Cyclades. */
export type CycladesMessages = Required<GameMessages<View, Event, Command, Section, CycladesCommands>>;
