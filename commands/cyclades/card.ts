import type { Command } from '#discord/command/command.ts';
import { referenceCommand } from '#discord/rules/referenceCommand.ts';

export default referenceCommand('cyclades') satisfies Command;
